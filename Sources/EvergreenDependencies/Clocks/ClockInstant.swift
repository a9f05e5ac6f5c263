/// A point in the time of a ``TestClock`` or an ``ImmediateClock``: how long after the clock's beginning it is.
public struct ClockInstant: InstantProtocol, Sendable {
    /// The time since the clock's beginning.
    public let offset: Duration

    /// Makes a point in time.
    ///
    /// - Parameter offset: The time since the clock's beginning.
    public init(offset: Duration = .zero) {
        self.offset = offset
    }

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
