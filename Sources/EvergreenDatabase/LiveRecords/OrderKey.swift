import Foundation
import GRDB
import GRDBSQLite

/// The place of a row in an order, as bytes that compare as SQLite compares the rows.
///
/// Order terms, primary key, row id: a key is unique, and its last eight bytes are the row id.
///
/// Unsafe code: `append` reads SQLite's buffers of the current row, which stay valid until the statement is
/// stepped; it copies them at once.
struct OrderKey: Comparable, Hashable, Sendable {
    private(set) var bytes: [UInt8] = []

    static func == (lhs: OrderKey, rhs: OrderKey) -> Bool { lhs.bytes == rhs.bytes }

    static func < (lhs: OrderKey, rhs: OrderKey) -> Bool {
        lhs.bytes.withUnsafeBytes { lhs in
            rhs.bytes.withUnsafeBytes { rhs in
                let common = min(lhs.count, rhs.count)
                guard common > 0, let left = lhs.baseAddress, let right = rhs.baseAddress else {
                    return lhs.count < rhs.count
                }
                let order = memcmp(left, right, common)
                return order == 0 ? lhs.count < rhs.count : order < 0
            }
        }
    }

    var rowID: Int64 {
        Int64(bitPattern: bytes.suffix(8).reduce(0) { $0 << 8 | UInt64($1) } ^ (1 << 63))
    }

    /// The key of the row that a statement has just stepped to, whose last column is the row id.
    init(_ statement: SQLiteStatement, terms: [OrderTerm], firstColumn: CInt) {
        bytes.reserveCapacity(12 * terms.count + 8)
        for (offset, term) in terms.enumerated() {
            append(statement, column: firstColumn + CInt(offset), term)
        }
        append(UInt64(bitPattern: sqlite3_column_int64(statement, firstColumn + CInt(terms.count))) ^ (1 << 63))
    }

    /// The key of the n-th row of an order that is not known.
    init(position: Int) {
        append(UInt64(bitPattern: Int64(position)) ^ (1 << 63))
    }

    private mutating func append(_ statement: SQLiteStatement, column: CInt, _ term: OrderTerm) {
        let start = bytes.count
        switch sqlite3_column_type(statement, column) {
        case SQLITE_NULL:
            // Not inverted below: where nulls go is said by the term, in either direction.
            bytes.append(term.nullsFirst ? 0 : 255)
            return
        case SQLITE_INTEGER:
            bytes.append(1)
            let value = sqlite3_column_int64(statement, column)
            append(number: Double(value), rest: Self.rest(of: value))
        case SQLITE_FLOAT:
            bytes.append(1)
            append(number: sqlite3_column_double(statement, column), rest: 0)
        case SQLITE_TEXT:
            bytes.append(2)
            // The text must be asked for before its size: it may have to be converted.
            let text = sqlite3_column_text(statement, column)
            let count = Int(sqlite3_column_bytes(statement, column))
            append(UnsafeBufferPointer(start: text, count: text == nil ? 0 : count), collation: term.collation)
        default:
            bytes.append(3)
            let blob = sqlite3_column_blob(statement, column)?.assumingMemoryBound(to: UInt8.self)
            let count = Int(sqlite3_column_bytes(statement, column))
            append(UnsafeBufferPointer(start: blob, count: blob == nil ? 0 : count), collation: .binary)
        }
        if term.isDescending {
            for index in start..<bytes.count { bytes[index] = ~bytes[index] }
        }
    }

    private mutating func append(_ value: UInt64) {
        for shift in stride(from: 56, through: 0, by: -8) {
            bytes.append(UInt8(truncatingIfNeeded: value >> UInt64(shift)))
        }
    }

    /// Integers and reals in one order: the nearest double, then what an integer is above or below it.
    private mutating func append(number: Double, rest: Int16) {
        let bits = (number == 0 ? 0 : number).bitPattern
        append(bits >> 63 == 1 ? ~bits : bits | (1 << 63))
        let unsigned = UInt16(bitPattern: rest) ^ (1 << 15)
        bytes.append(UInt8(unsigned >> 8))
        bytes.append(UInt8(unsigned & 255))
    }

    private static func rest(of value: Int64) -> Int16 {
        let nearest = Double(value)
        // The double nearest to the greatest integers is 2^63, which wraps around to the smallest.
        let whole = nearest >= 0x1p63 ? Int64.min : Int64(nearest)
        return Int16(truncatingIfNeeded: value &- whole)
    }

    /// Bytes that end with two zeros; a zero within them is followed by 255, so that a prefix comes first.
    private mutating func append(_ content: UnsafeBufferPointer<UInt8>, collation: OrderTerm.Collation) {
        var content = content[...]
        if collation == .rtrim {
            while content.last == 0x20 { content.removeLast() }
        }
        for byte in content {
            bytes.append(collation == .nocase && (0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
            if byte == 0 { bytes.append(255) }
        }
        bytes.append(0)
        bytes.append(0)
    }
}

/// One column that rows are ordered by.
struct OrderTerm: Sendable, Equatable {
    /// A collation that keys can be made for.
    enum Collation: String, Sendable {
        case binary
        case nocase
        case rtrim
    }

    var column: String
    var collation: Collation
    var isDescending: Bool
    var nullsFirst: Bool
}
