#if canImport(OpenCombineShim)
    import OpenCombineShim

    extension Scheduler where Self: Sendable {
        /// An asynchronous sequence of the scheduler's times, one for each interval.
        ///
        /// ```swift
        /// @Dependency(\.mainQueue) var mainQueue
        ///
        /// for await _ in mainQueue.timer(interval: .seconds(1)) { seconds += 1 }
        /// ```
        ///
        /// It starts now, and its first time comes after one interval. It ends when the task that iterates it is cancelled. Times
        /// that nobody has taken yet are kept.
        ///
        /// - Parameters:
        ///   - interval: The time between two elements, more than nothing.
        ///   - tolerance: How late an element may be.
        ///   - options: Those of the scheduler.
        /// - Returns: The times, for one iteration.
        public func timer(
            interval: SchedulerTimeType.Stride,
            tolerance: SchedulerTimeType.Stride = .zero,
            options: SchedulerOptions? = nil
        ) -> AsyncStream<SchedulerTimeType> {
            AsyncStream { continuation in
                let timer = schedule(
                    after: now.advanced(by: interval),
                    interval: interval,
                    tolerance: tolerance,
                    options: options
                ) { continuation.yield(now) }
                let subscription = UncheckedSendable(timer)
                continuation.onTermination = { _ in subscription.value.cancel() }
            }
        }

        /// Waits for a time of the scheduler.
        ///
        /// - Parameters:
        ///   - duration: How long.
        ///   - tolerance: How much longer it may be.
        ///   - options: Those of the scheduler.
        /// - Throws: `CancellationError` in a cancelled task.
        public func sleep(
            for duration: SchedulerTimeType.Stride,
            tolerance: SchedulerTimeType.Stride = .zero,
            options: SchedulerOptions? = nil
        ) async throws {
            try await sleep(until: now.advanced(by: duration), tolerance: tolerance, options: options)
        }

        /// Waits until a time of the scheduler.
        ///
        /// - Parameters:
        ///   - instant: The time. If it is in the past, the wait is as short as the scheduler's work takes.
        ///   - tolerance: How much later it may be.
        ///   - options: Those of the scheduler.
        /// - Throws: `CancellationError` in a cancelled task.
        public func sleep(
            until instant: SchedulerTimeType,
            tolerance: SchedulerTimeType.Stride = .zero,
            options: SchedulerOptions? = nil
        ) async throws {
            let wake = AsyncStream<Void> { continuation in
                schedule(after: instant, tolerance: tolerance, options: options) { continuation.finish() }
            }
            for await _ in wake {}
            try Task.checkCancellation()
        }
    }
#endif
