import Dispatch

/// When a live value is computed, while commits come.
///
/// A commit that comes alone is looked at at once. In a burst of commits, each value that is computed is stale before
/// anybody sees it, and computing it takes time and cores from the writer. So a burst is looked at when it pauses;
/// and, as it might never pause, once in a while, as long as the values are delivered.
///
/// All times are nanoseconds of uptime.
struct Pace {
    /// What is known of a value when it is asked when to compute it.
    struct Situation {
        /// Whether all of it has to be fetched, not just some rows read.
        var isWhole: Bool

        /// Whether the value that was computed last is not delivered yet.
        var isUndelivered: Bool

        /// When the next value may be delivered.
        var nextDelivery: UInt64
    }

    /// How long a burst has to pause. Where only rows are to be read, a burst that has gone on for longer has to pause for
    /// half as long as it has, but not longer than the second figure: to look for a pause takes a turn of a thread.
    static let pause: UInt64 = 2_000_000
    static let longestPause: UInt64 = 8_000_000

    /// How long an endless burst goes on until it is looked at: about as long as a person takes for one moment.
    /// Or longer: no more than half of the time is spent on fetches.
    static let longestBurst: UInt64 = 50_000_000

    /// How long a fetch that takes long waits for a second commit: its sixteenth part, but not longer than this.
    static let longestPatience: UInt64 = 1_000_000
    static let shortFetch: UInt64 = 4_000_000

    private(set) var fetchTime: UInt64 = 0
    private var firstCommit: UInt64?
    private var latestCommit: UInt64 = 0
    private var isBurst = false
    private var interruptions: UInt64 = 0
    private var failures: UInt64 = 0
    private var retryTime: UInt64 = 0

    /// Notes a commit that concerns the value.
    ///
    /// - Parameter isBusy: Whether the commit before it is still being looked at, or its value is not delivered.
    mutating func commit(at time: UInt64, isBusy: Bool) {
        firstCommit = firstCommit ?? time
        latestCommit = time
        isBurst = isBurst || isBusy
    }

    mutating func refreshDidStart() {
        firstCommit = nil
        isBurst = false
    }

    mutating func refreshDidEnd(after duration: UInt64, isWhole: Bool) {
        if isWhole { fetchTime = duration }
        interruptions = 0
        failures = 0
        retryTime = 0
    }

    mutating func refreshWasInterrupted() {
        interruptions += 1
    }

    /// Notes that the database was locked by another connection: it is tried again, less and less often.
    mutating func databaseWasBusy(at time: UInt64) {
        failures += 1
        retryTime = time + Self.pause << min(failures, 8)
    }

    /// When to compute the value, of which something has changed.
    func refreshTime(_ situation: Situation) -> UInt64 {
        guard let firstCommit else { return retryTime }
        let fetchTime = situation.isWhole ? self.fetchTime : 0
        // The value should be ready when it may be delivered, not earlier: more may change.
        let earliest = situation.nextDelivery - min(situation.nextDelivery, fetchTime)
        let patience = fetchTime < Self.shortFetch ? 0 : min(fetchTime / 16, Self.longestPatience)
        let length = situation.isWhole ? 0 : latestCommit - firstCommit
        let pause = max(Self.pause, min(length / 2, Self.longestPause), patience)
        let quiet = latestCommit + (isBurst ? pause : patience)
        // Nobody sees a value that is not delivered.
        let latest = situation.isUndelivered ? .max : firstCommit + max(Self.longestBurst, fetchTime)
        return max(earliest, retryTime, min(quiet, latest))
    }

    /// When to give up a fetch that is under way, as what it reads is stale.
    ///
    /// Each time in a row it takes a longer pause to do so, so that commits which keep coming can't prevent the value.
    func interruptionTime() -> UInt64 {
        latestCommit + Self.pause << min(interruptions, 16)
    }
}
