extension Element {
    /// The grid of which the element is the root, a row or a cell; nil for none.
    var gridAround: Element? {
        if case .grid = description.kind { return self }
        guard let row = rowAround else { return nil }
        var container = row.parent
        while let element = container, element.description.kind.isTransparent { container = element.parent }
        guard let container, case .grid = container.description.kind else { return nil }
        return container
    }

    /// The row of which the element is the root or a cell.
    private var rowAround: Element? {
        if case .gridRow = description.kind { return self }
        guard let parent, case .gridRow = parent.description.kind else { return nil }
        return parent
    }

    /// The rows of the current or previous grid.
    private var gridRows: [Element] {
        children.flatMap { child -> [Element] in
            if case .gridRow = child.description.kind { return [child] }
            return child.description.kind.isTransparent ? child.gridRows : []
        }
    }

    /// Positions the cells of a grid. Removes the positions of the cells if the element is no longer a grid. O(n) for n cells.
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
        columns = min(columns, GridPlacement.maximumColumns)
        place(.grid(columns: UInt8(clamping: columns)))
        for row in rows {
            var column = 1
            for cell in row.children {
                let span = cell.description.style.columnSpan
                let first = min(column, GridPlacement.maximumColumns)
                cell.place(
                    .cell(
                        column: UInt8(clamping: first),
                        span: UInt8(clamping: min(span, GridPlacement.maximumColumns + 1 - first)),
                        alignment: alignments[column]
                    )
                )
                column += span
            }
        }
    }
}
