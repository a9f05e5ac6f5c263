/// A type-erased clock, for code that needs a concrete clock type rather than `any Clock<Duration>`.
///
/// ```swift
/// let model = TimerModel(clock: AnyClock(TestClock()))
/// ```
public struct AnyClock<Duration: DurationProtocol & Hashable>: Clock {
    /// A point in time, as the offset from when the clock was wrapped.
    public struct Instant: InstantProtocol {
        fileprivate let offset: Duration

        /// Returns the point in time after a duration.
        ///
        /// - Parameter duration: The duration.
        /// - Returns: The point in time.
        public func advanced(by duration: Duration) -> Self {
            Self(offset: offset + duration)
        }

        /// Returns the duration to another point in time.
        ///
        /// - Parameter other: The other point in time.
        /// - Returns: The duration.
        public func duration(to other: Self) -> Duration {
            other.offset - offset
        }

        /// Whether one point in time is before the other.
        ///
        /// - Parameters:
        ///   - lhs: One point in time.
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
    /// - Parameter clock: The wrapped clock.
    public init<Base: Clock>(_ clock: Base) where Base.Duration == Duration {
        let start = clock.now
        readNow = { Instant(offset: start.duration(to: clock.now)) }
        readResolution = { clock.minimumResolution }
        sleepUntil = { try await clock.sleep(until: start.advanced(by: $0.offset), tolerance: $1) }
    }

    /// The clock's time.
    public var now: Instant { readNow() }

    /// The minimum resolution of the clock.
    public var minimumResolution: Duration { readResolution() }

    /// Sleeps on the wrapped clock.
    ///
    /// - Parameters:
    ///   - deadline: The time to wake up.
    ///   - tolerance: The allowed delay; nil leaves it to the clock.
    /// - Throws: `CancellationError` when the task is cancelled.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        try await sleepUntil(deadline, tolerance)
    }
}
