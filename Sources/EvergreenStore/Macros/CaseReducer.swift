/// A reducer of several features, one of which is active. ``Reducer()`` adds the conformance to enums.
public protocol CaseReducer<State, Action>: Reducer
where State: CaseReducerState, State.StateReducer == Self, Action: CasePathable, Body: Reducer<State, Action> {
    /// The stores of the features, by case.
    associatedtype CaseScope

    /// Runs the reducer of the active feature.
    static var body: Body { get }

    /// The store of the active feature.
    @MainActor
    static func scope(_ store: Store<State, Action>) -> CaseScope
}

extension CaseReducer {
    /// Runs the reducer of the active feature.
    public var body: Body { Self.body }
}

/// The state of one of several features.
public protocol CaseReducerState: CasePathable, ObservableState {
    /// The reducer of the features.
    associatedtype StateReducer: CaseReducer where StateReducer.State == Self
}

extension Store where State: CaseReducerState, State.StateReducer.Action == Action {
    /// The store of the active feature, for a `switch` in a view.
    ///
    /// ```swift
    /// switch store.case {
    /// case .editor(let store): EditorView(store: store)
    /// case .settings(let store): SettingsView(store: store)
    /// }
    /// ```
    public var `case`: State.StateReducer.CaseScope { State.StateReducer.scope(self) }
}

extension Store where State: ObservableState {
    /// The store of a case of the state, which the caller has just matched.
    public func _scope<ChildState, ChildAction>(
        case state: KeyPath<State, ChildState?>,
        action: CaseKeyPath<Action, ChildAction>
    ) -> Store<ChildState, ChildAction> {
        guard let child = scope(state: state, action: action) else {
            // The state can't change between the `switch` and this call: both are in one turn of the main actor.
            preconditionFailure("The state of \(State.self) is in another case than the one that was found")
        }
        return child
    }
}

extension Reducer {
    /// Runs the reducers of the presented feature, one of several.
    ///
    /// - Parameters:
    ///   - state: The key path of the presented state: `\.$destination`.
    ///   - action: The case of its actions.
    ///   - fileID: The file of reported issues.
    ///   - filePath: The file of reported issues.
    ///   - line: The line of reported issues.
    ///   - column: The column of reported issues.
    /// - Returns: This reducer and those of the features.
    public func ifLet<DestinationState: CaseReducerState, DestinationAction>(
        _ state: WritableKeyPath<State, PresentationState<DestinationState>>,
        action: CaseKeyPath<Action, PresentationAction<DestinationAction>>,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> some Reducer<State, Action> where DestinationState.StateReducer.Action == DestinationAction {
        ifLet(
            state,
            action: action,
            destination: { DestinationState.StateReducer.body },
            fileID: fileID,
            filePath: filePath,
            line: line,
            column: column
        )
    }

    /// Runs the reducers of an optional part of the state, one of several features.
    ///
    /// - Parameters:
    ///   - state: The key path of the optional state.
    ///   - action: The case of its actions.
    ///   - fileID: The file of reported issues.
    ///   - filePath: The file of reported issues.
    ///   - line: The line of reported issues.
    ///   - column: The column of reported issues.
    /// - Returns: This reducer and those of the features.
    public func ifLet<WrappedState: CaseReducerState, WrappedAction>(
        _ state: WritableKeyPath<State, WrappedState?>,
        action: CaseKeyPath<Action, WrappedAction>,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> some Reducer<State, Action> where WrappedState.StateReducer.Action == WrappedAction {
        ifLet(
            state,
            action: action,
            then: { WrappedState.StateReducer.body },
            fileID: fileID,
            filePath: filePath,
            line: line,
            column: column
        )
    }

    /// Runs the reducers of a stack, each element of which is one of several features.
    ///
    /// - Parameters:
    ///   - state: The key path of the stack.
    ///   - action: The case of its actions.
    ///   - fileID: The file of reported issues.
    ///   - filePath: The file of reported issues.
    ///   - line: The line of reported issues.
    ///   - column: The column of reported issues.
    /// - Returns: This reducer and those of the features.
    public func forEach<DestinationState: CaseReducerState, DestinationAction>(
        _ state: WritableKeyPath<State, StackState<DestinationState>>,
        action: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>>,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> some Reducer<State, Action> where DestinationState.StateReducer.Action == DestinationAction {
        forEach(
            state,
            action: action,
            destination: { DestinationState.StateReducer.body },
            fileID: fileID,
            filePath: filePath,
            line: line,
            column: column
        )
    }

    /// Runs the reducers of a collection, each element of which is one of several features.
    ///
    /// - Parameters:
    ///   - state: The key path of the elements.
    ///   - action: The case of their actions.
    ///   - fileID: The file of reported issues.
    ///   - filePath: The file of reported issues.
    ///   - line: The line of reported issues.
    ///   - column: The column of reported issues.
    /// - Returns: This reducer and those of the features.
    public func forEach<ElementState: CaseReducerState, ElementAction, ID: Hashable & Sendable>(
        _ state: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
        action: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> some Reducer<State, Action> where ElementState.StateReducer.Action == ElementAction {
        forEach(
            state,
            action: action,
            element: { ElementState.StateReducer.body },
            fileID: fileID,
            filePath: filePath,
            line: line,
            column: column
        )
    }
}
