import GRDB

/// Which changes concern a live value.
struct Interest: Sendable {
    /// The tables, columns and rows that the value was read from.
    var region: DatabaseRegion

    /// The table whose changed rows are enough to bring the value up to date, in lower case.
    var rowTable: String?

    /// All changes, until more is known.
    static let everything = Interest(region: .fullDatabase, rowTable: nil)

    /// What has to be looked at again after these changes, or nil if nothing.
    func pending(after changes: CommittedChanges) -> PendingChanges? {
        if changes.everything { return .everything }
        var pending: PendingChanges?
        for table in changes.tables where table.kinds.contains(where: region.isModified(byEventsOfKind:)) {
            guard table.name == rowTable else { return .everything }
            let rows: PendingChanges
            if let keyedRows = table.keyedRows {
                rows = .keyedRows(keyedRows)
            } else if let rowIDs = table.rowIDs, !rowIDs.areTooMany {
                rows = .rows(rowIDs)
            } else {
                return .everything
            }
            if pending == nil {
                pending = rows
            } else {
                pending?.formUnion(rows)
            }
        }
        return pending
    }
}
