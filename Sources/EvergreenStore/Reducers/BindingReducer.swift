/// Writes the values that controls send into the state.
///
/// ```swift
/// enum Action: BindableAction {
///     case binding(BindingAction<State>)
/// }
///
/// var body: some ReducerOf<Self> {
///     BindingReducer()
///     Reduce { state, action in … }
/// }
/// ```
///
/// Subsequent reducers see the new value. Without it, a binding has no effect, which is reported as an issue.
public struct BindingReducer<State, Action, ViewAction: BindableAction>: Reducer where State == ViewAction.State {
    private let viewAction: (Action) -> ViewAction?

    private init(internal viewAction: @escaping (Action) -> ViewAction?) {
        self.viewAction = viewAction
    }

    /// Applies the feature's binding actions to its state.
    public init() where Action == ViewAction {
        self.init(internal: { $0 })
    }

    /// Creates a reducer that applies the binding actions of views to the state.
    ///
    /// - Parameter toViewAction: The case of the view's actions: `BindingReducer(action: \.view)`.
    public init(action toViewAction: CaseKeyPath<Action, ViewAction>) {
        let path = AnyCasePath(toViewAction)
        self.init(internal: { path.extract(from: $0) })
    }

    /// Creates a reducer that applies the binding actions of views to the state.
    ///
    /// - Parameter toViewAction: Extracts the view's action from the feature's; nil for other actions.
    public init(action toViewAction: @escaping (_ action: Action) -> ViewAction?) {
        self.init(internal: toViewAction)
    }

    public func reduce(into state: inout State, action: Action) -> Effect<Action> {
        guard let binding = viewAction(action)?.binding else { return .none }
        binding.set(&state)
        BindingActionFlag.current?.isHandled.withLock { $0 = true }
        return .none
    }
}
