/// The delay after which a scheduler starts an effect.
struct Delay {
    /// Calls a function after the delay, on the scheduler's thread.
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
    /// Debounces the effect: it runs once it has not been requested again for some time.
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
    ///   - id: The id of the effect: a later effect with the same id replaces it.
    ///   - dueTime: The delay.
    ///   - scheduler: Measures the time; in a test, a `TestScheduler`.
    ///   - options: Options of the scheduler.
    /// - Returns: The effect, which runs after the delay unless it is replaced.
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
