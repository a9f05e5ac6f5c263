import GRDB

/// The columns that identify the rows of a table.
enum TableIdentity: Equatable, Sendable {
    /// The row id, which has this name in the table.
    case rowID(name: String)

    /// The columns of the primary key: the table has no row ids. SQLite numbers the columns of the table from zero.
    case primaryKey(columns: [CInt], names: [String])

    /// - Throws: ``RowByRowUnsupported`` if it is not an ordinary table of the main database.
    init(of table: String, _ db: Database) throws {
        let list = "SELECT type, wr FROM pragma_table_list(?) WHERE schema = 'main'"
        guard let row = try Row.fetchOne(db, sql: list, arguments: [table]), row["type"] == "table" else {
            throw RowByRowUnsupported(reason: "\(table) is not an ordinary table")
        }
        let temporary = "SELECT COUNT(*) FROM sqlite_temp_master WHERE lower(name) = lower(?)"
        guard try Int.fetchOne(db, sql: temporary, arguments: [table]) == 0 else {
            throw RowByRowUnsupported(reason: "there is a temporary table with the name \(table)")
        }
        guard try String.fetchOne(db, sql: "PRAGMA encoding") == "UTF-8" else {
            throw RowByRowUnsupported(reason: "the database is not UTF-8")
        }
        if row["wr"] == 1 {
            let keyColumns = "SELECT cid, name FROM pragma_table_xinfo(?) WHERE pk > 0 ORDER BY pk"
            let rows = try Row.fetchAll(db, sql: keyColumns, arguments: [table])
            self = .primaryKey(columns: rows.map { $0["cid"] }, names: rows.map { $0["name"] })
            return
        }
        let columns = try db.columns(in: table).map { $0.name.lowercased() }
        guard let name = ["rowid", "oid", "_rowid_"].first(where: { !columns.contains($0) }) else {
            throw RowByRowUnsupported(reason: "\(table) has columns that hide the row id")
        }
        self = .rowID(name: name)
    }

    /// The columns that identify a row.
    var columnNames: [String] {
        switch self {
        case .rowID(let name): [name]
        case .primaryKey(_, let names): names
        }
    }
}
