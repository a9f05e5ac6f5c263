/// A view that observes a part of a store's state.
///
/// ```swift
/// WithViewStore(store, observe: \.count) { viewStore in
///     Text("\(viewStore.state)")
///     Button("Increment") { viewStore.send(.incrementButtonTapped) }
/// }
/// ```
///
/// Its content runs again when that part changes. State with `@ObservableState` needs no such view: read the ``Store``.
public struct WithViewStore<ViewState, ViewAction, Content: View>: View {
    @ObservedObject private var viewStore: ViewStore<ViewState, ViewAction>
    private let content: (ViewStore<ViewState, ViewAction>) -> Content

    init(
        viewStore: ViewStore<ViewState, ViewAction>,
        content: @escaping (ViewStore<ViewState, ViewAction>) -> Content
    ) {
        _viewStore = ObservedObject(wrappedValue: viewStore)
        self.content = content
    }

    /// Observes a part of the state.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - toViewState: Selects the observed part of the state.
    ///   - content: The views.
    public init<State>(
        _ store: Store<State, ViewAction>,
        observe toViewState: @escaping (_ state: State) -> ViewState,
        @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
    ) where ViewState: Equatable {
        self.init(viewStore: ViewStore(store, observe: toViewState), content: content)
    }

    /// Observes a part of the state, with a custom comparison.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - toViewState: Selects the observed part of the state.
    ///   - isDuplicate: Whether two values count as equal.
    ///   - content: The views.
    public init<State>(
        _ store: Store<State, ViewAction>,
        observe toViewState: @escaping (_ state: State) -> ViewState,
        removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool,
        @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
    ) {
        self.init(
            viewStore: ViewStore(store, observe: toViewState, removeDuplicates: isDuplicate),
            content: content
        )
    }

    /// Observes a part of the state, with separate view actions.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - toViewState: Selects the observed part of the state.
    ///   - fromViewAction: Converts a view action to the store's action.
    ///   - content: The views.
    public init<State, Action>(
        _ store: Store<State, Action>,
        observe toViewState: @escaping (_ state: State) -> ViewState,
        send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
        @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
    ) where ViewState: Equatable {
        self.init(viewStore: ViewStore(store, observe: toViewState, send: fromViewAction), content: content)
    }

    /// Observes a part of the state, with separate view actions and a custom comparison.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - toViewState: Selects the observed part of the state.
    ///   - fromViewAction: Converts a view action to the store's action.
    ///   - isDuplicate: Whether two values count as equal.
    ///   - content: The views.
    public init<State, Action>(
        _ store: Store<State, Action>,
        observe toViewState: @escaping (_ state: State) -> ViewState,
        send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
        removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool,
        @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
    ) {
        self.init(
            viewStore: ViewStore(store, observe: toViewState, send: fromViewAction, removeDuplicates: isDuplicate),
            content: content
        )
    }

    /// Observes a part of the state with fields that controls can write to: see ``BindingViewState``.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - toViewState: Returns the view state.
    ///   - content: The views.
    @_disfavoredOverload
    public init<State>(
        _ store: Store<State, ViewAction>,
        observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
        @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
    ) where ViewState: Equatable, ViewAction: BindableAction, ViewAction.State == State {
        self.init(viewStore: ViewStore(store, observe: toViewState), content: content)
    }

    /// Observes a part of the state with fields that controls can write to, with separate view actions: see ``BindingViewState``.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - toViewState: Returns the view state.
    ///   - fromViewAction: Converts a view action to the store's action.
    ///   - content: The views.
    @_disfavoredOverload
    public init<State, Action>(
        _ store: Store<State, Action>,
        observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
        send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
        @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
    ) where ViewState: Equatable, ViewAction: BindableAction, ViewAction.State == State {
        self.init(viewStore: ViewStore(store, observe: toViewState, send: fromViewAction), content: content)
    }

    public var body: some View { content(viewStore) }
}
