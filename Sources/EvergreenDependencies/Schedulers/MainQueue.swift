#if canImport(OpenCombineShim)
    import Dispatch
    import OpenCombineShim

    enum MainQueueKey: DependencyKey {
        static let liveValue: AnySchedulerOf<DispatchQueue> = DispatchQueue.main.eraseToAnyScheduler()
    }

    extension DependencyValues {
        /// The scheduler for delivering values on the main actor. The live value is the main queue.
        ///
        /// In tests, set it to `.immediate`, or to a ``TestScheduler``, which advances manually:
        ///
        /// ```swift
        /// let scheduler = TestScheduler()
        /// withDependencies { $0.mainQueue = scheduler.eraseToAnyScheduler() } operation: { … }
        /// await scheduler.advance(by: .milliseconds(300))
        /// ```
        public var mainQueue: AnySchedulerOf<DispatchQueue> {
            get { self[MainQueueKey.self] }
            set { self[MainQueueKey.self] = newValue }
        }
    }
#endif
