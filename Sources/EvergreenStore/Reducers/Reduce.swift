/// A reducer that runs a closure.
///
/// ```swift
/// Reduce { state, action in
///     switch action {
///     case .resetButtonTapped:
///         state.count = 0
///         return .none
///     }
/// }
/// ```
public struct Reduce<State, Action>: Reducer {
    @usableFromInline let perform: (inout State, Action) -> Effect<Action>

    @usableFromInline
    init(internal perform: @escaping (inout State, Action) -> Effect<Action>) {
        self.perform = perform
    }

    /// Creates a reducer that runs a closure.
    ///
    /// - Parameter reduce: Modifies the state for an action, and returns the action's effects.
    @inlinable
    public init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {
        self.init(internal: reduce)
    }

    /// Creates a type-erased reducer.
    ///
    /// - Parameter reducer: Any reducer.
    @inlinable
    public init(_ reducer: some Reducer<State, Action>) {
        self.init(internal: reducer.reduce)
    }

    @inlinable
    public func reduce(into state: inout State, action: Action) -> Effect<Action> {
        perform(&state, action)
    }
}
