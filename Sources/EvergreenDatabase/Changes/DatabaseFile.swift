import Dispatch
import EvergreenConcurrency
import EvergreenLogging
import Foundation
import GRDB
import GRDBSQLite
import Logging

/// The file of an open database, and whether it is still at its path.
///
/// 1. When observation starts, the file at the path is assumed to be the open one. The first turn of the writer verifies it: SQLite knows
///    which file it has opened.
/// 2. Each file-system notification about the folder, and each commit, compares the open file with the one at the path.
/// 3. If it is missing or another file, an error is logged, live values fail, and commits are refused.
/// 4. A checkpoint moves the content of the log to the open file, wherever that is. A log left at the path would be taken for the log of
///    the other file at the next start.
/// 5. From then on the files are compared each second, since there may be no notification if an ancestor folder is moved back.
///
/// The writer keeps this object until it is closed, so that commits are also refused while no value is observed.
///
/// All state is guarded by `state`. `onChange` is called without the lock.
final class DatabaseFile: Sendable {
    fileprivate struct State {
        var path: String
        /// Nil if unknown.
        var file: FileIdentity?
        /// The write-ahead log. Only a pool keeps the same log as long as it is open. Nil if unknown.
        var log: FileIdentity?
        var hasLog: Bool
        var isConfirmed = false
        var isInstalled = false
        weak var base: (any DatabaseReader)?
        var error: DatabaseFileError?
        var onChange: @Sendable () -> Void = {}
    }

    private let state: Locked<State>
    private let queue = DispatchQueue(label: "Evergreen.DatabaseFile")
    private static let logger = Logger(leveled: "evergreen.database")

    private init(of base: any DatabaseReader, path: String) {
        var state = State(path: URL(fileURLWithPath: path).path, hasLog: base is DatabasePool, base: base)
        if case .found(let file) = FileIdentity.lookup(state.path) { state.file = file }
        self.state = Locked(state)
    }

    /// Returns the file of a connection. Nil for an in-memory database.
    static func of(_ base: any DatabaseReader) -> DatabaseFile? {
        guard let path = base.filePath else { return nil }
        return files.withLock { files in
            let id = ObjectIdentifier(base)
            // Another connection may have had the same address before.
            if let file = files[id]?.file, file.state.withLock({ $0.base === base }) { return file }
            let file = DatabaseFile(of: base, path: path)
            files = files.filter { $0.value.file != nil }
            files[id] = Entry(file: file)
            return file
        }
    }

    private struct Entry {
        weak var file: DatabaseFile?
    }

    private static let files = Locked<[ObjectIdentifier: Entry]>([:])

    /// Refuses the commits of a connection from now on while the file is lost. Call it on the queue of the connection.
    func install(in db: Database) {
        let wasInstalled = state.withLock { state in
            defer { state.isInstalled = true }
            return state.isInstalled
        }
        guard !wasInstalled else { return }
        check(on: db)
        db.add(transactionObserver: self, extent: .databaseLifetime)
    }

    /// - Parameter onChange: Called when the file is lost or found, on any thread, possibly during a commit. It must not access the
    ///   database.
    func observe(onChange: @escaping @Sendable () -> Void) {
        state.withLock { $0.onChange = onChange }
    }

    /// Throws if the file is already known to be lost.
    func throwIfLost() throws {
        if let error = state.withLock({ $0.error }) { throw error }
    }

    /// Checks the file, and throws if it is lost.
    func checkAndThrowIfLost() throws {
        check()
        try throwIfLost()
    }

    /// - Parameter includesLog: Whether to check the write-ahead log, too, unless the file is known to be lost.
    func check(includesLog: Bool = true) {
        update { state in state.presentError(includesLog: includesLog) }
    }

    /// Checks the file that the connection has open. Call it on the queue of the connection.
    func check(on db: Database) {
        guard state.withLock({ !$0.isConfirmed }), let connection = db.sqliteConnection,
            let path = db.filePath
        else { return check() }
        var hasMoved: CInt = 0
        let code = sqlite3_file_control(connection, "main", SQLITE_FCNTL_HAS_MOVED, &hasMoved)
        update { state in
            guard code == SQLITE_OK else { return state.presentError() }
            state.path = path
            switch FileIdentity.lookup(path) {
            case .found(let file) where hasMoved == 0:
                state.file = file
                state.isConfirmed = true
                return nil
            case .found where hasMoved != 0:
                state.file = nil
                return .replaced
            case .missing where hasMoved != 0:
                state.file = nil
                return .missing
            default:
                return state.error
            }
        }
    }

    private func update(_ findError: (inout State) -> DatabaseFileError?) {
        let (change, onChange) = state.withLock { state in
            let previous = state.error
            state.error = findError(&state)
            let change =
                previous == state.error ? nil : (error: state.error, wasLost: previous != nil, path: state.path)
            return (change, state.onChange)
        }
        guard let change else { return }
        switch change.error {
        case let error?:
            Self.logger.error("\(change.path): \(error)")
            if !change.wasLost {
                emptyLog(of: change.path)
                checkLater()
            }
        case nil:
            Self.logger.notice("\(change.path): The database file was restored. Commits are accepted again.")
        }
        onChange()
    }

    private func emptyLog(of path: String) {
        guard let writer = state.withLock({ $0.base }) as? any DatabaseWriter, !writer.configuration.readonly else {
            return
        }
        writer.asyncWriteWithoutTransaction { db in
            // SQLite traps on a closed connection, which leaves no log.
            guard db.sqliteConnection != nil else { return }
            do {
                _ = try db.checkpoint(.truncate)
            } catch {
                Self.logger.error(
                    "\(path)-wal could not be emptied: \(error). Before the next start, delete it unless it belongs to another file."
                )
            }
        }
    }

    private func checkLater() {
        queue.asyncAfter(deadline: .now() + .seconds(1)) { [weak self] in
            guard let self else { return }
            check()
            if state.withLock({ $0.error != nil }) { checkLater() }
        }
    }
}

extension DatabaseFile: TransactionObserver {
    func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool { false }
    func databaseDidChange(with event: DatabaseEvent) {}
    func databaseDidCommit(_ db: Database) {}
    func databaseDidRollback(_ db: Database) {}

    func databaseWillCommit() throws {
        // Only the database file: a commit should not wait for more. A file-system notification reports the loss of the log.
        check(includesLog: false)
        try throwIfLost()
    }
}

extension DatabaseFile.State {
    fileprivate mutating func presentError(includesLog: Bool = true) -> DatabaseFileError? {
        guard let file else { return error }
        switch FileIdentity.lookup(path) {
        case .missing: return .missing
        case .unknown: return error
        case .found(let found) where found != file: return .replaced
        case .found: return includesLog || error != nil ? presentErrorOfLog() : nil
        }
    }

    private mutating func presentErrorOfLog() -> DatabaseFileError? {
        guard hasLog else { return nil }
        switch (FileIdentity.lookup(path + "-wal"), log) {
        case (.found(let found), nil):
            log = found
            return nil
        case (.found(let found), let log?): return found == log ? nil : .replaced
        case (.missing, nil): return nil
        case (.missing, _?): return .missing
        case (.unknown, _): return error
        }
    }
}
