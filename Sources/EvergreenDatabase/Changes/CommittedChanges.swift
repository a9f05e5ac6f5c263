import GRDB

/// The changes of one or more transactions.
///
/// A superset of the actual changes (a savepoint may have been rolled back), never a subset.
struct CommittedChanges: Sendable {
    struct Table: Sendable {
        /// The name of the table in lower case.
        var name: String
        var kinds: EventKinds

        /// The touched rows, before and after the change. Nil if they are not known.
        var rowIDs: RowIDs?

        /// The same for a table without row ids. Nil if it has row ids, or if its rows are not known.
        var keyedRows: KeyedRows?
    }

    /// The changed tables. There are few; a table may occur more than once.
    var tables: [Table] = []

    /// Whether anything may have changed, for example because the schema did or another connection wrote.
    var everything = false

    static let everything: CommittedChanges = {
        var changes = CommittedChanges()
        changes.everything = true
        return changes
    }()

    var isEmpty: Bool { !everything && tables.isEmpty }
}
