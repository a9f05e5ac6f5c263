public import Foundation

/// Which transactions of a history to fetch or to delete.
///
/// ```swift
/// let descriptor = HistoryDescriptor<DefaultHistoryTransaction>(
///     predicate: #Predicate { $0.token > token && $0.author == "import" }
/// )
/// let transactions = try context.fetchHistory(descriptor)
/// ```
///
/// A predicate is evaluated for each transaction, except that comparisons of the token and of the timestamp, by themselves or
/// joined by `&&`, leave out the others in the database: ask for what follows a token, and the cost is that of what follows.
public struct HistoryDescriptor<TransactionType: HistoryTransaction> {
    /// Which transactions; nil for all.
    public var predicate: Predicate<TransactionType>?

    /// The order; from the oldest to the latest if it is empty.
    public var sortBy: [SortDescriptor<TransactionType>]

    /// How many transactions at most; without a limit if 0.
    public var fetchLimit: UInt64 = 0

    /// Makes a descriptor.
    public init(predicate: Predicate<TransactionType>? = nil, sortBy: [SortDescriptor<TransactionType>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }
}
