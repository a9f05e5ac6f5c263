public import OpenCombine

extension Publishers {
    /// When ``CollectByTime`` publishes the values that it has collected.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// At the end of each interval.
        case byTime(Context, Context.SchedulerTimeType.Stride)

        /// At the end of each interval, and whenever the number of values reaches the count. A count below one is treated as one.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// A publisher that collects values, and publishes them as an array at the end of each interval.
    ///
    /// The first interval starts with the subscription. A full array is published early, and does not restart the interval. An
    /// interval without values publishes nothing. Arrays and the completion are delivered on the scheduler.
    ///
    /// When the upstream finishes, the remaining values are published, then this publisher finishes. When the upstream fails, the
    /// remaining values are dropped, and this publisher fails.
    ///
    /// Without demand at the end of an interval, its values are published at the end of a later one; the remaining values, and `.finished`
    /// after them, wait for demand. With ``TimeGroupingStrategy/byTime(_:_:)``, unlimited demand is requested from the upstream at the
    /// first request, and the buffer is unbounded. With ``TimeGroupingStrategy/byTimeOrCount(_:_:_:)``, no more values are requested than
    /// the requested arrays can hold, which bounds the buffer.
    ///
    /// The scheduler runs a timer for the whole subscription.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The values of an interval, in order of arrival.
        public typealias Output = [Upstream.Output]

        /// The failure of the upstream.
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are collected.
        public let upstream: Upstream

        /// When values are published.
        public let strategy: TimeGroupingStrategy<Context>

        /// The options of the scheduler.
        public let options: Context.SchedulerOptions?

        /// Creates a publisher that collects the values of another one.
        public init(
            upstream: Upstream,
            strategy: TimeGroupingStrategy<Context>,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                TimedCollection(downstream: subscriber, schedule: GroupingSchedule(strategy, options: options))
            )
        }
    }
}

extension Publisher {
    /// Collects values, and publishes them as an array at the end of each interval.
    ///
    ///     let edits = $text.collect(.byTime(DispatchQueue.main, .seconds(2)))
    ///
    /// - Parameters:
    ///   - strategy: The scheduler, the interval, and optionally the number of values at which an array is published early.
    ///   - options: The options of the scheduler.
    /// - Returns: A publisher of arrays. See ``Publishers/CollectByTime`` for its demand and its completion.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}
