extension Reducer {
    /// Runs a child's reducer on an optional part of the state, while it exists.
    ///
    /// ```swift
    /// Reduce { state, action in … }
    ///     .ifLet(\.child, action: \.child) {
    ///         Child()
    ///     }
    /// ```
    ///
    /// The child's reducer runs before this one, so that this one may remove the child in response to its action. When the child is removed
    /// or replaced, its effects end. An action of a removed child is reported as an issue.
    ///
    /// - Parameters:
    ///   - state: The key path of the child's state.
    ///   - action: The case of the child's actions.
    ///   - wrapped: Creates the child's reducer.
    ///   - fileID: The file of reported issues.
    ///   - filePath: The file of reported issues.
    ///   - line: The line of reported issues.
    ///   - column: The column of reported issues.
    /// - Returns: This reducer and the child's.
    public func ifLet<WrappedState, WrappedAction, Wrapped: Reducer<WrappedState, WrappedAction>>(
        _ state: WritableKeyPath<State, WrappedState?>,
        action: CaseKeyPath<Action, WrappedAction>,
        @ReducerBuilder<WrappedState, WrappedAction> then wrapped: () -> Wrapped,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> some Reducer<State, Action> {
        IfLetReducer(
            parent: self,
            child: wrapped(),
            childState: state,
            childAction: AnyCasePath(action),
            location: ReducerLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        )
    }

    /// Runs a child's reducer on an optional part of the state, with a case path: `action: /Action.child`.
    ///
    /// - Parameters:
    ///   - state: The key path of the child's state.
    ///   - action: The case of the child's actions.
    ///   - wrapped: Creates the child's reducer.
    ///   - fileID: The file of reported issues.
    ///   - filePath: The file of reported issues.
    ///   - line: The line of reported issues.
    ///   - column: The column of reported issues.
    /// - Returns: This reducer and the child's.
    public func ifLet<WrappedState, WrappedAction, Wrapped: Reducer<WrappedState, WrappedAction>>(
        _ state: WritableKeyPath<State, WrappedState?>,
        action: AnyCasePath<Action, WrappedAction>,
        @ReducerBuilder<WrappedState, WrappedAction> then wrapped: () -> Wrapped,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> some Reducer<State, Action> {
        IfLetReducer(
            parent: self,
            child: wrapped(),
            childState: state,
            childAction: action,
            location: ReducerLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        )
    }

    /// Sets the state of an alert or dialog to nil after any of its actions.
    ///
    /// - Parameters:
    ///   - state: The key path of the state.
    ///   - action: The case of its actions.
    ///   - fileID: The file of reported issues.
    ///   - filePath: The file of reported issues.
    ///   - line: The line of reported issues.
    ///   - column: The column of reported issues.
    /// - Returns: This reducer, with the alert.
    public func ifLet<WrappedState: _EphemeralState, WrappedAction>(
        _ state: WritableKeyPath<State, WrappedState?>,
        action: CaseKeyPath<Action, WrappedAction>,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> some Reducer<State, Action> where WrappedState.Action == WrappedAction {
        IfLetReducer(
            parent: self,
            child: EmptyReducer<WrappedState, WrappedAction>(),
            childState: state,
            childAction: AnyCasePath(action),
            location: ReducerLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        )
    }

    /// Sets the state of a presented alert or dialog, `\.alert`, to nil after any of its actions or its dismissal.
    ///
    /// - Parameters:
    ///   - state: The key path of the state.
    ///   - action: The case of its actions.
    ///   - fileID: The file of reported issues.
    ///   - filePath: The file of reported issues.
    ///   - line: The line of reported issues.
    ///   - column: The column of reported issues.
    /// - Returns: This reducer, with the alert.
    public func ifLet<WrappedState: _EphemeralState>(
        _ state: WritableKeyPath<State, WrappedState?>,
        action: CaseKeyPath<Action, PresentationAction<WrappedState.Action>>,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> some Reducer<State, Action> {
        IfLetReducer(
            parent: self,
            child: EmptyReducer<WrappedState, PresentationAction<WrappedState.Action>>(),
            childState: state,
            childAction: AnyCasePath(action),
            location: ReducerLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        )
    }
}

/// A reducer combined with that of an optional child.
struct IfLetReducer<Parent: Reducer, Child: Reducer>: Reducer {
    let parent: Parent
    let child: Child
    let childState: WritableKeyPath<Parent.State, Child.State?>
    let childAction: AnyCasePath<Parent.Action, Child.Action>
    let location: ReducerLocation

    func reduce(into state: inout Parent.State, action: Parent.Action) -> Effect<Parent.Action> {
        var effect = Effect<Parent.Action>.none
        if let action = childAction.extract(from: action) { effect = reduceChild(into: &state, action) }
        guard let before = state[keyPath: childState].map(FeatureIdentity.init(of:)) else {
            return effect.merge(with: parent.reduce(into: &state, action: action))
        }
        effect = effect.merge(with: parent.reduce(into: &state, action: action))
        let after = state[keyPath: childState].map(FeatureIdentity.init(of:))
        if let after, after == before { return effect }
        return effect.merge(with: .end(path(of: before, at: childState)))
    }

    private func reduceChild(into state: inout Parent.State, _ action: Child.Action) -> Effect<Parent.Action> {
        let effect = EvergreenStore.reduceChild(
            child,
            into: &state[keyPath: childState],
            action: action,
            at: childState
        )
        guard let effect else {
            location.reportAbsentChild(
                operator: "ifLet",
                parent: Parent.State.self,
                action: action,
                reason: "its state is nil"
            )
            return .none
        }
        if Child.State.self is any _EphemeralState.Type { state[keyPath: childState] = nil }
        return effect.map { [childAction] in childAction.embed($0) }
    }
}
