enum ContinuousClockKey: DependencyKey {
    static let liveValue: any Clock<Duration> = ContinuousClock()
}

enum SuspendingClockKey: DependencyKey {
    static let liveValue: any Clock<Duration> = SuspendingClock()
}

extension DependencyValues {
    /// The time to wait by: live, a clock that goes on while the machine sleeps.
    ///
    /// In tests, set it to a ``TestClock``, which advances by hand, or to an ``ImmediateClock``, which never waits.
    public var continuousClock: any Clock<Duration> {
        get { self[ContinuousClockKey.self] }
        set { self[ContinuousClockKey.self] = newValue }
    }

    /// The time to wait by: live, a clock that stands still while the machine sleeps.
    ///
    /// In tests, set it to a ``TestClock``, which advances by hand, or to an ``ImmediateClock``, which never waits.
    public var suspendingClock: any Clock<Duration> {
        get { self[SuspendingClockKey.self] }
        set { self[SuspendingClockKey.self] = newValue }
    }
}
