/// Bounds how much of the time something may take: a burst at once, and a share for long. It may take more, and pauses then.
struct TimeBudget: Sendable {
    private let share: Double
    private let burst: Duration
    private var credit: Duration
    private var last: Duration

    init(share: Double, burst: Duration, now: Duration) {
        self.share = share
        self.burst = burst
        credit = burst
        last = now
    }

    /// Charges what something took until now.
    mutating func charge(_ time: Duration, now: Duration) {
        credit = credit(at: now) - time
        last = now
    }

    /// How long to pause; nil where there is credit.
    func timeUntilCredit(now: Duration) -> Duration? {
        let credit = credit(at: now)
        return credit < .zero ? .zero - credit / share : nil
    }

    func isFull(now: Duration) -> Bool { credit(at: now) >= burst }

    private func credit(at now: Duration) -> Duration {
        min(burst, credit + (now - last) * share)
    }
}
