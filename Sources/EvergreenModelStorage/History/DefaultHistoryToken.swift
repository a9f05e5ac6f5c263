import Foundation

/// The position of a transaction in the history of a store. It can be encoded, and stays valid after a restart of the program.
///
/// Tokens of one store are ordered like their transactions. Tokens of different stores are ordered by time, with a precision of
/// milliseconds: with several stores, keep a token for each, and fetch by ``DefaultHistoryTransaction/storeIdentifier``.
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

    /// Hashes the position.
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
