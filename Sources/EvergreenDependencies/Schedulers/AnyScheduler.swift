#if canImport(OpenCombineShim)
    import OpenCombineShim

    /// A type-erased scheduler, which a test can replace.
    ///
    /// It has the time and the options of the erased scheduler:
    ///
    /// ```swift
    /// @Dependency(\.mainQueue) var mainQueue
    /// publisher.debounce(for: .milliseconds(300), scheduler: mainQueue)
    /// ```
    public struct AnyScheduler<SchedulerTimeType: Strideable & SendableMetatype, SchedulerOptions>: Scheduler, Sendable
    where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible & SendableMetatype {
        private let readNow: @Sendable () -> SchedulerTimeType
        private let readMinimumTolerance: @Sendable () -> SchedulerTimeType.Stride
        private let scheduleSoon: @Sendable (SchedulerOptions?, @escaping () -> Void) -> Void
        private let scheduleOnce:
            @Sendable (
                SchedulerTimeType, SchedulerTimeType.Stride, SchedulerOptions?, @escaping () -> Void
            ) -> Void
        private let scheduleRepeatedly:
            @Sendable (
                SchedulerTimeType, SchedulerTimeType.Stride, SchedulerTimeType.Stride, SchedulerOptions?,
                @escaping () -> Void
            ) -> any Cancellable

        /// Wraps a scheduler.
        ///
        /// - Parameter scheduler: The wrapped scheduler.
        public init<Base: Scheduler & Sendable>(_ scheduler: Base)
        where Base.SchedulerTimeType == SchedulerTimeType, Base.SchedulerOptions == SchedulerOptions {
            readNow = { scheduler.now }
            readMinimumTolerance = { scheduler.minimumTolerance }
            scheduleSoon = { scheduler.schedule(options: $0, $1) }
            scheduleOnce = { scheduler.schedule(after: $0, tolerance: $1, options: $2, $3) }
            scheduleRepeatedly = { scheduler.schedule(after: $0, interval: $1, tolerance: $2, options: $3, $4) }
        }

        /// The scheduler's time.
        public var now: SchedulerTimeType { readNow() }

        /// The minimum tolerance of the scheduler.
        public var minimumTolerance: SchedulerTimeType.Stride { readMinimumTolerance() }

        /// Runs an action as soon as possible.
        ///
        /// - Parameters:
        ///   - options: The options of the scheduler.
        ///   - action: The action to run.
        public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
            scheduleSoon(options, action)
        }

        /// Runs an action at a time.
        ///
        /// - Parameters:
        ///   - date: The time to run it.
        ///   - tolerance: The allowed delay.
        ///   - options: The options of the scheduler.
        ///   - action: The action to run.
        public func schedule(
            after date: SchedulerTimeType,
            tolerance: SchedulerTimeType.Stride,
            options: SchedulerOptions?,
            _ action: @escaping () -> Void
        ) {
            scheduleOnce(date, tolerance, options, action)
        }

        /// Runs an action repeatedly.
        ///
        /// - Parameters:
        ///   - date: The time of the first run.
        ///   - interval: The time between two runs.
        ///   - tolerance: The allowed delay of a run.
        ///   - options: The options of the scheduler.
        ///   - action: The action to run.
        /// - Returns: A cancellable that ends the runs.
        public func schedule(
            after date: SchedulerTimeType,
            interval: SchedulerTimeType.Stride,
            tolerance: SchedulerTimeType.Stride,
            options: SchedulerOptions?,
            _ action: @escaping () -> Void
        ) -> any Cancellable {
            scheduleRepeatedly(date, interval, tolerance, options, action)
        }
    }

    /// The type-erased scheduler of a scheduler type: `AnySchedulerOf<DispatchQueue>`.
    public typealias AnySchedulerOf<Base: Scheduler> = AnyScheduler<Base.SchedulerTimeType, Base.SchedulerOptions>
    where Base.SchedulerTimeType: SendableMetatype, Base.SchedulerTimeType.Stride: SendableMetatype

    extension Scheduler
    where Self: Sendable, SchedulerTimeType: SendableMetatype, SchedulerTimeType.Stride: SendableMetatype {
        /// Type-erases the scheduler.
        ///
        /// - Returns: A type-erased scheduler that uses this one.
        public func eraseToAnyScheduler() -> AnySchedulerOf<Self> {
            AnyScheduler(self)
        }
    }
#endif
