/// A reducer that changes nothing and has no effects.
public struct EmptyReducer<State, Action>: Reducer {
    /// A reducer that changes nothing and has no effects.
    @inlinable
    public init() {}

    @inlinable
    public func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}
