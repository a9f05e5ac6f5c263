import Foundation

/// The position of a transaction in the history of a store. It can be encoded, and means the same after the program was
/// started again.
///
/// Tokens of one store are in the order of their transactions. Those of different stores are in the order of time, which two
/// stores don't keep to the millisecond: with several stores, keep a token for each, and ask for each
/// ``DefaultHistoryTransaction/storeIdentifier``.
public struct DefaultHistoryToken: HistoryToken {
    /// The number of a transaction, by the name of its store.
    public typealias TokenType = [String: Int64]

    let store: String
    let position: Int64
    let date: Date

    /// The number of the transaction, by the name of its store.
    public var tokenValue: [String: Int64]? { [store: position] }

    /// The number of the transaction.
    public var id: Int { Int(position) }

    /// Whether both are the same position in the same store.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.position == rhs.position && lhs.store == rhs.store }

    /// Feeds the position to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(store)
        hasher.combine(position)
    }

    /// Orders by the position in the store, or by time for different stores.
    public static func < (lhs: Self, rhs: Self) -> Bool {
        if lhs.store == rhs.store { return lhs.position < rhs.position }
        return (lhs.date, lhs.store) < (rhs.date, rhs.store)
    }
}
