/// Carries out what controls write to the state.
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
/// Reducers after it see the state with the new value. Without it, bindings change nothing, which is reported as an issue.
public struct BindingReducer<State, Action, ViewAction: BindableAction>: Reducer where State == ViewAction.State {
    private let viewAction: (Action) -> ViewAction?

    private init(internal viewAction: @escaping (Action) -> ViewAction?) {
        self.viewAction = viewAction
    }

    /// Carries out the binding actions of the feature.
    public init() where Action == ViewAction {
        self.init(internal: { $0 })
    }

    /// Carries out the binding actions among those that views send.
    ///
    /// - Parameter toViewAction: The case of the view's actions: `BindingReducer(action: \.view)`.
    public init(action toViewAction: CaseKeyPath<Action, ViewAction>) {
        let path = AnyCasePath(toViewAction)
        self.init(internal: { path.extract(from: $0) })
    }

    /// Carries out the binding actions among those that views send.
    ///
    /// - Parameter toViewAction: Takes the view's action out of the feature's.
    public init(action toViewAction: @escaping (_ action: Action) -> ViewAction?) {
        self.init(internal: toViewAction)
    }

    public func reduce(into state: inout State, action: Action) -> Effect<Action> {
        guard let binding = viewAction(action)?.binding else { return .none }
        binding.set(&state)
        BindingNote.current?.isCarriedOut.withLock { $0 = true }
        return .none
    }
}
