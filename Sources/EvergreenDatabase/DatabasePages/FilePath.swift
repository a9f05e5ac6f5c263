import GRDB
import GRDBSQLite

extension DatabaseReader {
    /// The path of the database file, or nil if the database is in memory.
    var filePath: String? {
        path.isEmpty || path.contains(":memory:") || path.contains("mode=memory") ? nil : path
    }
}

extension Database {
    /// The path of the database file, as SQLite opened it. Nil for a database without a file. Call it on the queue of the connection.
    ///
    /// Unsafe code: the string belongs to the connection, and is copied immediately.
    var filePath: String? {
        guard let connection = sqliteConnection, let path = sqlite3_db_filename(connection, "main") else { return nil }
        return path.pointee == 0 ? nil : String(cString: path)
    }
}
