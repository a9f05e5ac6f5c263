import EvergreenConcurrency

#if canImport(OpenCombineShim)
    import Dispatch
    import OpenCombineShim

    /// A scheduler that a test advances manually.
    ///
    /// ```swift
    /// let scheduler = DispatchQueue.test
    /// subject.debounce(for: .milliseconds(300), scheduler: scheduler).sink { … }
    /// subject.send("a")
    /// await scheduler.advance(by: .milliseconds(300))
    /// ```
    ///
    /// Actions only run while the scheduler is advanced, in the order of their times, on the thread that advances it. An action scheduled
    /// by another action runs in the same advance if its time is reached.
    ///
    /// In an asynchronous test, on the main actor, the `await` lets other tasks reach their suspension points, and resume. In a synchronous
    /// one, omit it.
    ///
    /// It has the time type of the scheduler that it replaces: a dispatch queue (`DispatchQueue.test`, `TestScheduler()`) or a run loop
    /// (`RunLoop.test`). The options of that scheduler have no effect.
    public final class TestScheduler<SchedulerTimeType: Strideable & SendableMetatype, SchedulerOptions>: Scheduler,
        Sendable
    where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible & SendableMetatype {
        private struct Item {
            let id: Int
            let date: SchedulerTimeType
            let interval: SchedulerTimeType.Stride?
            let action: () -> Void
        }

        private struct State {
            var now: SchedulerTimeType
            var nextID = 0
            var items: [Item] = []
        }

        private let state: Locked<State>

        /// Creates a scheduler that does not advance by itself.
        ///
        /// - Parameter now: The initial time.
        public init(now: SchedulerTimeType) {
            state = Locked(State(now: now))
        }

        /// The current time of the scheduler.
        public var now: SchedulerTimeType { state.withLock { $0.now } }

        /// Zero: the time is exact.
        public var minimumTolerance: SchedulerTimeType.Stride { .zero }

        /// Runs an action at the next advance.
        ///
        /// - Parameters:
        ///   - options: Ignored.
        ///   - action: The action to run.
        public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
            add(action, at: nil, every: nil)
        }

        /// Runs an action when the scheduler reaches a time.
        ///
        /// - Parameters:
        ///   - date: The time to run it.
        ///   - tolerance: Ignored.
        ///   - options: Ignored.
        ///   - action: The action to run.
        public func schedule(
            after date: SchedulerTimeType,
            tolerance: SchedulerTimeType.Stride,
            options: SchedulerOptions?,
            _ action: @escaping () -> Void
        ) {
            add(action, at: date, every: nil)
        }

        /// Runs an action repeatedly as the scheduler is advanced.
        ///
        /// - Parameters:
        ///   - date: The time of the first run.
        ///   - interval: The time between two runs.
        ///   - tolerance: Ignored.
        ///   - options: Ignored.
        ///   - action: The action to run.
        /// - Returns: A cancellable that ends the runs.
        public func schedule(
            after date: SchedulerTimeType,
            interval: SchedulerTimeType.Stride,
            tolerance: SchedulerTimeType.Stride,
            options: SchedulerOptions?,
            _ action: @escaping () -> Void
        ) -> any Cancellable {
            let id = add(action, at: date, every: interval)
            return AnyCancellable { [state] in
                state.withLock { state in state.items.removeAll { $0.id == id } }
            }
        }

        /// Advances the scheduler, and runs the actions that become due.
        ///
        /// - Parameter stride: The duration; zero runs only the actions that are due.
        public func advance(by stride: SchedulerTimeType.Stride = .zero) {
            let target = now.advanced(by: stride)
            while advanceToNext(upTo: target) {}
            finishAdvance(to: target)
        }

        /// Advances the scheduler to a time; see ``advance(by:)``.
        ///
        /// - Parameter instant: The point in time. If it is in the past, nothing happens.
        public func advance(to instant: SchedulerTimeType) {
            advance(by: max(.zero, now.distance(to: instant)))
        }

        /// Advances the scheduler from action to action until none is scheduled.
        ///
        /// It does not return while actions keep being scheduled, for example by a timer.
        public func run() {
            while let date = state.withLock({ $0.items.map(\.date).min() }) { advance(to: date) }
        }

        /// Advances the scheduler to the next action, and runs it.
        ///
        /// - Parameter limit: The maximum time; nil for no limit.
        /// - Returns: False if there is no action.
        func advanceToNext(upTo limit: SchedulerTimeType?) -> Bool {
            guard let item = takeNext(upTo: limit) else { return false }
            item.action()
            return true
        }

        /// Sets the time after the last action.
        func finishAdvance(to target: SchedulerTimeType) {
            state.withLock { $0.now = max($0.now, target) }
        }

        @discardableResult
        private func add(
            _ action: @escaping () -> Void,
            at date: SchedulerTimeType?,
            every interval: SchedulerTimeType.Stride?
        ) -> Int {
            state.withLock { state in
                defer { state.nextID += 1 }
                state.items.append(
                    Item(id: state.nextID, date: date ?? state.now, interval: interval, action: action)
                )
                return state.nextID
            }
        }

        private func takeNext(upTo limit: SchedulerTimeType?) -> Item? {
            state.withLock { state in
                let index = state.items.indices.min {
                    (state.items[$0].date, state.items[$0].id) < (state.items[$1].date, state.items[$1].id)
                }
                guard let index, limit.map({ state.items[index].date <= $0 }) ?? true else { return nil }
                let item = state.items.remove(at: index)
                state.now = max(state.now, item.date)
                // With an interval of zero, the time would never advance.
                if let interval = item.interval, interval > .zero {
                    state.items.append(
                        Item(
                            id: item.id,
                            date: item.date.advanced(by: interval),
                            interval: interval,
                            action: item.action
                        )
                    )
                }
                return item
            }
        }
    }

    /// The test scheduler with the time type of a scheduler: `TestSchedulerOf<DispatchQueue>`.
    public typealias TestSchedulerOf<Base: Scheduler> = TestScheduler<Base.SchedulerTimeType, Base.SchedulerOptions>
    where Base.SchedulerTimeType: SendableMetatype, Base.SchedulerTimeType.Stride: SendableMetatype
#endif
