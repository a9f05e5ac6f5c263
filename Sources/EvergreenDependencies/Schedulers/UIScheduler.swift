import EvergreenConcurrency

#if canImport(OpenCombineShim)
    public import Dispatch
    public import OpenCombineShim

    /// A scheduler of the main actor that runs an action immediately if it is scheduled there, and in a later turn otherwise.
    ///
    /// ```swift
    /// publisher.receive(on: UIScheduler.shared).sink { … }
    /// ```
    public struct UIScheduler: Scheduler, Sendable {
        /// The scheduler.
        public static let shared = UIScheduler()

        /// There are no options.
        public typealias SchedulerOptions = Never
        /// The time type of dispatch queues.
        public typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType

        private init() {}

        /// The time of the main queue.
        public var now: SchedulerTimeType { DispatchQueue.main.now }

        /// The minimum tolerance of the main queue.
        public var minimumTolerance: SchedulerTimeType.Stride { DispatchQueue.main.minimumTolerance }

        /// Runs an action: immediately on the main actor, and in a later turn of it elsewhere.
        ///
        /// - Parameters:
        ///   - options: None.
        ///   - action: The action to run.
        public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
            if MainQueue.isCurrent { action() } else { DispatchQueue.main.schedule(options: nil, action) }
        }

        /// Runs an action on the main actor at a time.
        ///
        /// - Parameters:
        ///   - date: The time to run it.
        ///   - tolerance: The allowed delay.
        ///   - options: None.
        ///   - action: The action to run.
        public func schedule(
            after date: SchedulerTimeType,
            tolerance: SchedulerTimeType.Stride,
            options: SchedulerOptions?,
            _ action: @escaping () -> Void
        ) {
            DispatchQueue.main.schedule(after: date, tolerance: tolerance, options: nil, action)
        }

        /// Runs an action on the main actor repeatedly.
        ///
        /// - Parameters:
        ///   - date: The time of the first run.
        ///   - interval: The time between two runs.
        ///   - tolerance: The allowed delay of a run.
        ///   - options: None.
        ///   - action: The action to run.
        /// - Returns: A cancellable that ends the runs.
        public func schedule(
            after date: SchedulerTimeType,
            interval: SchedulerTimeType.Stride,
            tolerance: SchedulerTimeType.Stride,
            options: SchedulerOptions?,
            _ action: @escaping () -> Void
        ) -> any Cancellable {
            DispatchQueue.main.schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
        }
    }
#endif
