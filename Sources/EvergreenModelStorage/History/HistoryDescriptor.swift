public import Foundation

/// The predicate, the order and the limit of a fetch or deletion of history transactions.
///
/// ```swift
/// let descriptor = HistoryDescriptor<DefaultHistoryTransaction>(
///     predicate: #Predicate { $0.token > token && $0.author == "import" }
/// )
/// let transactions = try context.fetchHistory(descriptor)
/// ```
///
/// A predicate is evaluated for each transaction. Comparisons of the token and of the timestamp, alone or joined by `&&`, are evaluated by
/// the database: fetching the transactions after a token only costs as much as those transactions.
public struct HistoryDescriptor<TransactionType: HistoryTransaction> {
    /// The predicate that selects the transactions; nil for all.
    public var predicate: Predicate<TransactionType>?

    /// The order; from oldest to newest if empty.
    public var sortBy: [SortDescriptor<TransactionType>]

    /// The maximum number of transactions; 0 for no limit.
    public var fetchLimit: UInt64 = 0

    /// Creates a descriptor.
    public init(predicate: Predicate<TransactionType>? = nil, sortBy: [SortDescriptor<TransactionType>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }
}
