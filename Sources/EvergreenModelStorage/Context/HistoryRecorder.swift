import GRDB

/// Records the changes of a save in one store, and adds them to the history in the same transaction.
struct HistoryRecorder {
    let store: ModelStore
    private let author: String?
    private var changes = HistoryChanges()
    private var reach: DeletionReach?

    /// The preserved values of deleted rows, by entity and row.
    private var values: [ObjectIdentifier: [Int64: [(attribute: String, value: DatabaseValue)]]] = [:]

    /// Nil for a store that keeps no history.
    init?(_ store: ModelStore, author: String?, _ db: Database) throws {
        if try !HistoryTable.exists(db) {
            guard author != nil || store.keepsHistory else { return nil }
            try HistoryTable.create(db)
        }
        self.store = store
        self.author = author
    }

    // MARK: Changes

    /// Records rows before they are deleted, with the values to preserve.
    mutating func willDelete(_ reach: DeletionReach, _ db: Database) throws {
        self.reach = reach
        for rows in reach.deleted + reach.cascading { try keepValues(of: rows, db) }
        for rows in reach.deleted {
            for row in rows.rows { changes.delete(row, rows.entity) }
        }
    }

    private mutating func keepValues(of rows: DeletionReach.Rows, _ db: Database) throws {
        let columns = rows.entity.preservedColumns
        guard !columns.isEmpty else { return }
        let key = rows.entity.primaryKeyColumn.quotedDatabaseIdentifier
        let sql = """
            SELECT \(key), \(columns.map(\.column.quotedDatabaseIdentifier).joined(separator: ", ")) \
            FROM \(rows.entity.tableName.quotedDatabaseIdentifier) WHERE \(key) IN (SELECT value FROM json_each(?))
            """
        let found = try Row.fetchCursor(db.cachedStatement(sql: sql), arguments: [rows.rows.jsonArray])
        while let row = try found.next() {
            values[ObjectIdentifier(rows.entity), default: [:]][row[0]] = zip(columns, row.databaseValues.dropFirst())
                .map { ($0.property.name, $1) }
        }
    }

    /// Records a deleted row, with its previous values.
    mutating func didDelete(_ row: Int64, _ entity: Schema.Entity, _ columns: [String], _ stored: [DatabaseValue]) {
        changes.delete(row, entity)
        values[ObjectIdentifier(entity), default: [:]][row] = entity.preservedColumns.compactMap { property, column in
            columns.firstIndex { $0.lowercased() == column.lowercased() }.map { (property.name, stored[$0]) }
        }
    }

    mutating func didInsert(_ row: Int64, _ entity: Schema.Entity) { changes.insert(row, entity) }

    mutating func didUpdate(_ row: Int64, _ entity: Schema.Entity, _ properties: some Sequence<Int>) {
        changes.update(row, entity, properties)
    }

    // MARK: Writing

    /// Adds a transaction with the changes, if there are any.
    mutating func write(_ db: Database) throws {
        if let reach {
            // The foreign keys of an existing table may differ from the class's delete rules.
            for rows in reach.cascading {
                for row in try rows.rows.subtracting(rows.existing(db)) { changes.delete(row, rows.entity) }
            }
            for (rows, property) in reach.unrelated {
                for row in try rows.existing(db) { changes.update(row, rows.entity, [property.index]) }
            }
        }
        let records = changes.records
        guard !records.isEmpty else { return }
        let number = try HistoryTable.insert(records, author: author, db)
        for entity in store.entities {
            guard let values = values[ObjectIdentifier(entity)] else { continue }
            for row in changes.deletedRows(of: entity) {
                for (attribute, value) in values[row] ?? [] {
                    try db.cachedStatement(sql: "INSERT INTO evergreen_history_value VALUES (?, ?, ?, ?, ?)")
                        .execute(arguments: [number, entity.name, row, attribute, value])
                }
            }
        }
    }
}

extension ModelStore {
    /// Whether the next save starts a history, if there is none.
    var keepsHistory: Bool {
        configuration.keepsHistory || entities.contains { !$0.preservedColumns.isEmpty }
    }
}
