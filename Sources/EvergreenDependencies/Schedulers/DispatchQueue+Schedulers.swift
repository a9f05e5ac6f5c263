#if canImport(OpenCombineShim)
    public import Dispatch
    public import OpenCombineShim

    extension DispatchTime {
        /// The beginning, for schedulers whose time stands still: dispatch takes 0 for "now".
        fileprivate static var beginning: Self { DispatchTime(uptimeNanoseconds: 1) }
    }

    extension DispatchQueue {
        /// A scheduler with the time of a dispatch queue, which a test advances by hand. Each use makes another one.
        public static var test: TestSchedulerOf<DispatchQueue> { TestScheduler() }

        /// A scheduler that runs every action at once, on the thread that schedules it. A repeated action runs once.
        public static var immediate: AnySchedulerOf<DispatchQueue> { .immediate }
    }

    extension TestScheduler
    where
        SchedulerTimeType == DispatchQueue.SchedulerTimeType,
        SchedulerOptions == DispatchQueue.SchedulerOptions
    {
        /// Makes a scheduler with the time of a dispatch queue, a nanosecond after the beginning, that stands still.
        public convenience init() {
            self.init(now: SchedulerTimeType(.beginning))
        }
    }

    extension AnyScheduler
    where
        SchedulerTimeType == DispatchQueue.SchedulerTimeType,
        SchedulerOptions == DispatchQueue.SchedulerOptions
    {
        /// A scheduler that runs every action at once, on the thread that schedules it.
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
