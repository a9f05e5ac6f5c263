#if canImport(OpenCombineShim)
    public import Foundation
    public import OpenCombineShim

    extension RunLoop {
        /// A scheduler with the time of a run loop, which a test advances by hand. Each use makes another one.
        public static var test: TestSchedulerOf<RunLoop> {
            TestScheduler(now: SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 0)))
        }

        /// A scheduler that runs every action at once, on the thread that schedules it. A repeated action runs once.
        public static var immediate: AnySchedulerOf<RunLoop> { .immediate }
    }

    extension AnyScheduler
    where SchedulerTimeType == RunLoop.SchedulerTimeType, SchedulerOptions == RunLoop.SchedulerOptions {
        /// A scheduler that runs every action at once, on the thread that schedules it.
        ///
        /// A repeated action runs once.
        public static var immediate: Self {
            InstantScheduler(now: SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 0))).eraseToAnyScheduler()
        }

        /// The main thread, with the time of a run loop: see ``DependencyValues/mainRunLoop``.
        public static var main: Self { MainRunLoopKey.liveValue }
    }

    enum MainRunLoopKey: DependencyKey {
        static let liveValue: AnySchedulerOf<RunLoop> = MainRunLoopScheduler().eraseToAnyScheduler()
    }

    extension DependencyValues {
        /// Where publishers deliver to the main actor, with the time of a run loop: live, on the main queue.
        ///
        /// (A run loop does nothing unless the main thread runs it, which that of a command line or a server may not do. The
        /// main queue is served in either case.)
        ///
        /// In tests, set it to `.immediate`, or to `RunLoop.test`, which advances by hand:
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
