import GRDB
import OpenCombineShim

/// Publishes the values of an asynchronous sequence on the main actor. Each subscription creates a new iterator.
///
/// Two tasks share the work, so that a fast sequence never keeps the main actor busy: one iterates the sequence and buffers its newest
/// value; the other sends that value as soon as the main actor is free.
struct AsyncSequencePublisher<Values: AsyncSequence & Sendable>: Publisher where Values.Element: Sendable {
    typealias Output = Values.Element
    typealias Failure = any Error

    let values: Values

    func receive<S: Subscriber & SendableMetatype>(subscriber: S) where S.Failure == any Error, S.Input == Output {
        let values = values
        subscriber.receive(
            subscription: SourceSubscription(downstream: subscriber) { subscription in
                let (newest, continuation) = AsyncThrowingStream<Output, any Error>
                    .makeStream(bufferingPolicy: .bufferingNewest(1))
                let iteration = Task {
                    do {
                        for try await value in values { continuation.yield(value) }
                        continuation.finish()
                    } catch {
                        continuation.finish(throwing: error)
                    }
                }
                let delivery = Task { @MainActor [weak subscription] in
                    do {
                        for try await value in newest { subscription?.send(value) }
                        subscription?.send(completion: .finished)
                    } catch {
                        subscription?.send(completion: .failure(error))
                    }
                }
                return AnyDatabaseCancellable {
                    iteration.cancel()
                    delivery.cancel()
                }
            }
        )
    }
}
