/// A stack of pages, one for each feature of a ``StackState`` that is not observable.
///
/// ```swift
/// NavigationStackStore(store.scope(state: \.path, action: \.path)) {
///     RootView(store: store)
/// } destination: { store in
///     DetailView(store: store)
/// }
/// ```
///
/// With `@ObservableState`, write `NavigationStack(path: $store.scope(state: \.path, action: \.path))`.
public struct NavigationStackStore<State, Action, Root: View, Destination: View>: View {
    @ObservedObject private var ids: ViewStore<[StackElementID], Void>
    private let store: Store<StackState<State>, StackAction<State, Action>>
    private let root: Root
    private let destination: (Store<State, Action>) -> Destination

    /// Creates a stack of pages.
    ///
    /// - Parameters:
    ///   - store: The store of the stack.
    ///   - root: Creates the root page.
    ///   - destination: Creates the page of a feature.
    public init(
        _ store: Store<StackState<State>, StackAction<State, Action>>,
        @ViewBuilder root: () -> Root,
        @ViewBuilder destination: @escaping (_ store: Store<State, Action>) -> Destination
    ) {
        self.store = store
        self.root = root()
        self.destination = destination
        _ids = ObservedObject(wrappedValue: ViewStore(observing: store) { Array($0.ids) })
    }

    /// Creates a stack of pages for several kinds of features, distinguished by their initial state.
    ///
    /// ```swift
    /// NavigationStackStore(store.scope(state: \.path, action: \.path)) {
    ///     RootView(store: store)
    /// } destination: { state in
    ///     switch state {
    ///     case .detail:
    ///         CaseLet(/Path.State.detail, action: Path.Action.detail) { DetailView(store: $0) }
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - store: The store of the stack.
    ///   - root: Creates the root page.
    ///   - destination: Creates the page of a feature.
    public init<D: View>(
        _ store: Store<StackState<State>, StackAction<State, Action>>,
        @ViewBuilder root: () -> Root,
        @ViewBuilder destination: @escaping (_ initialState: State) -> D
    ) where Destination == SwitchStore<State, Action, D> {
        self.init(store, root: root) { SwitchStore($0, content: destination) }
    }

    public var body: some View {
        let _ = ids.state
        NavigationStack(path: .constant(store)) {
            root
        } destination: { store in
            destination(store)
        }
    }
}
