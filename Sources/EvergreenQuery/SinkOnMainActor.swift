import EvergreenConcurrency

/// Subscribes to a publisher, and hands what it publishes to the main actor: at once where the publisher publishes
/// there, and in a later turn, in order, where it does not.
@MainActor
package func sinkOnMainActor<Source: Publisher>(
    _ publisher: Source,
    receiveCompletion: @escaping @MainActor (Subscribers.Completion<any Error>) -> Void,
    receiveValue: @escaping @MainActor (Source.Output) -> Void
) -> AnyCancellable {
    publisher
        .mapError(anyError)
        .sink(
            receiveCompletion: onMainActor(receiveCompletion),
            receiveValue: onMainActor(receiveValue)
        )
}

/// The error, as one of any type. A closure in its place would belong to the main actor, and trap on other threads.
private nonisolated func anyError(_ error: some Error) -> any Error { error }

/// Makes a function that can be called anywhere of one that must be called on the main actor.
private nonisolated func onMainActor<Value>(_ body: @escaping @MainActor (Value) -> Void) -> (Value) -> Void {
    { value in
        // A publisher hands over each value once, and does not keep it: sending it to the main actor is safe. What a
        // publisher keeps all the same (an object) is its own promise to make, as with Combine's `receive(on:)`.
        nonisolated(unsafe) let value = value
        MainQueue.run { body(value) }
    }
}
