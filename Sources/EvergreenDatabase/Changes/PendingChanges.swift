/// What a live value has to look at again.
enum PendingChanges: Sendable {
    /// These rows, by rowid, of the one table that it shows.
    case rows(RowIDs)

    /// These rows of the one table that it shows, which has no row ids.
    case keyedRows(KeyedRows)

    /// All of it.
    case everything

    var isEverything: Bool { if case .everything = self { true } else { false } }

    mutating func formUnion(_ other: PendingChanges) {
        // Added in place: a burst of commits would copy the rows once each.
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

    /// How many rows, if it is known which. Those of ranges are not counted.
    var count: Int {
        switch self {
        case .rows(let rows): rows.distinct.count
        case .keyedRows(let rows): rows.keys.count
        case .everything: .max
        }
    }
}
