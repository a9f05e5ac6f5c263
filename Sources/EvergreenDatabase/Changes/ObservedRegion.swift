import GRDB

/// The region of the database whose changes invalidate a live value.
struct ObservedRegion: Sendable {
    /// The tables and columns that the value was read from.
    let region: DatabaseRegion

    /// The rows of these tables; nil if they are not known.
    let rows: RegionRows?

    /// The table whose changed rows suffice to refresh the value, in lower case.
    let rowTable: String?

    /// Cache of the region's answers for the latest kinds of changes: asking the region is the largest part of what a
    /// commit costs a live value.
    private var answers: [(kinds: EventKinds, isModified: Bool)] = []
    private static let maximumAnswers = 8

    init(region: DatabaseRegion, rows: RegionRows? = nil, rowTable: String? = nil) {
        self.region = region
        self.rows = rows
        self.rowTable = rowTable
    }

    /// The full database: the region before the first fetch.
    static let everything = ObservedRegion(region: .fullDatabase)

    /// The changes that are pending for the value after a commit; nil for none.
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
