import GRDB
import GRDBSQLite

/// The primary key of a row of a table without row ids.
///
/// Keys are equal if SQLite stored equal values, byte by byte, regardless of the collations of the columns.
struct RowKey: Hashable, Sendable {
    private var bytes: [UInt8] = []

    private enum Kind: UInt8 {
        case integer, real, text, blob
    }

    mutating func append(_ value: StoredValue) {
        switch value {
        case .integer(let value):
            append(.integer, UInt64(bitPattern: value))
        case .real(let value):
            // SQLite stores a whole number as an integer, and converts it to a real when it is read.
            if let whole = Int64(exactly: value) {
                append(.integer, UInt64(bitPattern: whole))
            } else {
                append(.real, value.bitPattern)
            }
        case .text(let content):
            append(.text, UInt64(content.count))
            bytes.append(contentsOf: content)
        case .blob(let content):
            append(.blob, UInt64(content.count))
            bytes.append(contentsOf: content)
        case .null:
            // No column of such a key is null.
            append(.blob, 0)
        }
    }

    private mutating func append(_ kind: Kind, _ value: UInt64) {
        bytes.append(kind.rawValue)
        withUnsafeBytes(of: value) { bytes.append(contentsOf: $0) }
    }

    /// Binds the values to consecutive parameters of a statement, starting at an index.
    ///
    /// Unsafe code: SQLite copies texts and blobs before the call returns.
    func bind(to statement: SQLiteStatement, from first: CInt) {
        bytes.withUnsafeBytes { bytes in
            let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
            var (index, offset) = (first, 0)
            while offset + 9 <= bytes.count, let kind = Kind(rawValue: bytes[offset]) {
                let value = bytes.loadUnaligned(fromByteOffset: offset + 1, as: UInt64.self)
                offset += 9
                let content = bytes.baseAddress.map { $0 + offset }
                switch kind {
                case .integer:
                    sqlite3_bind_int64(statement, index, Int64(bitPattern: value))
                case .real:
                    sqlite3_bind_double(statement, index, Double(bitPattern: value))
                case .text:
                    sqlite3_bind_text(
                        statement,
                        index,
                        content?.assumingMemoryBound(to: CChar.self),
                        CInt(value),
                        copied
                    )
                    offset += Int(value)
                case .blob:
                    sqlite3_bind_blob(statement, index, content, CInt(value), copied)
                    offset += Int(value)
                }
                index += 1
            }
        }
    }
}
