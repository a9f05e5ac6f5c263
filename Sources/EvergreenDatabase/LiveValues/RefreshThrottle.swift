import Dispatch

/// Debounces and throttles the refreshes of a live value.
///
/// After a single commit, the value is refreshed immediately. During a burst of commits, a refreshed value would be
/// stale before it is delivered, and the refresh would take time and cores from the writer. So the value is refreshed
/// when the burst pauses (debounce), and at intervals while the burst goes on and values are delivered (throttle).
///
/// All times are nanoseconds of uptime.
struct RefreshThrottle {
    /// The state of a live value that determines the time of its next refresh.
    struct ValueState {
        /// Whether the whole value has to be fetched, not just some rows.
        var isWhole: Bool

        /// Whether the latest value is not delivered yet.
        var isUndelivered: Bool

        /// Whether the main actor waits for the value.
        var isAwaited = false

        /// The earliest time of the next delivery.
        var nextDelivery: UInt64
    }

    /// The pause that ends a burst. If only rows have to be read, it is half of the burst's duration, within these
    /// limits: checking for a pause takes a turn of a thread.
    static let pause: UInt64 = 2_000_000
    static let maximumPause: UInt64 = 8_000_000

    /// The refresh interval of an endless burst, below what a user perceives as a delay. Longer for slow fetches, so
    /// that they take no more than half of the time.
    static let maximumBurst: UInt64 = 50_000_000

    /// A slow fetch waits for a second commit for a sixteenth of its own duration, but no longer than this.
    static let maximumDelay: UInt64 = 1_000_000
    static let shortFetch: UInt64 = 4_000_000

    private(set) var fetchTime: UInt64 = 0
    private var firstCommit: UInt64?
    private var latestCommit: UInt64 = 0
    private var isBurst = false
    private var interruptions: UInt64 = 0
    private var failures: UInt64 = 0
    private var retryTime: UInt64 = 0

    /// A commit has changed the value.
    ///
    /// - Parameter isBusy: Whether the refresh for the previous commit is running, or its value is not delivered.
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

    /// The database was locked by another connection. The refresh is retried with exponential back-off.
    mutating func databaseWasBusy(at time: UInt64) {
        failures += 1
        retryTime = time + Self.pause << min(failures, 8)
    }

    /// Whether a refresh has recently found the database locked.
    func leavesDatabaseAlone(at time: UInt64) -> Bool { time < retryTime }

    /// The time of the next refresh, given that changes are pending.
    func refreshTime(_ valueState: ValueState) -> UInt64 {
        guard let firstCommit, !valueState.isAwaited else { return retryTime }
        let fetchTime = valueState.isWhole ? self.fetchTime : 0
        // The value should be ready when it may be delivered, not earlier: more may change.
        let earliest = valueState.nextDelivery - min(valueState.nextDelivery, fetchTime)
        let delay = fetchTime < Self.shortFetch ? 0 : min(fetchTime / 16, Self.maximumDelay)
        let length = valueState.isWhole ? 0 : latestCommit - firstCommit
        let pause = max(Self.pause, min(length / 2, Self.maximumPause), delay)
        let quiet = latestCommit + (isBurst ? pause : delay)
        // A value that can't be delivered is not worth a refresh.
        let latest = valueState.isUndelivered ? .max : firstCommit + max(Self.maximumBurst, fetchTime)
        return max(earliest, retryTime, min(quiet, latest))
    }

    /// The time to interrupt a running fetch because it reads stale data.
    ///
    /// The required pause doubles with each consecutive interruption, so that a steady stream of commits can't starve
    /// the value.
    func interruptionTime() -> UInt64 {
        latestCommit + Self.pause << min(interruptions, 16)
    }
}
