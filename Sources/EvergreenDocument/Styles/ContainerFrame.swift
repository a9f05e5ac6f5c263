/// A size relative to a container: the nearest scroll view, or the window.
package struct ContainerFrame: Hashable, Sendable {
    package var horizontal: Bool
    package var vertical: Bool
    /// The number of parts into which the container is divided.
    package var count: Int
    /// The number of parts that the element spans.
    package var span: Int
    /// The spacing between the parts, in points.
    package var spacing: Double
    package var alignment: Alignment

    package init(
        horizontal: Bool,
        vertical: Bool,
        count: Int = 1,
        span: Int = 1,
        spacing: Double = 0,
        alignment: Alignment = .center
    ) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.count = count
        self.span = span
        self.spacing = spacing
        self.alignment = alignment
    }
}
