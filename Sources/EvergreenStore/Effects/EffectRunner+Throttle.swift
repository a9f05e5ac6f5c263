import EvergreenConcurrency
import EvergreenQuery

/// The state of a store's throttled effects, by their ids.
@MainActor
final class ThrottleTable<Action> {
    fileprivate struct Entry {
        /// The scheduler's time of the last action.
        var last: Any?
        /// The action that is sent at the end of the interval.
        var waiting: Action?
        /// The number of times that an end was scheduled: only the latest is valid.
        var generation = 0
    }

    fileprivate var entries: [CancelID: Entry] = [:]
}

extension EffectRunner {
    /// Starts an effect whose actions are throttled.
    func startThrottled(
        _ effect: Effect<Action>,
        _ throttle: Throttle,
        in parent: RunningEffect,
        send: @escaping Sending,
        dismiss: Dismissal?,
        completion: @escaping Completion
    ) {
        let run = ActionCount(completion)
        // Safe: only read on the main actor.
        nonisolated(unsafe) let throttle = throttle
        run.begin()
        start(
            effect,
            in: parent,
            send: { [weak self] action in
                self?.receive(action, throttle, in: parent, run: run, send: send)
            },
            dismiss: dismiss,
            completion: { run.end() }
        )
    }

    private func receive(
        _ action: Action,
        _ throttle: Throttle,
        in parent: RunningEffect,
        run: ActionCount,
        send: @escaping Sending
    ) {
        var entry = throttles.entries[throttle.id] ?? ThrottleTable<Action>.Entry()
        entry.generation += 1
        let generation = entry.generation
        let table = throttles
        let running = parent.makeChild()
        // Safe: only read on the main actor.
        nonisolated(unsafe) let throttle = throttle
        let end = Once {
            running.finish()
            defer { run.end() }
            guard !running.isCancelled, var entry = table.entries[throttle.id], entry.generation == generation,
                let action = entry.waiting
            else { return }
            entry.waiting = nil
            entry.last = throttle.now()
            table.entries[throttle.id] = entry
            send(action)
        }
        run.begin()
        if let last = entry.last, throttle.schedule(last, { MainQueue.run { end() } }) {
            entry.waiting = throttle.sendsLatest ? action : entry.waiting ?? action
            throttles.entries[throttle.id] = entry
            running.onCancel { MainQueue.run { end() } }
        } else {
            entry.waiting = action
            throttles.entries[throttle.id] = entry
            end()
        }
    }
}

/// Counts pending work, and calls a function when none is left.
@MainActor
private final class ActionCount {
    private var count = 0
    private let completion: @MainActor @Sendable () -> Void

    init(_ completion: @escaping @MainActor @Sendable () -> Void) {
        self.completion = completion
    }

    func begin() { count += 1 }

    func end() {
        count -= 1
        if count == 0 { completion() }
    }
}
