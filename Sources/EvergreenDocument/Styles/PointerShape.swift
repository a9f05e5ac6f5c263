/// The style of a pointer.
package enum PointerShape: String, CaseIterable, Hashable, Sendable {
    case arrow, link, horizontalText, verticalText, crosshair, openHand, closedHand, zoomIn, zoomOut
    /// The pointer for resizing columns or rows.
    case columnResize, rowResize
    /// The pointer for resizing at a corner: the top leading and bottom trailing corners, and the other two.
    case fallingResize, risingResize
    case none
}
