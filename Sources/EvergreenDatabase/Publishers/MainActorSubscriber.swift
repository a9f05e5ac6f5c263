import EvergreenConcurrency
import OpenCombineShim

/// Evergreen's own subscriber: receives all values of a publisher on the main actor, according to `MainQueue`.
///
/// Values take one of two paths:
///
/// - A custom publisher treats it like any other subscriber. Its values and its completion go through a `MainActorDelivery`, because it may
///   publish on any thread.
/// - ``LivePublisher``, whose values are already delivered on the main actor, recognizes this type and attaches its live value with
///   ``attach(_:)``: each value is one call, without a subscription or counting of demand.
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
    /// - Parameter start: Starts the source, given the callbacks for its values and for the error that ends it, and returns a cancellable
    ///   that ends it otherwise.
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
        // Values that the source delivers immediately may cancel this subscriber.
        _ = hold(source)
    }

    /// Retains the upstream until the end. If the subscription has already ended, cancels it, and returns false.
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
    /// Subscribes, and delivers events on the main actor, in order: immediately if they are published there, else in a later turn. Nothing
    /// is delivered after the subscription is cancelled.
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
