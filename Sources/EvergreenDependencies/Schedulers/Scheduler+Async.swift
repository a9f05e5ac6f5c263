#if canImport(OpenCombineShim)
    import OpenCombineShim

    extension Scheduler where Self: Sendable {
        /// Returns an asynchronous sequence of the scheduler's times, one for each interval.
        ///
        /// ```swift
        /// @Dependency(\.mainQueue) var mainQueue
        ///
        /// for await _ in mainQueue.timer(interval: .seconds(1)) { seconds += 1 }
        /// ```
        ///
        /// It starts immediately, and its first element arrives after one interval. It ends when the iterating task is cancelled. Elements
        /// that have not been consumed are buffered.
        ///
        /// - Parameters:
        ///   - interval: The time between two elements, greater than zero.
        ///   - tolerance: The allowed delay of an element.
        ///   - options: The options of the scheduler.
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

        /// Sleeps for a duration.
        ///
        /// - Parameters:
        ///   - duration: The duration.
        ///   - tolerance: The allowed delay.
        ///   - options: The options of the scheduler.
        /// - Throws: `CancellationError` in a cancelled task.
        public func sleep(
            for duration: SchedulerTimeType.Stride,
            tolerance: SchedulerTimeType.Stride = .zero,
            options: SchedulerOptions? = nil
        ) async throws {
            try await sleep(until: now.advanced(by: duration), tolerance: tolerance, options: options)
        }

        /// Sleeps until a point in time.
        ///
        /// - Parameters:
        ///   - instant: The point in time. If it is in the past, the sleep is as short as the scheduler permits.
        ///   - tolerance: The allowed delay.
        ///   - options: The options of the scheduler.
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
