import CSQLitePreupdate
import Foundation
import GRDB

/// Records every row that a connection changes, from SQLite's preupdate hook.
///
/// The hook sees what SQLite's update hook does not: rows that a `REPLACE` deletes, tables without row
/// ids, statements run through the C interface. While it is set, SQLite does not truncate a table, but
/// deletes its rows one by one.
///
/// Invariants: all methods run on the thread that owns the connection. The registration holds
/// a strong reference to the recorder, given back by `uninstall`, so that the C callback never meets
/// a dangling context.
final class RowChangeRecorder {
    /// The tables that were ever changed, so that a transaction finds what the ones before it have looked up.
    private var tables: [TableChanges] = []

    /// The table of the latest row: bulk writes stay in one table.
    private var latest: TableChanges?

    private var isInstalled = false

    static var isAvailable: Bool { evergreen_has_preupdate_hook() != 0 }

    func install(in db: Database) {
        guard Self.isAvailable, let connection = db.sqliteConnection else { return }
        // A truncation that was compiled before the hook was set would still be one.
        db.clearSchemaCache()
        isInstalled = true
        let context = Unmanaged.passRetained(self).toOpaque()
        _ = evergreen_preupdate_hook(
            UnsafeMutableRawPointer(connection),
            { context, connection, operation, _, table, oldRowID, newRowID in
                guard let context, let connection, let table else { return }
                Unmanaged<RowChangeRecorder>.fromOpaque(context).takeUnretainedValue()
                    .rowWillChange(connection, operation, table, oldRowID, newRowID)
            },
            context
        )
    }

    func uninstall(from db: Database) {
        // Whoever stopped watching before the writer had its turn was never installed.
        guard isInstalled, let connection = db.sqliteConnection else { return }
        isInstalled = false
        let mine = Unmanaged.passUnretained(self).toOpaque()
        let installed = evergreen_preupdate_hook(UnsafeMutableRawPointer(connection), nil, nil)
        if let installed, installed != mine {
            // A younger recorder has taken this one's place, and stays.
            Unmanaged<RowChangeRecorder>.fromOpaque(installed).takeUnretainedValue().install(in: db)
            Unmanaged<RowChangeRecorder>.fromOpaque(installed).release()
        }
        Unmanaged<RowChangeRecorder>.fromOpaque(mine).release()
    }

    private func rowWillChange(
        _ connection: UnsafeMutableRawPointer,
        _ operation: CInt,
        _ table: UnsafePointer<CChar>,
        _ oldRowID: Int64,
        _ newRowID: Int64
    ) {
        let changes = changes(of: table)
        // SQLITE_DELETE is 9, SQLITE_INSERT is 18, SQLITE_UPDATE is 23.
        switch operation {
        case 18:
            changes.didInsert = true
            changes.rowIDs.append(newRowID)
        case 9:
            changes.didDelete = true
            changes.rowIDs.append(oldRowID)
        default:
            var columnCount: CInt = 0
            changes.changedColumns |= evergreen_changed_columns(connection, &columnCount)
            changes.columnCount = Int(columnCount)
            changes.rowIDs.append(oldRowID)
            if newRowID != oldRowID {
                // To change the row id is to change the key, which may be a column of any name.
                changes.changedColumns = .max
                changes.rowIDs.append(newRowID)
            }
        }
    }

    private func changes(of table: UnsafePointer<CChar>) -> TableChanges {
        if let latest, latest.isOf(table) { return latest }
        if let known = tables.first(where: { $0.isOf(table) }) {
            latest = known
            return known
        }
        let changes = TableChanges(table)
        tables.append(changes)
        latest = changes
        return changes
    }

    /// Forgets what was recorded, when the transaction is rolled back.
    func reset() {
        for table in tables { table.reset() }
    }

    /// Forgets what is known of the schema.
    func forgetSchema() {
        tables.removeAll()
        latest = nil
    }

    /// Adds what was recorded, and forgets it.
    func takeChanges(into changes: inout CommittedChanges, _ db: Database) {
        for table in tables where !table.isEmpty {
            table.take(into: &changes, db)
        }
    }
}
