/// What a live value has to look at again.
enum PendingChanges: Sendable {
    /// These rows, by rowid, of the one table that it shows.
    case rows(Set<Int64>)

    /// These rows of the one table that it shows, which has no row ids.
    case keyedRows(KeyedRows)

    /// All of it.
    case everything

    mutating func formUnion(_ other: PendingChanges) {
        switch (self, other) {
        case (.rows(let rows), .rows(let others)):
            self = .rows(rows.union(others))
        case (.keyedRows(let rows), .keyedRows(let others)) where rows.columns == others.columns:
            self = .keyedRows(KeyedRows(columns: rows.columns, keys: rows.keys.union(others.keys)))
        default:
            self = .everything
        }
    }

    /// How many rows, if it is known which.
    var count: Int {
        switch self {
        case .rows(let rows): rows.count
        case .keyedRows(let rows): rows.keys.count
        case .everything: .max
        }
    }
}
