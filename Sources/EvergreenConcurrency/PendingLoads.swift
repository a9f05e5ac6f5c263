/// The pending loads of a window, each of which blocks the main actor for a limited time, and continues in the background.
///
/// A process that serves many windows on one main actor makes this the ``current`` one while it updates a window. Without one, an initial
/// value is loaded on the main actor, however long that takes.
package final class PendingLoads: Sendable {
    /// The loads of the window that is being updated.
    @TaskLocal package static var current: PendingLoads?

    private struct State {
        var count = 0
        var waiting: [Waiter] = []
    }

    private typealias Waiter = AsyncStream<Never>.Continuation

    /// The time that each load can block the main actor.
    package let limit: Duration
    private let state = Locked(State())

    package init(limit: Duration) {
        self.limit = limit
    }

    package var isEmpty: Bool { state.withLock { $0.count == 0 } }

    /// A pending load. It ends with this object, at the latest.
    package final class Load: Sendable {
        private let loads: Locked<PendingLoads?>

        fileprivate init(_ loads: PendingLoads) {
            self.loads = Locked(loads)
        }

        package func end() {
            loads.withLock { loads in
                defer { loads = nil }
                return loads
            }?.end()
        }

        deinit { end() }
    }

    package func begin() -> Load {
        state.withLock { $0.count += 1 }
        return Load(self)
    }

    private func end() {
        let waiting = state.withLock { state in
            state.count -= 1
            guard state.count == 0 else { return [Waiter]() }
            defer { state.waiting = [] }
            return state.waiting
        }
        for waiter in waiting { waiter.finish() }
    }

    /// Waits until no load is pending, the time is over, or the task is cancelled. The caller stays on its actor.
    package nonisolated(nonsending) func wait(atMost limit: Duration, clock: any Clock<Duration>) async {
        let (end, waiter) = AsyncStream.makeStream(of: Never.self)
        let mustWait = state.withLock { state in
            if state.count > 0 { state.waiting.append(waiter) }
            return state.count > 0
        }
        guard mustWait else { return }
        let alarm = Task {
            // Cancelled when the loads have ended, and the stream with them.
            _ = try? await clock.sleep(for: limit)
            waiter.finish()
        }
        for await _ in end {}
        alarm.cancel()
    }
}
