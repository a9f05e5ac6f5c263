import GRDB

/// The current tables of model classes in a file.
struct PresentSchema {
    /// The description recorded in the file, without anything that no longer exists, and with existing tables that classes are mapped to.
    let description: SchemaDescription

    /// Whether the file records a description.
    let isRecorded: Bool

    /// Whether the file has none of the tables of the classes.
    let isEmpty: Bool

    /// The existing tables that are not recorded and become tables of classes, in lowercase.
    let adopted: Set<String>

    init(_ path: MigrationPath, _ db: Database) throws {
        let recorded = try SchemaRecord.read(db)
        isRecorded = recorded != nil
        let target = path.target.description
        if let recorded, recorded.version > target.version {
            throw ModelError(
                .newerStore,
                "The file was written by the version \(recorded.version) of the schema, and this program knows those up to "
                    + "\(target.version). Nothing was changed. Open it with a later version of the program."
            )
        }
        var present = recorded ?? SchemaDescription(version: target.version, tables: [], relationships: [])
        if recorded == nil {
            try Self.requireNoOtherStore(db)
            let fitting = try path.version { try Self.fits($0, db) }
            present.version = fitting ?? target.version
        }
        present = try Self.restricted(present, db)
        // Existing tables without a record belong to the classes from now on.
        let wanted = target.tables.filter { present.table($0.name) == nil }
        var adopted: Set<String> = []
        for table in wanted {
            guard let existing = try ExistingTable(table.name, db) else { continue }
            try existing.requireModelTable(table)
            var found = table
            found.columns.removeAll { existing.column($0.name) == nil }
            found.uniqueConstraints.removeAll { !$0.allSatisfy { existing.column($0) != nil } }
            found.indexes = []
            present.tables.append(found)
            adopted.insert(table.name.lowercased())
        }
        for relationship in target.relationships where !present.relationships.contains(relationship) {
            let table = relationship.storedTable
            guard adopted.contains(table.lowercased()) else { continue }
            if relationship.isStored(in: present) { present.relationships.append(relationship) }
        }
        description = present
        self.adopted = adopted
        isEmpty = present.tables.isEmpty
    }

    /// Whether the tables match the classes.
    func isUpToDate(with path: MigrationPath) -> Bool {
        isRecorded && adopted.isEmpty && description.version == path.target.version
            && description.contains(path.target.description)
    }

    /// The recorded description, without tables and columns that no longer exist.
    private static func restricted(_ recorded: SchemaDescription, _ db: Database) throws -> SchemaDescription {
        var present = recorded
        present.tables = try recorded.tables.compactMap { table in
            guard let existing = try ExistingTable(table.name, db) else { return nil }
            try existing.requireModelTable(table)
            var table = table
            table.columns.removeAll { existing.column($0.name) == nil }
            table.uniqueConstraints.removeAll { !$0.allSatisfy { existing.column($0) != nil } }
            return table
        }
        let tables = present
        present.relationships.removeAll { !$0.isStored(in: tables) }
        return present
    }

    /// Whether a file without a record has the tables of a version.
    private static func fits(_ description: SchemaDescription, _ db: Database) throws -> Bool {
        try description.tables.allSatisfy { table in
            guard let existing = try ExistingTable(table.name, db) else { return false }
            return table.columns.allSatisfy { existing.column($0.name) != nil }
        }
    }

    /// A Core Data store is a SQLite database, too.
    private static func requireNoOtherStore(_ db: Database) throws {
        guard try db.tableExists("Z_METADATA"), try db.tableExists("Z_PRIMARYKEY") else { return }
        throw ModelError(
            .incompatibleStore,
            "The file is a store of Core Data or SwiftData, whose tables are not plain ones. Nothing was changed. Choose "
                + "another file, and import what the store has."
        )
    }
}

extension RelationshipDescription {
    /// The table in which the pairs are stored.
    var storedTable: String {
        switch storage {
        case .column: own.table
        case .joinTable(let name, _, _): name
        }
    }

    func isStored(in description: SchemaDescription) -> Bool {
        guard let table = description.table(storedTable) else { return false }
        return switch storage {
        case .column(let column): table.column(column) != nil
        case .joinTable(_, let own, let other): table.column(own) != nil && table.column(other) != nil
        }
    }
}
