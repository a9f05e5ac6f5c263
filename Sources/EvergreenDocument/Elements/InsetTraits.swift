/// Where a bar stands beside other elements.
package struct InsetTraits: Hashable, Sendable {
    package var edge: Edge
    /// Where the bar's content stands in the width of one above or below.
    package var horizontalAlignment: HorizontalAlignment
    /// Where the bar's content stands in the height of one beside.
    package var verticalAlignment: VerticalAlignment
    /// Between the bar and the elements, in points; nil for none.
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
