/// Publishes a store's state: the current one on subscription, then one after each action.
///
/// Fields are publishers, too. They publish only when their value changes: `store.publisher.count`.
@dynamicMemberLookup
public struct StorePublisher<State>: Publisher {
    public typealias Output = State
    public typealias Failure = Never

    private let upstream: AnyPublisher<State, Never>

    init(_ upstream: some Publisher<State, Never>) {
        self.upstream = upstream.eraseToAnyPublisher()
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == State, S.Failure == Never {
        upstream.receive(subscriber: subscriber)
    }

    /// Publishes a field of the state whenever it changes.
    public subscript<Value: Equatable>(dynamicMember keyPath: KeyPath<State, Value>) -> StorePublisher<Value> {
        StorePublisher<Value>(upstream.map { $0[keyPath: keyPath] }.removeDuplicates())
    }
}

extension Store {
    /// Publishes the state, on the main actor. It keeps the store alive.
    public var publisher: StorePublisher<State> {
        let core = core
        return StorePublisher(
            core.changes.prepend(()).map { _ in MainActor.assumeIsolated { UncheckedValue(core.state) }.value }
        )
    }
}

/// Returns a value from a main-actor closure to a caller that is on the main actor, too: it never crosses threads.
struct UncheckedValue<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
