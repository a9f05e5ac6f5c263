/// A reducer made of a closure.
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

    /// A reducer that runs a closure.
    ///
    /// - Parameter reduce: Changes the state for an action, and says which effects the action has.
    @inlinable
    public init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {
        self.init(internal: reduce)
    }

    /// A reducer of the same behaviour, whose type does not tell what it is made of.
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
