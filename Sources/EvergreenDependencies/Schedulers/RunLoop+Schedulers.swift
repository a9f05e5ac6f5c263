#if canImport(OpenCombineShim)
    public import Foundation
    public import OpenCombineShim

    extension RunLoop {
        /// A test scheduler with the time type of a run loop. Each use creates another one.
        public static var test: TestSchedulerOf<RunLoop> {
            TestScheduler(now: SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 0)))
        }

        /// A scheduler that runs every action immediately, on the scheduling thread. A repeated action runs once.
        public static var immediate: AnySchedulerOf<RunLoop> { .immediate }
    }

    extension AnyScheduler
    where SchedulerTimeType == RunLoop.SchedulerTimeType, SchedulerOptions == RunLoop.SchedulerOptions {
        /// A scheduler that runs every action immediately, on the scheduling thread.
        ///
        /// A repeated action runs once.
        public static var immediate: Self {
            InstantScheduler(now: SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 0))).eraseToAnyScheduler()
        }

        /// The main thread, with the time type of a run loop: see ``DependencyValues/mainRunLoop``.
        public static var main: Self { MainRunLoopKey.liveValue }
    }

    enum MainRunLoopKey: DependencyKey {
        static let liveValue: AnySchedulerOf<RunLoop> = MainRunLoopScheduler().eraseToAnyScheduler()
    }

    extension DependencyValues {
        /// The scheduler for delivering values on the main actor, with the time type of a run loop. The live value uses the main queue.
        ///
        /// (A run loop only works if the main thread runs it, which may not be the case in a command-line program or server. The main queue
        /// is always served.)
        ///
        /// In tests, set it to `.immediate`, or to `RunLoop.test`, which advances manually:
        ///
        /// ```swift
        /// let scheduler = RunLoop.test
        /// withDependencies { $0.mainRunLoop = scheduler.eraseToAnyScheduler() } operation: { … }
        /// await scheduler.advance(by: .milliseconds(300))
        /// ```
        public var mainRunLoop: AnySchedulerOf<RunLoop> {
            get { self[MainRunLoopKey.self] }
            set { self[MainRunLoopKey.self] = newValue }
        }
    }
#endif
