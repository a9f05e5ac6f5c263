import GRDB

/// A change of a single row, which can be shown before the database has it.
struct SingleRowEdit<Record: SingleRowRecord>: Sendable {
    /// Makes the change in a record.
    let apply: @Sendable (inout Record) -> Void
    /// Makes the change in the database.
    let write: @Sendable (Database) throws -> Void

    static func update(_ modify: @escaping @Sendable (inout Record) -> Void) -> Self {
        SingleRowEdit(apply: modify, write: { db in try Record.update(db, modify) })
    }

    static var reset: Self {
        SingleRowEdit(apply: { $0 = .default }, write: Record.reset)
    }
}
