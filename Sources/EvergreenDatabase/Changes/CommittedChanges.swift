import GRDB

/// What one transaction changed, or several.
///
/// It may say too much (a savepoint was rolled back), never too little.
struct CommittedChanges: Sendable {
    struct Table: Sendable {
        /// The name of the table in lower case.
        var name: String
        var kinds: EventKinds

        /// The rows that were touched, before and after. Nil if they are not known.
        var rowIDs: RowIDs?

        /// The same for a table without row ids. Nil if it has some, or if its rows are not known.
        var keyedRows: KeyedRows?
    }

    /// The changed tables. Few: a table may come more than once.
    var tables: [Table] = []

    /// Anything may have changed: the schema did, or another connection wrote.
    var everything = false

    static let everything: CommittedChanges = {
        var changes = CommittedChanges()
        changes.everything = true
        return changes
    }()

    var isEmpty: Bool { !everything && tables.isEmpty }
}
