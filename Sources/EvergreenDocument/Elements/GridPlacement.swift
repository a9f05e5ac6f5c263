/// Where an element stands in a grid, or how many columns the grid has that it is. The document resolves it from the cells.
package enum GridPlacement: Hashable, Sendable {
    /// Of a cell: its first column, counted from 1, how many columns it takes, and how the cells of its first column are aligned;
    /// nil for the alignment of the grid.
    case cell(column: UInt8, span: UInt8, alignment: HorizontalAlignment?)
    /// Of a grid: the number of its columns.
    case grid(columns: UInt8)

    /// The most columns that a grid has. Cells beyond them share the last one.
    static let mostColumns = 64
}

extension [StyleValue] {
    /// The number of columns that a cell takes.
    var columnSpan: Int {
        for case .gridColumns(let count) in self { return Swift.min(Swift.max(count, 1), GridPlacement.mostColumns) }
        return 1
    }

    /// How the cells are aligned that are in the column of a cell with this style; nil for as the grid says.
    var columnAlignment: HorizontalAlignment? {
        for case .gridColumnAlignment(let alignment) in self { return alignment }
        return nil
    }

    /// Whether a cell with this style has the columns of its grid look the same as one with the other.
    func isSameInGrid(as other: [StyleValue]) -> Bool {
        columnSpan == other.columnSpan && columnAlignment == other.columnAlignment
    }
}
