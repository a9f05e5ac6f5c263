public import Foundation

/// The predicate, the order and the limit of a fetch of models.
public struct FetchDescriptor<T: PersistentModel> {
    /// The predicate that selects the models; nil for all.
    ///
    /// It is translated to SQL. Conditions that SQL can't express, such as one on a part of a value that is stored as JSON, are evaluated
    /// in Swift over the rows that the rest of the conjunction selects, which is logged once. Both give the result of `Predicate.evaluate`.
    /// Where that traps or throws (an overflow, a division by zero, a force-unwrapped nil), the predicate has no value: it is neither true
    /// nor false, like NULL in SQL, and the model is not selected unless the other operand of `&&` or `||` decides. Captured dates are
    /// rounded to milliseconds, like stored dates.
    public var predicate: Predicate<T>?

    /// The order. Ties are ordered by primary key.
    ///
    /// Orders by properties, and by properties of models behind required to-one relationships, are translated to SQL. Others fetch all
    /// selected models, and sort them in Swift.
    public var sortBy: [SortDescriptor<T>]

    /// The maximum number of models; nil or zero for all.
    public var fetchLimit: Int?

    /// The number of models to skip.
    public var fetchOffset: Int?

    /// Whether to include unsaved changes of the context. The default is true.
    public var includePendingChanges: Bool = true

    /// The properties to fetch with the rows; empty for all. Other properties are fetched when they are first read, with one statement for
    /// all instances of the fetch.
    ///
    /// Properties of custom types, and required relationships, are always fetched.
    public var propertiesToFetch: [PartialKeyPath<T>] = []

    /// The relationships to fetch immediately rather than when they are first read, with one statement each.
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

    /// Creates a descriptor.
    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }
}
