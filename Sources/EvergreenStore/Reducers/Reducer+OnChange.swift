extension Reducer {
    /// Runs another reducer when this one has changed a value of the state.
    ///
    /// ```swift
    /// BindingReducer()
    ///     .onChange(of: \.query) { oldValue, newValue in
    ///         Reduce { state, action in
    ///             .run { send in await send(.search(newValue)) }
    ///         }
    ///     }
    /// ```
    ///
    /// - Parameters:
    ///   - toValue: Reads the value.
    ///   - reducer: Creates the reducer, given the old and the new value. It receives the action that changed the value.
    /// - Returns: This reducer, and the other one.
    public func onChange<V: Equatable, R: Reducer<State, Action>>(
        of toValue: @escaping (State) -> V,
        @ReducerBuilder<State, Action> _ reducer: @escaping (_ oldValue: V, _ newValue: V) -> R
    ) -> some Reducer<State, Action> {
        OnChangeReducer(base: self, toValue: toValue, isDuplicate: ==, makeReducer: reducer)
    }

    /// Runs another reducer when this one has changed a value of the state, with a custom comparison.
    ///
    /// - Parameters:
    ///   - toValue: Reads the value.
    ///   - isDuplicate: Whether two values count as equal.
    ///   - reducer: Creates the reducer, given the old and the new value. It receives the action that changed the value.
    /// - Returns: This reducer, and the other one.
    public func onChange<V, R: Reducer<State, Action>>(
        of toValue: @escaping (State) -> V,
        removeDuplicates isDuplicate: @escaping (V, V) -> Bool,
        @ReducerBuilder<State, Action> _ reducer: @escaping (_ oldValue: V, _ newValue: V) -> R
    ) -> some Reducer<State, Action> {
        OnChangeReducer(base: self, toValue: toValue, isDuplicate: isDuplicate, makeReducer: reducer)
    }
}

/// A reducer combined with one that runs when a value has changed.
private struct OnChangeReducer<Base: Reducer, Value, R: Reducer>: Reducer
where R.State == Base.State, R.Action == Base.Action {
    let base: Base
    let toValue: (Base.State) -> Value
    let isDuplicate: (Value, Value) -> Bool
    let makeReducer: (Value, Value) -> R

    func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
        let before = toValue(state)
        let effect = base.reduce(into: &state, action: action)
        let after = toValue(state)
        if isDuplicate(before, after) { return effect }
        return effect.merge(with: makeReducer(before, after).reduce(into: &state, action: action))
    }
}
