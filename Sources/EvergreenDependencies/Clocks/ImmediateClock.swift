import EvergreenConcurrency

/// A clock on which every sleep ends immediately, and advances the time to its deadline.
///
/// For tests and previews that do not depend on timing:
///
/// ```swift
/// withDependencies { $0.continuousClock = ImmediateClock() } operation: { … }
/// ```
public final class ImmediateClock: Clock, Sendable {
    private let time: Locked<ClockInstant>

    /// Creates a clock.
    ///
    /// - Parameter now: The initial time.
    public init(now: ClockInstant = ClockInstant()) {
        time = Locked(now)
    }

    /// The time: the latest deadline of a sleep so far.
    public var now: ClockInstant {
        time.withLock { $0 }
    }

    /// Zero: the time is exact.
    public var minimumResolution: Duration { .zero }

    /// Advances the time to the deadline, if that is later, and lets other tasks run.
    ///
    /// - Parameters:
    ///   - deadline: The time to wake up.
    ///   - tolerance: Ignored.
    /// - Throws: `CancellationError` in a cancelled task.
    public func sleep(until deadline: ClockInstant, tolerance: Duration? = nil) async throws {
        try Task.checkCancellation()
        time.withLock { $0 = max($0, deadline) }
        await Task.yield()
    }
}

extension Clock where Self == ImmediateClock {
    /// A clock on which every sleep ends immediately.
    ///
    /// Available where the type is generic, `some Clock<Duration>`. For `any Clock<Duration>`, as in ``DependencyValues/continuousClock``,
    /// write `ImmediateClock()`.
    public static var immediate: Self { ImmediateClock() }
}
