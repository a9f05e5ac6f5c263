import GRDB

// GRDB gets the columns of a record, and notifies it of insertions and updates, through requirements of its protocols. Here they are
// implemented for all single-row records, regardless of the records' own declarations: `@_implements` names the requirement that a method
// implements. A declaration of the record with the same name implements the requirement of `SingleRowRecord`, which `@_nonoverride` makes a
// separate one, and is called from here. So neither a hand-written `encode(to:)` nor a callback can break the guarantee of the single row.

extension SingleRowRecord {
    /// The columns of the record, and the primary key.
    @_implements(EncodableRecord,encode(to:))
    public func _encodeSingleRow(to container: inout PersistenceContainer) throws {
        try encode(to: &container)
        container[SingleRowTable.primaryKey] = SingleRowTable.rowID
    }

    /// Inserts the record into a valid table: the insertion replaces its row.
    @_implements(MutablePersistableRecord,aroundInsert(_:insert:))
    public func _aroundInsertOfSingleRow(_ db: Database, insert: () throws -> InsertionSuccess) throws {
        _ = try Self.checkTable(db)
        try aroundInsert(db, insert: insert)
    }

    /// Updates the row of the table, inserting it first if it is missing, since an update without a row would fail.
    @_implements(MutablePersistableRecord,aroundUpdate(_:columns:update:))
    public func _aroundUpdateOfSingleRow(
        _ db: Database,
        columns: Set<String>,
        update: () throws -> PersistenceSuccess
    ) throws {
        if try Self.checkTable(db) { return try aroundUpdate(db, columns: columns, update: update) }
        try db.inSavepoint {
            try MissingRow(self, updating: columns).insert(db)
            try aroundUpdate(db, columns: columns, update: update)
            return .commit
        }
    }
}

/// The row to insert into an empty table before an update: the default record, with the updated columns already changed, because the table
/// may refuse their default values.
private struct MissingRow<Record: SingleRowRecord>: PersistableRecord {
    let columns: [(name: String, value: DatabaseValue)]

    static var databaseTableName: String { Record.databaseTableName }

    init(_ record: Record, updating columns: Set<String>) throws {
        let updated = Set(columns.map { $0.lowercased() })
        let changes = try record.databaseDictionary.filter { updated.contains($0.key.lowercased()) }
        self.columns = try Record.default.databaseDictionary
            .merging(changes) { $1 }
            .sorted { $0.key < $1.key }
            .map { ($0.key, $0.value) }
    }

    func encode(to container: inout PersistenceContainer) {
        for (name, value) in columns { container[name] = value }
    }
}
