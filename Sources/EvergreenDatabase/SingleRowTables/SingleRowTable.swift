import GRDB

/// Common definitions of single-row tables.
enum SingleRowTable {
    /// The column that prevents a second row.
    static let primaryKey = "id"

    /// The primary key of the row.
    static let rowID: Int64 = 1

    /// Checks that a table exists, and has the primary key of a single-row table.
    static func checkPrimaryKey(of table: String, in db: Database) throws {
        guard try db.tableExists(table) || db.viewExists(table) else {
            throw SingleRowTableError.missingTable(table)
        }
        let columns = try db.primaryKey(table).columns
        guard columns.map({ $0.lowercased() }) == [primaryKey] else {
            throw SingleRowTableError.otherPrimaryKey(table, columns: columns)
        }
    }
}

extension SingleRowRecord {
    /// Checks that the record can be read from and written to the table, and returns whether the table has its row.
    ///
    /// Missing columns are checked explicitly: decoding an optional property would not report them.
    static func checkTable(_ db: Database) throws -> Bool {
        let table = databaseTableName
        try SingleRowTable.checkPrimaryKey(of: table, in: db)
        let present = try Set(db.columns(in: table).map { $0.name.lowercased() })
        let missing = try Self.default.databaseDictionary.keys.filter { !present.contains($0.lowercased()) }
        guard missing.isEmpty else {
            throw SingleRowTableError.missingColumns(table, columns: missing.sorted())
        }
        let ids = try select(Column(SingleRowTable.primaryKey), as: Int64.self).limit(2).fetchAll(db)
        if ids.count > 1 { throw try SingleRowTableError.severalRows(table, count: fetchCount(db)) }
        if let id = ids.first, id != SingleRowTable.rowID { throw SingleRowTableError.otherRow(table, id: id) }
        return !ids.isEmpty
    }
}
