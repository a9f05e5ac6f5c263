/// A clock with its type hidden, for what takes a clock as a type rather than as `any Clock<Duration>`.
///
/// ```swift
/// let model = TimerModel(clock: AnyClock(TestClock()))
/// ```
public struct AnyClock<Duration: DurationProtocol & Hashable>: Clock {
    /// A point in the time of the clock: how long after the clock was wrapped it is.
    public struct Instant: InstantProtocol {
        fileprivate let offset: Duration

        /// The point that lies so much later.
        ///
        /// - Parameter duration: How much later.
        /// - Returns: The point.
        public func advanced(by duration: Duration) -> Self {
            Self(offset: offset + duration)
        }

        /// How much later another point is.
        ///
        /// - Parameter other: The other point.
        /// - Returns: The time between.
        public func duration(to other: Self) -> Duration {
            other.offset - offset
        }

        /// Whether one point is before the other.
        ///
        /// - Parameters:
        ///   - lhs: One point.
        ///   - rhs: The other.
        /// - Returns: Whether the first is before the second.
        public static func < (lhs: Self, rhs: Self) -> Bool {
            lhs.offset < rhs.offset
        }
    }

    private let readNow: @Sendable () -> Instant
    private let readResolution: @Sendable () -> Duration
    private let sleepUntil: @Sendable (Instant, Duration?) async throws -> Void

    /// Wraps a clock.
    ///
    /// - Parameter clock: The clock that does the work.
    public init<Base: Clock>(_ clock: Base) where Base.Duration == Duration {
        let start = clock.now
        readNow = { Instant(offset: start.duration(to: clock.now)) }
        readResolution = { clock.minimumResolution }
        sleepUntil = { try await clock.sleep(until: start.advanced(by: $0.offset), tolerance: $1) }
    }

    /// The clock's time.
    public var now: Instant { readNow() }

    /// How exact the clock is.
    public var minimumResolution: Duration { readResolution() }

    /// Waits as the clock does.
    ///
    /// - Parameters:
    ///   - deadline: When to wake up.
    ///   - tolerance: How late that may be; nil leaves it to the clock.
    /// - Throws: `CancellationError` when the task is cancelled.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        try await sleepUntil(deadline, tolerance)
    }
}
