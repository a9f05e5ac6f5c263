public import Foundation

/// Which models to fetch, in which order, and how many.
public struct FetchDescriptor<T: PersistentModel> {
    /// Which models; nil stands for all.
    ///
    /// It becomes SQL. What SQL can't say, such as a part of a value that is stored as JSON, is evaluated in Swift over the
    /// rows that the rest of the conjunction selects, and is logged once. Both give the answer of `Predicate.evaluate`. Where
    /// that traps or throws, the predicate has no value: an overflow, a division by zero, nil that is unwrapped by force.
    /// Then it is neither true nor false, as NULL is in SQL, and the model is not selected unless the other side of `&&`
    /// or `||` decides. Captured dates are rounded to milliseconds, as stored dates are.
    public var predicate: Predicate<T>?

    /// The order. Models that it leaves open are ordered by their primary keys.
    ///
    /// Orders by properties, and by those of models behind required to-one relationships, become SQL. Others fetch all
    /// selected models, and order them in Swift.
    public var sortBy: [SortDescriptor<T>]

    /// How many models at most; nil and zero stand for all.
    public var fetchLimit: Int?

    /// How many models to leave out at the start.
    public var fetchOffset: Int?

    /// Whether unsaved changes of the context count. The default is true.
    public var includePendingChanges: Bool = true

    /// The properties to fetch with the rows; empty for all. The others are fetched when they are first read: one statement
    /// for all instances of the fetch.
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
