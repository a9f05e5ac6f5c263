import GRDB

extension SingleRowRecord {
    /// The stored record, or the ``default`` one if the table is empty.
    ///
    /// - Throws: ``SingleRowTableError`` if the table isn't that of this record, or holds other rows.
    public static func find(_ db: Database) throws -> Self {
        try checkTable(db) ? fetchOne(db) ?? .default : .default
    }

    /// Whether the table has its row. If not, the ``default`` record stands in for it.
    ///
    /// - Throws: ``SingleRowTableError`` if the table isn't that of this record, or holds other rows.
    public static func exists(_ db: Database) throws -> Bool {
        try checkTable(db)
    }

    /// Changes some properties of the stored record, and returns the changed one.
    ///
    /// ```swift
    /// try AppConfiguration.update(db) {
    ///     $0.flag = false
    ///     $0.$theme.reset()
    /// }
    /// ```
    ///
    /// Only changed columns are written. Reading and writing happen in one transaction: what others write to other
    /// properties at the same time is not lost. A closure that throws changes nothing.
    @discardableResult
    public static func update(_ db: Database, _ modify: (inout Self) throws -> Void) throws -> Self {
        var record = Self.default
        try db.inSavepoint {
            record = try find(db)
            try record.updateChanges(db, modify: modify)
            return .commit
        }
        return record
    }

    /// Goes back to the ``default`` record, by emptying the table.
    ///
    /// It empties a table with too many rows, or with a wrong one, as well. One property is reset with an update:
    /// see ``SingleRowDefault/reset()``.
    public static func reset(_ db: Database) throws {
        try deleteAll(db)
    }
}
