import Dispatch
import EvergreenConcurrency
import GRDB

/// The interface of a live value to its database.
protocol AnyLiveValue: AnyObject, Sendable {
    func databaseDidCommit(_ changes: CommittedChanges)
    func wake(at time: DispatchTime)
    func refreshInBackground()
    @MainActor func deliver()
}

/// The value of a request, shared by all of its observers.
///
/// Commits add what they changed to `pending`. A refresh takes the pending changes and computes the value. Commits
/// during a refresh add to `pending` again, which causes one more refresh, however many they are. ``RefreshThrottle``
/// determines when it starts.
///
/// There are two locks: a refresh holds that of `source`, which is taken first when both are held, and after the app's
/// connection is entered, if that is what is read.
final class LiveValue<Value: Sendable>: AnyLiveValue {
    private struct State {
        var observedRegion = ObservedRegion.everything
        var pending: PendingChanges? = .everything
        var throttle = RefreshThrottle()
        /// When to check the throttle again.
        var alarm: DispatchTime?
        var refresh = Refresh.none
        var isEnqueued = false
        var hasEnded = false
        var latest: Result<Value, any Error>?
        var version = 0
        /// Whether the latest version is not delivered yet.
        var isUndelivered = false
        /// The commits during a running refresh, which may or may not have seen them.
        var arrived: [CommittedChanges] = []
        var observers = ValueObservers<Value>()
        var nextDelivery: UInt64 = 0
        /// Signalled when the refresh ends, for the waiting main actor.
        var waiting: [DispatchSemaphore] = []
    }

    /// The running refresh.
    private enum Refresh {
        case none
        case rows
        /// Everything is fetched; in the background, the fetch may be interrupted.
        case whole(inBackground: Bool)

        var isUnderWay: Bool { if case .none = self { false } else { true } }
    }

    /// The action that follows a change of the state, performed without the lock.
    private enum Step {
        case none
        case enqueue
        case wake(DispatchTime)
    }

    let database: LiveDatabase
    private let connections: InterruptibleConnections
    private let source: Locked<any LiveSource<Value>>
    private let minimumInterval: UInt64
    private let onEnd: @Sendable (LiveValue) -> Void
    private let state = Locked(State())

    init(
        database: LiveDatabase,
        connections: InterruptibleConnections,
        source: any LiveSource<Value>,
        minimumInterval: Duration,
        onEnd: @escaping @Sendable (LiveValue) -> Void
    ) {
        self.database = database
        self.connections = connections
        self.source = Locked(source)
        // An interval of centuries would overflow.
        self.minimumInterval = UInt64(min(max(0, minimumInterval / .nanoseconds(1)), 1e18))
        self.onEnd = onEnd
    }

    // MARK: Observers

    /// Adds an observer. Returns nil if the value has ended and must be replaced.
    ///
    /// - Parameter immediately: Whether to deliver the value before this method returns. Only on the main actor.
    ///   If the database is busy, or the value takes longer than ``PendingLoads`` allow, it comes later.
    func addObserver(immediately: Bool, receive: ValueObserver<Value>.Receive) -> Int? {
        let loads = immediately ? PendingLoads.current : nil
        if immediately {
            // A running background read is useless if something has changed since it started.
            state.withLock { state in
                if case .whole = state.refresh, state.pending != nil { connections.interrupt() }
            }
            if let loads {
                refreshInBackground(waitingAtMost: loads.limit)
            } else {
                refresh(inBackground: false)
            }
        }
        let (id, current): (Int?, Result<Value, any Error>?) = state.withLock { state in
            guard !state.hasEnded else { return (nil, nil) }
            let current = immediately ? state.latest : nil
            let receive = current == nil ? loads.map(receive.endingLoad) ?? receive : receive
            return (state.observers.add(version: current == nil ? 0 : state.version, receive: receive), current)
        }
        guard let id else { return nil }
        switch current {
        case .success(let value):
            MainActor.assumeIsolated { receive.value(value) }
        case .failure(let error):
            MainActor.assumeIsolated { receive.error(error) }
            end()
        case nil:
            perform(state.withLock { nextStep(&$0) })
            database.deliverSoon(self, at: 0)
        }
        return id
    }

    /// Refreshes the value immediately, and returns it. Call it on the main actor.
    ///
    /// - Parameter rowByRow: Whether to leave a fetch of everything to the background, and return nil.
    func present(rowByRow: Bool) -> Result<Value, any Error>? {
        let isTooMuch = state.withLock { state in
            if case .whole = state.refresh { return rowByRow }
            return rowByRow && state.pending?.isEverything == true
        }
        guard !isTooMuch else { return nil }
        refresh(inBackground: false)
        return state.withLock { $0.latest }
    }

    /// Removes an observer. The value ends with its last observer.
    func removeObserver(_ id: Int) {
        let isUnobserved = state.withLock { state in
            state.observers.remove(id)
            return state.observers.isEmpty
        }
        if isUnobserved {
            end()
        }
    }

    private func end() {
        let hasJustEnded = state.withLock { state in
            defer { state.hasEnded = true }
            endWaiting(in: &state)
            // The running read has no more observers.
            if case .whole = state.refresh { connections.interrupt() }
            return !state.hasEnded
        }
        if hasJustEnded {
            database.remove(self)
            onEnd(self)
        }
    }

    // MARK: Pacing

    func databaseDidCommit(_ changes: CommittedChanges) {
        let step: Step = state.withLock { state in
            if state.refresh.isUnderWay {
                state.arrived.append(changes)
            }
            guard note(changes, in: &state) else { return .none }
            let now = DispatchTime.now().uptimeNanoseconds
            state.throttle.commit(at: now, isBusy: state.refresh.isUnderWay || state.isUndelivered)
            return nextStep(&state, at: now)
        }
        perform(step)
    }

    /// Adds the changes that are relevant to this value to `pending`. Returns false if there are none.
    private func note(_ changes: CommittedChanges, in state: inout State) -> Bool {
        guard !state.hasEnded, let pending = state.observedRegion.pending(after: changes) else { return false }
        if state.pending == nil {
            state.pending = pending
        } else {
            state.pending?.formUnion(pending)
        }
        return true
    }

    /// Returns how to proceed with the pending changes, if there are any.
    private func nextStep(_ state: inout State, at now: UInt64 = DispatchTime.now().uptimeNanoseconds) -> Step {
        guard let pending = state.pending, !state.isEnqueued, !state.hasEnded else { return .none }
        let time: UInt64
        switch state.refresh {
        case .none:
            let valueState = RefreshThrottle.ValueState(
                isWhole: pending.isEverything,
                isUndelivered: state.isUndelivered,
                isAwaited: !state.waiting.isEmpty,
                nextDelivery: state.nextDelivery
            )
            time = state.throttle.refreshTime(valueState)
            if time <= now {
                state.isEnqueued = true
                return .enqueue
            }
        case .whole(inBackground: true):
            time = state.throttle.interruptionTime()
            if time <= now {
                connections.interrupt()
                return .none
            }
        case .whole, .rows:
            // The end of the refresh calls this again.
            return .none
        }
        // One alarm is enough: if it fires too early, it is set again.
        let alarm = DispatchTime(uptimeNanoseconds: time)
        if let earlier = state.alarm, earlier <= alarm { return .none }
        state.alarm = alarm
        return .wake(alarm)
    }

    private func perform(_ step: Step) {
        switch step {
        case .none: break
        case .enqueue: database.refreshSoon(self)
        case .wake(let time): database.wake(self, at: time)
        }
    }

    func wake(at time: DispatchTime) {
        let step: Step = state.withLock { state in
            // The alarm was replaced by an earlier one.
            guard state.alarm == time else { return .none }
            state.alarm = nil
            return nextStep(&state)
        }
        perform(step)
    }

    // MARK: Refreshing

    /// Refreshes the value in the background, and waits for it up to a limit.
    private func refreshInBackground(waitingAtMost limit: Duration) {
        let done = DispatchSemaphore(value: 0)
        let (mustWait, step): (Bool, Step) = state.withLock { state in
            guard state.pending != nil || state.refresh.isUnderWay, !state.hasEnded else { return (false, .none) }
            state.waiting.append(done)
            guard !state.refresh.isUnderWay, !state.isEnqueued else { return (true, .none) }
            state.isEnqueued = true
            return (true, .enqueue)
        }
        perform(step)
        guard mustWait, done.wait(timeout: .now() + limit / .seconds(1)) == .timedOut else { return }
        // The main actor no longer waits, so later refreshes need not hurry.
        state.withLock { state in state.waiting.removeAll { $0 === done } }
    }

    private func endWaiting(in state: inout State) {
        for done in state.waiting { done.signal() }
        state.waiting.removeAll()
    }

    func refreshInBackground() {
        state.withLock { $0.isEnqueued = false }
        refresh(inBackground: true)
    }

    /// Refreshes the value with all commits made before the call.
    private func refresh(inBackground: Bool) {
        guard state.withLock({ $0.pending != nil || $0.refresh.isUnderWay }) else { return }
        // In this order: a caller may already be inside an access to the app's connection.
        let delivery = connections.withAccess {
            source.withLock { source -> UInt64? in
                guard let pending = startRefresh(inBackground: inBackground) else { return nil }
                let start = DispatchTime.now().uptimeNanoseconds
                let result = Result { try RefreshSpan.tracing { try value(of: source, after: pending) } }
                RefreshMetrics.time.recordNanoseconds(DispatchTime.now().uptimeNanoseconds - start)
                return finishRefresh(result, pending, source.observedRegion, start: start)
            }
        }
        if let delivery {
            database.deliverSoon(self, at: delivery)
        }
        perform(state.withLock { nextStep(&$0) })
    }

    private func startRefresh(inBackground: Bool) -> PendingChanges? {
        state.withLock { state in
            guard let pending = state.pending, !state.hasEnded else { return nil }
            // It may have been enqueued before another refresh found the database locked.
            if inBackground, state.throttle.leavesDatabaseAlone(at: DispatchTime.now().uptimeNanoseconds) { return nil }
            state.pending = nil
            state.refresh = pending.isEverything ? .whole(inBackground: inBackground) : .rows
            state.throttle.refreshDidStart()
            return pending
        }
    }

    private func value(of source: any LiveSource<Value>, after pending: PendingChanges) throws -> Value {
        var value: Value
        do {
            value = try source.refresh(pending)
        } catch is ReadInterrupted {
            return try self.value(of: source, after: restartRefresh())
        }
        // A row-by-row read may show part of a concurrent commit: the rest is read before the value is delivered. The number of rounds is
        // limited, so that continuous writes can't starve the value.
        var rounds = 0
        while rounds < Self.maximumRounds,
            let more = takeArrivedChanges(source.observedRegion, sinceRows: rounds > 0 || !pending.isEverything)
        {
            guard !more.isEverything else { return try self.value(of: source, after: more) }
            value = try source.refresh(more)
            rounds += 1
        }
        return value
    }

    private static var maximumRounds: Int { 16 }

    /// Returns what to read after an interruption: everything, in its current state.
    private func restartRefresh() throws -> PendingChanges {
        try state.withLock { state in
            guard !state.hasEnded else { throw ReadInterrupted() }
            state.pending = nil
            state.arrived.removeAll()
            state.throttle.refreshWasInterrupted()
            return .everything
        }
    }

    /// Returns the pending changes of the commits during a refresh, or nil if none need to be read.
    ///
    /// - Parameter sinceRows: Whether individual rows were read. A fetch of everything sees a single snapshot.
    private func takeArrivedChanges(_ observedRegion: ObservedRegion, sinceRows: Bool) -> PendingChanges? {
        guard observedRegion.rowTable != nil else { return nil }
        return state.withLock { state in
            processArrivedChanges(observedRegion, in: &state)
            guard let pending = state.pending, sinceRows || !pending.isEverything else { return nil }
            state.pending = nil
            state.refresh = pending.isEverything ? .whole(inBackground: false) : .rows
            state.throttle.refreshDidStart()
            return pending
        }
    }

    /// Processes the commits during a refresh, now that the region that it has read is known.
    private func processArrivedChanges(_ observedRegion: ObservedRegion, in state: inout State) {
        state.observedRegion = observedRegion
        for changes in state.arrived { _ = note(changes, in: &state) }
        state.arrived.removeAll()
    }

    /// Returns the time to deliver the result, or nil if it is unchanged, or a delivery is already scheduled.
    private func finishRefresh(
        _ result: Result<Value, any Error>,
        _ pending: PendingChanges,
        _ observedRegion: ObservedRegion,
        start: UInt64
    ) -> UInt64? {
        state.withLock { state in
            let now = DispatchTime.now().uptimeNanoseconds
            state.refresh = .none
            processArrivedChanges(observedRegion, in: &state)
            defer { if state.pending == nil { endWaiting(in: &state) } }
            if case .failure(let error) = result, error.isBusyDatabase {
                state.pending = .everything
                state.throttle.databaseWasBusy(at: now)
                return nil
            }
            state.throttle.refreshDidEnd(after: now - start, isWhole: pending.isEverything)
            if case .success(let old)? = state.latest, case .success(let new) = result, areSameVersion(old, new) {
                return nil
            }
            state.latest = result
            state.version += 1
            guard !state.isUndelivered, !state.observers.isEmpty else { return nil }
            state.isUndelivered = true
            return state.nextDelivery
        }
    }

    // MARK: Delivering

    @MainActor
    func deliver() {
        let (latest, observers): (Result<Value, any Error>?, [ValueObserver<Value>]) = state.withLock { state in
            state.isUndelivered = false
            guard let latest = state.latest else { return (nil, []) }
            let observers = state.observers.takeDue(for: state.version)
            if !observers.isEmpty { state.nextDelivery = DispatchTime.now().uptimeNanoseconds + minimumInterval }
            return (latest, observers)
        }
        perform(state.withLock { nextStep(&$0) })
        switch latest {
        case .success(let value):
            for observer in observers { observer.receive.value(value) }
        case .failure(let error):
            for observer in observers { observer.receive.error(error) }
            end()
        case nil:
            break
        }
    }
}

extension Error {
    /// Whether another connection held a lock on the database for too long.
    fileprivate var isBusyDatabase: Bool {
        (self as? DatabaseError)?.resultCode == .SQLITE_BUSY
    }
}
