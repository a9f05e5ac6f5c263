extension Reducer {
    /// Runs a child's reducer on the payload of a case of the state, while the state is in that case.
    ///
    /// ```swift
    /// Reduce { state, action in … }
    ///     .ifCaseLet(\.loggedIn, action: \.loggedIn) { LoggedIn() }
    ///     .ifCaseLet(\.loggedOut, action: \.loggedOut) { LoggedOut() }
    /// ```
    ///
    /// The child's reducer runs before this one. When the state leaves the case, the child's effects end. An action of the child while the
    /// state is in another case is reported as an issue.
    ///
    /// - Parameters:
    ///   - state: The case.
    ///   - action: The case of the child's actions.
    ///   - caseReducer: Creates the child's reducer.
    ///   - fileID: The file of reported issues.
    ///   - filePath: The file of reported issues.
    ///   - line: The line of reported issues.
    ///   - column: The column of reported issues.
    /// - Returns: This reducer and the child's.
    public func ifCaseLet<CaseState, CaseAction, Case: Reducer<CaseState, CaseAction>>(
        _ state: CaseKeyPath<State, CaseState>,
        action: CaseKeyPath<Action, CaseAction>,
        @ReducerBuilder<CaseState, CaseAction> then caseReducer: () -> Case,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> some Reducer<State, Action> {
        IfCaseLetReducer(
            parent: self,
            child: caseReducer(),
            childState: AnyCasePath(state),
            place: state,
            childAction: AnyCasePath(action),
            location: ReducerLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        )
    }

    /// Runs a child's reducer on the payload of a case of the state, with case paths.
    ///
    /// - Parameters:
    ///   - state: The case.
    ///   - action: The case of the child's actions.
    ///   - caseReducer: Creates the child's reducer.
    ///   - fileID: The file of reported issues.
    ///   - filePath: The file of reported issues.
    ///   - line: The line of reported issues.
    ///   - column: The column of reported issues.
    /// - Returns: This reducer and the child's.
    public func ifCaseLet<CaseState, CaseAction, Case: Reducer<CaseState, CaseAction>>(
        _ state: AnyCasePath<State, CaseState>,
        action: AnyCasePath<Action, CaseAction>,
        @ReducerBuilder<CaseState, CaseAction> then caseReducer: () -> Case,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> some Reducer<State, Action> {
        IfCaseLetReducer(
            parent: self,
            child: caseReducer(),
            childState: state,
            place: \State.self,
            childAction: action,
            location: ReducerLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        )
    }
}

/// A reducer combined with that of a child in the payload of a case.
private struct IfCaseLetReducer<Parent: Reducer, Child: Reducer>: Reducer {
    let parent: Parent
    let child: Child
    let childState: AnyCasePath<Parent.State, Child.State>
    let place: AnyKeyPath
    let childAction: AnyCasePath<Parent.Action, Child.Action>
    let location: ReducerLocation

    func reduce(into state: inout Parent.State, action: Parent.Action) -> Effect<Parent.Action> {
        var effect = Effect<Parent.Action>.none
        if let action = childAction.extract(from: action) { effect = reduceChild(into: &state, action) }
        let before = identity(in: state)
        effect = effect.merge(with: parent.reduce(into: &state, action: action))
        guard let before else { return effect }
        if let after = identity(in: state), after == before { return effect }
        return effect.merge(with: .end(path(of: before, at: place)))
    }

    private func reduceChild(into state: inout Parent.State, _ action: Child.Action) -> Effect<Parent.Action> {
        var present = childState.extract(from: state)
        let container = state
        let effect = EvergreenStore.reduceChild(child, into: &present, action: action, at: place) {
            identity(of: $0, in: container)
        }
        guard let effect, let present else {
            location.reportAbsentChild(
                operator: "ifCaseLet",
                parent: Parent.State.self,
                action: action,
                reason: "the state is in another case"
            )
            return .none
        }
        state = childState.embed(present)
        return effect.map { [childAction] in childAction.embed($0) }
    }

    private func identity(in state: Parent.State) -> FeatureIdentity? {
        childState.extract(from: state).map { identity(of: $0, in: state) }
    }

    /// The payload's identity, or that of the case if the payload has none.
    private func identity(of payload: Child.State, in state: Parent.State) -> FeatureIdentity {
        FeatureIdentity(of: payload, inCaseOf: state)
    }
}
