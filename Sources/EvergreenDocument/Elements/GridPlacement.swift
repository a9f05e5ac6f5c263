/// The position of a cell in its grid, or the number of a grid's columns. The document computes it from the cells.
package enum GridPlacement: Hashable, Sendable {
    /// A cell's first column, counted from 1, its column span, and the alignment of the cells in its first column; nil for the grid's
    /// alignment.
    case cell(column: UInt8, span: UInt8, alignment: HorizontalAlignment?)
    /// A grid's number of columns.
    case grid(columns: UInt8)

    /// The maximum number of columns in a grid. Cells beyond it share the last column.
    static let maximumColumns = 64
}

extension [StyleValue] {
    /// The column span of a cell.
    var columnSpan: Int {
        for case .gridColumns(let count) in self { return Swift.min(Swift.max(count, 1), GridPlacement.maximumColumns) }
        return 1
    }

    /// The alignment of the cells in the column of a cell with this style; nil for the grid's alignment.
    var columnAlignment: HorizontalAlignment? {
        for case .gridColumnAlignment(let alignment) in self { return alignment }
        return nil
    }

    /// Whether cells with either style have the same effect on the grid's columns.
    func isSameInGrid(as other: [StyleValue]) -> Bool {
        columnSpan == other.columnSpan && columnAlignment == other.columnAlignment
    }
}
