/// Whether a value exists, and its last state if it no longer does.
///
/// Use it in a view that edits a player, to keep showing the player after its deletion. See ``PresenceObservationQueryable``.
public enum Presence<Value> {
    /// The value does not exist, and has never existed since the observation started.
    case missing

    /// The value exists.
    case existing(Value)

    /// The value no longer exists. The associated value is its last state.
    case gone(Value)

    /// The value, whether it exists or is gone.
    public var value: Value? {
        switch self {
        case .missing: nil
        case .existing(let value), .gone(let value): value
        }
    }

    /// Whether the value exists.
    public var exists: Bool {
        switch self {
        case .existing: true
        case .missing, .gone: false
        }
    }

    /// Returns the presence that follows this one, given the latest fetched value.
    func next(_ value: Value?) -> Presence {
        if let value {
            return .existing(value)
        }
        return self.value.map { .gone($0) } ?? .missing
    }
}

extension Presence where Value: Sendable {
    /// Creates a function that maps the optional values of one observer to presences.
    static func makeScan() -> @MainActor (Value?) -> Presence {
        let last = LastPresence<Value>()
        return { value in
            last.presence = last.presence.next(value)
            return last.presence
        }
    }
}

@MainActor
private final class LastPresence<Value> {
    var presence = Presence<Value>.missing

    nonisolated init() {}
}

extension Presence: Sendable where Value: Sendable {}
extension Presence: Equatable where Value: Equatable {}
extension Presence: Hashable where Value: Hashable {}

extension Presence: Identifiable where Value: Identifiable {
    /// The identity of the value, or of its last state. Nil if it is missing.
    public var id: Value.ID? { value?.id }
}
