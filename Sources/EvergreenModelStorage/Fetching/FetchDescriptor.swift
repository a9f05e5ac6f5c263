public import Foundation

/// Which models to fetch, in which order, and how many.
public struct FetchDescriptor<T: PersistentModel> {
    /// Which models; nil stands for all.
    public var predicate: Predicate<T>?

    /// The order. Models that it leaves open are ordered by their primary keys.
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
