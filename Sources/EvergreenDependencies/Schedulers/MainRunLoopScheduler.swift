#if canImport(OpenCombineShim)
    import Dispatch
    import Foundation
    import OpenCombineShim

    /// Schedules on the main queue, with the time type of a run loop.
    struct MainRunLoopScheduler: Scheduler, Sendable {
        typealias SchedulerTimeType = RunLoop.SchedulerTimeType
        typealias SchedulerOptions = RunLoop.SchedulerOptions

        var now: SchedulerTimeType { SchedulerTimeType(Date()) }
        var minimumTolerance: SchedulerTimeType.Stride { .zero }

        func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
            DispatchQueue.main.schedule(options: nil, action)
        }

        func schedule(
            after date: SchedulerTimeType,
            tolerance: SchedulerTimeType.Stride,
            options: SchedulerOptions?,
            _ action: @escaping () -> Void
        ) {
            DispatchQueue.main.schedule(after: time(of: date), tolerance: stride(tolerance), options: nil, action)
        }

        func schedule(
            after date: SchedulerTimeType,
            interval: SchedulerTimeType.Stride,
            tolerance: SchedulerTimeType.Stride,
            options: SchedulerOptions?,
            _ action: @escaping () -> Void
        ) -> any Cancellable {
            DispatchQueue.main.schedule(
                after: time(of: date),
                interval: stride(interval),
                tolerance: stride(tolerance),
                options: nil,
                action
            )
        }

        private func time(of date: SchedulerTimeType) -> DispatchQueue.SchedulerTimeType {
            DispatchQueue.main.now.advanced(by: stride(now.distance(to: date)))
        }

        /// At most a hundred years, so that the nanoseconds of a distant date don't overflow.
        private func stride(_ stride: SchedulerTimeType.Stride) -> DispatchQueue.SchedulerTimeType.Stride {
            .seconds(min(max(stride.timeInterval, 0), 3_155_760_000))
        }
    }
#endif
