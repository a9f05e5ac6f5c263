/// At which pace the actions of an effect are sent: one per interval, by a scheduler.
struct Throttle {
    let id: CancelID
    let sendsLatest: Bool
    /// The scheduler's time, to be given back to `schedule`.
    let now: () -> Any
    /// Calls a function once the interval since a time is over; returns false if it is over already.
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
    /// The effect, whose actions are sent at most once per interval.
    ///
    /// The first action is sent at once. Of those that come before the interval is over, one is sent at its end.
    ///
    /// - Parameters:
    ///   - id: The id of the effect: the pace counts for all effects of the id, and another one takes this one's place.
    ///   - interval: The shortest time between two actions.
    ///   - scheduler: Measures the time; in a test, a `TestScheduler`.
    ///   - latest: Whether the last action is sent at the end of the interval, or else the first one that had to wait.
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
