import GRDB
import GRDBSQLite

// Reading columns of the row that a statement has stepped to.

extension Int64 {
    /// The integer in a column; nil for another type.
    static func fromStatement(_ statement: SQLiteStatement, _ column: CInt) -> Int64? {
        guard sqlite3_column_type(statement, column) == SQLITE_INTEGER else { return nil }
        return sqlite3_column_int64(statement, column)
    }
}

extension Double {
    /// The number in a column; nil for another type.
    static func fromStatement(_ statement: SQLiteStatement, _ column: CInt) -> Double? {
        switch sqlite3_column_type(statement, column) {
        case SQLITE_FLOAT, SQLITE_INTEGER: sqlite3_column_double(statement, column)
        default: nil
        }
    }
}

extension String {
    /// The text in a column; nil for another type.
    static func fromStatement(_ statement: SQLiteStatement, _ column: CInt) -> String? {
        guard sqlite3_column_type(statement, column) == SQLITE_TEXT, let text = sqlite3_column_text(statement, column)
        else { return nil }
        // The length includes zeros in the text, at which a C string would end.
        let count = Int(sqlite3_column_bytes(statement, column))
        return String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
    }
}
