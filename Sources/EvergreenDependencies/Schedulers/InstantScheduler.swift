#if canImport(OpenCombineShim)
    import OpenCombineShim

    /// A scheduler that runs every action immediately. Combine's `ImmediateScheduler` has its own time type; this one has that of the
    /// scheduler that it replaces.
    struct InstantScheduler<SchedulerTimeType: Strideable & SendableMetatype, SchedulerOptions>: Scheduler, Sendable
    where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible & SendableMetatype {
        private let readNow: @Sendable () -> SchedulerTimeType

        /// - Parameter now: The constant time.
        init(now: @escaping @autoclosure @Sendable () -> SchedulerTimeType) {
            readNow = now
        }

        var now: SchedulerTimeType { readNow() }
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
