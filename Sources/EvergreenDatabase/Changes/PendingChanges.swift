/// What a live value has to look at again.
enum PendingChanges: Sendable {
    /// These rows, by rowid, of the one table that it shows.
    case rows(Set<Int64>)

    /// All of it.
    case everything

    mutating func formUnion(_ other: PendingChanges) {
        if case .rows(let rows) = self, case .rows(let others) = other {
            self = .rows(rows.union(others))
        } else {
            self = .everything
        }
    }
}
