import GRDB

/// Records what a save changes in one store, and adds it to the history in the same transaction.
struct HistoryRecorder {
    private let store: ModelStore
    private let author: String?
    private var changes = HistoryChanges()

    /// The values to keep of deleted rows, by entity and row.
    private var values: [ObjectIdentifier: [Int64: [(attribute: String, value: DatabaseValue)]]] = [:]

    /// The rows that foreign keys delete with others.
    private var cascading: [Rows] = []

    /// The rows that foreign keys, or the loss of a link, change with the deletion of others.
    private var unrelated: [(rows: Rows, property: Schema.Property)] = []

    private struct Rows {
        let entity: Schema.Entity
        let rows: Set<Int64>
    }

    /// Nil for a store that keeps no history.
    init?(_ store: ModelStore, author: String?, _ db: Database) throws {
        if try !HistoryTable.exists(db) {
            guard author != nil || store.keepsHistory else { return nil }
            try HistoryTable.create(db)
        }
        self.store = store
        self.author = author
    }

    // MARK: Deletions

    /// Looks for what the deletion of rows deletes and changes, too, before it does.
    mutating func willDelete(_ models: [any PersistentModel], _ db: Database) throws {
        var deleted: [ObjectIdentifier: Set<Int64>] = [:]
        for model in models {
            guard let entity = model._$model.batch?.entity, !model._$model.isDeleted else { continue }
            deleted[ObjectIdentifier(entity), default: []].insert(model._$model.rowID)
            changes.delete(model._$model.rowID, entity)
        }
        var level = store.entities.compactMap { entity in
            deleted[ObjectIdentifier(entity)].map { Rows(entity: entity, rows: $0) }
        }
        while !level.isEmpty {
            for rows in level { try keepValues(of: rows, db) }
            var next: [Rows] = []
            for rows in level {
                for property in rows.entity.allProperties {
                    let found = try related(to: rows, property, db)
                    guard let found, let inverse = property.relationship?.inverse else { continue }
                    guard property.cascades else {
                        unrelated.append((found, inverse))
                        continue
                    }
                    let key = ObjectIdentifier(found.entity)
                    let more = found.rows.subtracting(deleted[key] ?? [])
                    guard !more.isEmpty else { continue }
                    deleted[key, default: []].formUnion(more)
                    next.append(Rows(entity: found.entity, rows: more))
                }
            }
            cascading += next
            level = next
        }
    }

    /// The rows that a relationship leads to, if the deletion of its owners is a change of them.
    private func related(to owners: Rows, _ property: Schema.Property, _ db: Database) throws -> Rows? {
        guard let end = property.relationship, let destination = end.destination, end.inverse != nil else { return nil }
        let sql: String
        switch end.storage {
        case .column: return nil
        case .inverse:
            guard end.options.deleteRule != .noAction, let column = end.inverse?.column else { return nil }
            sql = """
                SELECT \(destination.primaryKeyColumn.quotedDatabaseIdentifier) \
                FROM \(destination.tableName.quotedDatabaseIdentifier) \
                WHERE \(column.quotedDatabaseIdentifier) IN (SELECT value FROM json_each(?))
                """
        case .joinTable(let table):
            sql = """
                SELECT \(table.otherColumn.quotedDatabaseIdentifier) FROM \(table.name.quotedDatabaseIdentifier) \
                WHERE \(table.ownColumn.quotedDatabaseIdentifier) IN (SELECT value FROM json_each(?))
                """
        }
        let rows = try Set(Int64.fetchCursor(db.cachedStatement(sql: sql), arguments: [owners.rows.jsonArray]))
        return rows.isEmpty ? nil : Rows(entity: destination, rows: rows)
    }

    private mutating func keepValues(of rows: Rows, _ db: Database) throws {
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

    // MARK: Other changes

    mutating func didInsert(_ row: Int64, _ entity: Schema.Entity) { changes.insert(row, entity) }

    mutating func didUpdate(_ row: Int64, _ entity: Schema.Entity, _ properties: some Sequence<Int>) {
        changes.update(row, entity, properties)
    }

    // MARK: Writing

    /// Adds a transaction with the changes, if there are any.
    mutating func write(_ db: Database) throws {
        // The foreign keys of a table that the class was put over may say something else than the class.
        for rows in cascading {
            for row in try rows.rows.subtracting(existing(rows, db)) { changes.delete(row, rows.entity) }
        }
        for (rows, property) in unrelated {
            for row in try existing(rows, db) { changes.update(row, rows.entity, [property.index]) }
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

    private func existing(_ rows: Rows, _ db: Database) throws -> Set<Int64> {
        let key = rows.entity.primaryKeyColumn.quotedDatabaseIdentifier
        let sql = """
            SELECT \(key) FROM \(rows.entity.tableName.quotedDatabaseIdentifier) \
            WHERE \(key) IN (SELECT value FROM json_each(?))
            """
        return try Set(Int64.fetchCursor(db.cachedStatement(sql: sql), arguments: [rows.rows.jsonArray]))
    }
}

extension Schema.Property {
    /// Whether the deletion of a model deletes those that the relationship leads to.
    fileprivate var cascades: Bool {
        guard let end = relationship, end.storage == .inverse else { return false }
        return end.options.deleteRule == .cascade
    }
}

extension ModelStore {
    /// Whether a history is begun with the next save, if there is none.
    var keepsHistory: Bool {
        configuration.keepsHistory || entities.contains { !$0.preservedColumns.isEmpty }
    }
}
