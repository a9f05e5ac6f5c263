/// What a pointer looks like.
package enum PointerLook: String, CaseIterable, Hashable, Sendable {
    case arrow, link, horizontalText, verticalText, crosshair, openHand, closedHand, zoomIn, zoomOut
    /// The pointer between two columns, and between two rows, which it moves apart.
    case columnResize, rowResize
    /// The pointer at a corner that it moves: at the top leading and the bottom trailing one, and at the others.
    case fallingResize, risingResize
    case none
}
