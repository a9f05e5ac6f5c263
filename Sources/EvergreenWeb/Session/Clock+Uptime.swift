extension Clock<Duration> {
    /// Returns a function that measures the time since this call.
    func makeUptime() -> @Sendable () -> Duration {
        let start = now
        return { start.duration(to: now) }
    }

    /// Returns a function that sleeps until a time since this call, and one that measures that time.
    func makeTimer() -> (sleep: @Sendable (Duration) async throws -> Void, uptime: @Sendable () -> Duration) {
        let start = now
        return (
            { try await sleep(until: start.advanced(by: $0), tolerance: nil) },
            { start.duration(to: now) }
        )
    }
}
