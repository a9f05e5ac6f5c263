import EvergreenPageStorage
import EvergreenRuntime
import Foundation
import Logging
import OrderedCollections

/// Saves the state of sessions, in batches off the main actor, and restores it.
///
/// A session reports that its state has changed. The state is encoded and written immediately, unless a batch is being written: then it is
/// part of the next one, together with all other changes in the meantime. So a change is stored some milliseconds after its event, and many
/// changes take few transactions. A session without changes costs nothing.
///
/// Failed writes are retried with a delay, and logged once.
@MainActor
final class PageStateWriter {
    /// The number of sessions that are encoded in one turn of the main actor.
    static let batchSize = 64

    private let store: any PageStateStore
    private let limits: SessionLimits
    private let clock: any Clock<Duration>
    private let now: @Sendable () -> Date
    private let logger: Logger
    /// Returns the names of active sessions, whose records don't expire.
    private var namesInUse: @MainActor () -> [String] = { [] }

    /// The sessions whose state has changed since it was last encoded.
    private var changed: OrderedDictionary<String, Session> = [:]
    /// The final state of ended sessions, and removals of obsolete state.
    private var ready: OrderedDictionary<String, PageStateChange> = [:]
    /// The changes that are being written.
    private var underWay: [String: PageStateChange] = [:]
    private var writing: Task<Void, Never>?
    /// The continuations that wait for the end of the batch.
    private var waiters: [CheckedContinuation<Void, Never>] = []

    private var failures = 0
    /// The delay before a retry.
    private var retry: Task<Void, Never>?
    private var lastPrune: Date?
    private var bytesSincePrune = 0
    private var unsavableTypes: Set<String> = []

    /// - Parameters:
    ///   - clock: Measures the delay before retries.
    ///   - now: Returns the current date, for the expiration of records.
    init(
        store: any PageStateStore,
        limits: SessionLimits,
        clock: any Clock<Duration> = .continuous,
        now: @escaping @Sendable () -> Date = { Date() },
        logger: Logger
    ) {
        self.store = store
        self.limits = limits
        self.clock = clock
        self.now = now
        self.logger = logger
    }

    func setNamesInUse(_ names: @escaping @MainActor () -> [String]) { namesInUse = names }

    // MARK: - Saving

    /// Schedules saving the state of a session.
    func add(_ session: Session) {
        changed[session.token.name] = session
        startWriting()
    }

    /// Saves the final state of a session that is about to end and unmount its views.
    func addLast(of session: Session) {
        let name = session.token.name
        changed[name] = nil
        ready[name] = session.stateChange(at: now())
        startWriting()
    }

    /// Removes the state of a session whose page was closed, or continues in another session.
    func remove(name: String) {
        changed[name] = nil
        ready[name] = .remove(name: name)
        startWriting()
    }

    /// Removes the state of a session whose page has moved to another one, and prevents it from being saved again, because another process
    /// may still have the session.
    func move(_ token: SessionToken, of owner: PageOwner) {
        let move = PageMove(name: token.name, secretHash: token.secretHash, clientHash: owner.hash)
        // Names are untrusted input.
        if case .save(let record) = ready[token.name],
            record.secretHash != move.secretHash || record.clientHash != move.clientHash
        {
            return
        }
        changed[token.name] = nil
        ready[token.name] = .move(move, at: now())
        startWriting()
    }

    /// Whether other processes use the same store.
    var isShared: Bool { store.isShared }

    /// Returns the pages that have moved to other processes since a position.
    ///
    /// - Throws: The error of the store.
    func moves(after position: Int64?) async throws -> PageMoves { try await store.moves(after: position) }

    /// Waits until the changes of a session were written, or have failed. Other processes find them afterwards.
    func settle(name: String) async {
        // Does not wait for further changes.
        for _ in 0..<2 where isPending(name) && writing != nil {
            await withCheckedContinuation { waiters.append($0) }
        }
    }

    private func isPending(_ name: String) -> Bool {
        changed[name] != nil || ready[name] != nil || underWay[name] != nil
    }

    private func endBatch() {
        let waiters = waiters
        self.waiters = []
        for waiter in waiters { waiter.resume() }
    }

    /// Waits until all current changes were written, or have failed.
    func flush() async {
        retry?.cancel()
        retry = nil
        startWriting()
        while let writing { await writing.value }
    }

    private var hasWork: Bool { !changed.isEmpty || !ready.isEmpty }

    private func startWriting() {
        guard writing == nil, retry == nil, hasWork else { return }
        writing = Task { await write() }
    }

    private func write() async {
        while hasWork, retry == nil {
            let batch = takeBatch()
            guard !batch.isEmpty else { continue }
            underWay = Dictionary(batch.map { ($0.name, $0) }) { _, last in last }
            do {
                try await store.apply(batch)
                underWay = [:]
                noteSuccess(of: batch)
                try await prune()
            } catch {
                putBack()
                noteFailure(error)
            }
            endBatch()
        }
        writing = nil
        endBatch()
    }

    private func takeBatch() -> [PageStateChange] {
        var batch = Array(ready.values)
        ready.removeAll()
        let time = now()
        for (name, session) in changed.prefix(Self.batchSize) {
            changed[name] = nil
            if let change = session.stateChange(at: time) { batch.append(change) }
        }
        return batch
    }

    /// Keeps failed changes, unless there are newer ones of the same session.
    private func putBack() {
        for (name, change) in underWay where changed[name] == nil && ready[name] == nil { ready[name] = change }
        underWay = [:]
        var bytes = 0
        for change in ready.values {
            if case .save(let record) = change { bytes += record.state.count }
        }
        for (name, change) in ready {
            guard bytes > limits.totalSavedStateBytes / 16 else { break }
            // Removals take no space, and are kept indefinitely.
            guard case .save(let record) = change else { continue }
            bytes -= record.state.count
            ready[name] = nil
        }
    }

    // MARK: - Failures

    private func noteFailure(_ error: any Error) {
        if failures == 0 {
            logger.warning(
                "The state of pages can't be saved: open pages lose it if the server stops.",
                metadata: ["reason": "\(error)"]
            )
        }
        failures += 1
        let pause = Duration.seconds(min(1 << min(failures - 1, 5), 30))
        retry = Task { [weak self, clock] in
            // Cancelled by `flush`, which retries immediately.
            guard (try? await clock.sleep(for: pause)) != nil, !Task.isCancelled, let self else { return }
            retry = nil
            startWriting()
        }
    }

    private func noteSuccess(of batch: [PageStateChange]) {
        if failures > 0 { logger.notice("The state of pages is saved again.") }
        failures = 0
        for case .save(let record) in batch { bytesSincePrune += record.state.count }
    }

    /// Logs once per type that its values are not saved.
    func note(unsavable type: String) {
        guard unsavableTypes.insert(type).inserted else { return }
        logger.notice(
            "State of this type is lost when the server restarts: its values can't be encoded.",
            metadata: ["type": "\(type)"]
        )
    }

    /// Logs that a session's state exceeds the limit.
    func note(tooLarge bytes: Int) {
        logger.notice("A page has too much state to save.", metadata: ["bytes": "\(bytes)"])
    }

    // MARK: - Expiration

    /// The interval at which expired records are removed.
    private static let pruneInterval: TimeInterval = 3600

    private func prune() async throws {
        let time = now()
        if let lastPrune, time.timeIntervalSince(lastPrune) < Self.pruneInterval,
            bytesSincePrune < limits.totalSavedStateBytes / 16
        {
            return
        }
        lastPrune = time
        bytesSincePrune = 0
        try await store.touch(names: namesInUse(), at: time)
        try await store.prune(lastUsedBefore: oldest(at: time), totalBytes: limits.totalSavedStateBytes)
    }

    private func oldest(at time: Date) -> Date {
        time.addingTimeInterval(-TimeInterval(limits.savedStateAge.components.seconds))
    }

    // MARK: - Restoring

    /// Returns the saved state of an ended session; nil if there is none, or if it belongs to another browser or user.
    func savedState(of token: SessionToken, owner: PageOwner) async -> SavedState? {
        let record: PageStateRecord?
        switch ready[token.name] ?? underWay[token.name] {
        case .save(let known): record = known
        case .remove, .move: record = nil
        case nil:
            do {
                record = try await store.record(named: token.name)
            } catch {
                logger.warning("The state of a page can't be read.", metadata: ["reason": "\(error)"])
                return nil
            }
        }
        guard let record, equalInConstantTime(record.secretHash, token.secretHash),
            equalInConstantTime(record.clientHash, owner.hash), record.time >= oldest(at: now())
        else { return nil }
        return SavedState(encoded: record.state)
    }
}
