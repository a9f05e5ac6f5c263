/// The identity of a feature's state: when it changes, the effects of the previous feature end.
///
/// It is the state's `id`, if it is `Identifiable`, and the case, if it is an enum. Any other state is the same feature as long as it
/// exists.
struct FeatureIdentity: Equatable {
    let id: AnyHashable?
    /// The name of an enum's case: there is one string per case.
    let caseName: UnsafePointer<CChar>?

    /// The identity of an element, by its id.
    init(id: AnyHashable) {
        self.id = id
        caseName = nil
    }

    /// The identity of a state.
    init<State>(of state: State) {
        self.init(of: state, inCaseOf: state)
    }

    /// The identity of a case's payload.
    init<Payload, State>(of payload: Payload, inCaseOf state: State) {
        id = identifier(of: payload)
        caseName = isEnum(State.self) ? enumCaseName(state) : nil
    }
}

private func identifier<State>(of state: State) -> AnyHashable? {
    guard State.self is any Identifiable.Type, let identifiable = state as? any Identifiable else { return nil }
    func id<Value: Identifiable>(of value: Value) -> AnyHashable { AnyHashable(value.id) }
    return id(of: identifiable)
}
