import Foundation
import GRDB
import OpenCombineShim

/// Publishes a live value: first its present state, then each new one, on the main actor.
///
/// Subscribers of equal requests share the value. It ends with the last subscription.
struct LivePublisher<Value: Sendable>: Publisher {
    typealias Output = Value
    typealias Failure = any Error

    /// Whether the first value is delivered before the subscription returns.
    let isImmediate: Bool

    /// The live value, made at each subscription if there is none.
    let live: @Sendable () -> LiveValue<Value>

    func receive<S: Subscriber & SendableMetatype>(subscriber: S) where S.Failure == any Error, S.Input == Value {
        let (isImmediate, live) = (isImmediate, live)
        subscriber.receive(
            subscription: SourceSubscription(downstream: subscriber) { subscription in
                watch(
                    live,
                    immediately: isImmediate,
                    receive: .init(
                        value: { value in subscription.send(value) },
                        error: { error in subscription.send(completion: .failure(error)) }
                    )
                )
            }
        )
    }
}

/// Watches a live value until it is cancelled.
func watch<Value>(
    _ live: () -> LiveValue<Value>,
    immediately: Bool,
    receive: Watcher<Value>.Receive
) -> AnyDatabaseCancellable {
    while true {
        let value = live()
        // A value that has just ended is replaced by a new one.
        if let id = value.watch(immediately: immediately, receive: receive) {
            return AnyDatabaseCancellable { value.unwatch(id) }
        }
    }
}
