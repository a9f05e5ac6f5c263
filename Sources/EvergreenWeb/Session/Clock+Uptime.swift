extension Clock<Duration> {
    /// Returns a function that measures the time since this call.
    func makeUptime() -> @Sendable () -> Duration {
        let start = now
        return { start.duration(to: now) }
    }
}
