public import Foundation

/// The changes of one save of a context in one store.
public struct DefaultHistoryTransaction: HistoryTransaction {
    /// The type of positions in the history.
    public typealias TokenType = DefaultHistoryToken
    /// The type of the numbers of transactions.
    public typealias TransactionIdentifier = Int64

    /// The ``ModelContext/author`` of the context that saved.
    public let author: String?

    /// The name of the program that saved. There are no bundles.
    public let bundleIdentifier: String

    /// The changes: deletions first, then insertions, then updates.
    ///
    /// Changes of classes that are no longer part of the schema are omitted.
    public let changes: [HistoryChange]

    /// The name of the program that saved.
    public let processIdentifier: String

    /// The name of the store in its configuration.
    public let storeIdentifier: String

    /// The time of the save, in milliseconds. Never earlier than that of the previous transaction.
    public let timestamp: Date

    /// The position of the transaction in the history.
    public let token: DefaultHistoryToken

    /// The number of the transaction in its store. Later transactions have higher numbers.
    public let transactionIdentifier: Int64

    /// The number of the transaction in its store.
    public var id: Int64 { transactionIdentifier }

    /// Whether both are the same transaction.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.token == rhs.token }

    /// Hashes the token.
    public func hash(into hasher: inout Hasher) { hasher.combine(token) }
}
