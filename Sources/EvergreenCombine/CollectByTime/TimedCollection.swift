import EvergreenConcurrency
import OpenCombine

/// The subscription of a ``Publishers/CollectByTime``.
///
/// The upstream may send on any thread, and the scheduler may run actions concurrently. The cycle of an array:
///
/// 1. Collect: under the lock, `state` appends the upstream's values.
/// 2. Enqueue: the end of the interval, or the count, enqueues the array, and ``deliver()`` runs on the scheduler.
/// 3. Deliver: the first action that finds no delivery in progress dequeues arrays under the lock, releases the lock, and calls the
///    downstream. Other actions return immediately; their arrays are delivered by the first.
///
/// The timer references this weakly. The downstream and this retain each other until the completion or the cancellation. Both
/// release everything.
///
/// All mutable state is in `state`, guarded by its lock.
final class TimedCollection<Downstream: Subscriber, Value, Context: Scheduler> where Downstream.Input == [Value] {
    private let state: Locked<TimedCollectionState<Downstream, Value>>
    private let schedule: GroupingSchedule<Context>

    init(downstream: Downstream, schedule: GroupingSchedule<Context>) {
        self.schedule = schedule
        state = Locked(TimedCollectionState(downstream: downstream, count: schedule.count))
    }

    private func endInterval() {
        state.withLock { $0.endInterval() }
        deliver()
    }

    /// Delivers all pending arrays with demand. Runs on the scheduler.
    private func deliver() {
        var isContinued = false
        while let delivery = state.withLock({ $0.next(isContinued: isContinued) }) {
            switch delivery {
            case .array(let array, let downstream):
                isContinued = true
                let more = downstream.receive(array)
                if let (subscription, demand) = state.withLock({ $0.delivered(granting: more) }) {
                    subscription.request(demand)
                }
            case .completion(let completion, let resources):
                resources.timer?.cancel()
                resources.downstream.receive(completion: completion)
                return
            }
        }
    }

    private func scheduleDelivery() {
        schedule.soon { self.deliver() }
    }
}

// MARK: - Subscriber

extension TimedCollection: Subscriber {
    typealias Failure = Downstream.Failure

    func receive(subscription: any Subscription) {
        guard state.withLock({ $0.receive(subscription) }) else {
            subscription.cancel()
            return
        }
        let timer = schedule.atEachInterval { [weak self] in self?.endInterval() }
        if !state.withLock({ $0.begin(timer) }) { timer.cancel() }
        state.withLock { $0.downstream }?.receive(subscription: self)
    }

    func receive(_ input: Value) -> Subscribers.Demand {
        if state.withLock({ $0.receive(input) }) { scheduleDelivery() }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let received = state.withLock { $0.receive(completion) }
        if received.isFirst { scheduleDelivery() }
    }
}

// MARK: - Subscription

extension TimedCollection: Subscription {
    func request(_ demand: Subscribers.Demand) {
        let request = state.withLock { $0.request(demand) }
        if state.withLock({ $0.isDue }) { scheduleDelivery() }
        if let (subscription, demand) = request { subscription.request(demand) }
    }

    func cancel() {
        guard let resources = state.withLock({ $0.cancel() }) else { return }
        resources.timer?.cancel()
        resources.subscription?.cancel()
    }
}

extension TimedCollection: CustomStringConvertible {
    var description: String { "CollectByTime" }
}
