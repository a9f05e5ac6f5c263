import Foundation
import GRDB

/// The sort key of a row, as bytes.
///
/// Order terms, primary key, row id: a key is unique, and its last eight bytes are the row id. Comparing the bytes yields SQLite's order,
/// except for texts with a custom collation: see ``KeyOrder``.
struct OrderKey: Hashable, Sendable {
    private(set) var bytes: [UInt8] = []

    var rowID: Int64 {
        Int64(bitPattern: bytes.suffix(8).reduce(0) { $0 << 8 | UInt64($1) } ^ (1 << 63))
    }

    /// The key of the row that a statement has just stepped to.
    init(_ statement: SQLiteStatement, terms: [OrderTerm], firstColumn: CInt, rowID: Int64) {
        bytes.reserveCapacity(12 * terms.count + 8)
        for (offset, term) in terms.enumerated() {
            append(StoredValue(statement, column: firstColumn + CInt(offset)), term)
        }
        append(UInt64(bitPattern: rowID) ^ (1 << 63))
    }

    /// The key of the n-th row, if the order is unknown.
    init(position: Int) {
        append(UInt64(bitPattern: Int64(position)) ^ (1 << 63))
    }

    // MARK: Writing

    private mutating func append(_ value: StoredValue, _ term: OrderTerm) {
        let start = bytes.count
        switch value {
        case .null:
            // Not inverted below: the term determines the position of nulls, in either direction.
            bytes.append(term.nullsFirst ? Kind.nullFirst : Kind.nullLast)
            return
        case .integer(let value):
            bytes.append(Kind.number)
            append(number: Double(value), rest: Self.rest(of: value))
        case .real(let value):
            bytes.append(Kind.number)
            append(number: value, rest: 0)
        case .text(let content) where term.collation.isCustom:
            // These bytes are not compared, but passed to the collation.
            bytes.append(term.isDescending ? ~Kind.text : Kind.text)
            append(UInt64(content.count))
            bytes.append(contentsOf: content)
            return
        case .text(let content):
            bytes.append(Kind.text)
            append(content, collation: term.collation)
        case .blob(let content):
            bytes.append(Kind.blob)
            append(content, collation: .binary)
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

    /// Encodes integers and reals in one order: the nearest double, then the difference between an integer and that double.
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

    /// Encodes bytes, terminated by two zeros. A zero in the content is followed by 255, so that a prefix comes first.
    private mutating func append(_ content: UnsafeBufferPointer<UInt8>, collation: OrderTerm.Collation) {
        var content = content[...]
        if collation == .rtrim {
            while content.last == 0x20 { content.removeLast() }
        }
        for byte in content {
            bytes.append(collation == .nocase && (0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
            guard byte == 0 else { continue }
            bytes.append(255)
            if collation == .nocase {
                // NOCASE compares only up to a zero, and then the lengths, which are encoded as nonzero digits.
                for shift in stride(from: 60, through: 0, by: -4) {
                    bytes.append(0x30 + UInt8(truncatingIfNeeded: content.count >> shift) & 15)
                }
                break
            }
        }
        bytes.append(0)
        bytes.append(0)
    }

    // MARK: Reading

    /// The first byte of a value. All but those of null are inverted in descending order.
    private enum Kind {
        static let nullFirst: UInt8 = 0
        static let number: UInt8 = 1
        static let text: UInt8 = 2
        static let blob: UInt8 = 3
        static let nullLast: UInt8 = 255
    }

    /// The end of the value of a term that begins at a position, and whether it is text with a custom collation.
    func value(at start: Int, _ term: OrderTerm) -> (end: Int, isCollated: Bool) {
        guard start < bytes.count else { return (bytes.count, false) }
        let kind = bytes[start]
        if kind == Kind.nullFirst || kind == Kind.nullLast { return (start + 1, false) }
        switch term.isDescending ? ~kind : kind {
        case Kind.number:
            return (start + 11, false)
        case Kind.text where term.collation.isCustom:
            let count = bytes[(start + 1)..<(start + 9)].reduce(0) { $0 << 8 | Int($1) }
            return (start + 9 + count, true)
        default:
            let zero: UInt8 = term.isDescending ? 255 : 0
            var index = start + 1
            while index + 1 < bytes.count, bytes[index] != zero || bytes[index + 1] != zero {
                // A zero of the content, and its escape byte.
                index += bytes[index] == zero ? 2 : 1
            }
            return (index + 2, false)
        }
    }
}
