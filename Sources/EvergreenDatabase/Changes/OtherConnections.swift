import Dispatch
import EvergreenConcurrency
import EvergreenFileWatch
import EvergreenLogging
import Foundation
import GRDB
import Logging

/// Detects commits of other connections, in this process or another, to the file of a database.
///
/// Every commit writes to the write-ahead log or the database file, and the file system notifies of it. The versions that SQLite keeps then
/// confirm that it was not one of our own commits. While nothing is written, nothing runs.
///
/// 1. A notification schedules several checks within a second: ``delays``.
/// 2. Each check also reads the end of the log (``WriteAheadLog``). The first check that finds nothing new, and nothing about to become
///    visible, is the last: later writes cause another notification.
/// 3. While the log contains a commit that still waits for the disk, checks continue, because there is no notification when that commit
///    becomes visible.
///
/// Restoring a backup through our own connection is not a transaction of it, and is detected in the same way.
final class OtherConnections: Sendable {
    /// Called with the writer, on its queue, if there is one.
    typealias OnCommit = @Sendable (_ changes: CommittedChanges, _ schemaChanged: Bool, _ db: Database?) -> Void

    /// Calls a function on a queue after a delay.
    typealias Schedule = @Sendable (_ delay: Duration, _ body: @escaping @Sendable () -> Void) -> Void

    private struct State {
        /// Nil once the database is no longer observed. Only used under the lock, so that nothing keeps the database from being closed
        /// after ``OtherConnections/stop()``.
        var base: (any DatabaseReader)?
        var watch: FileWatch?
        /// The number of notifications so far.
        var notifications = 0
        /// The remaining checks after the latest notification, the time of the scheduled one, and whether one is running.
        var delays: ArraySlice<Duration> = []
        var nextCheck: ContinuousClock.Instant?
        var isChecking = false
        /// Whether a check after the latest notification has found a change.
        var hasFound = false
        /// The total time spent waiting for an invisible commit to become visible.
        var waited = Duration.zero
        /// Whether our own connection has committed since the last check, and whether its next commit performs the check.
        var hasOwnCommit = false
        var isCheckDue = false
    }

    /// The known state of the file.
    private struct Known {
        var version: FileVersion?
        var log = LoggedChanges()
    }

    /// The commits of other connections.
    private struct ForeignChanges {
        var changes = CommittedChanges()
        var schemaChanged = false
    }

    /// The result of a check.
    private enum Finding {
        case nothing
        /// Another connection has committed, has written part of a transaction to the log, or holds a lock.
        case something
        /// Another connection has written a commit to the log that is not visible yet.
        case invisibleCommit
    }

    private let file: DatabaseFile?
    private let known = Locked(Known())
    private let versions: FileVersions
    private let onCommit: OnCommit
    private let schedule: Schedule
    private let state: Locked<State>

    /// The delays after a notification, from one check to the next.
    ///
    /// The first check is immediate: a commit that need not reach the disk is visible when the notification of the log is read. The others
    /// cover commits that become visible later: the log is written before it is synchronized with the disk, and there is no notification of
    /// the end of that. A fast disk takes some tenths of a millisecond. One commit causes several notifications, which `FileWatch` delivers
    /// at most every two milliseconds.
    private static let delays: [Duration] =
        [.zero, .microseconds(200), .microseconds(300), .microseconds(500)]
        + (0...9).map { .milliseconds(1 << $0) }

    /// The interval of checks for an invisible commit in the log: one second, longer the longer it has been invisible. After an hour its
    /// process has most likely ended; the next notification starts over.
    private static let slowest = (first: Duration.seconds(1), fraction: 16, end: Duration.seconds(3_600))

    private static let onQueue: Schedule = { delay, body in
        if delay == .zero {
            queue.async(execute: body)
        } else {
            let (seconds, attoseconds) = delay.components
            let nanoseconds = Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
            queue.asyncAfter(deadline: .now() + .nanoseconds(nanoseconds), execute: body)
        }
    }
    private static let queue = DispatchQueue(label: "Evergreen.OtherConnections")

    /// - Parameters:
    ///   - file: Checked after each change in its folder.
    ///   - schedule: Schedules the checks. Tests replace it.
    init(
        of base: any DatabaseReader,
        file: DatabaseFile?,
        versions: FileVersions,
        schedule: @escaping Schedule = onQueue,
        onCommit: @escaping OnCommit
    ) {
        self.schedule = schedule
        self.file = file
        state = Locked(State(base: base))
        self.versions = versions
        self.onCommit = onCommit
    }

    func start() {
        guard let path = state.withLock({ $0.base?.filePath }) else { return }
        readVersion()
        let watch = FileWatch(path: path, companions: ["-wal", "-journal"]) { [weak self] in self?.fileDidChange() }
        if watch == nil {
            Logger(leveled: "evergreen.database").error(
                "Could not watch \(path): commits of other connections are not observed. Check the fs.inotify limits in sysctl."
            )
        }
        state.withLock { $0.watch = watch }
    }

    /// Stops observing. The database is no longer used from here when this returns.
    func stop() {
        let watch = state.withLock { state in
            state.base = nil
            state.delays = []
            defer { state.watch = nil }
            return state.watch
        }
        // Outside the lock: releasing a watch waits for its running callback.
        withExtendedLifetime(watch) {}
    }

    /// Reads the version on the queue of the writer, where it counts only the commits of others. A read-only connection has none: the data
    /// version of a connection of our own serves as well.
    ///
    /// - Parameter finish: Called with the finding, unless the database is no longer observed.
    private func readVersion(then finish: @escaping @Sendable (Finding) -> Void = { _ in }) {
        let isAsked = state.withLock { state in
            guard let base = state.base else { return true }
            guard !base.configuration.readonly, let writer = base as? any DatabaseWriter else { return false }
            writer.asyncWriteWithoutTransaction { [weak self] db in
                self?.file?.check(on: db)
                guard let self else { return }
                finish(check(db))
            }
            return true
        }
        if !isAsked {
            let end = versions.invisibleEnd()
            finish(report(versions.read(readCommits) ?? nil, end, nil))
        }
    }

    /// - Parameter db: The writer, on its queue.
    private func check(_ db: Database) -> Finding {
        // In this order, so that data that becomes visible in between is checked again rather than missed.
        let end = WriteAheadLog.invisibleEnd(db)
        return report(readCommits(db), end, db)
    }

    private func fileDidChange() {
        file?.check()
        state.withLock { state in
            state.notifications += 1
            state.delays = Self.delays[...]
            state.hasFound = false
            state.waited = .zero
            scheduleCheck(&state)
        }
    }

    /// Schedules the next check, unless an earlier one is scheduled, or one is running.
    private func scheduleCheck(_ state: inout State) {
        guard !state.isChecking, let delay = state.delays.first else { return }
        let time = ContinuousClock().now + delay
        if let nextCheck = state.nextCheck, nextCheck <= time { return }
        state.delays.removeFirst()
        state.nextCheck = time
        schedule(delay) { [weak self] in self?.check(at: time) }
    }

    private func check(at time: ContinuousClock.Instant) {
        let notification: Int? = state.withLock { state in
            // A later check may have been replaced by an earlier one.
            guard state.nextCheck == time else { return nil }
            state.nextCheck = nil
            // While our own connection commits, its next commit is the best moment: a separate check would have to wait its turn, and delay
            // every commit behind it. If no commit comes, the next check does not wait for one.
            state.isCheckDue = state.hasOwnCommit && !state.isCheckDue && !state.delays.isEmpty
            state.hasOwnCommit = false
            guard !state.isCheckDue else {
                scheduleCheck(&state)
                return nil
            }
            state.isChecking = true
            return state.notifications
        }
        guard let notification else { return }
        readVersion { [weak self] finding in self?.checkDidEnd(finding, after: notification) }
    }

    /// Continues the checks after a notification, unless nothing is left to find.
    private func checkDidEnd(_ finding: Finding, after notification: Int) {
        state.withLock { state in
            state.isChecking = false
            guard state.base != nil, notification == state.notifications else { return scheduleCheck(&state) }
            // Connections that have committed may do so again before the next notification.
            if finding == .nothing, !state.hasFound || state.delays.first.map({ $0 > FileWatch.maximumPause }) ?? true {
                state.delays = []
                state.nextCheck = nil
            } else if finding == .invisibleCommit, state.delays.isEmpty, state.waited < Self.slowest.end {
                let delay = max(Self.slowest.first, state.waited / Self.slowest.fraction)
                state.waited += delay
                state.delays = [delay]
            }
            scheduleCheck(&state)
        }
    }

    /// Called on the writer's queue, before each commit.
    ///
    /// Otherwise the file system would notify during the commit, and wake two threads only to find that it was our own.
    func ownConnectionWillCommit() {
        state.withLock { $0.watch }?.pause()
    }

    /// Called on the writer's queue, after each commit.
    func ownConnectionDidCommit(_ db: Database, schemaChanged: Bool) {
        let (isCheckDue, notification) = state.withLock { state in
            defer { state.isCheckDue = false }
            state.hasOwnCommit = true
            return (state.isCheckDue, state.notifications)
        }
        // Our own schema version must not look like a change to a later check.
        guard isCheckDue || schemaChanged else { return }
        let finding = check(db)
        if isCheckDue { checkDidEnd(finding, after: notification) }
    }

    /// Reads the commits of others since the last call. Nil if another connection holds a lock.
    ///
    /// - Parameter db: The connection that counts the commits of others, on its queue.
    private func readCommits(_ db: Database) -> ForeignChanges? {
        known.withLock { known in
            do {
                let found = try StoredPages.read(db) { pages in try Self.readCommits(db, pages, known) }
                let foreign: ForeignChanges
                (known, foreign) = try found ?? Self.readCommits(db, nil, known)
                return foreign
            } catch {
                // The next check will find it.
                return nil
            }
        }
    }

    /// - Parameter pages: The pages that the connection sees; nil if it has no write-ahead log.
    private static func readCommits(
        _ db: Database,
        _ pages: StoredPages?,
        _ previous: Known
    ) throws -> (Known, ForeignChanges) {
        var known = previous
        var foreign = ForeignChanges()
        let version = try db.fileVersion()
        known.version = version
        if let previousVersion = previous.version, previousVersion.schema == version.schema {
            if previousVersion.data == version.data {
                known.log.skip(pages, db)
            } else {
                foreign.changes = known.log.take(pages, db)
            }
        } else {
            known.log.forget(upTo: pages)
            // The first version is not a change.
            if previous.version != nil { foreign = ForeignChanges(changes: .everything, schemaChanged: true) }
        }
        return (known, foreign)
    }

    /// - Parameters:
    ///   - foreign: Nil if they could not be read.
    ///   - end: The end of the log before they were read.
    ///   - db: The writer, if there is one.
    private func report(_ foreign: ForeignChanges?, _ end: WriteAheadLog.InvisibleEnd, _ db: Database?) -> Finding {
        guard let foreign else { return .something }
        let isNew = !foreign.changes.isEmpty
        if isNew {
            state.withLock { $0.hasFound = true }
            onCommit(foreign.changes, foreign.schemaChanged, db)
        }
        return switch end {
        case .commit: .invisibleCommit
        case .transaction: .something
        case .nothing: isNew ? .something : .nothing
        }
    }
}
