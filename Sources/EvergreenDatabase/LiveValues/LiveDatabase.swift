import Dispatch
import EvergreenConcurrency
import Foundation
import GRDB

/// All that is watched of one database connection.
///
/// It lives for as long as somebody watches. Commits enter through a ``ChangeObserver`` on the writer, and through
/// ``OtherConnections``; each live value decides whether a commit concerns it. Values are computed on a few
/// background threads, and delivered on the main actor, once per turn.
///
/// `@unchecked Sendable`: `observer` and `others` are only set under `starting`, once, before they are used; the observer
/// itself is only used on the writer's queue.
final class LiveDatabase: @unchecked Sendable {
    private struct State {
        var values: [ObjectIdentifier: any AnyLiveValue] = [:]
        /// The same values, for commits to go through. Nil when it has to be made again.
        var list: [any AnyLiveValue]?
        var waiting: [any AnyLiveValue] = []
        var workers = 0
        var deliveries: [any AnyLiveValue] = []
        var isDelivering = false
        var isStarted = false
    }

    let base: any DatabaseReader
    let connections: FetchConnections
    let requests = SharedRequests()

    private let state = Locked(State())
    private let versions: FileVersions
    /// Nil for a database in memory.
    private let file: DatabaseFile?
    private var observer: ChangeObserver?
    private var others: OtherConnections?
    private let starting = NSLock()

    /// A queue of its own: fetches may take all threads that the others share, and alarms are there to interrupt them.
    private static let alarms = DispatchQueue(label: "Evergreen.Alarms", qos: .userInitiated)

    /// How many values are computed at a time. More would only compete for the same cores.
    private static let maximumWorkers = 3

    init(base: any DatabaseReader) {
        self.base = base
        file = DatabaseFile.of(base)
        connections = FetchConnections(base: base, file: file)
        versions = FileVersions(base: base, file: file)
    }

    /// Starts to observe, if that is not done yet. To be called before each fetch.
    ///
    /// It may wait for the connection, and holds no lock then: who is in an access to it may come here, too.
    func start() {
        guard !state.withLock({ $0.isStarted }) else { return }
        let installation = starting.withLock { prepare() }
        if let installation, let writer = base as? any DatabaseWriter, !(base is DatabasePool) {
            writer.unsafeReentrantWrite { db in
                file?.install(in: db)
                installation.observer.install(in: db)
            }
        }
        state.withLock { $0.isStarted = true }
    }

    /// Returns what is to be installed in the writer, if there is one.
    private func prepare() -> ObserverInstallation? {
        let hasWriter = base is any DatabaseWriter && !base.configuration.readonly
        if let observer { return hasWriter ? ObserverInstallation(observer: observer) : nil }
        file?.observe { [weak self] in self?.notify(.everything) }
        let others = OtherConnections(of: base, file: file, versions: versions) {
            [weak self] changes, schemaChanged, db in
            self?.otherConnectionDidCommit(changes, schemaChanged, db)
        }
        let observer = ChangeObserver(
            // The observer is uninstalled after the end of this object, and must not keep the connection until then.
            wasReadInTransaction: { [weak connections] in connections?.takeReadInTransaction() ?? false },
            onChanges: { [weak self] changes in self?.databaseDidCommit(changes) },
            onCommit: { [weak others] db, schemaChanged in
                others?.ownConnectionDidCommit(db, schemaChanged: schemaChanged)
            }
        )
        self.others = others
        self.observer = observer
        others.start()
        guard hasWriter else { return nil }
        let installation = ObserverInstallation(observer: observer)
        if let pool = base as? DatabasePool {
            // The writer may be busy for long: whatever it commits meanwhile makes all values be fetched again.
            let before = versions.current()
            // Without a reference to this object, whose end would have to wait for the writer.
            pool.asyncWriteWithoutTransaction { [weak self, file, versions] db in
                file?.install(in: db)
                guard self != nil else { return }
                installation.observer.install(in: db)
                if before == nil || versions.current() != before {
                    self?.databaseDidCommit(.everything)
                }
            }
        }
        return installation
    }

    deinit {
        Self.didEnd(base)
        others?.stop()
        versions.close()
        guard let observer, let writer = base as? any DatabaseWriter, !base.configuration.readonly else { return }
        let installation = ObserverInstallation(observer: observer)
        writer.asyncWriteWithoutTransaction { db in installation.observer.uninstall(from: db) }
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

    /// Called on the writer's queue, if there is a writer to observe.
    private func otherConnectionDidCommit(_ changes: CommittedChanges, _ schemaChanged: Bool, _ db: Database?) {
        if schemaChanged {
            db?.clearSchemaCache()
            if let db { observer?.schemaDidChange(db) }
            connections.schemaDidChange()
        }
        notify(changes)
    }

    private func databaseDidCommit(_ changes: CommittedChanges) {
        // The schema may be among what has changed.
        if changes.everything { connections.schemaDidChange() }
        notify(changes)
    }

    private func notify(_ changes: CommittedChanges) {
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

    /// Lets a value look at the time again.
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

    /// - Parameter time: When, at the earliest, in nanoseconds of uptime.
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

/// Carries an observer to the queue of the writer.
///
/// `@unchecked Sendable`: the observer is made on one thread, and then only used on the writer's queue.
private struct ObserverInstallation: @unchecked Sendable {
    let observer: ChangeObserver
}
