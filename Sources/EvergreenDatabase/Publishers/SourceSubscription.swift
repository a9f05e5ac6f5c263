import EvergreenConcurrency
import GRDB
import OpenCombineShim

/// The subscription of all database publishers.
///
/// It starts its source at the first demand, synchronously. Values without demand are dropped: only the current state of the database
/// matters, not its history.
///
/// The downstream subscriber is only called by the source, one call at a time, on the scheduler that the subscriber's owner chose.
final class SourceSubscription<Downstream: Subscriber & SendableMetatype>: Subscription, Sendable
where Downstream.Failure == any Error {
    typealias Start = @Sendable (SourceSubscription) -> AnyDatabaseCancellable

    private enum Phase {
        case waitingForDemand(Start)
        case started(demand: Subscribers.Demand)
        case ended
    }

    private struct State {
        var phase: Phase
        /// Nil when the subscription has ended.
        var receiver: Receiver?
        var cancellable: AnyDatabaseCancellable?
    }

    /// The methods of the downstream subscriber, as closures, which are called and copied without generic dispatch.
    private struct Receiver {
        let value: (Downstream.Input) -> Subscribers.Demand
        let completion: (Subscribers.Completion<any Error>) -> Void
    }

    private let state: Locked<State>

    init(downstream: Downstream, start: @escaping Start) {
        let receiver = Receiver(
            value: { downstream.receive($0) },
            completion: { downstream.receive(completion: $0) }
        )
        state = Locked(State(phase: .waitingForDemand(start), receiver: receiver))
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        let start: Start? = state.withLock { state in
            switch state.phase {
            case .waitingForDemand(let start):
                state.phase = .started(demand: demand)
                return start
            case .started(let remaining):
                state.phase = .started(demand: remaining + demand)
                return nil
            case .ended:
                return nil
            }
        }
        guard let started = start?(self) else { return }
        // The source may have completed, or have been cancelled in response to a value, while it started.
        let ended = state.withLock { state in
            if case .ended = state.phase { return true }
            state.cancellable = started
            return false
        }
        if ended {
            started.cancel()
        }
    }

    func cancel() {
        end().cancellable?.cancel()
    }

    // A value is sent to thousands of subscribers in one turn: this takes the lock once, unless demand is counted.
    func send(_ value: Downstream.Input) {
        let (receiver, isCounted): (Receiver?, Bool) = state.withLock { state in
            guard case .started(let remaining) = state.phase, remaining > .none else { return (nil, false) }
            let isCounted = remaining != .unlimited
            if isCounted { state.phase = .started(demand: remaining - 1) }
            return (state.receiver, isCounted)
        }
        guard let additional = receiver?.value(value), isCounted, additional > .none else { return }
        state.withLock { state in
            if case .started(let remaining) = state.phase {
                state.phase = .started(demand: remaining + additional)
            }
        }
    }

    func send(completion: Subscribers.Completion<any Error>) {
        let ended = end()
        if case .started = ended.phase { ended.receiver?.completion(completion) }
    }

    /// Ends the subscription and returns its state, to be called, cancelled and released outside the lock.
    private func end() -> State {
        state.withLock { state in
            defer { state = State(phase: .ended) }
            return state
        }
    }
}
