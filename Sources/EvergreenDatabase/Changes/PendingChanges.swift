/// What a live value has to look at again.
enum PendingChanges: Sendable {
    /// These rows, by rowid, of the one table that it shows.
    case rows(RowIDs)

    /// All of it.
    case everything

    var isEverything: Bool { if case .everything = self { true } else { false } }

    mutating func formUnion(_ other: PendingChanges) {
        guard case .rows(var rows) = self, case .rows(let others) = other else {
            self = .everything
            return
        }
        // Appended in place: a burst of commits would copy the list once each.
        self = .everything
        rows.append(others)
        if !rows.areTooMany { self = .rows(rows) }
    }
}
