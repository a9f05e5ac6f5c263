import EvergreenConcurrency
import Tracing

/// The work of all sessions on the main actor, in fair turns: see ``WorkTurns`` for their order.
///
/// One piece of work is done in each turn of the main actor. A piece that is alone is done at once. Work is added from any
/// thread, so that its order is decided when the main actor is free, and not when it came.
///
/// The queue is bounded: a socket is not read on before its last message was handled, a connection has one request under
/// way, and a session has one update.
final class WorkQueue: Sendable {
    typealias Work = @MainActor @Sendable () -> Void

    /// What a turn costs besides its work: with cheaper pieces, the number counts.
    static let minimumCost = Duration.microseconds(20)

    private let turns: Locked<WorkTurns<Work>>
    private let clock: any Clock<Duration>
    private let uptime: @Sendable () -> Duration
    let metrics: ServerMetrics

    /// - Parameters:
    ///   - clock: Measures what work costs.
    ///   - metrics: Tell of it.
    init(
        limits: SessionLimits = SessionLimits(),
        clock: any Clock<Duration> = .continuous,
        metrics: ServerMetrics = ServerMetrics()
    ) {
        self.metrics = metrics
        turns = Locked(WorkTurns(limits: limits))
        self.clock = clock
        uptime = clock.makeUptime()
    }

    /// Does a piece of work in its turn. The caller stays on its actor.
    nonisolated(nonsending) func perform<Value: Sendable>(
        _ kind: WorkKind,
        for source: WorkSource,
        _ work: @escaping @MainActor @Sendable () -> Value
    ) async -> Value {
        await withCheckedContinuation { continuation in
            add(kind, for: source) { continuation.resume(returning: work()) }
        }
    }

    /// Adds a piece of work. Those of one session and one kind are done in the order in which they were added.
    func add(_ kind: WorkKind, for source: WorkSource, _ work: @escaping Work) {
        metrics.queuedWork.increment()
        if turns.withLock({ $0.add(work, kind, for: source) }) { scheduleTurn() }
    }

    /// Draws something as a whole, on the caller's thread, and charges an address for it.
    func chargeDrawing<Value>(to address: String, _ draw: () -> Value) -> Value {
        let started = uptime()
        let value = draw()
        let now = uptime()
        turns.withLock { $0.chargeDrawing(now - started, to: address, now: now) }
        metrics.drawingTime.record(now - started)
        return value
    }

    private func scheduleTurn() {
        // Other work of the main actor that waits already comes first. The turn is no part of the span in which this was called:
        // its work may be another session's.
        InstrumentationContext.withValue(nil) { _ = Task { @MainActor in takeTurn() } }
    }

    @MainActor
    private func takeTurn() {
        let started = uptime()
        switch turns.withLock({ $0.next(now: started) }) {
        case .turn(let turn):
            metrics.queuedWork.decrement()
            turn.work()
            let now = uptime()
            metrics.workTime.record(now - started)
            let cost = max(now - started, WorkQueue.minimumCost)
            if turns.withLock({ $0.end(turn, cost: cost, now: now) }) { scheduleTurn() }
        case .pause(let address, let pause, let hasMore):
            Task { [clock] in
                try? await clock.sleep(for: pause)
                if turns.withLock({ $0.resume(address) }) { scheduleTurn() }
            }
            if hasMore { scheduleTurn() }
        case .nothing: break
        }
    }
}
