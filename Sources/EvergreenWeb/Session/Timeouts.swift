import DequeModule

/// Limits how long each of some objects waits, with one timer for all.
///
/// A task of its own for each would need several objects until its deadline, also when it is cancelled: those of thousands of pages that
/// have long gone would be scattered over the memory of the process, and keep it from being returned.
@MainActor
final class Timeouts<Waiter: AnyObject> {
    private let limit: Duration
    private let sleep: @Sendable (Duration) async throws -> Void
    private let uptime: @Sendable () -> Duration
    private let onTimeout: @MainActor (Waiter) -> Void
    private var waiting: [ObjectIdentifier: (waiter: Waiter, deadline: Duration)] = [:]
    /// The deadlines in order, including those of objects that wait no longer.
    private var deadlines: Deque<(waiter: ObjectIdentifier, deadline: Duration)> = []
    private var timer: Task<Void, Never>?

    /// - Parameters:
    ///   - limit: How long an object may wait.
    ///   - onTimeout: Called with an object that has waited that long.
    init(limit: Duration, clock: any Clock<Duration>, onTimeout: @escaping @MainActor (Waiter) -> Void) {
        self.limit = limit
        self.onTimeout = onTimeout
        (sleep, uptime) = clock.makeTimer()
    }

    deinit { timer?.cancel() }

    /// Begins to wait, or begins again.
    func start(_ waiter: Waiter) {
        let deadline = uptime() + limit
        waiting[ObjectIdentifier(waiter)] = (waiter, deadline)
        deadlines.append((ObjectIdentifier(waiter), deadline))
        guard timer == nil else { return }
        timer = Task { [weak self, sleep] in
            while let deadline = self?.nextDeadline(), (try? await sleep(deadline)) != nil, !Task.isCancelled {
                self?.end()
            }
        }
    }

    func cancel(_ waiter: Waiter) { waiting[ObjectIdentifier(waiter)] = nil }

    /// The next deadline; nil if nothing waits, which ends the timer.
    private func nextDeadline() -> Duration? {
        while let next = deadlines.first, !isWaiting(next) { deadlines.removeFirst() }
        guard let next = deadlines.first else {
            timer = nil
            return nil
        }
        return next.deadline
    }

    private func isWaiting(_ entry: (waiter: ObjectIdentifier, deadline: Duration)) -> Bool {
        waiting[entry.waiter]?.deadline == entry.deadline
    }

    /// Ends the waits whose time has come.
    private func end() {
        let now = uptime()
        while let next = deadlines.first, next.deadline <= now {
            deadlines.removeFirst()
            guard isWaiting(next), let waiter = waiting.removeValue(forKey: next.waiter)?.waiter else { continue }
            onTimeout(waiter)
        }
    }
}
