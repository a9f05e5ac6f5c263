/// A case of an enum, as a property of its case paths.
///
/// The type of `\.child` for a case of the enum itself; for a case of a payload, `\.destination.editor` is a ``CaseKeyPath``. The compiler
/// creates it once, but a ``CaseKeyPath`` each time the expression is evaluated: in a reducer's body, for each action.
public typealias CaseProperty<Root: CasePathable, Value> = KeyPath<Root.AllCasePaths, AnyCasePath<Root, Value>>

extension AnyCasePath where Root: CasePathable {
    init(property: CaseProperty<Root, Value>) {
        self = Root.allCasePaths[keyPath: property]
    }
}

extension Reducer where Action: CasePathable {
    /// Runs the reducer of an element of a collection, like `forEach(_:action:element:)`.
    ///
    /// - Parameters:
    ///   - state: The key path of the elements.
    ///   - action: The case of their actions, which is an ``IdentifiedAction``.
    ///   - element: Creates the reducer of an element.
    ///   - fileID: The file of reported issues.
    ///   - filePath: The file of reported issues.
    ///   - line: The line of reported issues.
    ///   - column: The column of reported issues.
    /// - Returns: This reducer and that of the elements.
    public func forEach<
        ElementState,
        ElementAction,
        ID: Hashable & Sendable,
        Element: Reducer<ElementState, ElementAction>
    >(
        _ state: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
        action: CaseProperty<Action, IdentifiedAction<ID, ElementAction>>,
        @ReducerBuilder<ElementState, ElementAction> element: () -> Element,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> some Reducer<State, Action> {
        let location = ReducerLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        return ForEachReducer(self, element(), state, AnyCasePath(property: action), location)
    }

    /// Runs the reducer of a feature on a navigation stack, like `forEach(_:action:destination:)`.
    ///
    /// - Parameters:
    ///   - state: The key path of the stack.
    ///   - action: The case of its actions, which is a ``StackAction``.
    ///   - destination: Creates the reducer of a feature.
    ///   - fileID: The file of reported issues.
    ///   - filePath: The file of reported issues.
    ///   - line: The line of reported issues.
    ///   - column: The column of reported issues.
    /// - Returns: This reducer and that of the stack.
    public func forEach<DestinationState, DestinationAction, Destination: Reducer<DestinationState, DestinationAction>>(
        _ state: WritableKeyPath<State, StackState<DestinationState>>,
        action: CaseProperty<Action, StackAction<DestinationState, DestinationAction>>,
        @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> some Reducer<State, Action> {
        StackReducer(
            parent: self,
            element: destination(),
            stack: state,
            stackAction: AnyCasePath(property: action),
            location: ReducerLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        )
    }

    /// Runs the reducer of a presented feature, like `ifLet(_:action:destination:)`.
    ///
    /// - Parameters:
    ///   - state: The key path of the feature's state: `\.$editor`.
    ///   - action: The case of the feature's actions.
    ///   - destination: Creates the feature's reducer.
    ///   - fileID: The file of reported issues.
    ///   - filePath: The file of reported issues.
    ///   - line: The line of reported issues.
    ///   - column: The column of reported issues.
    /// - Returns: This reducer and the feature's.
    public func ifLet<DestinationState, DestinationAction, Destination: Reducer<DestinationState, DestinationAction>>(
        _ state: WritableKeyPath<State, PresentationState<DestinationState>>,
        action: CaseProperty<Action, PresentationAction<DestinationAction>>,
        @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> some Reducer<State, Action> {
        PresentationReducer(
            parent: self,
            child: destination(),
            childState: state,
            childAction: AnyCasePath(property: action),
            location: ReducerLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        )
    }
}

extension Scope where ParentAction: CasePathable {
    /// Runs a child's reducer on a field of the state, like `init(state:action:child:)`.
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
        action: CaseProperty<ParentAction, ChildAction>,
        @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) where ChildState == Child.State, ChildAction == Child.Action {
        self.init(
            state: state,
            action: AnyCasePath(property: action),
            child: child,
            fileID: fileID,
            filePath: filePath,
            line: line,
            column: column
        )
    }
}
