import OrderedCollections

/// Views for the elements of a collection, each with its own store.
///
/// ```swift
/// ForEachStore(store.scope(state: \.rows, action: \.rows)) { store in
///     RowView(store: store)
/// }
/// ```
///
/// With `@ObservableState`, write `ForEach(store.scope(state: \.rows, action: \.rows))`.
public struct ForEachStore<EachState, EachAction, Data: Collection, ID: Hashable & Sendable, Content: View>: View {
    /// The elements.
    public let data: Data
    @ObservedObject private var ids: ViewStore<OrderedSet<ID>, Void>
    private let rows: ElementRows<ID, EachState, EachAction, Content>
    #if !canImport(SwiftUI)
        private var edit: (inout _ContentEdits) -> Void = { _ in }
    #endif

    private init<Action>(
        _ store: Store<IdentifiedArray<ID, EachState>, Action>,
        _ content: @escaping (_ store: Store<EachState, EachAction>) -> Content,
        _ embed: @escaping (ID, EachAction) -> Action
    ) where Data == IdentifiedArray<ID, EachState> {
        data = store.withState { $0 }
        _ids = ObservedObject(wrappedValue: ViewStore(observing: store, \.ids))
        rows = ElementRows(core: store.core, stores: store.elementStores(embed: embed), content: content)
    }

    /// Creates views for the elements of a collection, whose actions are an ``IdentifiedAction``.
    ///
    /// - Parameters:
    ///   - store: The store of the collection.
    ///   - content: Creates the views of an element.
    public init(
        _ store: Store<IdentifiedArray<ID, EachState>, IdentifiedAction<ID, EachAction>>,
        @ViewBuilder content: @escaping (_ store: Store<EachState, EachAction>) -> Content
    ) where Data == IdentifiedArray<ID, EachState> {
        self.init(store, content) { .element(id: $0, action: $1) }
    }

    /// Creates views for the elements of a collection, whose actions consist of an id and an action.
    ///
    /// - Parameters:
    ///   - store: The store of the collection.
    ///   - content: Creates the views of an element.
    public init(
        _ store: Store<IdentifiedArray<ID, EachState>, (ID, EachAction)>,
        @ViewBuilder content: @escaping (_ store: Store<EachState, EachAction>) -> Content
    ) where Data == IdentifiedArray<ID, EachState> {
        self.init(store, content) { ($0, $1) }
    }

    public var body: some View {
        #if canImport(SwiftUI)
            ForEach(ids.state, id: \.self) { rows.view(for: $0) }
        #else
            ForEach(ids.state, id: \.self) { rows.view(for: $0) }._editing(edit)
        #endif
    }
}

#if canImport(SwiftUI)
    extension ForEachStore: DynamicViewContent {}
#else
    extension ForEachStore: DynamicViewContent {
        public func _editing(_ change: (inout _ContentEdits) -> Void) -> Self {
            // The changes are applied to a copy, and the result is set again when the rows are created.
            var edits = _ContentEdits()
            edit(&edits)
            change(&edits)
            var copy = self
            copy.edit = { $0 = edits }
            return copy
        }
    }
#endif

/// Creates the views of elements.
@MainActor
private struct ElementRows<ID: Hashable & Sendable, State, Action, Content: View> {
    private let state: () -> IdentifiedArray<ID, State>
    private let stores: ElementStores<ID, State, Action>
    private let content: (Store<State, Action>) -> Content

    init<Core: StoreCore>(
        core: Core,
        stores: ElementStores<ID, State, Action>,
        content: @escaping (Store<State, Action>) -> Content
    ) where Core.State == IdentifiedArray<ID, State> {
        state = { core.state }
        self.stores = stores
        self.content = content
    }

    func view(for id: ID) -> Content? {
        state()[id: id].map { content(stores.store(for: id, initial: $0)) }
    }
}

extension Store {
    /// The stores of the elements of a state that is a collection.
    fileprivate func elementStores<ID: Hashable, ElementState, ElementAction>(
        embed: @escaping (ID, ElementAction) -> Action
    ) -> ElementStores<ID, ElementState, ElementAction> where State == IdentifiedArray<ID, ElementState> {
        let key = ScopeCache.Key(state: \State.self, action: \Action.self)
        if let known = children[key, as: ElementStores<ID, ElementState, ElementAction>.self] { return known }
        let stores = ElementStores<ID, ElementState, ElementAction>(
            of: core,
            collection: { $0 },
            element: { $0[id: $1] },
            action: embed
        )
        children.insert(stores, for: key, isPresent: { true })
        return stores
    }
}
