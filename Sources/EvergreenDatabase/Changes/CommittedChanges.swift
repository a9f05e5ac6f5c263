import GRDB

/// What one transaction changed.
///
/// It may say too much (a savepoint was rolled back), never too little.
struct CommittedChanges: Sendable {
    struct Table: Sendable {
        var kinds: [DatabaseEventKind] = []

        /// The rows that were touched, by rowid, before and after. Nil if they are not known.
        var rowIDs: Set<Int64>? = []

        /// The same for a table without row ids. Nil if it has some, or if its rows are not known.
        var keyedRows: KeyedRows?
    }

    /// The changed tables, by lowercase name.
    var tables: [String: Table] = [:]

    /// Anything may have changed: the schema did, or another connection wrote.
    var everything = false

    static let everything: CommittedChanges = {
        var changes = CommittedChanges()
        changes.everything = true
        return changes
    }()

    var isEmpty: Bool { !everything && tables.isEmpty }
}
