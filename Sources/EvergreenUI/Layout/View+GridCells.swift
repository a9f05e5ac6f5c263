import EvergreenDocument

// What cells of a `Grid` say to it. Elsewhere, it changes nothing.
extension View {
    /// Has a cell of a ``GridRow`` take several columns: the cells after it stand in the columns after those. A view outside of
    /// rows takes all columns anyway.
    public func gridCellColumns(_ count: Int) -> some View { modifier(StyleModifier(value: .gridColumns(count))) }

    /// Has a cell stand with a point of it at the same point of the space that the grid has for it, whatever the alignments of the
    /// grid, the row and the column are.
    ///
    /// - Parameter anchor: The point, such as `.topLeading` or `UnitPoint(x: 0.25, y: 0.5)`.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(StyleModifier(value: .gridAnchor(anchor.anchor)))
    }

    /// Sets how the cells are aligned that are in the same column as this one. If several cells of a column do, the first one in
    /// the grid counts.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(StyleModifier(value: .gridColumnAlignment(guide)))
    }

    /// Has a view that expands, such as a `Divider`, take the space that the grid has for its cell, and no more: along these axes,
    /// it makes no columns wider and no rows higher.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(
            StyleModifier(
                value: .gridUnsized(horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical))
            )
        )
    }
}
