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
    private struct TableRecord {
        var inserted = false
        var deleted = false
        var changedColumns: UInt64 = 0
        var columnCount: CInt = 0
        var rowIDs: Set<Int64> = []
    }

    /// Whether a registration holds a reference.
    private var isInstalled = false
    private var tables: [String: TableRecord] = [:]

    /// The table of the latest row, kept out of the dictionary: bulk writes stay in one table.
    private var latest = TableRecord()
    private var latestName: [CChar] = [0]

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

    /// Does nothing if it is not installed: whoever watched may have gone before the writer was free to install it.
    func uninstall(from db: Database) {
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
        if strcmp(table, latestName) != 0 {
            flush()
            latestName = Array(UnsafeBufferPointer(start: table, count: strlen(table) + 1))
            latest = tables.removeValue(forKey: name(latestName)) ?? TableRecord()
        }
        // SQLITE_DELETE is 9, SQLITE_INSERT is 18, SQLITE_UPDATE is 23.
        switch operation {
        case 18:
            latest.inserted = true
            latest.rowIDs.insert(newRowID)
        case 9:
            latest.deleted = true
            latest.rowIDs.insert(oldRowID)
        default:
            var columnCount: CInt = 0
            latest.changedColumns |= evergreen_changed_columns(connection, &columnCount)
            latest.columnCount = columnCount
            latest.rowIDs.insert(oldRowID)
            if newRowID != oldRowID {
                // To change the row id is to change the key, which may be a column of any name.
                latest.changedColumns = .max
                latest.rowIDs.insert(newRowID)
            }
        }
    }

    private func name(_ characters: [CChar]) -> String {
        String(decoding: characters.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    private func flush() {
        if latest.inserted || latest.deleted || !latest.rowIDs.isEmpty {
            tables[name(latestName)] = latest
        }
        latest = TableRecord()
        latestName = [0]
    }

    /// Forgets what was recorded, when the transaction is rolled back.
    func reset() {
        latest = TableRecord()
        latestName = [0]
        tables.removeAll()
    }

    /// Adds what was recorded, and forgets it.
    func takeChanges(into changes: inout CommittedChanges, _ db: Database) {
        flush()
        for (name, record) in tables {
            var table = CommittedChanges.Table()
            table.rowIDs = record.rowIDs
            if record.inserted { table.kinds.append(.insert(tableName: name)) }
            if record.deleted { table.kinds.append(.delete(tableName: name)) }
            if record.changedColumns != 0 {
                guard let columns = columns(of: record, in: name, db) else {
                    changes.everything = true
                    continue
                }
                table.kinds.append(.update(tableName: name, columnNames: columns))
            }
            if !table.kinds.isEmpty {
                changes.tables[name.lowercased()] = table
            }
        }
        tables.removeAll(keepingCapacity: true)
    }

    /// The names of the changed columns, or nil if the schema can't be read.
    private func columns(of record: TableRecord, in table: String, _ db: Database) -> Set<String>? {
        guard let columns = try? db.columns(in: table).map(\.name) else { return nil }
        guard record.changedColumns != .max, columns.count == Int(record.columnCount) else { return Set(columns) }
        return Set(columns.indices.filter { record.changedColumns & (1 << UInt64($0)) != 0 }.map { columns[$0] })
    }
}
