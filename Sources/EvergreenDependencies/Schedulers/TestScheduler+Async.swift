#if canImport(OpenCombineShim)
    import OpenCombineShim

    // For tasks that wait on a scheduler: they get time to reach their suspension point, and to resume.
    extension TestScheduler {
        /// Advances the scheduler, and runs the actions that become due. Before and after each action it lets other tasks run.
        ///
        /// - Parameter stride: The duration; zero runs only the actions that are due.
        @MainActor
        public func advance(by stride: SchedulerTimeType.Stride = .zero) async {
            await advance(to: now.advanced(by: stride))
        }

        /// Advances the scheduler to a time, and lets other tasks run: see ``advance(by:)``.
        ///
        /// - Parameter instant: The point in time. If it is in the past, nothing happens.
        @MainActor
        public func advance(to instant: SchedulerTimeType) async {
            await yieldToOtherTasks()
            while advanceToNext(upTo: instant) { await yieldToOtherTasks() }
            finishAdvance(to: instant)
            await yieldToOtherTasks()
        }

        /// Advances the scheduler from action to action until none is scheduled, and lets other tasks run: see ``advance(by:)``.
        ///
        /// It does not return while actions keep being scheduled, for example by a timer.
        @MainActor
        public func run() async {
            await yieldToOtherTasks()
            while advanceToNext(upTo: nil) { await yieldToOtherTasks() }
        }
    }
#endif
