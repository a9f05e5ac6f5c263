import GRDB

/// Which changes concern a live value.
struct Interest: Sendable {
    /// The tables and columns that the value was read from.
    let region: DatabaseRegion

    /// The rows of them, if they are known.
    let rows: RegionRows?

    /// The table whose changed rows are enough to bring the value up to date, in lower case.
    let rowTable: String?

    /// What the region has answered about the latest kinds of changes. To ask it takes longer than all else that a
    /// commit costs a live value.
    private var answers: [(kinds: EventKinds, isModified: Bool)] = []
    private static let maximumAnswers = 8

    init(region: DatabaseRegion, rows: RegionRows? = nil, rowTable: String? = nil) {
        self.region = region
        self.rows = rows
        self.rowTable = rowTable
    }

    /// All changes, until more is known.
    static let everything = Interest(region: .fullDatabase)

    /// What has to be looked at again after these changes, or nil if nothing.
    mutating func pending(after changes: CommittedChanges) -> PendingChanges? {
        if changes.everything { return .everything }
        var pending: PendingChanges?
        for table in changes.tables where isModified(by: table.kinds) {
            if let rowIDs = table.rowIDs, let known = self.rows, !known.mayContain(rowIDs, of: table.name) { continue }
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

    private mutating func isModified(by kinds: EventKinds) -> Bool {
        if let known = answers.first(where: { $0.kinds === kinds }) { return known.isModified }
        let isModified = kinds.list.contains(where: region.isModified(byEventsOfKind:))
        if answers.count == Self.maximumAnswers { answers.removeFirst() }
        answers.append((kinds, isModified))
        return isModified
    }
}
