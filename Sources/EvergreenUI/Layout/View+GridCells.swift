import EvergreenDocument

// Modifiers for the cells of a `Grid`. They have no effect elsewhere.
extension View {
    /// Makes a cell of a ``GridRow`` span several columns. Later cells move to the columns after them. A view outside of rows always spans
    /// all columns.
    public func gridCellColumns(_ count: Int) -> some View { modifier(StyleModifier(value: .gridColumns(count))) }

    /// Aligns a point of the cell with the same point of its grid area, regardless of the alignments of the grid, the row and the column.
    ///
    /// - Parameter anchor: The point, such as `.topLeading` or `UnitPoint(x: 0.25, y: 0.5)`.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(StyleModifier(value: .gridAnchor(anchor.anchor)))
    }

    /// Sets the alignment of all cells in the column of this cell. If several cells of a column set one, the first in the grid wins.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(StyleModifier(value: .gridColumnAlignment(guide)))
    }

    /// Limits an expanding view, such as a `Divider`, to the space of its cell along these axes. The view does not widen columns or
    /// heighten rows.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(
            StyleModifier(
                value: .gridUnsized(horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical))
            )
        )
    }
}
