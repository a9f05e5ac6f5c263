/// When an effect starts: some time from now, by a scheduler.
struct Delay {
    /// Calls a function when the time has come, on the scheduler's thread.
    let schedule: (@escaping @Sendable () -> Void) -> Void

    init<S: Scheduler>(_ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions?) {
        schedule = { action in
            scheduler.schedule(
                after: scheduler.now.advanced(by: interval),
                tolerance: scheduler.minimumTolerance,
                options: options,
                action
            )
        }
    }
}

extension Effect {
    /// The effect, once it has not been asked for again for some time.
    ///
    /// ```swift
    /// case .binding(\.query):
    ///     return .run { [query = state.query] send in
    ///         await send(.results(try await client.search(query)))
    ///     }
    ///     .debounce(id: CancelID.search, for: .milliseconds(300), scheduler: mainQueue)
    /// ```
    ///
    /// - Parameters:
    ///   - id: The id of the effect: another one of the same id takes its place.
    ///   - dueTime: How long to wait.
    ///   - scheduler: Measures the time; in a test, a `TestScheduler`.
    ///   - options: Options of the scheduler.
    /// - Returns: The effect, which starts later, or never.
    public func debounce<S: Scheduler>(
        id: some Hashable & Sendable,
        for dueTime: S.SchedulerTimeType.Stride,
        scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Self {
        if isNone { return .none }
        return Self(.delayed(self, Delay(dueTime, scheduler: scheduler, options: options)))
            .cancellable(id: id, cancelInFlight: true)
    }
}
