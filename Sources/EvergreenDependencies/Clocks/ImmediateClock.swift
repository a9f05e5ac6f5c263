import EvergreenConcurrency

/// A clock on which every sleep ends at once, with the time moved on by as much.
///
/// For tests and previews in which it does not matter when things happen:
///
/// ```swift
/// withDependencies { $0.continuousClock = ImmediateClock() } operation: { … }
/// ```
public final class ImmediateClock: Clock, Sendable {
    private let time: Locked<ClockInstant>

    /// Makes a clock.
    ///
    /// - Parameter now: The time that it shows.
    public init(now: ClockInstant = ClockInstant()) {
        time = Locked(now)
    }

    /// The time: that of the latest deadline that anyone slept until.
    public var now: ClockInstant {
        time.withLock { $0 }
    }

    /// Time is exact.
    public var minimumResolution: Duration { .zero }

    /// Moves the time on to the deadline, if that is later, and lets other tasks run.
    ///
    /// - Parameters:
    ///   - deadline: When to wake up.
    ///   - tolerance: Not used.
    /// - Throws: `CancellationError` in a cancelled task.
    public func sleep(until deadline: ClockInstant, tolerance: Duration? = nil) async throws {
        try Task.checkCancellation()
        time.withLock { $0 = max($0, deadline) }
        await Task.yield()
    }
}

extension Clock where Self == ImmediateClock {
    /// A clock on which every sleep ends at once.
    ///
    /// The compiler finds it where the type is generic, `some Clock<Duration>`. Where it is `any Clock<Duration>`, as in
    /// ``DependencyValues/continuousClock``, write `ImmediateClock()`.
    public static var immediate: Self { ImmediateClock() }
}
