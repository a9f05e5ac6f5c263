#if canImport(OpenCombineShim)
    import Dispatch
    import OpenCombineShim

    extension AnyScheduler where Self == AnySchedulerOf<DispatchQueue> {
        /// A scheduler that runs every action at once, on the thread that schedules it.
        ///
        /// A repeated action runs once.
        public static var immediate: Self { InstantScheduler().eraseToAnyScheduler() }
    }

    /// Combine's `ImmediateScheduler` has a time of its own; this one has that of a dispatch queue.
    struct InstantScheduler: Scheduler, Sendable {
        typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
        typealias SchedulerOptions = DispatchQueue.SchedulerOptions

        /// Stands still, a nanosecond after the beginning: dispatch takes 0 for "now".
        var now: SchedulerTimeType { SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1)) }
        var minimumTolerance: SchedulerTimeType.Stride { .zero }

        func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
            action()
        }

        func schedule(
            after date: SchedulerTimeType,
            tolerance: SchedulerTimeType.Stride,
            options: SchedulerOptions?,
            _ action: @escaping () -> Void
        ) {
            action()
        }

        func schedule(
            after date: SchedulerTimeType,
            interval: SchedulerTimeType.Stride,
            tolerance: SchedulerTimeType.Stride,
            options: SchedulerOptions?,
            _ action: @escaping () -> Void
        ) -> any Cancellable {
            action()
            return AnyCancellable {}
        }
    }
#endif
