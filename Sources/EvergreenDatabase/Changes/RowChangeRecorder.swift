import CSQLitePreupdate
import Foundation
import GRDB

/// Records every row that a connection changes, from SQLite's preupdate hook.
///
/// The hook sees what SQLite's update hook does not: rows that a `REPLACE` deletes, tables without row
/// ids, statements run through the C interface. While it is set, SQLite does not truncate a table, but
/// deletes its rows one by one.
///
/// Invariants: all methods run on the thread that owns the connection. The registration retains the recorder until `uninstall`, so that the
/// C callback never gets a dangling context.
final class RowChangeRecorder {
    /// All tables that were ever changed, so that a transaction reuses the lookups of previous ones.
    private var tables: [TableChanges] = []

    /// The table of the latest row: bulk writes stay in one table.
    private var latest: TableChanges?

    private var traits = TableTraits()
    private(set) var hook: PreupdateHook?

    static var isAvailable: Bool { PreupdateHook.isAvailable }

    func install(in db: Database) {
        guard hook == nil else { return }
        traits = TableTraits(db)
        let context = Unmanaged.passRetained(self)
        hook = PreupdateHook(db, context: context.toOpaque()) {
            context,
            connection,
            operation,
            _,
            table,
            oldRowID,
            newRowID in
            guard let context, let connection, let table else { return }
            Unmanaged<RowChangeRecorder>.fromOpaque(context).takeUnretainedValue()
                .rowWillChange(connection, operation, table, oldRowID, newRowID)
        }
        if hook == nil { context.release() }
    }

    func uninstall() {
        guard let hook else { return }
        hook.end()
        self.hook = nil
        Unmanaged.passUnretained(self).release()
    }

    /// Discards recorded changes, and reads the required facts about the schema again.
    func schemaDidChange(_ db: Database) {
        traits = TableTraits(db)
        tables.removeAll()
        latest = nil
    }

    private func rowWillChange(
        _ connection: UnsafeMutableRawPointer,
        _ operation: CInt,
        _ table: UnsafePointer<CChar>,
        _ oldRowID: Int64,
        _ newRowID: Int64
    ) {
        let changes = changes(of: table)
        changes.keyedRows?.insertChangedRow(connection, operation)
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
                // Changing the row id changes the key, which may be a column of any name.
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
        let changes = TableChanges(table, traits)
        tables.append(changes)
        latest = changes
        return changes
    }

    /// Discards recorded changes, when the transaction is rolled back.
    func reset() {
        for table in tables { table.reset() }
        _ = hook?.takeMissedRows()
    }

    /// Adds the recorded changes to others, and resets the recorder.
    func takeChanges(into changes: inout CommittedChanges, _ db: Database) {
        if hook?.takeMissedRows() ?? Self.isAvailable {
            changes.everything = true
        }
        for table in tables where !table.isEmpty {
            table.take(into: &changes, db)
        }
    }
}
