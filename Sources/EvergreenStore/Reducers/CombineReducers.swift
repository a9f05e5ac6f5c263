/// Combines several reducers into one, to apply a modifier to all of them.
///
/// ```swift
/// CombineReducers {
///     ReducerA()
///     ReducerB()
/// }
/// .ifLet(\.child, action: \.child) { Child() }
/// ```
public struct CombineReducers<State, Action, Reducers: Reducer>: Reducer
where State == Reducers.State, Action == Reducers.Action {
    @usableFromInline let reducers: Reducers

    /// Combines reducers, which run in the given order.
    ///
    /// - Parameter build: The reducers.
    @inlinable
    public init(@ReducerBuilder<State, Action> _ build: () -> Reducers) {
        reducers = build()
    }

    @inlinable
    public func reduce(into state: inout State, action: Action) -> Effect<Action> {
        reducers.reduce(into: &state, action: action)
    }
}
