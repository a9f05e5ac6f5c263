extension Clock<Duration> {
    /// Makes a function that returns the time since it was made.
    func makeUptime() -> @Sendable () -> Duration {
        let start = now
        return { start.duration(to: now) }
    }
}
