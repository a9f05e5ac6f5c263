extension Reducer {
    /// Runs the reducer of a presented feature: in a sheet, a popover, an alert, or on a pushed page.
    ///
    /// ```swift
    /// @Reducer
    /// struct List {
    ///     @ObservableState
    ///     struct State {
    ///         @Presents var editor: Editor.State?
    ///     }
    ///     enum Action {
    ///         case editor(PresentationAction<Editor.Action>)
    ///     }
    ///     var body: some ReducerOf<Self> {
    ///         Reduce { state, action in … }
    ///             .ifLet(\.$editor, action: \.editor) { Editor() }
    ///     }
    /// }
    /// ```
    ///
    /// The feature's reducer runs before this one. The feature is removed when its state becomes nil: on `.dismiss`, after this reducer has
    /// handled the action. Its effects then end. The dependencies `\.dismiss` and `\.isPresented` are available in the feature. The state
    /// of an alert or dialog becomes nil with the first action that is sent.
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
    @_disfavoredOverload
    public func ifLet<DestinationState, DestinationAction, Destination: Reducer<DestinationState, DestinationAction>>(
        _ state: WritableKeyPath<State, PresentationState<DestinationState>>,
        action: CaseKeyPath<Action, PresentationAction<DestinationAction>>,
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
            childAction: AnyCasePath(action),
            location: ReducerLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        )
    }

    /// Runs the reducer of a presented feature, with a case path: `action: /Action.editor`.
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
        action: AnyCasePath<Action, PresentationAction<DestinationAction>>,
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
            childAction: action,
            location: ReducerLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        )
    }

    /// Presents an alert or dialog, whose state has no reducer.
    ///
    /// - Parameters:
    ///   - state: The key path of the state: `\.$alert`.
    ///   - action: The case of its actions.
    ///   - fileID: The file of reported issues.
    ///   - filePath: The file of reported issues.
    ///   - line: The line of reported issues.
    ///   - column: The column of reported issues.
    /// - Returns: This reducer, with the alert.
    public func ifLet<DestinationState: _EphemeralState, DestinationAction>(
        _ state: WritableKeyPath<State, PresentationState<DestinationState>>,
        action: CaseKeyPath<Action, PresentationAction<DestinationAction>>,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> some Reducer<State, Action> where DestinationState.Action == DestinationAction {
        ifLet(
            state,
            action: AnyCasePath(action),
            destination: { EmptyReducer() },
            fileID: fileID,
            filePath: filePath,
            line: line,
            column: column
        )
    }

    /// Presents an alert or dialog, whose state has no reducer, with a case path: `action: /Action.alert`.
    ///
    /// - Parameters:
    ///   - state: The key path of the state: `\.$alert`.
    ///   - action: The case of its actions.
    ///   - fileID: The file of reported issues.
    ///   - filePath: The file of reported issues.
    ///   - line: The line of reported issues.
    ///   - column: The column of reported issues.
    /// - Returns: This reducer, with the alert.
    public func ifLet<DestinationState: _EphemeralState, DestinationAction>(
        _ state: WritableKeyPath<State, PresentationState<DestinationState>>,
        action: AnyCasePath<Action, PresentationAction<DestinationAction>>,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> some Reducer<State, Action> where DestinationState.Action == DestinationAction {
        ifLet(
            state,
            action: action,
            destination: { EmptyReducer() },
            fileID: fileID,
            filePath: filePath,
            line: line,
            column: column
        )
    }
}

/// A reducer combined with that of a presented feature.
struct PresentationReducer<Parent: Reducer, Child: Reducer>: Reducer {
    let parent: Parent
    let child: Child
    let childState: WritableKeyPath<Parent.State, PresentationState<Child.State>>
    let childAction: AnyCasePath<Parent.Action, PresentationAction<Child.Action>>
    let location: ReducerLocation

    func reduce(into state: inout Parent.State, action: Parent.Action) -> Effect<Parent.Action> {
        let presentation = childAction.extract(from: action)
        var effect = Effect<Parent.Action>.none
        if case .presented(let action) = presentation { effect = reduceChild(into: &state, action) }
        let before = identity(in: state)
        let isOver = endsPresentation(presentation, of: state)
        effect = effect.merge(with: parent.reduce(into: &state, action: action))
        guard let before else { return effect }
        let after = identity(in: state)
        if let after, after == before {
            guard isOver else { return effect }
            state[keyPath: childState].wrappedValue = nil
        }
        return effect.merge(with: .end(path(of: before, at: childState, isPresentation: true)))
    }

    /// Whether an action ends the presentation: a dismissal, or any action of an alert.
    private func endsPresentation(_ action: PresentationAction<Child.Action>?, of state: Parent.State) -> Bool {
        switch action {
        case .dismiss: true
        case .presented: state[keyPath: childState].wrappedValue.map { isEphemeral($0) } ?? false
        case nil: false
        }
    }

    private func reduceChild(into state: inout Parent.State, _ action: Child.Action) -> Effect<Parent.Action> {
        let effect = EvergreenStore.reduceChild(
            child,
            into: &state[keyPath: childState].wrappedValue,
            action: action,
            at: childState,
            isPresentation: true
        )
        guard let effect else {
            location.reportAbsentChild(
                operator: "ifLet",
                parent: Parent.State.self,
                action: action,
                reason: "nothing is presented"
            )
            return .none
        }
        if effect.isNone { return .none }
        let parentEffect = effect.map { [childAction] in childAction.embed(.presented($0)) }
        return Effect(.dismissable(parentEffect, action: childAction.embed(.dismiss)))
    }

    private func identity(in state: Parent.State) -> FeatureIdentity? {
        state[keyPath: childState].wrappedValue.map(FeatureIdentity.init(of:))
    }
}
