public import EvergreenQuery
import Foundation

/// Queries of models, with SwiftData's API. They read the environment's `modelContext`.
///
/// ```swift
/// struct TodoList: View {
///     @Query(sort: \Todo.date) private var todos: [Todo]
/// }
/// ```
///
/// The models are the stored ones, with the unsaved changes of the context. The first models are fetched before the first `body`, on the
/// main thread, as with other queries: a view that shows part of a large table should limit it with a descriptor. If the database is busy,
/// or if the fetch takes long on a served page, they arrive later, and `$todos.isLoading` is true until then. From then on, changes stored
/// by this context, another one, GRDB or another program arrive row by row, unless the predicate reads other tables or can't be fully
/// translated to SQL: then everything is fetched again.
///
/// The array changes, and the view's body runs again, when models are inserted, removed or moved. A change of a property runs only the
/// bodies that have read it.
///
/// To change the query, create another one in an initializer of the view: `_todos = Query(filter: #Predicate { … })`. An equivalent
/// predicate changes nothing.
extension Query {
    /// All models of a class.
    public init<Element: PersistentModel>() where Request == ModelsRequest<Element> {
        self.init(models: FetchDescriptor())
    }

    /// All models of a class, with animated changes.
    public init<Element: PersistentModel>(animation: Animation) where Request == ModelsRequest<Element> {
        self.init(models: FetchDescriptor(), Transaction(animation: animation))
    }

    /// All models of a class, with changes applied in a transaction.
    public init<Element: PersistentModel>(transaction: Transaction) where Request == ModelsRequest<Element> {
        self.init(models: FetchDescriptor(), transaction)
    }

    /// The models of a descriptor.
    public init<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil)
    where Request == ModelsRequest<Element> {
        self.init(models: descriptor, transaction)
    }

    /// The models of a descriptor, with animated changes.
    public init<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>, animation: Animation)
    where Request == ModelsRequest<Element> {
        self.init(models: descriptor, Transaction(animation: animation))
    }

    /// The models that match a predicate, in an order.
    public init<Element: PersistentModel>(
        filter: Predicate<Element>? = nil,
        sort descriptors: [SortDescriptor<Element>] = [],
        transaction: Transaction? = nil
    ) where Request == ModelsRequest<Element> {
        self.init(models: FetchDescriptor(predicate: filter, sortBy: descriptors), transaction)
    }

    /// The models that match a predicate, in an order, with animated changes.
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
    /// The models that match a predicate, ordered by a property.
    public init<Element: PersistentModel, Value: Comparable>(
        filter: Predicate<Element>? = nil,
        sort keyPath: KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward,
        transaction: Transaction? = nil
    ) where Request == ModelsRequest<Element> {
        self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction)
    }

    /// The models that match a predicate, ordered by a property, with animated changes.
    public init<Element: PersistentModel, Value: Comparable>(
        filter: Predicate<Element>? = nil,
        sort keyPath: KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward,
        animation: Animation
    ) where Request == ModelsRequest<Element> {
        self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], animation: animation)
    }

    /// The models that match a predicate, ordered by an optional property.
    public init<Element: PersistentModel, Value: Comparable>(
        filter: Predicate<Element>? = nil,
        sort keyPath: KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward,
        transaction: Transaction? = nil
    ) where Request == ModelsRequest<Element> {
        self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)], transaction: transaction)
    }

    /// The models that match a predicate, ordered by an optional property, with animated changes.
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
    /// The error of the query, or of the first row that was omitted. The same as `$todos.error`.
    public var fetchError: (any Error)? { projectedValue.error }

    /// The context that the query reads.
    public var modelContext: ModelContext { presentContext }
}
