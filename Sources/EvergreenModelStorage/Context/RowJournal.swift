import GRDB
import OrderedCollections

/// The rows that a transaction changes in one store, with their values before and after it.
///
/// Rows are recorded before they are written. ``finish(_:)`` reads their final values, and removes unchanged rows.
struct RowJournal {
    /// A row of a table of a class.
    struct Row {
        let entity: Schema.Entity
        let row: Int64
        /// The values of ``columns(of:)``; nil if the row does not exist.
        var before: [DatabaseValue]?
        var after: [DatabaseValue]?
    }

    /// A pair of a many-to-many relationship.
    struct Link: Hashable {
        /// The table, from the perspective of the entity whose column comes first.
        let table: String
        let columns: [String]
        let rows: [Int64]
        let entities: [ObjectIdentifier]
    }

    private struct Key: Hashable {
        let entity: ObjectIdentifier
        let row: Int64
    }

    private var noted: OrderedDictionary<Key, Row> = [:]
    private var linked: OrderedDictionary<Link, (before: Bool, after: Bool)> = [:]
    private var columnNames: [ObjectIdentifier: [String]] = [:]

    /// The rows in the order in which they were recorded.
    var rows: [Row] { Array(noted.values) }

    /// The pairs, and whether each existed before and after.
    var links: [(link: Link, before: Bool, after: Bool)] { linked.map { ($0.key, $0.value.before, $0.value.after) } }

    var isEmpty: Bool { noted.isEmpty && linked.isEmpty }

    /// The columns of a table without the primary key, including those without a property.
    func columns(of entity: Schema.Entity) -> [String] { columnNames[ObjectIdentifier(entity)] ?? [] }

    // MARK: Noting

    /// Records rows that may be about to change.
    mutating func willChange(_ rows: some Sequence<Int64>, _ entity: Schema.Entity, _ db: Database) throws {
        let id = ObjectIdentifier(entity)
        let unknown = Set(rows.filter { noted[Key(entity: id, row: $0)] == nil })
        guard !unknown.isEmpty else { return }
        let found = try values(of: unknown, entity, db)
        for row in unknown.sorted() {
            noted[Key(entity: id, row: row)] = Row(entity: entity, row: row, before: found[row])
        }
    }

    /// Records a row that has just been inserted.
    mutating func didInsert(_ row: Int64, _ entity: Schema.Entity, _ db: Database) throws {
        try readColumns(of: entity, db)
        let key = Key(entity: ObjectIdentifier(entity), row: row)
        if noted[key] == nil { noted[key] = Row(entity: entity, row: row) }
    }

    /// Records the rows that a deletion is about to delete and change.
    mutating func willDelete(_ reach: DeletionReach, _ db: Database) throws {
        for rows in reach.deleted + reach.cascading {
            try willChange(rows.rows, rows.entity, db)
            for property in rows.entity.allProperties { try noteLinks(of: rows, property, db) }
        }
        for (rows, _) in reach.unrelated { try willChange(rows.rows, rows.entity, db) }
    }

    private mutating func noteLinks(of owners: DeletionReach.Rows, _ property: Schema.Property, _ db: Database) throws {
        guard case .joinTable(let table) = property.relationship?.storage else { return }
        let (own, other) = (table.ownColumn.quotedDatabaseIdentifier, table.otherColumn.quotedDatabaseIdentifier)
        let sql = """
            SELECT \(own), \(other) FROM \(table.name.quotedDatabaseIdentifier) \
            WHERE \(own) IN (SELECT value FROM json_each(?)) ORDER BY rowid
            """
        for pair in try GRDB.Row.fetchAll(db.cachedStatement(sql: sql), arguments: [owners.rows.jsonArray]) {
            guard let link = Link(property, of: owners.entity, pair[0], pair[1]) else { continue }
            if linked[link] == nil { linked[link] = (true, true) }
        }
    }

    /// Records a pair that was just added or removed.
    mutating func didChange(_ link: Link, isAdded: Bool) {
        linked[link] = (linked[link]?.before ?? !isAdded, isAdded)
    }

    // MARK: Reading

    private mutating func readColumns(of entity: Schema.Entity, _ db: Database) throws {
        guard columnNames[ObjectIdentifier(entity)] == nil else { return }
        let key = entity.primaryKeyColumn.lowercased()
        columnNames[ObjectIdentifier(entity)] = try db.columns(in: entity.tableName).map(\.name)
            .filter { $0.lowercased() != key }
    }

    /// The values of the rows that exist.
    mutating func values(of rows: Set<Int64>, _ entity: Schema.Entity, _ db: Database) throws
        -> [Int64: [DatabaseValue]]
    {
        try readColumns(of: entity, db)
        let key = entity.primaryKeyColumn.quotedDatabaseIdentifier
        let selection = ([key] + columns(of: entity).map(\.quotedDatabaseIdentifier)).joined(separator: ", ")
        let sql = """
            SELECT \(selection) FROM \(entity.tableName.quotedDatabaseIdentifier) \
            WHERE \(key) IN (SELECT value FROM json_each(?))
            """
        var values: [Int64: [DatabaseValue]] = [:]
        let found = try GRDB.Row.fetchCursor(db.cachedStatement(sql: sql), arguments: [rows.jsonArray])
        while let row = try found.next() { values[row[0]] = Array(row.databaseValues.dropFirst()) }
        return values
    }

    /// Reads the values of the rows after the transaction.
    mutating func finish(_ db: Database) throws {
        for (id, keys) in Dictionary(grouping: noted.keys, by: \.entity) {
            guard let entity = keys.first.flatMap({ noted[$0]?.entity }) else { continue }
            let found = try values(of: Set(keys.map(\.row)), entity, db)
            for key in keys where key.entity == id { noted[key]?.after = found[key.row] }
        }
        noted.removeAll { $0.value.before == $0.value.after }
        for link in linked.keys {
            let exists = try link.exists(db)
            linked[link]?.after = exists
        }
        linked.removeAll { $0.value.before == $0.value.after }
    }
}

extension RowJournal.Link {
    /// Nil if the property is not a many-to-many relationship.
    init?(_ property: Schema.Property, of entity: Schema.Entity, _ own: Int64, _ other: Int64) {
        guard let end = property.relationship, case .joinTable(let table) = end.storage,
            let destination = end.destination
        else { return nil }
        let sides = [
            (table.ownColumn, own, ObjectIdentifier(entity)), (table.otherColumn, other, ObjectIdentifier(destination)),
        ].sorted { $0.0 < $1.0 }
        self.init(table: table.name, columns: sides.map(\.0), rows: sides.map(\.1), entities: sides.map(\.2))
    }

    func exists(_ db: Database) throws -> Bool {
        let condition = columns.map { "\($0.quotedDatabaseIdentifier) = ?" }.joined(separator: " AND ")
        let sql = "SELECT EXISTS (SELECT 1 FROM \(table.quotedDatabaseIdentifier) WHERE \(condition))"
        return try Bool.fetchOne(db.cachedStatement(sql: sql), arguments: StatementArguments(rows)) ?? false
    }
}
