import Dispatch
import EvergreenConcurrency
import EvergreenFileWatch
import EvergreenLogging
import Foundation
import GRDB
import Logging

/// Tells when another connection, of this process or of another one, commits to the file of a database.
///
/// Every commit writes to the write-ahead log, or to the database file. The system says so; the versions that SQLite
/// keeps then confirm that it was not one of our own commits. While nobody writes, nothing runs.
///
/// 1. A notification schedules several checks within a second: ``delays``.
/// 2. Each of them looks into the log, too (``WriteAheadLog``). One that finds nothing new, and nothing that is about to become
///    visible, is the last: what is written from then on is told again.
/// 3. If the log has a commit that still waits for the disk, checks go on, as nothing is told when that commit becomes visible.
///
/// A backup that is restored through our own connection is no transaction of it, and is found in the same way.
final class OtherConnections: Sendable {
    /// With the writer, if there is one, on whose queue it is called.
    typealias OnCommit = @Sendable (_ changes: CommittedChanges, _ schemaChanged: Bool, _ db: Database?) -> Void

    /// Calls a function on a queue after a while.
    typealias Schedule = @Sendable (_ delay: Duration, _ body: @escaping @Sendable () -> Void) -> Void

    private struct State {
        /// Nil once the database is not observed any more. Used under the lock alone, so that nothing keeps the database from
        /// being closed after ``OtherConnections/stop()``.
        var base: (any DatabaseReader)?
        var watch: FileWatch?
        /// How many notifications there were.
        var notifications = 0
        /// The checks that are left to do after the latest notification, whether one is scheduled, and whether one is under way.
        var delays: ArraySlice<Duration> = []
        var nextCheck: ContinuousClock.Instant?
        var isChecking = false
        /// Whether a check after the latest notification has found something new.
        var hasNews = false
        /// For how long an invisible commit has been waited for.
        var waited = Duration.zero
        /// Whether our own connection has committed since the last check, and whether its next commit is to check.
        var hasOwnCommit = false
        var isCheckDue = false
    }

    /// What is known of the file.
    private struct Known {
        var version: FileVersion?
        var log = LoggedChanges()
    }

    /// What others have committed.
    private struct News {
        var changes = CommittedChanges()
        var schemaChanged = false
    }

    /// What a check has found.
    private enum Finding {
        case nothing
        /// Another connection has committed, has written a part of a transaction to the log, or holds a lock.
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

    /// When to check after a notification, from one check to the next.
    ///
    /// The first check is at once: a commit that need not reach the disk is visible when the notification of the log is read.
    /// The others are for one that is slower to become visible: the log is written before it is synchronized with the disk, and
    /// no notification says when that is done. A fast disk takes some tenths of a millisecond. One commit gives several
    /// notifications, which `FileWatch` gives at most every two milliseconds.
    private static let delays: [Duration] =
        [.zero, .microseconds(200), .microseconds(300), .microseconds(500)]
        + (0...9).map { .milliseconds(1 << $0) }

    /// How often to check for a commit that is in the log and invisible: each second, and less often when it has been so for
    /// long. After an hour its process has most likely ended; the next notification begins anew.
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
    ///   - file: Looked at when something happens in its folder.
    ///   - schedule: When to check, in place of the real time.
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
                "The system does not watch \(path) for us: commits of other connections are not seen. Look at fs.inotify in sysctl."
            )
        }
        state.withLock { $0.watch = watch }
    }

    /// Ends all: the database is not used from here any more when this returns.
    func stop() {
        let watch = state.withLock { state in
            state.base = nil
            state.delays = []
            defer { state.watch = nil }
            return state.watch
        }
        // Outside of the lock: the end of a watch waits for what it is telling.
        withExtendedLifetime(watch) {}
    }

    /// Reads the version on the queue of the connection that writes, which counts only the commits of others. A read-only
    /// one has none: then the data version of a connection of ours is as good.
    ///
    /// - Parameter finish: Called with what was found, unless there is no database any more.
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
            finish(tell(versions.read(look) ?? nil, end, nil))
        }
    }

    /// - Parameter db: The writer, on its queue.
    private func check(_ db: Database) -> Finding {
        // In this order: what becomes visible in between is looked for once more, rather than missed.
        let end = WriteAheadLog.invisibleEnd(db)
        return tell(look(db), end, db)
    }

    private func fileDidChange() {
        file?.check()
        state.withLock { state in
            state.notifications += 1
            state.delays = Self.delays[...]
            state.hasNews = false
            state.waited = .zero
            scheduleCheck(&state)
        }
    }

    /// Schedules the next check, unless one is scheduled that comes as early, or is under way.
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
            // An earlier check has taken the place of one that is not the next any more.
            guard state.nextCheck == time else { return nil }
            state.nextCheck = nil
            // While our own connection commits, its next commit is the best moment: a check of its own would have to wait
            // its turn, and every commit behind it. If no commit comes, the next check does not wait for one.
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

    /// Goes on with the checks after a notification, unless nothing is left to find.
    private func checkDidEnd(_ finding: Finding, after notification: Int) {
        state.withLock { state in
            state.isChecking = false
            guard state.base != nil, notification == state.notifications else { return scheduleCheck(&state) }
            // Others that have committed may do so again before the next notification.
            if finding == .nothing, !state.hasNews || state.delays.first.map({ $0 > FileWatch.longestRest }) ?? true {
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
    /// The system would tell of it while it is under way, and wake two threads to find that it was our own.
    func ownConnectionWillCommit() {
        state.withLock { $0.watch }?.rest()
    }

    /// Called on the writer's queue, after each commit.
    func ownConnectionDidCommit(_ db: Database, schemaChanged: Bool) {
        let (isCheckDue, notification) = state.withLock { state in
            defer { state.isCheckDue = false }
            state.hasOwnCommit = true
            return (state.isCheckDue, state.notifications)
        }
        // A version of the schema that is our own is no news to a later check.
        guard isCheckDue || schemaChanged else { return }
        let finding = check(db)
        if isCheckDue { checkDidEnd(finding, after: notification) }
    }

    /// Reads what others have committed since the last time. Nil if another connection holds a lock.
    ///
    /// - Parameter db: The connection that counts the commits of others, on its queue.
    private func look(_ db: Database) -> News? {
        known.withLock { known in
            do {
                let found = try StoredPages.read(db) { pages in try Self.look(db, pages, known) }
                let news: News
                (known, news) = try found ?? Self.look(db, nil, known)
                return news
            } catch {
                // The next check will tell.
                return nil
            }
        }
    }

    /// - Parameter pages: What the connection sees; nil if it has no write-ahead log.
    private static func look(_ db: Database, _ pages: StoredPages?, _ former: Known) throws -> (Known, News) {
        var known = former
        var news = News()
        let version = try db.fileVersion()
        known.version = version
        if let formerVersion = former.version, formerVersion.schema == version.schema {
            if formerVersion.data == version.data {
                known.log.skip(pages, db)
            } else {
                news.changes = known.log.take(pages, db)
            }
        } else {
            known.log.forget(upTo: pages)
            // At first, all is as it is expected.
            if former.version != nil { news = News(changes: .everything, schemaChanged: true) }
        }
        return (known, news)
    }

    /// - Parameters:
    ///   - news: Nil if they could not be read.
    ///   - end: What was in the log before they were.
    ///   - db: The writer, if there is one.
    private func tell(_ news: News?, _ end: WriteAheadLog.InvisibleEnd, _ db: Database?) -> Finding {
        guard let news else { return .something }
        let isNew = !news.changes.isEmpty
        if isNew {
            state.withLock { $0.hasNews = true }
            onCommit(news.changes, news.schemaChanged, db)
        }
        return switch end {
        case .commit: .invisibleCommit
        case .transaction: .something
        case .nothing: isNew ? .something : .nothing
        }
    }
}
