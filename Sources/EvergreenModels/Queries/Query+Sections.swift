public import EvergreenQuery
import Foundation

/// A request of a class's models, as an array or in sections.
public protocol _SectionedModels: Queryable where Context == ModelContext {
    /// The class of the models.
    associatedtype Element: PersistentModel

    /// Creates the request of a descriptor, for models in sections.
    static func _request<Title: _SectionTitle>(
        _ descriptor: FetchDescriptor<Element>,
        _ transaction: Transaction?,
        sectionBy keyPath: KeyPath<Element, Title> & Sendable
    ) -> Self

    /// The sections of a value.
    @MainActor func _sections(of value: Value) -> SectionedResults<Element, String>
}

extension ModelsRequest: _SectionedModels {
    /// Creates the request of an array, whose query also has sections.
    public static func _request<Title: _SectionTitle>(
        _ descriptor: FetchDescriptor<Element>,
        _ transaction: Transaction?,
        sectionBy keyPath: KeyPath<Element, Title> & Sendable
    ) -> Self {
        Self(descriptor, transaction: transaction, section: SectionKey(keyPath))
    }

    /// The sections of the array.
    @MainActor
    public func _sections(of models: [Element]) -> SectionedResults<Element, String> {
        section?.sections(of: models) ?? SectionedResults { _ in "" }
    }
}

extension SectionedModelsRequest: _SectionedModels {
    /// Creates the request of sections.
    public static func _request<Title: _SectionTitle>(
        _ descriptor: FetchDescriptor<Element>,
        _ transaction: Transaction?,
        sectionBy keyPath: KeyPath<Element, Title> & Sendable
    ) -> Self {
        Self(descriptor, transaction: transaction, section: SectionKey(keyPath))
    }

    /// The value itself.
    @MainActor
    public func _sections(of value: SectionedResults<Element, String>) -> SectionedResults<Element, String> { value }
}

/// Queries of models in sections, with SwiftData's API.
///
/// ```swift
/// struct TodoList: View {
///     @Query(sort: \Todo.date, sectionBy: \Todo.project) private var todos: SectionedResults<Todo, String>
///
///     var body: some View {
///         List {
///             ForEach(todos) { section in
///                 Section(section.title) {
///                     ForEach(section) { todo in Text(todo.title) }
///                 }
///             }
///         }
///     }
/// }
/// ```
///
/// The key path refers to a `String`, or to a `String?` whose nil is the empty title. The models are ordered by it first, unless the given
/// order begins with it, possibly descending. The property may also be an array: its sections are `_todos.sections`.
extension Query where Request: _SectionedModels {
    /// The models of a descriptor, in sections.
    public init<Title: _SectionTitle>(
        _ descriptor: FetchDescriptor<Request.Element>,
        transaction: Transaction? = nil,
        sectionBy section: KeyPath<Request.Element, Title> & Sendable
    ) {
        self.init(sections: descriptor, transaction, section)
    }

    /// The models of a descriptor, in sections, with animated changes.
    public init<Title: _SectionTitle>(
        _ descriptor: FetchDescriptor<Request.Element>,
        animation: Animation,
        sectionBy section: KeyPath<Request.Element, Title> & Sendable
    ) {
        self.init(sections: descriptor, Transaction(animation: animation), section)
    }

    /// The models that match a predicate, in an order and in sections.
    public init<Title: _SectionTitle>(
        filter: Predicate<Request.Element>? = nil,
        sort descriptors: [SortDescriptor<Request.Element>] = [],
        transaction: Transaction? = nil,
        sectionBy section: KeyPath<Request.Element, Title> & Sendable
    ) {
        self.init(sections: FetchDescriptor(predicate: filter, sortBy: descriptors), transaction, section)
    }

    /// The models that match a predicate, in an order and in sections, with animated changes.
    public init<Title: _SectionTitle>(
        filter: Predicate<Request.Element>? = nil,
        sort descriptors: [SortDescriptor<Request.Element>] = [],
        animation: Animation,
        sectionBy section: KeyPath<Request.Element, Title> & Sendable
    ) {
        self.init(
            sections: FetchDescriptor(predicate: filter, sortBy: descriptors),
            Transaction(animation: animation),
            section
        )
    }

    /// The models that match a predicate, ordered by a property, in sections.
    public init<Value: Comparable, Title: _SectionTitle>(
        filter: Predicate<Request.Element>? = nil,
        sort keyPath: KeyPath<Request.Element, Value> & Sendable,
        order: SortOrder = .forward,
        transaction: Transaction? = nil,
        sectionBy section: KeyPath<Request.Element, Title> & Sendable
    ) {
        self.init(
            sections: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
            transaction,
            section
        )
    }

    /// The models that match a predicate, ordered by a property, in sections, with animated changes.
    public init<Value: Comparable, Title: _SectionTitle>(
        filter: Predicate<Request.Element>? = nil,
        sort keyPath: KeyPath<Request.Element, Value> & Sendable,
        order: SortOrder = .forward,
        animation: Animation,
        sectionBy section: KeyPath<Request.Element, Title> & Sendable
    ) {
        self.init(
            sections: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
            Transaction(animation: animation),
            section
        )
    }

    /// The models that match a predicate, ordered by an optional property, in sections.
    public init<Value: Comparable, Title: _SectionTitle>(
        filter: Predicate<Request.Element>? = nil,
        sort keyPath: KeyPath<Request.Element, Value?> & Sendable,
        order: SortOrder = .forward,
        transaction: Transaction? = nil,
        sectionBy section: KeyPath<Request.Element, Title> & Sendable
    ) {
        self.init(
            sections: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
            transaction,
            section
        )
    }

    /// The models that match a predicate, ordered by an optional property, in sections, with animated changes.
    public init<Value: Comparable, Title: _SectionTitle>(
        filter: Predicate<Request.Element>? = nil,
        sort keyPath: KeyPath<Request.Element, Value?> & Sendable,
        order: SortOrder = .forward,
        animation: Animation,
        sectionBy section: KeyPath<Request.Element, Title> & Sendable
    ) {
        self.init(
            sections: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]),
            Transaction(animation: animation),
            section
        )
    }

    private init<Title: _SectionTitle>(
        sections descriptor: FetchDescriptor<Request.Element>,
        _ transaction: Transaction?,
        _ section: KeyPath<Request.Element, Title> & Sendable
    ) {
        self.init(constant: Request._request(descriptor, transaction, sectionBy: section), in: \.modelContext)
    }
}

extension Query where Request: _SectionedModels {
    /// The models in sections; empty if the query has no `sectionBy` key path. Those of an array are computed on each read: O(s log n) for
    /// s sections of n models.
    public var sections: SectionedResults<Request.Element, String> { presentRequest._sections(of: wrappedValue) }
}
