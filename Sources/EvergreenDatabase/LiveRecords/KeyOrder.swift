import Foundation
import GRDB

/// Compares keys in SQLite's order of their rows.
///
/// Keys compare as bytes, except for custom collations of the app. Those are evaluated by SQLite, on the connection that the rows are read
/// with. Use it only on that connection's queue.
struct KeyOrder {
    private typealias Term = (term: OrderTerm, collation: CollationComparison?)

    /// Empty if comparing bytes is sufficient.
    private let terms: [Term]

    init(_ terms: [OrderTerm], _ db: Database) throws {
        guard terms.contains(where: \.collation.isCustom) else {
            self.terms = []
            return
        }
        self.terms = try terms.map { term in
            guard case .custom(let name) = term.collation else { return (term, nil) }
            return (term, try CollationComparison(name, db))
        }
    }

    /// Whether keys of different bytes may compare equal.
    var isCollated: Bool { !terms.isEmpty }

    func isBefore(_ lhs: OrderKey, _ rhs: OrderKey) throws -> Bool {
        guard terms.isEmpty else { return try compareByTerms(lhs, rhs) < 0 }
        return lhs.bytes.withUnsafeBytes { lhs in rhs.bytes.withUnsafeBytes { rhs in Self.compare(lhs, rhs) } } < 0
    }

    /// Whether both keys compare equal.
    func areSame(_ lhs: OrderKey, _ rhs: OrderKey) throws -> Bool {
        try lhs == rhs || !terms.isEmpty && compareByTerms(lhs, rhs) == 0
    }

    private func compareByTerms(_ lhs: OrderKey, _ rhs: OrderKey) throws -> Int {
        var (left, right) = (0, 0)
        for (term, collation) in terms {
            let (leftValue, rightValue) = (lhs.value(at: left, term), rhs.value(at: right, term))
            var order: Int
            if let collation, leftValue.isCollated, rightValue.isCollated {
                // The text follows its kind byte and its length.
                order = try collation.compare(
                    lhs.bytes[(left + 9)..<leftValue.end],
                    rhs.bytes[(right + 9)..<rightValue.end]
                )
                if term.isDescending { order = -order }
            } else {
                order = Self.compare(lhs.bytes[left..<leftValue.end], rhs.bytes[right..<rightValue.end])
            }
            guard order == 0 else { return order }
            (left, right) = (leftValue.end, rightValue.end)
        }
        return Self.compare(lhs.bytes[left...], rhs.bytes[right...])
    }

    private static func compare(_ lhs: ArraySlice<UInt8>, _ rhs: ArraySlice<UInt8>) -> Int {
        lhs.withUnsafeBytes { lhs in rhs.withUnsafeBytes { rhs in compare(lhs, rhs) } }
    }

    private static func compare(_ lhs: UnsafeRawBufferPointer, _ rhs: UnsafeRawBufferPointer) -> Int {
        let common = min(lhs.count, rhs.count)
        guard common > 0, let left = lhs.baseAddress, let right = rhs.baseAddress else { return lhs.count - rhs.count }
        let order = Int(memcmp(left, right, common))
        return order == 0 ? lhs.count - rhs.count : order
    }
}
