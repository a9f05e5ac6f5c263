enum ContinuousClockKey: DependencyKey {
    static let liveValue: any Clock<Duration> = ContinuousClock()
}

enum SuspendingClockKey: DependencyKey {
    static let liveValue: any Clock<Duration> = SuspendingClock()
}

extension DependencyValues {
    /// The clock for sleeping. The live value is `ContinuousClock`, which advances while the machine sleeps.
    ///
    /// In tests, set it to a ``TestClock``, which advances manually, or to an ``ImmediateClock``, which never waits.
    public var continuousClock: any Clock<Duration> {
        get { self[ContinuousClockKey.self] }
        set { self[ContinuousClockKey.self] = newValue }
    }

    /// The clock for sleeping that pauses with the machine. The live value is `SuspendingClock`, which stops while the machine sleeps.
    ///
    /// In tests, set it to a ``TestClock``, which advances manually, or to an ``ImmediateClock``, which never waits.
    public var suspendingClock: any Clock<Duration> {
        get { self[SuspendingClockKey.self] }
        set { self[SuspendingClockKey.self] = newValue }
    }
}
