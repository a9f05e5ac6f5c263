import EvergreenConcurrency
import Foundation
import GRDB
import OpenCombineShim

/// Publishes a live value on the main actor: first its current state, then each new one.
///
/// Subscribers of equal requests share the value. It ends with the last subscription.
struct LivePublisher<Value: Sendable, Output>: Publisher {
    typealias Failure = any Error

    /// Whether the first value is delivered before the subscription returns.
    private let isImmediate: Bool

    /// Returns the live value, which is created at a subscription if necessary.
    private let live: @Sendable () -> LiveValue<Value>

    /// Creates the function from values to output, once per subscription.
    private let makeTransform: @Sendable () -> @MainActor (Value) -> Output

    init(
        isImmediate: Bool,
        live: @escaping @Sendable () -> LiveValue<Value>,
        makeTransform: @escaping @Sendable () -> @MainActor (Value) -> Output
    ) {
        self.isImmediate = isImmediate
        self.live = live
        self.makeTransform = makeTransform
    }

    func receive<S: Subscriber & SendableMetatype>(subscriber: S) where S.Failure == any Error, S.Input == Output {
        if let subscriber = subscriber as? MainActorSubscriber<Output, any Error>, MainQueue.isCurrent {
            return MainActor.assumeIsolated { attach(to: subscriber) }
        }
        let (isImmediate, live, makeTransform) = (isImmediate, live, makeTransform)
        subscriber.receive(
            subscription: SourceSubscription(downstream: subscriber) { subscription in
                let transform = makeTransform()
                return observeLiveValue(
                    live,
                    immediately: isImmediate,
                    receive: .init(
                        value: { value in subscription.send(transform(value)) },
                        error: { error in subscription.send(completion: .failure(error)) }
                    )
                )
            }
        )
    }

    /// The direct path to `@Query`: see ``MainActorSubscriber``.
    @MainActor
    private func attach(to subscriber: MainActorSubscriber<Output, any Error>) {
        let transform = makeTransform()
        subscriber.attach { receiveValue, receiveError in
            let observation = observeLiveValue(
                live,
                immediately: isImmediate,
                receive: .init(value: { receiveValue(transform($0)) }, error: receiveError)
            )
            return AnyCancellable { observation.cancel() }
        }
    }
}

extension LivePublisher where Output == Value {
    init(isImmediate: Bool, live: @escaping @Sendable () -> LiveValue<Value>) {
        self.init(isImmediate: isImmediate, live: live) { { $0 } }
    }
}

/// Observes a live value until it is cancelled.
func observeLiveValue<Value>(
    _ live: () -> LiveValue<Value>,
    immediately: Bool,
    receive: ValueObserver<Value>.Receive
) -> AnyDatabaseCancellable {
    while true {
        let value = live()
        // A value that has just ended is replaced by a new one.
        if let id = value.addObserver(immediately: immediately, receive: receive) {
            return AnyDatabaseCancellable { value.removeObserver(id) }
        }
    }
}
