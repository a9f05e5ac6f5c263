public import Foundation

/// What one save of a context has changed in one store.
public struct DefaultHistoryTransaction: HistoryTransaction {
    /// The type of the positions in a history.
    public typealias TokenType = DefaultHistoryToken
    /// The type of the numbers of transactions.
    public typealias TransactionIdentifier = Int64

    /// The ``ModelContext/author`` of the context that has saved.
    public let author: String?

    /// The name of the program that has saved. There are no bundles.
    public let bundleIdentifier: String

    /// The changes: deletions first, then insertions, then updates.
    ///
    /// Those of classes that are no longer part of the schema are left out.
    public let changes: [HistoryChange]

    /// The name of the program that has saved.
    public let processIdentifier: String

    /// The name of the store, as the configuration has it.
    public let storeIdentifier: String

    /// When the changes were saved, to the millisecond. It is never earlier than that of the transaction before.
    public let timestamp: Date

    /// The position of the transaction in the history.
    public let token: DefaultHistoryToken

    /// The number of the transaction in its store. A later one has a higher number.
    public let transactionIdentifier: Int64

    /// The number of the transaction in its store.
    public var id: Int64 { transactionIdentifier }

    /// Whether both are the same transaction.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.token == rhs.token }

    /// Feeds the token to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(token) }
}
