import OpenCombine

/// A ``Publishers/TimeGroupingStrategy`` with the options of its scheduler.
struct GroupingSchedule<Context: Scheduler> {
    let scheduler: Context
    let interval: Context.SchedulerTimeType.Stride
    /// The number of values that fills an array. nil for a grouping by time only.
    let count: Int?
    let options: Context.SchedulerOptions?

    init(_ strategy: Publishers.TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
        self.options = options
        switch strategy {
        case .byTime(let scheduler, let interval):
            self.scheduler = scheduler
            self.interval = interval
            count = nil
        case .byTimeOrCount(let scheduler, let interval, let count):
            self.scheduler = scheduler
            self.interval = interval
            self.count = max(1, count)
        }
    }

    /// Runs the action at the end of each interval until it is cancelled.
    func atEachInterval(_ action: @escaping () -> Void) -> any Cancellable {
        scheduler.schedule(
            after: scheduler.now.advanced(by: interval),
            interval: interval,
            tolerance: scheduler.minimumTolerance,
            options: options,
            action
        )
    }

    /// Schedules the action for as soon as possible.
    func soon(_ action: @escaping () -> Void) {
        scheduler.schedule(options: options, action)
    }
}
