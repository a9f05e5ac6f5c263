import GRDB

/// The rows that a deletion also deletes and changes, through the foreign keys of their relationships. Determined before the deletion.
struct DeletionReach {
    /// Rows of one entity.
    struct Rows {
        let entity: Schema.Entity
        let rows: Set<Int64>
    }

    /// The rows to delete.
    private(set) var deleted: [Rows] = []

    /// The rows that are deleted with them, if the foreign keys of the tables match the classes.
    private(set) var cascading: [Rows] = []

    /// The rows that lose a related row, with the relationship.
    private(set) var unrelated: [(rows: Rows, property: Schema.Property)] = []

    init(_ deletions: [(entity: Schema.Entity, row: Int64)], in store: ModelStore, _ db: Database) throws {
        var known: [ObjectIdentifier: Set<Int64>] = [:]
        for (entity, row) in deletions { known[ObjectIdentifier(entity), default: []].insert(row) }
        deleted = store.entities.compactMap { entity in
            known[ObjectIdentifier(entity)].map { Rows(entity: entity, rows: $0) }
        }
        var level = deleted
        while !level.isEmpty {
            var next: [Rows] = []
            for rows in level {
                for property in rows.entity.allProperties {
                    let related = try Self.related(to: rows, property, db)
                    guard let related, let inverse = property.relationship?.inverse else { continue }
                    guard property.cascades else {
                        unrelated.append((related, inverse))
                        continue
                    }
                    let key = ObjectIdentifier(related.entity)
                    let more = related.rows.subtracting(known[key] ?? [])
                    guard !more.isEmpty else { continue }
                    known[key, default: []].formUnion(more)
                    next.append(Rows(entity: related.entity, rows: more))
                }
            }
            cascading += next
            level = next
        }
    }

    /// The rows that a relationship refers to, if deleting its owners changes them.
    private static func related(to owners: Rows, _ property: Schema.Property, _ db: Database) throws -> Rows? {
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
}

extension DeletionReach.Rows {
    /// The subset of the rows that exist.
    func existing(_ db: Database) throws -> Set<Int64> {
        let key = entity.primaryKeyColumn.quotedDatabaseIdentifier
        let sql = """
            SELECT \(key) FROM \(entity.tableName.quotedDatabaseIdentifier) \
            WHERE \(key) IN (SELECT value FROM json_each(?))
            """
        return try Set(Int64.fetchCursor(db.cachedStatement(sql: sql), arguments: [rows.jsonArray]))
    }
}

extension Schema.Property {
    /// Whether deleting a model deletes the related models.
    fileprivate var cascades: Bool {
        guard let end = relationship, end.storage == .inverse else { return false }
        return end.options.deleteRule == .cascade
    }
}
