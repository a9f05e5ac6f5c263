import Dispatch
import EvergreenConcurrency
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
/// 2. The last of them looks into the log (``WriteAheadLog``). If it has a commit that still waits for the disk, checks go
///    on, as nothing is told when that commit becomes visible.
///
/// A backup that is restored through our own connection is no transaction of it, and is found in the same way.
final class OtherConnections: Sendable {
    /// With the writer, if there is one, on whose queue it is called.
    typealias OnCommit = @Sendable (_ changes: CommittedChanges, _ schemaChanged: Bool, _ db: Database?) -> Void

    /// Calls a function on a queue after some milliseconds.
    typealias Schedule = @Sendable (_ delay: Int, _ body: @escaping @Sendable () -> Void) -> Void

    private struct State {
        /// Nil once the database is not observed any more. Used under the lock alone, so that nothing keeps the database from
        /// being closed after ``OtherConnections/stop()``.
        var base: (any DatabaseReader)?
        var watch: FileWatch?
        /// The checks that are left to do after the latest notification, and whether one is scheduled.
        var delays: ArraySlice<Int> = []
        var nextCheck: DispatchTime?
        /// For how long an invisible commit has been waited for, in milliseconds.
        var waited = 0
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

    private let file: DatabaseFile?
    private let known = Locked(Known())
    private let versions: FileVersions
    private let onCommit: OnCommit
    private let schedule: Schedule
    private let state: Locked<State>

    /// When to check after a notification, in milliseconds from one check to the next.
    ///
    /// The first check is at once: a commit that need not reach the disk is visible when the notification of the log is read.
    /// The others are for one that is slower to become visible: the log is written before it is synchronized with the disk, and
    /// no notification says when that is done. One commit gives several notifications, which `FileWatch` gives at most every
    /// two milliseconds.
    private static let delays: [Int] = [0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512]

    /// How often to check for a commit that is in the log and invisible: each second, and less often when it has been so for
    /// long. After an hour its process has most likely ended; the next notification begins anew.
    private static let slowest = (first: 1_000, fraction: 16, end: 3_600_000)

    private static let onQueue: Schedule = { delay, body in
        if delay == 0 {
            queue.async(execute: body)
        } else {
            queue.asyncAfter(deadline: .now() + .milliseconds(delay), execute: body)
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
        readVersion(looksIntoLog: false)
        let watch = FileWatch(path: path) { [weak self] in self?.fileDidChange() }
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
    /// - Parameter looksIntoLog: Whether to go on with checks if there is an invisible commit.
    private func readVersion(looksIntoLog: Bool) {
        let isAsked = state.withLock { state in
            guard let base = state.base else { return true }
            guard !base.configuration.readonly, let writer = base as? any DatabaseWriter else { return false }
            writer.asyncWriteWithoutTransaction { [weak self] db in
                self?.file?.check(on: db)
                // In this order: what becomes visible in between is looked for once more, rather than missed.
                let hasInvisibleCommit = looksIntoLog && WriteAheadLog.hasInvisibleCommit(db)
                if let self { tell(look(db), db) }
                if hasInvisibleCommit { self?.waitForInvisibleCommit() }
            }
            return true
        }
        if !isAsked {
            let hasInvisibleCommit = looksIntoLog && versions.hasInvisibleCommit()
            if let news = versions.read(look) { tell(news, nil) }
            if hasInvisibleCommit { waitForInvisibleCommit() }
        }
    }

    private func fileDidChange() {
        file?.check()
        state.withLock { state in
            state.delays = Self.delays[...]
            state.waited = 0
            scheduleCheck(&state)
        }
    }

    private func waitForInvisibleCommit() {
        state.withLock { state in
            // A notification has come meanwhile, or it takes too long.
            guard state.base != nil, state.nextCheck == nil, state.waited < Self.slowest.end else { return }
            let delay = max(Self.slowest.first, state.waited / Self.slowest.fraction)
            state.waited += delay
            state.delays = [delay]
            scheduleCheck(&state)
        }
    }

    /// Schedules the next check, unless one is scheduled that comes as early.
    private func scheduleCheck(_ state: inout State) {
        guard let delay = state.delays.first else { return }
        let time = DispatchTime.now() + .milliseconds(delay)
        if let nextCheck = state.nextCheck, nextCheck <= time { return }
        state.delays.removeFirst()
        state.nextCheck = time
        schedule(delay) { [weak self] in self?.check(at: time) }
    }

    private func check(at time: DispatchTime) {
        let (isDueNow, isLast) = state.withLock { state in
            // An earlier check has taken the place of one that is not the next any more.
            guard state.nextCheck == time else { return (false, false) }
            state.nextCheck = nil
            // While our own connection commits, its next commit is the best moment: a check of its own would have to wait
            // its turn, and every commit behind it. If no commit comes, the next check does not wait for one.
            state.isCheckDue = state.hasOwnCommit && !state.isCheckDue && !state.delays.isEmpty
            state.hasOwnCommit = false
            scheduleCheck(&state)
            return (!state.isCheckDue, state.nextCheck == nil)
        }
        if isDueNow { readVersion(looksIntoLog: isLast) }
    }

    /// Called on the writer's queue, after each commit.
    func ownConnectionDidCommit(_ db: Database, schemaChanged: Bool) {
        let isCheckDue = state.withLock { state in
            defer { state.isCheckDue = false }
            state.hasOwnCommit = true
            return state.isCheckDue
        }
        // A version of the schema that is our own is no news to a later check.
        if isCheckDue || schemaChanged {
            tell(look(db), db)
        }
    }

    /// Reads what others have committed since the last time.
    ///
    /// - Parameter db: The connection that counts the commits of others, on its queue.
    private func look(_ db: Database) -> News {
        known.withLock { known in
            do {
                let found = try StoredPages.read(db) { pages in try Self.look(db, pages, known) }
                let news: News
                (known, news) = try found ?? Self.look(db, nil, known)
                return news
            } catch {
                // The other connection holds a lock. The next check will tell.
                return News()
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

    /// - Parameter db: The writer, if there is one.
    private func tell(_ news: News, _ db: Database?) {
        if !news.changes.isEmpty { onCommit(news.changes, news.schemaChanged, db) }
    }
}
