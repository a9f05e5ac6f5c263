/// Whether a value exists, and its last state if it no longer does.
///
/// With it, a view that edits a player can keep showing the player after its deletion. See
/// ``PresenceObservationQueryable``.
public enum Presence<Value> {
    /// The value does not exist, and was never seen.
    case missing

    /// The value exists.
    case existing(Value)

    /// The value does not exist any more. This is the last one that did.
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

    /// The presence that follows this one when `value` is what was found.
    func next(_ value: Value?) -> Presence {
        if let value {
            return .existing(value)
        }
        return self.value.map { .gone($0) } ?? .missing
    }
}

extension Presence where Value: Sendable {
    /// Makes a function that says, for each of the values that one observer gets, whether it exists, and the last one that did.
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
    /// The identity of the value, if one was ever seen.
    public var id: Value.ID? { value?.id }
}
