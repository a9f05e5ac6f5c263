import Foundation
import GRDB
import OpenCombineShim

/// The subscription of all database publishers.
///
/// It starts its source at the first demand, synchronously. A value for which there is no demand is
/// dropped: what counts is the present state of the database, not its history.
///
/// `@unchecked Sendable`: `state` and `cancellable` are only touched under `lock`. The downstream
/// subscriber is only called by the source, one call at a time, on the scheduler that the subscriber's
/// owner chose.
final class SourceSubscription<Downstream: Subscriber & SendableMetatype>: Subscription, @unchecked Sendable
where Downstream.Failure == any Error {
    typealias Start = @Sendable (SourceSubscription) -> AnyDatabaseCancellable

    private enum State {
        case waitingForDemand(Start)
        case started(demand: Subscribers.Demand)
        case ended
    }

    /// What to call of the downstream subscriber. As closures, they are found and copied without knowing its type.
    private struct Receiver {
        let value: (Downstream.Input) -> Subscribers.Demand
        let completion: (Subscribers.Completion<any Error>) -> Void
    }

    private var state: State

    /// Nil when the subscription has ended.
    private var receiver: Receiver?
    private var cancellable: AnyDatabaseCancellable?
    private let lock = NSLock()

    init(downstream: Downstream, start: @escaping Start) {
        state = .waitingForDemand(start)
        receiver = Receiver(
            value: { downstream.receive($0) },
            completion: { downstream.receive(completion: $0) }
        )
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        let start: Start? = lock.withLock {
            switch state {
            case .waitingForDemand(let start):
                state = .started(demand: demand)
                return start
            case .started(let remaining):
                state = .started(demand: remaining + demand)
                return nil
            case .ended:
                return nil
            }
        }
        guard let started = start?(self) else { return }
        // The source may have completed, or have been cancelled by what it sent, while it started.
        let ended = lock.withLock {
            if case .ended = state { return true }
            cancellable = started
            return false
        }
        if ended {
            started.cancel()
        }
    }

    func cancel() {
        end().cancellable?.cancel()
    }

    // A value goes to thousands of subscribers in one turn: this takes the lock once, unless demand is counted.
    func send(_ value: Downstream.Input) {
        lock.lock()
        guard case .started(let remaining) = state, remaining > .none, let receive = receiver?.value else {
            lock.unlock()
            return
        }
        let isCounted = remaining != .unlimited
        if isCounted { state = .started(demand: remaining - 1) }
        lock.unlock()
        let additional = receive(value)
        guard isCounted, additional > .none else { return }
        lock.withLock {
            if case .started(let remaining) = state {
                state = .started(demand: remaining + additional)
            }
        }
    }

    func send(completion: Subscribers.Completion<any Error>) {
        let ended = end()
        if ended.wasStarted { ended.receiver?.completion(completion) }
    }

    /// Ends the subscription and returns what it held, to be called, cancelled and released outside of the lock.
    private func end() -> (wasStarted: Bool, receiver: Receiver?, cancellable: AnyDatabaseCancellable?) {
        lock.withLock {
            defer {
                state = .ended
                receiver = nil
                cancellable = nil
            }
            if case .started = state { return (true, receiver, cancellable) }
            return (false, receiver, cancellable)
        }
    }
}
