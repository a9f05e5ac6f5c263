/// Runs a child's reducer on a part of the state.
///
/// ```swift
/// var body: some ReducerOf<Self> {
///     Scope(state: \.activity, action: \.activity) {
///         Activity()
///     }
///     Reduce { state, action in … }
/// }
/// ```
///
/// For a state that is an enum, `state` is the key path of a case. An action of the child while the state is in another case is reported as
/// an issue, and changes nothing. Compose it before reducers that leave the case.
public struct Scope<ParentState, ParentAction, Child: Reducer>: Reducer {
    private enum ChildState {
        case field(WritableKeyPath<ParentState, Child.State>)
        case payload(AnyCasePath<ParentState, Child.State>)
    }

    private let childState: ChildState
    private let childAction: AnyCasePath<ParentAction, Child.Action>
    private let child: Child
    private let location: ReducerLocation

    private init(
        _ childState: ChildState,
        _ childAction: AnyCasePath<ParentAction, Child.Action>,
        _ child: Child,
        _ location: ReducerLocation
    ) {
        self.childState = childState
        self.childAction = childAction
        self.child = child
        self.location = location
    }

    /// Runs a child's reducer on a field of the state.
    ///
    /// - Parameters:
    ///   - state: The field.
    ///   - action: The case of the child's actions.
    ///   - child: The child's reducer.
    ///   - fileID: The file of reported issues.
    ///   - filePath: The file of reported issues.
    ///   - line: The line of reported issues.
    ///   - column: The column of reported issues.
    @_disfavoredOverload
    public init<ChildState, ChildAction>(
        state: WritableKeyPath<ParentState, ChildState>,
        action: CaseKeyPath<ParentAction, ChildAction>,
        @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) where ChildState == Child.State, ChildAction == Child.Action {
        let location = ReducerLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        self.init(.field(state), AnyCasePath(action), child(), location)
    }

    /// Runs a child's reducer on the payload of a case of the state.
    ///
    /// - Parameters:
    ///   - state: The case.
    ///   - action: The case of the child's actions.
    ///   - child: The child's reducer.
    ///   - fileID: The file of reported issues.
    ///   - filePath: The file of reported issues.
    ///   - line: The line of reported issues.
    ///   - column: The column of reported issues.
    public init<ChildState, ChildAction>(
        state: CaseKeyPath<ParentState, ChildState>,
        action: CaseKeyPath<ParentAction, ChildAction>,
        @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) where ChildState == Child.State, ChildAction == Child.Action {
        let location = ReducerLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        self.init(.payload(AnyCasePath(state)), AnyCasePath(action), child(), location)
    }

    /// Runs a child's reducer on a field of the state, with a case path: `action: /Action.child`.
    ///
    /// - Parameters:
    ///   - state: The field.
    ///   - action: The case of the child's actions.
    ///   - child: The child's reducer.
    ///   - fileID: The file of reported issues.
    ///   - filePath: The file of reported issues.
    ///   - line: The line of reported issues.
    ///   - column: The column of reported issues.
    public init<ChildState, ChildAction>(
        state: WritableKeyPath<ParentState, ChildState>,
        action: AnyCasePath<ParentAction, ChildAction>,
        @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) where ChildState == Child.State, ChildAction == Child.Action {
        let location = ReducerLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        self.init(.field(state), action, child(), location)
    }

    /// Runs a child's reducer on the payload of a case of the state, with case paths.
    ///
    /// - Parameters:
    ///   - state: The case.
    ///   - action: The case of the child's actions.
    ///   - child: The child's reducer.
    ///   - fileID: The file of reported issues.
    ///   - filePath: The file of reported issues.
    ///   - line: The line of reported issues.
    ///   - column: The column of reported issues.
    public init<ChildState, ChildAction>(
        state: AnyCasePath<ParentState, ChildState>,
        action: AnyCasePath<ParentAction, ChildAction>,
        @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) where ChildState == Child.State, ChildAction == Child.Action {
        let location = ReducerLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        self.init(.payload(state), action, child(), location)
    }

    public func reduce(into state: inout ParentState, action: ParentAction) -> Effect<ParentAction> {
        guard let action = childAction.extract(from: action) else { return .none }
        let effect: Effect<Child.Action>
        switch childState {
        case .field(let keyPath):
            effect = child.reduce(into: &state[keyPath: keyPath], action: action)
        case .payload(let path):
            guard var present = path.extract(from: state) else {
                location.reportAbsentChild(
                    operator: "Scope",
                    parent: ParentState.self,
                    action: action,
                    reason: "the state is in another case"
                )
                return .none
            }
            effect = child.reduce(into: &present, action: action)
            state = path.embed(present)
        }
        return effect.map { [childAction] in childAction.embed($0) }
    }
}
