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
        case waitingForDemand(Downstream, Start)
        case started(Downstream, demand: Subscribers.Demand)
        case ended
    }

    private var state: State
    private var cancellable: AnyDatabaseCancellable?
    private let lock = NSLock()

    init(downstream: Downstream, start: @escaping Start) {
        state = .waitingForDemand(downstream, start)
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        let start: Start? = lock.withLock {
            switch state {
            case .waitingForDemand(let downstream, let start):
                state = .started(downstream, demand: demand)
                return start
            case .started(let downstream, let remaining):
                state = .started(downstream, demand: remaining + demand)
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
        end()?.cancel()
    }

    // A value goes to thousands of subscribers in one turn: this takes the lock once, unless demand is counted.
    func send(_ value: Downstream.Input) {
        lock.lock()
        guard case .started(let downstream, let remaining) = state, remaining > .none else {
            lock.unlock()
            return
        }
        let isCounted = remaining != .unlimited
        if isCounted { state = .started(downstream, demand: remaining - 1) }
        lock.unlock()
        let additional = downstream.receive(value)
        guard isCounted, additional > .none else { return }
        lock.withLock {
            if case .started(let downstream, let remaining) = state {
                state = .started(downstream, demand: remaining + additional)
            }
        }
    }

    func send(completion: Subscribers.Completion<any Error>) {
        let receiver: Downstream? = lock.withLock {
            guard case .started(let downstream, _) = state else { return nil }
            return downstream
        }
        _ = end()
        receiver?.receive(completion: completion)
    }

    /// Ends the subscription and returns what is to be cancelled, outside of the lock.
    private func end() -> AnyDatabaseCancellable? {
        lock.withLock {
            state = .ended
            defer { cancellable = nil }
            return cancellable
        }
    }
}
