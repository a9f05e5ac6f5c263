import Foundation
import GRDB

/// The changes of the current transaction in one table.
///
/// The object is reused after the transaction, with the names that it has looked up: the next one will most likely change the same columns
/// of the same table.
final class TableChanges {
    var didInsert = false
    var didDelete = false

    /// One bit for each changed column. All bits if the columns are not known.
    var changedColumns: UInt64 = 0

    /// The number of columns of the table when its rows were updated.
    var columnCount = 0
    var rowIDs = RowIDs()

    /// For a table without row ids.
    var keyedRows: KeyedRows?

    private let characters: [CChar]
    private let name: String
    private let lowercaseName: String
    private let keyColumns: [CInt]?
    private let hasGeneratedColumns: Bool
    private var columns: [String]?
    private var latestKinds: (signature: Signature, kinds: EventKinds)?

    private struct Signature: Equatable {
        var didInsert: Bool
        var didDelete: Bool
        var changedColumns: UInt64
        var columnCount: Int
    }

    /// - Parameter name: A null-terminated name, as provided by SQLite.
    init(_ name: UnsafePointer<CChar>, _ traits: TableTraits) {
        characters = Array(UnsafeBufferPointer(start: name, count: strlen(name) + 1))
        self.name = String(cString: name)
        lowercaseName = self.name.lowercased()
        keyColumns = traits.keyColumns[self.name]
        hasGeneratedColumns = traits.tablesWithGeneratedColumns.contains(self.name)
        keyedRows = keyColumns.map { KeyedRows(columns: $0) }
    }

    func isOf(_ name: UnsafePointer<CChar>) -> Bool {
        strcmp(name, characters) == 0
    }

    var isEmpty: Bool { rowIDs.list.isEmpty && !rowIDs.areTooMany }

    func reset() {
        didInsert = false
        didDelete = false
        changedColumns = 0
        rowIDs = RowIDs()
        if let keyColumns { keyedRows = KeyedRows(columns: keyColumns) }
    }

    /// Adds the changes to others, and resets this object.
    func take(into changes: inout CommittedChanges, _ db: Database) {
        defer { reset() }
        guard let kinds = kinds(db) else {
            // The schema can't be read.
            changes.everything = true
            return
        }
        // Rows updated with identical values are not changed.
        guard !kinds.list.isEmpty else { return }
        // Another connection may have created a table without row ids, unknown to the hook.
        let areRowIDs = keyedRows == nil && !(rowIDs.list.contains(0) && TableTraits.hasNoRowIDs(name, db))
        changes.tables.append(
            .init(name: lowercaseName, kinds: kinds, rowIDs: areRowIDs ? rowIDs : nil, keyedRows: keyedRows)
        )
    }

    private func kinds(_ db: Database) -> EventKinds? {
        let signature = Signature(
            didInsert: didInsert,
            didDelete: didDelete,
            changedColumns: changedColumns,
            columnCount: changedColumns == 0 ? 0 : columnCount
        )
        if let latestKinds, latestKinds.signature == signature { return latestKinds.kinds }
        var list: [DatabaseEventKind] = []
        if didInsert { list.append(.insert(tableName: name)) }
        if didDelete { list.append(.delete(tableName: name)) }
        if changedColumns != 0 {
            guard let columns = changedColumnNames(db) else { return nil }
            list.append(.update(tableName: name, columnNames: columns))
        }
        let kinds = EventKinds(list)
        latestKinds = (signature, kinds)
        return kinds
    }

    private func changedColumnNames(_ db: Database) -> Set<String>? {
        guard let columns = columns ?? (try? Self.columnNames(of: name, db)), !columns.isEmpty else { return nil }
        self.columns = columns
        guard changedColumns != .max, columns.count == columnCount, !hasGeneratedColumns else { return Set(columns) }
        return Set(columns.indices.filter { changedColumns & (1 << UInt64($0)) != 0 }.map { columns[$0] })
    }

    /// GRDB's own schema cache does not know what other connections have altered. And the table-valued function of the same name would look
    /// like a change of the schema.
    private static func columnNames(of table: String, _ db: Database) throws -> [String] {
        try Row.fetchAll(db, sql: "PRAGMA table_xinfo(\(table.quotedDatabaseIdentifier))")
            .filter { $0["hidden"] != 1 }
            .map { $0["name"] }
    }
}
