/// The throttling of an effect's actions: one per interval, measured by a scheduler.
struct Throttle {
    let id: CancelID
    let sendsLatest: Bool
    /// The scheduler's time, to be passed to `schedule`.
    let now: () -> Any
    /// Calls a function when the interval since a time has passed; returns false if it already has.
    let schedule: (_ last: Any, _ action: @escaping @Sendable () -> Void) -> Bool

    init<S: Scheduler>(id: CancelID, interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool) {
        self.id = id
        sendsLatest = latest
        now = { scheduler.now }
        schedule = { last, action in
            guard let next = (last as? S.SchedulerTimeType)?.advanced(by: interval), scheduler.now < next else {
                return false
            }
            scheduler.schedule(after: next, tolerance: scheduler.minimumTolerance, options: nil, action)
            return true
        }
    }
}

extension Effect {
    /// Throttles the effect's actions: at most one is sent per interval.
    ///
    /// The first action is sent immediately. Of the actions that arrive during the interval, one is sent at its end.
    ///
    /// - Parameters:
    ///   - id: The id of the effect: the interval is shared by all effects with the id, and a later one replaces this one.
    ///   - interval: The minimum time between two actions.
    ///   - scheduler: Measures the time; in a test, a `TestScheduler`.
    ///   - latest: Whether to send the last action at the end of the interval, rather than the first one that was held back.
    /// - Returns: The effect.
    public func throttle<S: Scheduler>(
        id: some Hashable & Sendable,
        for interval: S.SchedulerTimeType.Stride,
        scheduler: S,
        latest: Bool
    ) -> Self {
        if isNone { return .none }
        let throttle = Throttle(id: CancelID(id), interval: interval, scheduler: scheduler, latest: latest)
        return Self(.throttled(self, throttle)).cancellable(id: id, cancelInFlight: true)
    }
}
