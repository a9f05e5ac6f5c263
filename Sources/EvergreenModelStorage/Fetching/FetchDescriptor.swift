public import Foundation

/// The predicate, the order and the limit of a fetch of models.
public struct FetchDescriptor<T: PersistentModel> {
    /// The predicate that selects the models; nil for all.
    ///
    /// It is translated to SQL. Conditions that SQL can't express, such as one about a part of a value that is stored
    /// as JSON, are evaluated in Swift over the rows that the rest of the conjunction selects, which is logged once.
    /// Both give the answer of `Predicate.evaluate`. Where that traps or throws, the predicate has no value: an
    /// overflow, a division by zero, nil that is unwrapped by force. Then it is neither true nor false, as NULL is in
    /// SQL, and the model is not selected unless the other side of `&&` or `||` decides. Captured dates are rounded to
    /// milliseconds, as stored dates are.
    public var predicate: Predicate<T>?

    /// The order. Models that it leaves open are ordered by their primary keys.
    ///
    /// Orders by properties, and by those of models behind required to-one relationships, become SQL. Others fetch all
    /// selected models, and order them in Swift.
    public var sortBy: [SortDescriptor<T>]

    /// The maximum number of models; nil or zero for all.
    public var fetchLimit: Int?

    /// The number of models to skip.
    public var fetchOffset: Int?

    /// Whether unsaved changes of the context count. The default is true.
    public var includePendingChanges: Bool = true

    /// The properties to fetch with the rows; empty for all. The others are fetched when they are first read: one
    /// statement for all instances of the fetch.
    ///
    /// Properties of types of the app, and relationships that always have a model, are fetched in any case.
    public var propertiesToFetch: [PartialKeyPath<T>] = []

    /// The relationships to fetch at once, in place of when they are first read: one statement each.
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

    /// Makes a descriptor.
    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }
}
