/// The changes that a live value has to read at its next refresh.
enum PendingChanges: Sendable {
    /// Rows of its one table, by row id.
    case rows(RowIDs)

    /// Rows of its one table, which has no row ids.
    case keyedRows(KeyedRows)

    /// The whole value.
    case everything

    var isEverything: Bool { if case .everything = self { true } else { false } }

    mutating func formUnion(_ other: PendingChanges) {
        // Modified in place: otherwise each commit of a burst would copy the rows.
        let rows = self
        self = .everything
        switch (consume rows, other) {
        case (.rows(var rows), .rows(let others)):
            rows.append(others)
            if !rows.areTooMany { self = .rows(rows) }
        case (.keyedRows(var rows), .keyedRows(let others)) where rows.columns == others.columns:
            rows.keys.formUnion(others.keys)
            self = .keyedRows(rows)
        default:
            break
        }
    }

    /// The number of rows, if they are known, without those in ranges.
    var count: Int {
        switch self {
        case .rows(let rows): rows.distinct.count
        case .keyedRows(let rows): rows.keys.count
        case .everything: .max
        }
    }
}
