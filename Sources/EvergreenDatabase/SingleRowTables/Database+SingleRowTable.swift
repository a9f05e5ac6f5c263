import GRDB

extension Database {
    /// Creates a table that holds one row at most: the table of a ``SingleRowRecord``.
    ///
    /// ```swift
    /// try db.create(singleRowTable: "appConfiguration") { table in
    ///     table.column("flag", .boolean)
    ///     table.column("launchCount", .integer).notNull()
    ///     table.column("layout", .jsonText)
    ///     table.belongsTo("team", onDelete: .setNull)
    /// }
    /// ```
    ///
    /// The primary key is added for you: `id INTEGER PRIMARY KEY ON CONFLICT REPLACE CHECK (id = 1)`. The closure adds the columns of the
    /// record, with GRDB's table definition. Columns of properties with `@Default` must accept `NULL`.
    ///
    /// - Throws: A `DatabaseError`, for example if the table already exists, and any error of the closure.
    public func create(
        singleRowTable name: String,
        options: TableOptions = [],
        body: (TableDefinition) throws -> Void
    ) throws {
        try create(table: name, options: options) { table in
            table.primaryKey(SingleRowTable.primaryKey, .integer, onConflict: .replace)
                .check { $0 == SingleRowTable.rowID }
            try body(table)
        }
    }

    /// Changes the columns of a single-row table, in a later migration than the one that created it.
    ///
    /// ```swift
    /// try db.alter(singleRowTable: "appConfiguration") { table in
    ///     table.add(column: "theme", .text)
    ///     table.add(column: "volume", .integer).notNull().defaults(to: 50)
    /// }
    /// ```
    ///
    /// The stored row stays. SQLite requires a default value for an added column that does not accept `NULL`, and `NULL` in an added
    /// foreign key.
    ///
    /// - Throws: ``SingleRowTableError`` if there is no such table, or if it does not have the primary key of a single-row table before and
    ///   after the change, which is then rolled back. A `DatabaseError` if SQLite refuses the change.
    public func alter(singleRowTable name: String, body: (TableAlteration) -> Void) throws {
        try SingleRowTable.checkPrimaryKey(of: name, in: self)
        do {
            try inSavepoint {
                try alter(table: name, body: body)
                try SingleRowTable.checkPrimaryKey(of: name, in: self)
                return .commit
            }
        } catch {
            // Rolling back the savepoint restores the schema, but not GRDB's cache of it.
            clearSchemaCache()
            throw error
        }
    }
}
