import EvergreenStore
import Testing

/// A condition did not come true in time.
struct TimedOut: Error {}

/// Waits until a condition holds. The main actor is free meanwhile.
@MainActor
func wait(until condition: () -> Bool) async throws {
    let clock = ContinuousClock()
    let deadline = clock.now + .seconds(60)
    while !condition() {
        guard clock.now < deadline else { throw TimedOut() }
        try await clock.sleep(for: .milliseconds(1))
    }
}

/// Lets a task wait until another one opens it.
final class Gate: Sendable {
    private let stream: AsyncStream<Void>
    private let continuation: AsyncStream<Void>.Continuation

    init() {
        (stream, continuation) = AsyncStream.makeStream()
    }

    func open() {
        continuation.finish()
    }

    /// Returns when the gate is open, or the task is cancelled.
    func wait() async {
        for await _ in stream {}
    }
}
