import Dispatch
import EvergreenConcurrency
import Foundation
import GRDB

/// All live values of one database connection.
///
/// It lives while one of its values is observed. Commits come from a ``CommitStream``; each live value decides whether a commit is relevant
/// to it. Values are computed on a few background threads, and delivered on the main actor, once per turn.
final class LiveDatabase: Sendable {
    private struct State {
        var values: [ObjectIdentifier: any AnyLiveValue] = [:]
        /// The same values, to iterate over at a commit. Nil when stale.
        var list: [any AnyLiveValue]?
        var waiting: [any AnyLiveValue] = []
        var workers = 0
        var deliveries: [any AnyLiveValue] = []
        var isDelivering = false
    }

    let base: any DatabaseReader
    let connections: FetchConnections
    let requests = SharedRequests()

    private let commits: CommitStream
    private let state = Locked(State())

    /// A separate queue: fetches may occupy all threads of the global queues, and alarms exist to interrupt them.
    private static let alarms = DispatchQueue(label: "Evergreen.Alarms", qos: .userInitiated)

    /// The maximum number of values computed concurrently. More would only compete for the same cores.
    private static let maximumWorkers = 3

    init(base: any DatabaseReader) {
        self.base = base
        let file = DatabaseFile.of(base)
        connections = FetchConnections(base: base, file: file)
        commits = CommitStream(of: base, file: file)
    }

    deinit {
        Self.didEnd(base)
    }

    /// Starts to observe, unless it already has. Call it before each fetch. It may wait for the connection.
    func start() {
        commits.start {
            CommitStream.Handlers(
                // The observer is uninstalled after this object is released, and must not retain the connection until then.
                wasReadInTransaction: { [weak connections] in connections?.takeReadInTransaction() ?? false },
                onSchemaChange: { [weak connections] in connections?.schemaDidChange() },
                onChanges: { [weak self] changes in self?.databaseDidCommit(changes) }
            )
        }
    }

    // MARK: Values

    func add(_ value: some AnyLiveValue) {
        state.withLock { state in
            state.values[ObjectIdentifier(value)] = value
            state.list = nil
        }
    }

    func remove(_ value: some AnyLiveValue) {
        state.withLock { state in
            state.values[ObjectIdentifier(value)] = nil
            state.list = nil
        }
    }

    private func databaseDidCommit(_ changes: CommittedChanges) {
        let values = state.withLock { state in
            let list = state.list ?? Array(state.values.values)
            state.list = list
            return list
        }
        for value in values {
            value.databaseDidCommit(changes)
        }
    }

    // MARK: Background work

    /// Calls a value's ``AnyLiveValue/wake(at:)`` at a time.
    func wake(_ value: some AnyLiveValue, at time: DispatchTime) {
        Self.alarms.asyncAfter(deadline: time) { [weak value] in value?.wake(at: time) }
    }

    func refreshSoon(_ value: some AnyLiveValue) {
        let needsWorker = state.withLock { state in
            state.waiting.append(value)
            guard state.workers < Self.maximumWorkers else { return false }
            state.workers += 1
            return true
        }
        if needsWorker {
            DispatchQueue.global(qos: .userInitiated).async { self.work() }
        }
    }

    private func work() {
        while let value = nextWaiting() {
            value.refreshInBackground()
        }
    }

    private func nextWaiting() -> (any AnyLiveValue)? {
        state.withLock { state in
            guard !state.waiting.isEmpty else {
                state.workers -= 1
                return nil
            }
            return state.waiting.removeFirst()
        }
    }

    // MARK: Delivery

    /// - Parameter time: The earliest time of the delivery, in nanoseconds of uptime.
    func deliverSoon(_ value: some AnyLiveValue, at time: UInt64) {
        guard time <= DispatchTime.now().uptimeNanoseconds else {
            DispatchQueue.main.asyncAfter(deadline: DispatchTime(uptimeNanoseconds: time)) {
                MainActor.assumeIsolated { value.deliver() }
            }
            return
        }
        let needsTurn = state.withLock { state in
            state.deliveries.append(value)
            defer { state.isDelivering = true }
            return !state.isDelivering
        }
        if needsTurn {
            DispatchQueue.main.async {
                MainActor.assumeIsolated { self.deliver() }
            }
        }
    }

    @MainActor
    private func deliver() {
        let values = state.withLock { state in
            state.isDelivering = false
            defer { state.deliveries.removeAll(keepingCapacity: true) }
            return state.deliveries
        }
        for value in values {
            value.deliver()
        }
    }
}
