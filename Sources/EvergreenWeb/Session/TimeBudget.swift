/// A budget for the time that something takes: a burst, and a sustained share. It can be exceeded, which requires a pause afterwards.
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

    /// Charges the time that something has taken.
    mutating func charge(_ time: Duration, now: Duration) {
        credit = credit(at: now) - time
        last = now
    }

    /// The time to pause; nil while there is credit.
    func timeUntilCredit(now: Duration) -> Duration? {
        let credit = credit(at: now)
        return credit < .zero ? .zero - credit / share : nil
    }

    func isFull(now: Duration) -> Bool { credit(at: now) >= burst }

    private func credit(at now: Duration) -> Duration {
        min(burst, credit + (now - last) * share)
    }
}
