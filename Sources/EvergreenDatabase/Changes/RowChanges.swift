/// The rows that committed transactions have touched.
///
/// A superset of the touched rows, never a subset.
package struct RowChanges: Sendable {
    /// Rows of one table.
    package enum Rows: Sendable {
        /// These rows, and an unknown subset of the rows in these ranges of row ids.
        case known(Set<Int64>, in: [ClosedRange<Int64>])

        /// Any row.
        case all
    }

    /// The touched rows of each table, by the table's name in lower case.
    package private(set) var rows: [String: Rows] = [:]

    /// Whether anything may have changed, the schema included.
    package private(set) var everything = false

    /// The maximum number of distinct rows of a table, so that changes that are never taken don't accumulate without bound.
    private static let maximumCount = 1 << 16
    private static let maximumRanges = 1_000

    package init() {}

    package var isEmpty: Bool { !everything && rows.isEmpty }

    init(_ changes: CommittedChanges) {
        everything = changes.everything
        for table in changes.tables { add(Rows(table), of: table.name) }
    }

    private mutating func add(_ other: Rows, of table: String) {
        switch (rows[table], other) {
        case (nil, _): rows[table] = other
        case (.known(let ids, let ranges), .known(let otherIDs, let otherRanges))
        where ids.count + otherIDs.count <= Self.maximumCount && ranges.count + otherRanges.count <= Self.maximumRanges:
            rows[table] = .known(ids.union(otherIDs), in: ranges + otherRanges)
        default: rows[table] = .all
        }
    }

    /// Whether a row of a table may have changed whose row id is not known.
    package func hasUnknownRows(of table: String) -> Bool {
        switch rows[table] {
        case nil: false
        case .known(_, let ranges): !ranges.isEmpty
        case .all: true
        }
    }

    package mutating func formUnion(_ other: RowChanges) {
        everything = everything || other.everything
        for (table, rows) in other.rows { add(rows, of: table) }
    }
}

extension RowChanges.Rows {
    fileprivate init(_ table: CommittedChanges.Table) {
        if let rowIDs = table.rowIDs, table.keyedRows == nil, !rowIDs.areTooMany {
            self = .known(rowIDs.distinct, in: rowIDs.ranges)
        } else {
            self = .all
        }
    }
}
