import EvergreenConcurrency
import Tracing

/// The work of all sessions on the main actor, in fair turns: see ``WorkTurns`` for their order.
///
/// Each turn of the main actor performs one piece of work. Without contention, it is performed immediately. Work is added from any thread,
/// so that the order is determined when the main actor is free, not when the work arrives.
///
/// The queue is bounded: a socket is not read until its last message was handled, a connection has one pending request, and a session has
/// one pending update.
final class WorkQueue: Sendable {
    typealias Work = @MainActor @Sendable () -> Void

    /// The fixed cost of a turn, so that the number of cheap turns also counts.
    static let minimumCost = Duration.microseconds(20)

    private let turns: Locked<WorkTurns<Work>>
    private let clock: any Clock<Duration>
    private let uptime: @Sendable () -> Duration
    let metrics: ServerMetrics

    /// - Parameters:
    ///   - clock: Measures the cost of work.
    ///   - metrics: Records it.
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

    /// Performs a piece of work in its turn. The caller stays on its actor.
    nonisolated(nonsending) func perform<Value: Sendable>(
        _ kind: WorkKind,
        for source: WorkSource,
        _ work: @escaping @MainActor @Sendable () -> Value
    ) async -> Value {
        await withCheckedContinuation { continuation in
            add(kind, for: source) { continuation.resume(returning: work()) }
        }
    }

    /// Adds a piece of work. Pieces of the same session and kind are performed in order.
    func add(_ kind: WorkKind, for source: WorkSource, _ work: @escaping Work) {
        metrics.queuedWork.increment()
        if turns.withLock({ $0.add(work, kind, for: source) }) { scheduleTurn() }
    }

    /// Renders a whole page on the caller's thread, and charges an address for it.
    func chargeDrawing<Value>(to address: String, _ draw: () -> Value) -> Value {
        let started = uptime()
        let value = draw()
        let now = uptime()
        turns.withLock { $0.chargeDrawing(now - started, to: address, now: now) }
        metrics.drawingTime.record(now - started)
        return value
    }

    private func scheduleTurn() {
        // Work that already waits for the main actor comes first. The turn is not part of the caller's span, because its work may be
        // another session's.
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
