/// The parts of a resized image: corners, edges and the center.
package struct ImageSlices: Hashable, Sendable {
    /// The sizes of the corners, which are not resized, in points of the image.
    package var insets: EdgeInsets
    /// Whether edges and center are repeated, not stretched.
    package var isTiled: Bool

    package init(insets: EdgeInsets, isTiled: Bool) {
        self.insets = insets
        self.isTiled = isTiled
    }
}
