import Dispatch
import Foundation

/// A live value as its database sees it.
protocol AnyLiveValue: AnyObject, Sendable {
    func databaseDidCommit(_ changes: CommittedChanges)
    func refreshInBackground()
    @MainActor func deliver()
}

/// One value of one request, shared by all who watch it.
///
/// Commits leave a note of what they changed (`pending`). A refresh takes the note and computes the value; the
/// commits that come meanwhile leave one more note, which leads to one more refresh, however many they are.
///
/// `@unchecked Sendable`: `state` is only touched under `lock`; `source` only under `refreshing`, which is
/// taken first when both are held.
final class LiveValue<Value: Sendable>: AnyLiveValue, @unchecked Sendable {
    typealias Receive = @MainActor (Result<Value, any Error>) -> Void

    private struct Watcher {
        var version: Int
        let receive: Receive
    }

    private struct State {
        var interest = Interest.everything
        var pending: PendingChanges? = .everything
        var isRefreshing = false
        var isEnqueued = false
        var hasEnded = false
        var latest: Result<Value, any Error>?
        var version = 0
        /// The commits that came while a refresh was reading: it may or may not have seen them.
        var arrived: [CommittedChanges] = []
        var watchers: [Int: Watcher] = [:]
        var nextWatcher = 0
        var lastDelivery: DispatchTime?
    }

    let database: LiveDatabase
    private let source: any LiveSource<Value>
    private let minimumInterval: Duration
    private let onEnd: @Sendable (LiveValue) -> Void
    private let lock = NSLock()
    private let refreshing = NSLock()
    private var state = State()

    init(
        database: LiveDatabase,
        source: any LiveSource<Value>,
        minimumInterval: Duration,
        onEnd: @escaping @Sendable (LiveValue) -> Void
    ) {
        self.database = database
        self.source = source
        self.minimumInterval = minimumInterval
        self.onEnd = onEnd
    }

    // MARK: Watching

    /// Adds a watcher, or returns nil if the value has ended and a new one must be made.
    ///
    /// - Parameter immediately: Whether to deliver the value before this method returns. Only on the main actor.
    func watch(immediately: Bool, receive: @escaping Receive) -> Int? {
        if immediately {
            refresh()
        }
        let (id, current): (Int?, Result<Value, any Error>?) = lock.withLock {
            guard !state.hasEnded else { return (nil, nil) }
            let id = state.nextWatcher
            state.nextWatcher += 1
            let current = immediately ? state.latest : nil
            state.watchers[id] = Watcher(version: current == nil ? 0 : state.version, receive: receive)
            return (id, current)
        }
        guard let id else { return nil }
        if let current {
            MainActor.assumeIsolated { receive(current) }
            if case .failure = current { end() }
        } else {
            enqueue()
            database.deliverSoon(self, after: .zero)
        }
        return id
    }

    /// Removes a watcher. With the last one, the value ends.
    func unwatch(_ id: Int) {
        let isUnwatched = lock.withLock {
            state.watchers[id] = nil
            return state.watchers.isEmpty
        }
        if isUnwatched {
            end()
        }
    }

    private func end() {
        let hasJustEnded = lock.withLock {
            defer { state.hasEnded = true }
            return !state.hasEnded
        }
        if hasJustEnded {
            database.remove(self)
            onEnd(self)
        }
    }

    // MARK: Refreshing

    func databaseDidCommit(_ changes: CommittedChanges) {
        let isStale = lock.withLock {
            if state.isRefreshing {
                state.arrived.append(changes)
            }
            return note(changes)
        }
        if isStale {
            enqueue()
        }
    }

    /// Adds to `pending` what the changes mean to this value. Called under `lock`.
    private func note(_ changes: CommittedChanges) -> Bool {
        guard !state.hasEnded, let pending = state.interest.pending(after: changes) else { return false }
        if state.pending == nil {
            state.pending = pending
        } else {
            state.pending?.formUnion(pending)
        }
        return true
    }

    private func enqueue() {
        let isNew = lock.withLock {
            guard state.pending != nil, !state.isEnqueued, !state.hasEnded else { return false }
            state.isEnqueued = true
            return true
        }
        if isNew {
            database.refreshSoon(self)
        }
    }

    func refreshInBackground() {
        lock.withLock { state.isEnqueued = false }
        refresh()
    }

    /// Brings the value up to date with all commits that were made before.
    private func refresh() {
        refreshing.lock()
        let pending = lock.withLock {
            defer { state.pending = nil }
            state.isRefreshing = state.pending != nil
            return state.hasEnded ? nil : state.pending
        }
        guard let pending else {
            lock.withLock { state.isRefreshing = false }
            refreshing.unlock()
            return
        }
        var result = Result { try source.refresh(pending) }
        // What was read row by row may show a part of a commit that came meanwhile: the rest is read too, before
        // anybody sees it. A writer that never rests is not waited for.
        var rounds = 0
        while case .success = result, rounds < Self.maximumRounds, let more = takeArrived() {
            result = Result { try source.refresh(more) }
            rounds += 1
        }
        let interest = source.interest
        let (isNew, delay): (Bool, Duration) = lock.withLock {
            state.isRefreshing = false
            state.interest = interest
            for changes in state.arrived { _ = note(changes) }
            state.arrived.removeAll()
            if case .success(let old)? = state.latest, case .success(let new) = result, areSameVersion(old, new) {
                return (false, .zero)
            }
            state.latest = result
            state.version += 1
            return (true, delayOfNextDelivery())
        }
        refreshing.unlock()
        if isNew {
            database.deliverSoon(self, after: delay)
        }
        enqueue()
    }

    private static var maximumRounds: Int { 16 }

    /// What the commits that came during a refresh by rows mean to this value, or nil if nothing.
    private func takeArrived() -> PendingChanges? {
        let interest = source.interest
        guard interest.rowTable != nil else { return nil }
        return lock.withLock {
            state.interest = interest
            for changes in state.arrived { _ = note(changes) }
            state.arrived.removeAll()
            defer { state.pending = nil }
            return state.pending
        }
    }

    // MARK: Delivering

    /// How long the next delivery has to wait. Called under `lock`.
    private func delayOfNextDelivery() -> Duration {
        guard minimumInterval > .zero, let last = state.lastDelivery else { return .zero }
        let elapsed = DispatchTime.now().uptimeNanoseconds - last.uptimeNanoseconds
        return max(.zero, minimumInterval - .nanoseconds(Int64(elapsed)))
    }

    @MainActor
    func deliver() {
        let (latest, receivers): (Result<Value, any Error>?, [Receive]) = lock.withLock {
            guard let latest = state.latest else { return (nil, []) }
            let version = state.version
            var receivers: [Receive] = []
            for id in state.watchers.keys.sorted() {
                guard let watcher = state.watchers[id], watcher.version < version else { continue }
                state.watchers[id]?.version = version
                receivers.append(watcher.receive)
            }
            if !receivers.isEmpty { state.lastDelivery = .now() }
            return (latest, receivers)
        }
        guard let latest else { return }
        for receive in receivers {
            receive(latest)
        }
        if case .failure = latest {
            end()
        }
    }
}
