import IssueReporting

extension Store where State: ObservableState, Action: BindableAction, Action.State == State {
    /// A field of the state that controls can write to: `TextField("Name", text: $store.name)`.
    ///
    /// Setting it sends a ``BindingAction``.
    public subscript<Value: Equatable & Sendable>(dynamicMember keyPath: WritableKeyPath<State, Value>) -> Value {
        get { core.state[keyPath: keyPath] }
        set { sendBinding(.binding(.set(keyPath, newValue))) }
    }
}

extension Store
where
    State: ObservableState, Action: ViewAction, Action.ViewAction: BindableAction,
    Action.ViewAction.State == State
{
    /// A field of the state that controls can write to, in a feature with separate view actions.
    ///
    /// Setting it sends a ``BindingAction``.
    public subscript<Value: Equatable & Sendable>(dynamicMember keyPath: WritableKeyPath<State, Value>) -> Value {
        get { core.state[keyPath: keyPath] }
        set { sendBinding(.view(.binding(.set(keyPath, newValue)))) }
    }
}

extension Store {
    /// Sends the action of a binding, and reports an issue if no reducer handles it.
    func sendBinding(_ action: Action) {
        // A control that is about to be unmounted may still write. Its state is gone.
        guard core.isPresent else { return }
        let flag = BindingActionFlag()
        let run = BindingActionFlag.$current.withValue(flag) { core.send(action) }
        // A queued action has not been handled yet.
        guard !flag.isHandled.withLock({ $0 }), run?.isWaiting != true else { return }
        reportIssue(
            """
            A binding of \(feature(of: State.self)) sent an action that no 'BindingReducer' handles. The state is unchanged.

              Action: \(caseName(of: action))

            Add 'BindingReducer()' to the feature's body, before the reducers that react to its changes.
            """
        )
    }
}
