/// State that becomes nil after any of its actions: that of an alert or a confirmation dialog.
public protocol _EphemeralState<Action> {
    /// The actions of its buttons.
    associatedtype Action
}

extension _EphemeralState {
    static var actionType: Any.Type { Action.self }
}

/// Whether a state is ephemeral, or is an enum in a case whose payload is.
func isEphemeral<State>(_ state: State) -> Bool {
    if State.self is any _EphemeralState.Type { return true }
    guard let payload = Mirror(reflecting: state).children.first?.value,
        Mirror(reflecting: state).displayStyle == .enum
    else { return false }
    return payload is any _EphemeralState
}
