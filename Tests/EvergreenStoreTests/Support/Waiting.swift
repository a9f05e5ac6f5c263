import EvergreenStore
import Testing

/// A condition was not fulfilled in time.
struct TimedOut: Error {}

/// Waits until a condition holds without blocking the main actor.
@MainActor
func wait(until condition: () -> Bool) async throws {
    let clock = ContinuousClock()
    let deadline = clock.now + .seconds(60)
    while !condition() {
        guard clock.now < deadline else { throw TimedOut() }
        try await clock.sleep(for: .milliseconds(1))
    }
}

/// Blocks a task until another one opens it.
final class Gate: Sendable {
    private let stream: AsyncStream<Void>
    private let continuation: AsyncStream<Void>.Continuation

    init() {
        (stream, continuation) = AsyncStream.makeStream()
    }

    func open() {
        continuation.finish()
    }

    /// Returns when the gate is open or the task is cancelled.
    func wait() async {
        for await _ in stream {}
    }
}
