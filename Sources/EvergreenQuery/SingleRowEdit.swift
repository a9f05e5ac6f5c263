import GRDB

/// A change of a single row, which can be displayed before it is stored.
struct SingleRowEdit<Record: SingleRowRecord>: Sendable {
    /// Applies the change to a record.
    let apply: @Sendable (inout Record) -> Void
    /// Applies the change to the database.
    let write: @Sendable (Database) throws -> Void

    static func update(_ modify: @escaping @Sendable (inout Record) -> Void) -> Self {
        SingleRowEdit(apply: modify, write: { db in try Record.update(db, modify) })
    }

    static var reset: Self {
        SingleRowEdit(apply: { $0 = .default }, write: Record.reset)
    }
}
