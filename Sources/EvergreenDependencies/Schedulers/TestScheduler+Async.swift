#if canImport(OpenCombineShim)
    import OpenCombineShim

    // For what waits on a scheduler in tasks: they are given time to come to where they wait, and to go on.
    extension TestScheduler {
        /// Advances the scheduler, and runs whatever comes due on the way. Before and after each action it lets other tasks run.
        ///
        /// - Parameter stride: By how much; by nothing, it runs what is due at once.
        @MainActor
        public func advance(by stride: SchedulerTimeType.Stride = .zero) async {
            await advance(to: now.advanced(by: stride))
        }

        /// Advances the scheduler to a time, and lets other tasks run: see ``advance(by:)``.
        ///
        /// - Parameter instant: The time. If it is in the past, nothing happens.
        @MainActor
        public func advance(to instant: SchedulerTimeType) async {
            await letOthersRun()
            while advanceToNext(upTo: instant) { await letOthersRun() }
            finishAdvance(to: instant)
            await letOthersRun()
        }

        /// Advances the scheduler from action to action until none is scheduled, and lets other tasks run: see ``advance(by:)``.
        ///
        /// It does not return if something keeps scheduling actions, such as a timer.
        @MainActor
        public func run() async {
            await letOthersRun()
            while advanceToNext(upTo: nil) { await letOthersRun() }
        }
    }
#endif
