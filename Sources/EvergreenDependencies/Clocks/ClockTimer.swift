extension Clock where Duration == Swift.Duration {
    /// An asynchronous sequence that ticks at a regular interval.
    ///
    /// ```swift
    /// @Dependency(\.continuousClock) var clock
    ///
    /// for await _ in clock.timer(interval: .seconds(1)) { seconds += 1 }
    /// ```
    ///
    /// The first tick comes after one interval. If handling a tick takes longer than the interval, the missed ticks are
    /// skipped, and the others stay on schedule. The sequence ends when the iterating task is cancelled.
    ///
    /// - Parameters:
    ///   - interval: The time between two ticks. If it is not positive, there is no pause.
    ///   - tolerance: The allowed delay of a tick; nil leaves it to the clock.
    /// - Returns: The ticks.
    public func timer(interval: Swift.Duration, tolerance: Swift.Duration? = nil) -> ClockTimer {
        ClockTimer(clock: self, interval: interval, tolerance: tolerance)
    }
}

/// The ticks of a timer: the elapsed time since the start of the timer, on its clock.
///
/// Each iteration starts a timer of its own.
public struct ClockTimer: AsyncSequence, Sendable {
    /// The time since the timer was started.
    public typealias Element = Duration
    /// A timer does not fail.
    public typealias Failure = Never

    private let makeSleeper: @Sendable () -> Sleeper
    private let interval: Duration

    /// The elapsed time on a clock, and a function to sleep on it.
    fileprivate struct Sleeper {
        let elapsed: () -> Duration
        /// Waits until a time has elapsed.
        let sleep: (_ until: Duration) async throws -> Void
    }

    fileprivate init<C: Clock>(clock: C, interval: Duration, tolerance: Duration?) where C.Duration == Duration {
        self.interval = interval
        makeSleeper = {
            let start = clock.now
            return Sleeper(
                elapsed: { start.duration(to: clock.now) },
                sleep: { try await clock.sleep(until: start.advanced(by: $0), tolerance: tolerance) }
            )
        }
    }

    /// Starts the timer.
    public func makeAsyncIterator() -> Iterator {
        Iterator(sleeper: makeSleeper(), interval: interval)
    }

    /// Iterates over the ticks.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let sleeper: Sleeper
        fileprivate let interval: Duration
        private var last = Duration.zero

        fileprivate init(sleeper: Sleeper, interval: Duration) {
            self.sleeper = sleeper
            self.interval = interval
        }

        /// Waits for the next tick.
        ///
        /// - Parameter actor: The actor that iterates.
        /// - Returns: The time since the timer was started; nil once the task is cancelled.
        public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async -> Duration? {
            let elapsed = sleeper.elapsed()
            var next = last + interval
            if interval > .zero, next < elapsed {
                next += interval * Int((elapsed - next) / interval)
            }
            do {
                try await sleeper.sleep(next)
            } catch {
                // A clock's sleep only throws on cancellation.
                return nil
            }
            last = next
            return next
        }

        /// Waits for the next tick; nil once the task is cancelled.
        public mutating func next() async -> Duration? {
            await next(isolation: nil)
        }
    }
}
