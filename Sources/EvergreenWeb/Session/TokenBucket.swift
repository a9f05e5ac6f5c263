/// A rate limit with a burst and a sustained rate.
struct TokenBucket {
    private let rate: Double
    private let capacity: Double
    private var tokens: Double
    private var last: ContinuousClock.Instant

    init(rate: Double, capacity: Double, now: ContinuousClock.Instant) {
        self.rate = rate
        self.capacity = capacity
        tokens = capacity
        last = now
    }

    /// Takes a token. Returns false if there is none.
    mutating func take(now: ContinuousClock.Instant) -> Bool {
        let elapsed = last.duration(to: now) / .seconds(1)
        last = now
        tokens = min(capacity, tokens + max(0, elapsed) * rate)
        guard tokens >= 1 else { return false }
        tokens -= 1
        return true
    }
}
