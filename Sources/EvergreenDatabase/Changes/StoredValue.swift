import GRDB
import GRDBSQLite

/// A value as SQLite stores it.
///
/// Unsafe code: text and blobs are SQLite's own buffers. They are valid until the statement is stepped, or the hook returns: copy what you
/// need before.
enum StoredValue {
    case null
    case integer(Int64)
    case real(Double)
    case text(UnsafeBufferPointer<UInt8>)
    case blob(UnsafeBufferPointer<UInt8>)

    /// Reads a column of the row that a statement has stepped to.
    init(_ statement: SQLiteStatement, column: CInt) {
        switch sqlite3_column_type(statement, column) {
        case SQLITE_NULL: self = .null
        case SQLITE_INTEGER: self = .integer(sqlite3_column_int64(statement, column))
        case SQLITE_FLOAT: self = .real(sqlite3_column_double(statement, column))
        case SQLITE_TEXT:
            // The text must be read before its size, because it may have to be converted.
            let text = sqlite3_column_text(statement, column)
            self = .text(Self.buffer(text, sqlite3_column_bytes(statement, column)))
        default:
            let blob = sqlite3_column_blob(statement, column)?.assumingMemoryBound(to: UInt8.self)
            self = .blob(Self.buffer(blob, sqlite3_column_bytes(statement, column)))
        }
    }

    /// Reads an `sqlite3_value`.
    init(_ value: OpaquePointer) {
        switch sqlite3_value_type(value) {
        case SQLITE_NULL: self = .null
        case SQLITE_INTEGER: self = .integer(sqlite3_value_int64(value))
        case SQLITE_FLOAT: self = .real(sqlite3_value_double(value))
        case SQLITE_TEXT:
            let text = sqlite3_value_text(value)
            self = .text(Self.buffer(text, sqlite3_value_bytes(value)))
        default:
            let blob = sqlite3_value_blob(value)?.assumingMemoryBound(to: UInt8.self)
            self = .blob(Self.buffer(blob, sqlite3_value_bytes(value)))
        }
    }

    private static func buffer(_ start: UnsafePointer<UInt8>?, _ count: CInt) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: start, count: start == nil ? 0 : Int(count))
    }
}
