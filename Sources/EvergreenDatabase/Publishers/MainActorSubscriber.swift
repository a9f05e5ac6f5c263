import EvergreenConcurrency
import OpenCombineShim

/// Evergreen's own subscriber: takes all values of a publisher on the main actor, by the rule of `MainQueue`.
///
/// There are two ways for a value:
///
/// - A publisher of an app knows a subscriber like any other. Its values and its completion go through a `MainActorDelivery`,
///   for it may publish on any thread.
/// - ``LivePublisher``, whose values are delivered on the main actor as it is, recognizes this type and attaches its live value
///   with ``attach(_:)``: each value is one call, with no subscription and no demand to count.
package final class MainActorSubscriber<Input, Failure: Error>: Subscriber, Cancellable, Sendable {
    enum Event {
        case value(Input)
        case completion(Subscribers.Completion<any Error>)
    }

    enum Upstream {
        case waiting
        case running(any Cancellable)
        case ended
    }

    let upstream = Locked(Upstream.waiting)
    private let delivery: MainActorDelivery<Event>

    init(_ receive: @escaping @MainActor (Event) -> Void) {
        delivery = MainActorDelivery(receive)
    }

    package func receive(subscription: any Subscription) {
        if hold(subscription) { subscription.request(.unlimited) }
    }

    package func receive(_ value: Input) -> Subscribers.Demand {
        delivery.send(.value(value))
        return .none
    }

    package func receive(completion: Subscribers.Completion<Failure>) {
        _ = end()
        switch completion {
        case .finished: delivery.send(.completion(.finished))
        case .failure(let error): delivery.send(.completion(.failure(error)))
        }
    }

    package func cancel() {
        delivery.cancel()
        if case .running(let cancellable) = end() { cancellable.cancel() }
    }

    /// Attaches a source that delivers on the main actor only.
    ///
    /// - Parameter start: Starts the source, given where it delivers its values and the error that ends it, and returns what
    ///   ends it otherwise.
    @MainActor
    func attach(
        _ start: (
            _ receiveValue: @escaping @MainActor (Input) -> Void,
            _ receiveError: @escaping @MainActor (any Error) -> Void
        ) -> any Cancellable
    ) {
        let source = start(
            { [delivery] value in delivery.deliver(.value(value)) },
            { [delivery, weak self] error in
                // The source is released.
                _ = self?.end()
                delivery.deliver(.completion(.failure(error)))
            }
        )
        // What the source delivers at once may cancel this subscriber.
        _ = hold(source)
    }

    /// Keeps what the values come from until the end. If that has been, cancels it, and returns false.
    private func hold(_ cancellable: any Cancellable) -> Bool {
        let isWaiting = upstream.withLock { upstream in
            guard case .waiting = upstream else { return false }
            upstream = .running(cancellable)
            return true
        }
        if !isWaiting { cancellable.cancel() }
        return isWaiting
    }

    private func end() -> Upstream {
        upstream.withLock { upstream in
            defer { upstream = .ended }
            return upstream
        }
    }
}

extension Publisher {
    /// Subscribes, and hands what is published to the main actor: at once what is published there, in a later turn what is
    /// not, and all in order. Nothing after the subscription was cancelled.
    @MainActor
    package func sinkOnMainActor(
        receiveCompletion: @escaping @MainActor (Subscribers.Completion<any Error>) -> Void,
        receiveValue: @escaping @MainActor (Output) -> Void
    ) -> AnyCancellable {
        let subscriber = MainActorSubscriber<Output, Failure> { event in
            switch event {
            case .value(let value): receiveValue(value)
            case .completion(let completion): receiveCompletion(completion)
            }
        }
        subscribe(subscriber)
        return AnyCancellable(subscriber)
    }
}
