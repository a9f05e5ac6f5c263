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
    ///   - toViewState: Selects the part of the state that is observed.
    ///   - content: The views.
    public init<State>(
        _ store: Store<State, ViewAction>,
        observe toViewState: @escaping (_ state: State) -> ViewState,
        @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
    ) where ViewState: Equatable {
        self.init(viewStore: ViewStore(store, observe: toViewState), content: content)
    }

    /// Observes a part of the state, by a comparison.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - toViewState: Selects the part of the state that is observed.
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

    /// Observes a part of the state, with actions of the view's own.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - toViewState: Selects the part of the state that is observed.
    ///   - fromViewAction: Makes the store's action of that of a view.
    ///   - content: The views.
    public init<State, Action>(
        _ store: Store<State, Action>,
        observe toViewState: @escaping (_ state: State) -> ViewState,
        send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
        @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
    ) where ViewState: Equatable {
        self.init(viewStore: ViewStore(store, observe: toViewState, send: fromViewAction), content: content)
    }

    /// Observes a part of the state, with actions of the view's own, by a comparison.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - toViewState: Selects the part of the state that is observed.
    ///   - fromViewAction: Makes the store's action of that of a view.
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
    ///   - toViewState: Makes the view's own state.
    ///   - content: The views.
    @_disfavoredOverload
    public init<State>(
        _ store: Store<State, ViewAction>,
        observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
        @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
    ) where ViewState: Equatable, ViewAction: BindableAction, ViewAction.State == State {
        self.init(viewStore: ViewStore(store, observe: toViewState), content: content)
    }

    /// Observes a part of the state with fields that controls can write to, with actions of the view's own.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - toViewState: Makes the view's own state.
    ///   - fromViewAction: Makes the store's action of that of a view.
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
