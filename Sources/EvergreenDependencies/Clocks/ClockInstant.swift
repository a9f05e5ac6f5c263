/// A point in the time of a ``TestClock`` or an ``ImmediateClock``, as the offset from the clock's start.
public struct ClockInstant: InstantProtocol, Sendable {
    /// The time since the clock's start.
    public let offset: Duration

    /// Creates a point in time.
    ///
    /// - Parameter offset: The time since the clock's start.
    public init(offset: Duration = .zero) {
        self.offset = offset
    }

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
