/// The size and position of a browser window that a page opens. Nil for the browser's default.
package struct WindowPlacement: Hashable, Sendable {
    /// In points.
    package struct Size: Hashable, Sendable {
        package var width: Double
        package var height: Double

        package init(width: Double, height: Double) {
            self.width = width
            self.height = height
        }
    }

    package var size: Size?
    /// The point of the window that is placed at the same point of the screen.
    package var position: StyleAnchor?

    package init(size: Size? = nil, position: StyleAnchor? = nil) {
        self.size = size
        self.position = position
    }
}
