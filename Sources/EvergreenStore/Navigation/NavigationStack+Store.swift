import EvergreenDependencies

extension NavigationStack {
    /// Creates a stack of pages, one for each feature of a ``StackState``.
    ///
    /// ```swift
    /// NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
    ///     RootView()
    /// } destination: { store in
    ///     DetailView(store: store)
    /// }
    /// ```
    ///
    /// A `NavigationLink(state:label:)` pushes a page; the back button pops it.
    ///
    /// - Parameters:
    ///   - path: A binding to the store of the stack.
    ///   - root: Creates the root page.
    ///   - destination: Creates the page of a feature.
    public init<State, Action, Destination: View, R: View>(
        path: Binding<Store<StackState<State>, StackAction<State, Action>>>,
        @ViewBuilder root: () -> R,
        @ViewBuilder destination: @escaping (_ store: Store<State, Action>) -> Destination
    ) where Data == StackState<State>.PathView, Root == _StackRoot<State, Action, Destination, R> {
        let stack = StackOfStores(path.wrappedValue)
        self.init(path: stack.path) {
            _StackRoot(stack: stack, root: root(), destination: destination)
        }
    }
}

/// The root page of a stack of features, which declares the other pages.
public struct _StackRoot<State, Action, Destination: View, Root: View>: View {
    let stack: StackOfStores<State, Action>
    let root: Root
    let destination: (Store<State, Action>) -> Destination

    public var body: some View {
        root.navigationDestination(for: StackState<State>.Component.self) { component in
            stack.store(of: component).map { destination($0) }
        }
    }
}

/// The adapter between a stack of features and a navigation stack.
@MainActor
struct StackOfStores<State, Action> {
    private let store: Store<StackState<State>, StackAction<State, Action>>

    init(_ store: Store<StackState<State>, StackAction<State, Action>>) {
        self.store = store
    }

    /// The features on the stack. Setting it sends actions: a longer path pushes its last element, a shorter one pops.
    var path: Binding<StackState<State>.PathView> {
        let store = store
        return Binding(
            get: { StackState<State>.PathView(store.core.state) },
            set: { path in
                let stack = store.core.state
                if path.count > stack.count, let component = path.last {
                    @Dependency(\.stackElementID) var ids
                    store.send(.push(id: component.id ?? ids.next(), state: component.element))
                } else if path.count < stack.count {
                    store.send(.popFrom(id: stack.ids[path.count]))
                }
            }
        )
    }

    /// The store of a feature, which is the same as long as the feature is on the stack.
    func store(of component: StackState<State>.Component) -> Store<State, Action>? {
        component.id.map { stores.store(for: $0, initial: component.element) }
    }

    private var stores: ElementStores<StackElementID, State, Action> {
        let key = ScopeCache.Key(state: \StackState<State>.self, action: \StackAction<State, Action>.self)
        let ids = store.withState(\.ids)
        if let known = store.children[key, as: ElementStores<StackElementID, State, Action>.self] {
            known.dropAbsent(ids)
            return known
        }
        let stores = ElementStores<StackElementID, State, Action>(
            of: store.core,
            collection: { $0 },
            element: { $0[id: $1] },
            action: { .element(id: $0, action: $1) }
        )
        store.children.insert(stores, for: key, isPresent: { true })
        return stores
    }
}
