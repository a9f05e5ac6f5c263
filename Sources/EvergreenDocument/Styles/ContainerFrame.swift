/// A size in parts of that of a container: the nearest one that scrolls, or the window.
package struct ContainerFrame: Hashable, Sendable {
    package var horizontal: Bool
    package var vertical: Bool
    /// Into how many parts the container is divided.
    package var count: Int
    /// How many parts the element takes.
    package var span: Int
    /// Between the parts, in points.
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
