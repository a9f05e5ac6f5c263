import EvergreenConcurrency

#if canImport(OpenCombineShim)
    import Dispatch
    import OpenCombineShim

    /// A scheduler that a test advances by hand.
    ///
    /// ```swift
    /// let scheduler = DispatchQueue.test
    /// subject.debounce(for: .milliseconds(300), scheduler: scheduler).sink { … }
    /// subject.send("a")
    /// await scheduler.advance(by: .milliseconds(300))
    /// ```
    ///
    /// Actions run in the order of their times, on the thread that advances the scheduler, and only then. What an action
    /// schedules on the way runs in the same advance if its time comes.
    ///
    /// In an asynchronous test, on the main actor, the `await` lets other tasks come to where they wait, and go on. In a synchronous one, leave
    /// it out.
    ///
    /// It has the time of the scheduler that it stands for: that of a dispatch queue (`DispatchQueue.test`, `TestScheduler()`)
    /// or of a run loop (`RunLoop.test`). The options of that scheduler have no effect.
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

        /// Makes a scheduler that stands still.
        ///
        /// - Parameter now: The time that it shows.
        public init(now: SchedulerTimeType) {
            state = Locked(State(now: now))
        }

        /// The time that the scheduler was advanced to.
        public var now: SchedulerTimeType { state.withLock { $0.now } }

        /// Time is exact.
        public var minimumTolerance: SchedulerTimeType.Stride { .zero }

        /// Runs an action at the next advance.
        ///
        /// - Parameters:
        ///   - options: Not used.
        ///   - action: The action to run.
        public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
            add(action, at: nil, every: nil)
        }

        /// Runs an action when the scheduler was advanced to a time.
        ///
        /// - Parameters:
        ///   - date: When to run it.
        ///   - tolerance: Not used.
        ///   - options: Not used.
        ///   - action: The action to run.
        public func schedule(
            after date: SchedulerTimeType,
            tolerance: SchedulerTimeType.Stride,
            options: SchedulerOptions?,
            _ action: @escaping () -> Void
        ) {
            add(action, at: date, every: nil)
        }

        /// Runs an action again and again as the scheduler is advanced.
        ///
        /// - Parameters:
        ///   - date: When to run it first.
        ///   - interval: The time from one run to the next.
        ///   - tolerance: Not used.
        ///   - options: Not used.
        ///   - action: The action to run.
        /// - Returns: What ends it.
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

        /// Advances the scheduler, and runs whatever comes due on the way.
        ///
        /// - Parameter stride: By how much; by nothing, it runs what is due at once.
        public func advance(by stride: SchedulerTimeType.Stride = .zero) {
            let target = now.advanced(by: stride)
            while advanceToNext(upTo: target) {}
            finishAdvance(to: target)
        }

        /// Advances the scheduler to a time; see ``advance(by:)``.
        ///
        /// - Parameter instant: The time. If it is in the past, nothing happens.
        public func advance(to instant: SchedulerTimeType) {
            advance(by: max(.zero, now.distance(to: instant)))
        }

        /// Advances the scheduler from action to action until none is scheduled.
        ///
        /// It does not return if something keeps scheduling actions, such as a timer.
        public func run() {
            while let date = state.withLock({ $0.items.map(\.date).min() }) { advance(to: date) }
        }

        /// Advances the scheduler to the next action, and runs it.
        ///
        /// - Parameter limit: How far to advance; nil for however far.
        /// - Returns: False if there is no action.
        func advanceToNext(upTo limit: SchedulerTimeType?) -> Bool {
            guard let item = takeNext(upTo: limit) else { return false }
            item.action()
            return true
        }

        /// Moves the time on after the last action.
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
                // An interval of nothing would never let the time go on.
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

    /// The test scheduler with the time of a scheduler type: `TestSchedulerOf<DispatchQueue>`.
    public typealias TestSchedulerOf<Base: Scheduler> = TestScheduler<Base.SchedulerTimeType, Base.SchedulerOptions>
    where Base.SchedulerTimeType: SendableMetatype, Base.SchedulerTimeType.Stride: SendableMetatype
#endif
