import Dispatch
import EvergreenConcurrency
import Foundation
import GRDB
import Logging

/// Tells when another connection, of this process or of another one, commits to the file of a database.
///
/// Every commit writes to the write-ahead log, or to the database file. The system says so; the versions that SQLite
/// keeps then confirm that it was not one of our own commits. While nobody writes, nothing runs.
///
/// A backup that is restored through our own connection is no transaction of it, and is found in the same way.
final class OtherConnections: Sendable {
    /// With the writer, if there is one, on whose queue it is called.
    typealias OnCommit = @Sendable (_ schemaChanged: Bool, _ db: Database?) -> Void

    private struct State {
        /// Nil once the database is not observed any more. Used under the lock alone, so that nothing keeps the database from
        /// being closed after ``OtherConnections/stop()``.
        var base: (any DatabaseReader)?
        var watch: FileWatch?
        /// The checks that are left to do after the latest notification, and whether one is scheduled.
        var delays: ArraySlice<Int> = []
        var nextCheck: DispatchTime?
        var version: FileVersion?
        /// Whether our own connection has committed since the last check, and whether its next commit is to check.
        var hasOwnCommit = false
        var isCheckDue = false
    }

    private let versions: FileVersions
    private let onCommit: OnCommit
    private let queue = DispatchQueue(label: "Evergreen.OtherConnections")
    private let state: Locked<State>

    /// When to check after a notification, in milliseconds from one check to the next.
    ///
    /// Notifications within the first delay are checked together: one commit gives several, and a check takes a
    /// turn of the writer. The others are for a commit that is slow to become visible: the log is written before it is
    /// synchronized with the disk, and no notification says when that is done.
    private static let delays: [Int] = [2, 4, 8, 16, 32, 64, 128, 256, 512]

    init(of base: any DatabaseReader, versions: FileVersions, onCommit: @escaping OnCommit) {
        state = Locked(State(base: base))
        self.versions = versions
        self.onCommit = onCommit
    }

    func start() {
        guard let path = state.withLock({ $0.base?.filePath }) else { return }
        readVersion()
        let watch = FileWatch(path: path) { [weak self] in self?.fileDidChange() }
        if watch == nil {
            Logger(label: "evergreen.database").error(
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
    private func readVersion() {
        let isAsked = state.withLock { state in
            guard let base = state.base else { return true }
            guard !base.configuration.readonly, let writer = base as? any DatabaseWriter else { return false }
            writer.asyncWriteWithoutTransaction { [weak self] db in self?.note(try? db.fileVersion(), db) }
            return true
        }
        if !isAsked { note(versions.current(), nil) }
    }

    private func fileDidChange() {
        state.withLock { state in
            state.delays = Self.delays[...]
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
        queue.asyncAfter(deadline: time) { [weak self] in self?.check(at: time) }
    }

    private func check(at time: DispatchTime) {
        let isDueNow = state.withLock { state in
            // An earlier check has taken the place of one that is not the next any more.
            guard state.nextCheck == time else { return false }
            state.nextCheck = nil
            // While our own connection commits, its next commit is the best moment: a check of its own would have to wait
            // its turn, and every commit behind it. If no commit comes, the next check does not wait for one.
            state.isCheckDue = state.hasOwnCommit && !state.isCheckDue && !state.delays.isEmpty
            state.hasOwnCommit = false
            scheduleCheck(&state)
            return !state.isCheckDue
        }
        if isDueNow { readVersion() }
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
            note(try? db.fileVersion(), db)
        }
    }

    /// - Parameters:
    ///   - version: Nil if it could not be read, because the other connection holds a lock. The next check will.
    ///   - db: The writer, if there is one.
    private func note(_ version: FileVersion?, _ db: Database?) {
        guard let version else { return }
        let former = state.withLock { state in
            defer { state.version = version }
            return state.version
        }
        guard let former, former != version else { return }
        onCommit(former.schema != version.schema, db)
    }
}
