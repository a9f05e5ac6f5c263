import EvergreenDependencies

extension Reducer {
    /// Overrides a dependency of the reducer and its effects.
    ///
    /// ```swift
    /// Feature().dependency(\.apiClient, .mock)
    /// ```
    ///
    /// - Parameters:
    ///   - keyPath: The dependency.
    ///   - value: Its value.
    /// - Returns: The reducer with the value.
    public func dependency<Value>(
        _ keyPath: WritableKeyPath<DependencyValues, Value>,
        _ value: Value
    ) -> some Reducer<State, Action> {
        DependencyReducer(base: self) { $0[keyPath: keyPath] = value }
    }

    /// Overrides the dependency whose key is the value's type.
    ///
    /// - Parameter value: The value.
    /// - Returns: The reducer with the value.
    public func dependency<Value: TestDependencyKey>(_ value: Value) -> some Reducer<State, Action>
    where Value.Value == Value {
        DependencyReducer(base: self) { $0[Value.self] = value }
    }

    /// Modifies a dependency of the reducer and its effects.
    ///
    /// ```swift
    /// Feature().transformDependency(\.apiClient) { $0.fetch = { [] } }
    /// ```
    ///
    /// - Parameters:
    ///   - keyPath: The dependency, or `\.self` for all of them.
    ///   - transform: Modifies the dependency, for each action.
    /// - Returns: The reducer with the value.
    public func transformDependency<Value>(
        _ keyPath: WritableKeyPath<DependencyValues, Value>,
        transform: @escaping (_ dependency: inout Value) -> Void
    ) -> some Reducer<State, Action> {
        DependencyReducer(base: self) { transform(&$0[keyPath: keyPath]) }
    }
}

/// A reducer that runs with overridden dependencies.
private struct DependencyReducer<Base: Reducer>: Reducer {
    let base: Base
    let update: (inout DependencyValues) -> Void

    func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
        withDependencies(update) { base.reduce(into: &state, action: action) }
    }
}
