import CSQLitePreupdate
import GRDB

/// SQLite's preupdate hook of a connection. It knows whether it was told of all rows.
///
/// A connection has one such hook. If another library or a session of the app (https://sqlite.org/sessionintro.html) has
/// it, it stays theirs, and this object misses rows. So the rows that the hook was called for are counted, and compared
/// with SQLite's own count.
///
/// Invariants: all methods run on the thread that owns the connection, between `init` and `end`, which frees the hook.
final class PreupdateHook {
    private let hook: OpaquePointer
    private let connection: UnsafeMutableRawPointer

    /// What SQLite had counted at the last check.
    private var countedChanges: UInt32
    private var wroteOrdinaryTable = false
    private var wroteVirtualTable = false
    private var hasMissedRows = false

    static var isAvailable: Bool { evergreen_has_preupdate_hook() != 0 }

    /// How many rows the connection has changed, by SQLite's count.
    var totalChanges: UInt32 { evergreen_total_changes(connection) }

    init?(_ db: Database, context: UnsafeMutableRawPointer, callback: @escaping evergreen_preupdate_callback) {
        guard Self.isAvailable, let connection = db.sqliteConnection.map({ UnsafeMutableRawPointer($0) }),
            let hook = evergreen_hook_make(connection, callback, context)
        else { return nil }
        self.hook = hook
        self.connection = connection
        countedChanges = evergreen_total_changes(connection)
        // A truncation that was compiled before the hook was set would still be one.
        db.clearSchemaCache()
        // If it can't be registered, rows are missed, and the first commit that misses some tries again.
        _ = evergreen_hook_register(hook)
    }

    /// The connection may have been closed meanwhile.
    func end() {
        evergreen_hook_end(hook)
    }

    /// Notes what the next statement writes to, and checks the statements before it.
    ///
    /// Another hook can only come between two statements. To compare the counts of each is to find it, although the hook
    /// is called for more rows than SQLite counts: for those that a `REPLACE` deletes, too.
    ///
    /// - Parameter isOrdinary: False for a virtual table, nil if it is not known.
    func statementWillWrite(toOrdinaryTable isOrdinary: Bool?) {
        check()
        if isOrdinary == false {
            wroteVirtualTable = true
        } else {
            wroteOrdinaryTable = true
        }
    }

    /// Whether rows were changed of which the hook was not told since the last time.
    func takeMissedRows() -> Bool {
        check()
        defer { hasMissedRows = false }
        if hasMissedRows {
            // The other hook may be gone.
            _ = evergreen_hook_register(hook)
        }
        return hasMissedRows
    }

    private func check() {
        let total = totalChanges
        let (counted, seen) = (total &- countedChanges, evergreen_hook_take_calls(hook))
        guard counted != 0 || seen != 0 else { return }
        // The rows of a virtual table are counted, and not seen; those of the tables behind it are.
        let isMissing = wroteVirtualTable ? wroteOrdinaryTable && seen == 0 : counted > seen
        hasMissedRows = hasMissedRows || isMissing
        countedChanges = total
        wroteOrdinaryTable = false
        wroteVirtualTable = false
    }
}
