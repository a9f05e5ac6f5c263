public import EvergreenQuery
import Foundation

/// The queries of models, spelled as SwiftData spells them. They read the environment's `modelContext`.
///
/// ```swift
/// struct TodoList: View {
///     @Query(sort: \Todo.date) private var todos: [Todo]
/// }
/// ```
///
/// The models are the stored ones, with the unsaved changes of the context. The first of them are fetched before the
/// first `body`, on the main thread, as with other queries: a view that shows a part of a large table limits it with a
/// descriptor. If the database is busy, or on a served page if that takes long, they come later, and `$todos.isLoading` is
/// true until then. From then on, what is stored by this context, another one, GRDB or another program arrives row by row,
/// unless the predicate reads other tables or has a part that SQL can't say: then all is fetched again.
///
/// The array changes, and with it the view's body runs again, when models come, go or change places. A property that
/// changes runs the bodies that read it.
///
/// An initializer of the view makes another query to change it: `_todos = Query(filter: #Predicate { … })`. A predicate
/// that says the same as the one before changes nothing.
extension Query {
    /// All models of a class.
    public init<Element: PersistentModel>() where Request == ModelsRequest<Element> {
        self.init(models: FetchDescriptor())
    }

    /// All models of a class, whose changes are animated.
    public init<Element: PersistentModel>(animation: Animation) where Request == ModelsRequest<Element> {
        self.init(models: FetchDescriptor(), Transaction(animation: animation))
    }

    /// All models of a class, whose changes are made in a transaction.
    public init<Element: PersistentModel>(transaction: Transaction) where Request == ModelsRequest<Element> {
        self.init(models: FetchDescriptor(), transaction)
    }

    /// The models of a descriptor.
    public init<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil)
    where Request == ModelsRequest<Element> {
        self.init(models: descriptor, transaction)
    }

    /// The models of a descriptor, whose changes are animated.
    public init<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>, animation: Animation)
    where Request == ModelsRequest<Element> {
        self.init(models: descriptor, Transaction(animation: animation))
    }

    /// The models that a predicate selects, in an order.
    public init<Element: PersistentModel>(
        filter: Predicate<Element>? = nil,
        sort descriptors: [SortDescriptor<Element>] = [],
        transaction: Transaction? = nil
    ) where Request == ModelsRequest<Element> {
        self.init(models: FetchDescriptor(predicate: filter, sortBy: descriptors), transaction)
    }

    /// The models that a predicate selects, in an order, whose changes are animated.
    public init<Element: PersistentModel>(
        filter: Predicate<Element>? = nil,
        sort descriptors: [SortDescriptor<Element>] = [],
        animation: Animation
    ) where Request == ModelsRequest<Element> {
        self.init(
            models: FetchDescriptor(predicate: filter, sortBy: descriptors),
            Transaction(animation: animation)
        )
    }

    private init<Element: PersistentModel>(
        models descriptor: FetchDescriptor<Element>,
        _ transaction: Transaction? = nil
    ) where Request == ModelsRequest<Element> {
        self.init(constant: ModelsRequest(descriptor, transaction: transaction), in: \.modelContext)
    }
}

// MARK: - Ordered by one property

extension Query {
    /// The models that a predicate selects, ordered by a property.
    public init<Element: PersistentModel, Value: Comparable>(
        filter: Predicate<Element>? = nil,
        sort keyPath: KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward,
        transaction: Transaction? = nil
    ) where Request == ModelsRequest<Element> {
        self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction)
    }

    /// The models that a predicate selects, ordered by a property, whose changes are animated.
    public init<Element: PersistentModel, Value: Comparable>(
        filter: Predicate<Element>? = nil,
        sort keyPath: KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward,
        animation: Animation
    ) where Request == ModelsRequest<Element> {
        self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], animation: animation)
    }

    /// The models that a predicate selects, ordered by a property that may have no value.
    public init<Element: PersistentModel, Value: Comparable>(
        filter: Predicate<Element>? = nil,
        sort keyPath: KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward,
        transaction: Transaction? = nil
    ) where Request == ModelsRequest<Element> {
        self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction)
    }

    /// The models that a predicate selects, ordered by a property that may have no value, whose changes are animated.
    public init<Element: PersistentModel, Value: Comparable>(
        filter: Predicate<Element>? = nil,
        sort keyPath: KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward,
        animation: Animation
    ) where Request == ModelsRequest<Element> {
        self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], animation: animation)
    }
}

// MARK: - What the query is doing

extension Query where Request.Context == ModelContext {
    /// What kept the query from giving its models, or the first row that it had to leave out. The same as `$todos.error`.
    public var fetchError: (any Error)? { projectedValue.error }

    /// The context that the query reads.
    public var modelContext: ModelContext { presentContext }
}
