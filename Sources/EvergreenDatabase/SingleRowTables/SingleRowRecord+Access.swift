import GRDB

extension SingleRowRecord {
    /// The stored record, or the ``default`` one if the table is empty.
    ///
    /// - Throws: ``SingleRowTableError`` if the table isn't that of this record, or contains other rows.
    public static func find(_ db: Database) throws -> Self {
        try checkTable(db) ? fetchOne(db) ?? .default : .default
    }

    /// Whether the table has its row. If not, the ``default`` record stands in for it.
    ///
    /// - Throws: ``SingleRowTableError`` if the table isn't that of this record, or contains other rows.
    public static func exists(_ db: Database) throws -> Bool {
        try checkTable(db)
    }

    /// Modifies the stored record, and returns the result.
    ///
    /// ```swift
    /// try AppConfiguration.update(db) {
    ///     $0.flag = false
    ///     $0.$theme.reset()
    /// }
    /// ```
    ///
    /// Only changed columns are written. Reading and writing happen in one transaction, so that concurrent writes of other properties are
    /// not lost. If the closure throws, nothing changes.
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

    /// Restores the ``default`` record, by emptying the table.
    ///
    /// It also empties a table with too many rows, or with an invalid one. To reset a single property, update it: see
    /// ``SingleRowDefault/reset()``.
    public static func reset(_ db: Database) throws {
        try deleteAll(db)
    }
}
