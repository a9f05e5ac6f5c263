import CSQLitePreupdate
import GRDB

/// SQLite's preupdate hook of a connection, which detects whether it has missed rows.
///
/// A connection has one such hook. If another library or a session of the app (https://sqlite.org/sessionintro.html) sets it, this object
/// misses rows. So the calls of the hook are counted, and compared with SQLite's own count of changes.
///
/// Invariants: all methods run on the thread that owns the connection, between `init` and `end`, which frees the hook.
final class PreupdateHook {
    private let hook: OpaquePointer
    private let connection: UnsafeMutableRawPointer

    /// SQLite's count at the last check.
    private var countedChanges: UInt32
    private var wroteOrdinaryTable = false
    private var wroteVirtualTable = false
    private var hasMissedRows = false

    static var isAvailable: Bool { evergreen_has_preupdate_hook() != 0 }

    /// The number of rows that the connection has changed, by SQLite's count.
    var totalChanges: UInt32 { evergreen_total_changes(connection) }

    init?(_ db: Database, context: UnsafeMutableRawPointer, callback: @escaping evergreen_preupdate_callback) {
        guard Self.isAvailable, let connection = db.sqliteConnection.map({ UnsafeMutableRawPointer($0) }),
            let hook = evergreen_hook_make(connection, callback, context)
        else { return nil }
        self.hook = hook
        self.connection = connection
        countedChanges = evergreen_total_changes(connection)
        // A truncation that was compiled before the hook was set would still bypass it.
        db.clearSchemaCache()
        // If it can't be registered, rows are missed, and the first commit with missed rows tries again.
        _ = evergreen_hook_register(hook)
    }

    /// Unregisters the hook. The connection may already be closed.
    func end() {
        evergreen_hook_end(hook)
    }

    /// Records what the next statement writes to, and checks the previous statements.
    ///
    /// Another hook can only be set between two statements. Comparing the counts of each statement detects it, although the hook is also
    /// called for rows that SQLite does not count: those that a `REPLACE` deletes.
    ///
    /// - Parameter isOrdinary: False for a virtual table, nil if unknown.
    func statementWillWrite(toOrdinaryTable isOrdinary: Bool?) {
        check()
        if isOrdinary == false {
            wroteVirtualTable = true
        } else {
            wroteOrdinaryTable = true
        }
    }

    /// Returns whether rows have changed without a call of the hook since the last call.
    func takeMissedRows() -> Bool {
        check()
        defer { hasMissedRows = false }
        if hasMissedRows {
            // The other hook may be gone by now.
            _ = evergreen_hook_register(hook)
        }
        return hasMissedRows
    }

    private func check() {
        let total = totalChanges
        let (counted, seen) = (total &- countedChanges, evergreen_hook_take_calls(hook))
        guard counted != 0 || seen != 0 else { return }
        // The rows of a virtual table are counted, but not seen; those of its shadow tables are seen.
        let isMissing = wroteVirtualTable ? wroteOrdinaryTable && seen == 0 : counted > seen
        hasMissedRows = hasMissedRows || isMissing
        countedChanges = total
        wroteOrdinaryTable = false
        wroteVirtualTable = false
    }
}
