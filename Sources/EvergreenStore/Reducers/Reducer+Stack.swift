import IssueReporting

extension Reducer {
    /// Runs the reducer of a feature on a navigation stack.
    ///
    /// ```swift
    /// Reduce { state, action in … }
    ///     .forEach(\.path, action: \.path) {
    ///         Path()
    ///     }
    /// ```
    ///
    /// The feature's reducer runs before this one. `.push` appends its state before this reducer handles the action; `.popFrom` removes the
    /// feature and those above it afterwards. The effects of a feature end when it is removed from the stack. The dependencies `\.dismiss`
    /// and `\.isPresented` are available in the feature. An action of a missing feature is reported as an issue.
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
    @_disfavoredOverload
    public func forEach<DestinationState, DestinationAction, Destination: Reducer<DestinationState, DestinationAction>>(
        _ state: WritableKeyPath<State, StackState<DestinationState>>,
        action: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>>,
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
            stackAction: AnyCasePath(action),
            location: ReducerLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        )
    }

    /// Runs the reducer of a feature on a navigation stack, with a case path: `action: /Action.path`.
    ///
    /// - Parameters:
    ///   - state: The key path of the stack.
    ///   - action: The case of its actions.
    ///   - destination: Creates the reducer of a feature.
    ///   - fileID: The file of reported issues.
    ///   - filePath: The file of reported issues.
    ///   - line: The line of reported issues.
    ///   - column: The column of reported issues.
    /// - Returns: This reducer and that of the stack.
    public func forEach<DestinationState, DestinationAction, Destination: Reducer<DestinationState, DestinationAction>>(
        _ state: WritableKeyPath<State, StackState<DestinationState>>,
        action: AnyCasePath<Action, StackAction<DestinationState, DestinationAction>>,
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
            stackAction: action,
            location: ReducerLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        )
    }

    /// Declares a navigation stack of features without a reducer.
    ///
    /// - Parameters:
    ///   - state: The key path of the stack.
    ///   - action: The case of its actions.
    ///   - fileID: The file of reported issues.
    ///   - filePath: The file of reported issues.
    ///   - line: The line of reported issues.
    ///   - column: The column of reported issues.
    /// - Returns: This reducer, with the stack.
    public func forEach<DestinationState, DestinationAction>(
        _ state: WritableKeyPath<State, StackState<DestinationState>>,
        action: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>>,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> some Reducer<State, Action> {
        forEach(
            state,
            action: AnyCasePath(action),
            destination: { EmptyReducer() },
            fileID: fileID,
            filePath: filePath,
            line: line,
            column: column
        )
    }
}

/// A reducer combined with that of the features on a navigation stack.
struct StackReducer<Parent: Reducer, Element: Reducer>: Reducer {
    let parent: Parent
    let element: Element
    let stack: WritableKeyPath<Parent.State, StackState<Element.State>>
    let stackAction: AnyCasePath<Parent.Action, StackAction<Element.State, Element.Action>>
    let location: ReducerLocation

    func reduce(into state: inout Parent.State, action: Parent.Action) -> Effect<Parent.Action> {
        var effect = Effect<Parent.Action>.none
        // Includes elements added by the child's reducer or a push: only removals end effects.
        let before = state[keyPath: stack].ids
        switch stackAction.extract(from: action) {
        case .element(let id, let elementAction):
            effect = reduceElement(id, into: &state, elementAction)
            effect = effect.merge(with: parent.reduce(into: &state, action: action))
        case .push(let id, let elementState):
            push(elementState, id, onto: &state)
            effect = parent.reduce(into: &state, action: action)
        case .popFrom(let id):
            let isThere = state[keyPath: stack].ids.contains(id)
            effect = parent.reduce(into: &state, action: action)
            if isThere { state[keyPath: stack].pop(from: id) }
        case nil:
            effect = parent.reduce(into: &state, action: action)
        }
        let after = state[keyPath: stack].ids
        // O(1) if nothing was pushed or popped: the ids then have the same storage.
        if before == after { return effect }
        let ends = before.subtracting(after).map { id in
            Effect<Parent.Action>.end(path(of: FeatureIdentity(id: id), at: stack, isPresentation: true))
        }
        return effect.merge(with: .merge(ends))
    }

    private func push(_ elementState: Element.State, _ id: StackElementID, onto state: inout Parent.State) {
        guard !state[keyPath: stack].ids.contains(id) else {
            reportIssue(
                """
                'forEach' in \(feature(of: Parent.State.self)) received a push of an element whose id \(id) is already on the stack. \
                The state is unchanged. Each element needs a unique id: append it to the state, or use a NavigationLink.
                """,
                fileID: location.fileID,
                filePath: location.filePath,
                line: location.line,
                column: location.column
            )
            return
        }
        state[keyPath: stack].append(elementState, id: id)
    }

    private func reduceElement(
        _ id: StackElementID,
        into state: inout Parent.State,
        _ action: Element.Action
    ) -> Effect<Parent.Action> {
        let effect = reduceChild(
            element,
            into: &state[keyPath: stack][id: id],
            action: action,
            at: stack,
            isPresentation: true,
            identify: { _ in FeatureIdentity(id: id) }
        )
        guard let effect else {
            location.reportAbsentChild(
                operator: "forEach",
                parent: Parent.State.self,
                action: action,
                reason: "the stack has no element \(id)"
            )
            return .none
        }
        if effect.isNone { return .none }
        let parentEffect = effect.map { [stackAction] in stackAction.embed(.element(id: id, action: $0)) }
        return Effect(.dismissable(parentEffect, action: stackAction.embed(.popFrom(id: id))))
    }
}

/// The actions of the features on a stack: `StackActionOf<Path>`.
public typealias StackActionOf<R: Reducer> = StackAction<R.State, R.Action>
