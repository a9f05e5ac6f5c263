import EvergreenDocument

extension ClassList {
    /// Inserts the position of a cell in its grid.
    mutating func insert(column: UInt8, span: UInt8, _ alignment: HorizontalAlignment?) {
        insert(StyleClass(.gridColumn, Double(column)))
        if span > 1 { insert(StyleClass(.gridSpan, Double(span))) }
        if let alignment { insert("in-\(alignment.className)") }
    }

    /// Inserts the point of a cell that is placed at the same point of its space in the grid.
    mutating func insert(cellAnchor anchor: StyleAnchor) {
        guard !anchor.isNamed else {
            insert("cell-\(["leading", "center", "trailing"][Int(anchor.x * 2)])")
            insert("cell-\(["top", "middle", "bottom"][Int(anchor.y * 2)])")
            return
        }
        insert("cell-anchored")
        insert(StyleClass(.cellX, anchor.x))
        insert(StyleClass(.cellY, anchor.y))
    }
}

extension StyleAnchor {
    /// Whether it is a corner, the middle of an edge, or the center.
    var isNamed: Bool { [0, 0.5, 1].contains(x) && [0, 0.5, 1].contains(y) }
}
