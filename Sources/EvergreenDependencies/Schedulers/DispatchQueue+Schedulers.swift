#if canImport(OpenCombineShim)
    public import Dispatch
    public import OpenCombineShim

    extension DispatchTime {
        /// The initial time of schedulers that don't advance by themselves: Dispatch interprets 0 as "now".
        fileprivate static var beginning: Self { DispatchTime(uptimeNanoseconds: 1) }
    }

    extension DispatchQueue {
        /// A test scheduler with the time type of a dispatch queue. Each use creates another one.
        public static var test: TestSchedulerOf<DispatchQueue> { TestScheduler() }

        /// A scheduler that runs every action immediately, on the scheduling thread. A repeated action runs once.
        public static var immediate: AnySchedulerOf<DispatchQueue> { .immediate }
    }

    extension TestScheduler
    where
        SchedulerTimeType == DispatchQueue.SchedulerTimeType,
        SchedulerOptions == DispatchQueue.SchedulerOptions
    {
        /// Creates a test scheduler with the time type of a dispatch queue, starting at one nanosecond.
        public convenience init() {
            self.init(now: SchedulerTimeType(.beginning))
        }
    }

    extension AnyScheduler
    where
        SchedulerTimeType == DispatchQueue.SchedulerTimeType,
        SchedulerOptions == DispatchQueue.SchedulerOptions
    {
        /// A scheduler that runs every action immediately, on the scheduling thread.
        ///
        /// A repeated action runs once.
        public static var immediate: Self {
            InstantScheduler(now: SchedulerTimeType(.beginning)).eraseToAnyScheduler()
        }

        /// The main queue.
        public static var main: Self { DispatchQueue.main.eraseToAnyScheduler() }

        /// The global queue of a quality of service.
        ///
        /// - Parameter qos: The quality of service.
        /// - Returns: The scheduler.
        public static func global(qos: DispatchQoS.QoSClass = .default) -> Self {
            DispatchQueue.global(qos: qos).eraseToAnyScheduler()
        }
    }
#endif
