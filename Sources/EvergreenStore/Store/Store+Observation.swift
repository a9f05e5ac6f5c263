import Observation

extension Store: Observable where State: ObservableState {}

extension Store where State: ObservableState {
    /// The state. A body that reads one of its fields runs again when that field changes.
    public var state: State { core.state }

    /// A field of the state.
    public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
        core.state[keyPath: keyPath]
    }
}

/// Stores are equal if they are the same object.
extension Store: Equatable {
    nonisolated public static func == (lhs: Store, rhs: Store) -> Bool { lhs === rhs }
}

extension Store: Hashable {
    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

/// A store identifies its part: a different part in the same place has another store.
extension Store: Identifiable {}
