#if !canImport(Darwin)
    import GRDB

    extension ValueObservation {
        /// Starts the observation on the main actor: the first value is notified before this method returns, and the others in
        /// later turns.
        ///
        /// ```swift
        /// let cancellable = observation.start(in: database, scheduling: .immediate) { error in
        ///     print(error)
        /// } onChange: { players in
        ///     model.players = players
        /// }
        /// ```
        ///
        /// GRDB's own method for `.immediate` ends a process in which the main actor does not run on the first thread, as is so
        /// in tests, and in programs whose `main` is asynchronous. On Linux, with this module imported, the compiler takes this one
        /// in its place.
        @MainActor
        public func start(
            in reader: any DatabaseReader,
            scheduling scheduler: ImmediateValueObservationScheduler,
            onError: @escaping @MainActor (any Error) -> Void,
            onChange: @escaping @MainActor (Reducer.Value) -> Void
        ) -> AnyDatabaseCancellable where Reducer: ValueReducer {
            startOnAnyThread(
                in: reader,
                scheduling: scheduler,
                onError: { error in MainActor.assumeIsolated { onError(error) } },
                onChange: { value in MainActor.assumeIsolated { onChange(value) } }
            )
        }
    }
#endif
