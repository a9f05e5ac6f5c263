import Foundation
import GRDB
import GRDBSQLite

/// Compares texts with a collation of the app, through SQLite.
///
/// Unsafe code: the texts are bound without a copy, and unbound while they are still valid.
struct CollationComparison {
    private let statement: Statement

    /// - Throws: If the connection has no such collation.
    init(_ name: String, _ db: Database) throws {
        let name = name.quotedDatabaseIdentifier
        statement = try db.cachedStatement(
            sql: "SELECT (?1 COLLATE \(name) > ?2) - (?1 COLLATE \(name) < ?2)"
        )
    }

    /// Negative if the left text comes first, zero if both are equal in the collation.
    func compare(_ lhs: ArraySlice<UInt8>, _ rhs: ArraySlice<UInt8>) throws -> Int {
        // Most comparisons of equal texts occur when looking up a row.
        if lhs == rhs { return 0 }
        let statement = statement.sqliteStatement
        return try lhs.withUnsafeBytes { lhs in
            try rhs.withUnsafeBytes { rhs in
                defer {
                    sqlite3_reset(statement)
                    sqlite3_clear_bindings(statement)
                }
                Self.bind(lhs, to: 1, statement)
                Self.bind(rhs, to: 2, statement)
                let code = sqlite3_step(statement)
                guard code == SQLITE_ROW else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
                return Int(sqlite3_column_int(statement, 0))
            }
        }
    }

    private static let empty: StaticString = ""

    private static func bind(_ text: UnsafeRawBufferPointer, to index: CInt, _ statement: SQLiteStatement) {
        // An empty text may have no address, and a null pointer would bind NULL. A literal is valid for the lifetime of the program.
        let start = text.baseAddress ?? UnsafeRawPointer(empty.utf8Start)
        sqlite3_bind_text(statement, index, start.assumingMemoryBound(to: CChar.self), CInt(text.count), nil)
    }
}
