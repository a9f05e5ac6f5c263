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
    fileprivate var columnSpan: Int {
        for case .gridColumns(let count) in self { return Swift.min(Swift.max(count, 1), GridPlacement.mostColumns) }
        return 1
    }

    /// How the cells are aligned that are in the column of a cell with this style; nil for as the grid says.
    fileprivate var columnAlignment: HorizontalAlignment? {
        for case .gridColumnAlignment(let alignment) in self { return alignment }
        return nil
    }

    /// Whether a cell with this style has the columns of its grid look the same as one with the other.
    func isSameInGrid(as other: [StyleValue]) -> Bool {
        columnSpan == other.columnSpan && columnAlignment == other.columnAlignment
    }
}

extension Element {
    /// The grid that the element is, or that it is a row or a cell of; nil for none.
    var gridAround: Element? {
        if case .grid = description.kind { return self }
        guard let row = rowAround else { return nil }
        var container = row.parent
        while let element = container, element.description.kind.isTransparent { container = element.parent }
        guard let container, case .grid = container.description.kind else { return nil }
        return container
    }

    /// The row that the element is, or that it is a cell of.
    private var rowAround: Element? {
        if case .gridRow = description.kind { return self }
        guard let parent, case .gridRow = parent.description.kind else { return nil }
        return parent
    }

    /// The rows of the grid that the element is, or was.
    private var gridRows: [Element] {
        children.flatMap { child -> [Element] in
            if case .gridRow = child.description.kind { return [child] }
            return child.description.kind.isTransparent ? child.gridRows : []
        }
    }

    /// Places the cells of the grid that the element is; or says that they have no place, if it is no grid any more.
    /// Costs O(n) for n cells.
    func resolveGridPlacements() {
        let rows = gridRows
        guard case .grid = description.kind else {
            place(nil)
            for cell in rows.flatMap(\.children) { cell.place(nil) }
            return
        }
        var alignments: [Int: HorizontalAlignment] = [:]
        var columns = 0
        for row in rows {
            var column = 1
            for cell in row.children {
                let style = cell.description.style
                if alignments[column] == nil { alignments[column] = style.columnAlignment }
                column += style.columnSpan
            }
            columns = max(columns, column - 1)
        }
        columns = min(columns, GridPlacement.mostColumns)
        place(.grid(columns: UInt8(clamping: columns)))
        for row in rows {
            var column = 1
            for cell in row.children {
                let span = cell.description.style.columnSpan
                let first = min(column, GridPlacement.mostColumns)
                cell.place(
                    .cell(
                        column: UInt8(clamping: first),
                        span: UInt8(clamping: min(span, GridPlacement.mostColumns + 1 - first)),
                        alignment: alignments[column]
                    )
                )
                column += span
            }
        }
    }
}
