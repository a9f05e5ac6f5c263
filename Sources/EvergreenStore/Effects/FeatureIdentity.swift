/// What tells one state of a feature from another one's in the same place: when it changes, the effects of the feature before end.
///
/// That is the state's `id`, if it is `Identifiable`, and the case, if it is an enum. Any other state is the same feature as
/// long as it is there.
struct FeatureIdentity {
    let id: AnyHashable?
    /// The name of an enum's case: each case has one string of its own.
    let caseName: UnsafePointer<CChar>?

    static func == (lhs: FeatureIdentity, rhs: FeatureIdentity) -> Bool {
        lhs.caseName == rhs.caseName && lhs.id == rhs.id
    }

    /// The identity of an element, by its id.
    init(id: AnyHashable) {
        self.id = id
        caseName = nil
    }

    /// The identity of a state.
    init<State>(of state: State) {
        if let identifiable = state as? any Identifiable {
            func id<Value: Identifiable>(of value: Value) -> AnyHashable { AnyHashable(value.id) }
            self.id = id(of: identifiable)
        } else {
            id = nil
        }
        caseName = isEnum(State.self) ? enumCaseName(state) : nil
    }
}
