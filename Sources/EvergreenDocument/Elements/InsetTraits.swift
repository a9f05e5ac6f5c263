/// The placement of an inset bar.
package struct InsetTraits: Hashable, Sendable {
    package var edge: Edge
    /// The alignment of the content of a bar at the top or bottom edge.
    package var horizontalAlignment: HorizontalAlignment
    /// The alignment of the content of a bar at a side edge.
    package var verticalAlignment: VerticalAlignment
    /// The spacing between the bar and the elements, in points; nil for none.
    package var spacing: Double?

    package init(
        edge: Edge,
        horizontalAlignment: HorizontalAlignment = .center,
        verticalAlignment: VerticalAlignment = .center,
        spacing: Double? = nil
    ) {
        self.edge = edge
        self.horizontalAlignment = horizontalAlignment
        self.verticalAlignment = verticalAlignment
        self.spacing = spacing
    }
}
