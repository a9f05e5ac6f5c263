/// Which rows committed transactions have touched.
///
/// It may name too many rows, never too few.
package struct RowChanges: Sendable {
    /// The touched rows of each table, by the table's name in lower case. Nil stands for all rows.
    package private(set) var rowIDs: [String: Set<Int64>?] = [:]

    /// Whether anything may have changed, the schema included.
    package private(set) var everything = false

    /// How many rows of a table are told apart. Who does not ask for changes does not gather them without a bound.
    private static let maximumCount = 1 << 16

    package init() {}

    package var isEmpty: Bool { !everything && rowIDs.isEmpty }

    init(_ changes: CommittedChanges) {
        everything = changes.everything
        for table in changes.tables {
            let isKnown = table.keyedRows == nil && table.rowIDs?.areTooMany == false
            add(isKnown ? table.rowIDs?.distinct : nil, of: table.name)
        }
    }

    private mutating func add(_ rows: Set<Int64>?, of table: String) {
        switch (rowIDs[table], rows) {
        case (.none, _): rowIDs[table] = .some(rows)
        case (.some(.some(let present)), .some(let rows)) where present.count + rows.count <= Self.maximumCount:
            rowIDs[table] = .some(present.union(rows))
        default: rowIDs[table] = .some(nil)
        }
    }

    /// Whether any row of a table may have changed.
    package func isWhole(_ table: String) -> Bool {
        if case .some(.none) = rowIDs[table] { true } else { false }
    }

    package mutating func formUnion(_ other: RowChanges) {
        everything = everything || other.everything
        for (table, rows) in other.rowIDs { add(rows, of: table) }
    }
}
