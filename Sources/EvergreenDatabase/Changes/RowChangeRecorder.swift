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

        /// For a table without row ids.
        var keyedRows: KeyedRows?
    }

    private var tables: [String: TableRecord] = [:]

    /// The table of the latest row, kept out of the dictionary: bulk writes stay in one table.
    private var latest = TableRecord()
    private var latestName: [CChar] = [0]

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

    /// Reads what has to be known of the schema again.
    func schemaDidChange(_ db: Database) {
        traits = TableTraits(db)
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
            let name = name(latestName)
            latest = tables.removeValue(forKey: name) ?? TableRecord()
            if latest.keyedRows == nil, let columns = traits.keyColumns[name] {
                latest.keyedRows = KeyedRows(columns: columns)
            }
        }
        latest.keyedRows?.insertChangedRow(connection, operation)
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
        _ = hook?.takeMissedRows()
    }

    /// Adds what was recorded, and forgets it.
    func takeChanges(into changes: inout CommittedChanges, _ db: Database) {
        flush()
        if hook?.takeMissedRows() ?? Self.isAvailable {
            changes.everything = true
        }
        for (name, record) in tables {
            var table = CommittedChanges.Table()
            if let rows = record.keyedRows {
                table.rowIDs = nil
                table.keyedRows = rows
            } else if record.rowIDs.contains(0), TableTraits.hasNoRowIDs(name, db) {
                // Another connection has made the table: the hook did not know of it.
                table.rowIDs = nil
                schemaDidChange(db)
            } else {
                table.rowIDs = record.rowIDs
            }
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
        guard record.changedColumns != .max, columns.count == Int(record.columnCount),
            !traits.tablesWithGeneratedColumns.contains(table)
        else { return Set(columns) }
        return Set(columns.indices.filter { record.changedColumns & (1 << UInt64($0)) != 0 }.map { columns[$0] })
    }
}
