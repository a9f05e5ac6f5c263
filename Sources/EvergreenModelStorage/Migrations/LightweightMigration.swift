import GRDB

/// Migrates the tables of one version of a schema to another, within a transaction that does not enforce foreign keys.
///
/// Only current and previous tables and columns of the model classes are altered. Other tables, columns, views and triggers are kept.
struct LightweightMigration {
    /// The schema of the file.
    let previous: SchemaDescription
    let target: PlannedVersion

    /// The tables of classes that a plan removes, in lowercase. Without a plan, the table of a removed class is kept: another program may
    /// use it.
    let abandonedTables: Set<String>

    init(from previous: SchemaDescription, to step: MigrationPath.Step) {
        self.previous = previous
        target = step.target
        let kept = Set(step.target.description.tables.map { $0.name.lowercased() })
        abandonedTables = Set((step.previous?.description.tables ?? []).map { $0.name.lowercased() }).subtracting(kept)
    }

    /// Migrates, and returns the resulting description of the file.
    func run(_ db: Database) throws -> SchemaDescription {
        let relationships = RelationshipMigration(from: previous, to: target.description)
        try relationships.collectPairs(db)
        var plans: [TablePlan] = []
        for table in target.description.tables where table.primaryKey != nil {
            if let plan = try plan(table, relationships, db) { plans.append(plan) }
        }
        for index in plans.indices { try ColumnRenames(plans[index], previous).run(db, &plans[index]) }
        try dropIndexes(db)
        for plan in plans {
            if plan.needsRebuild {
                try TableRebuild(plan: plan, version: target).run(db)
            } else {
                try addColumns(plan, db)
            }
        }
        try dropTables(relationships, db)
        try changeJoinTables(relationships, db)
        try createMissingTables(db)
        try relationships.fillJoinTables(db)
        try createMissingIndexes(db)
        try relationships.dropPairs(db)
        return result()
    }

    private func plan(_ table: TableDescription, _ relationships: RelationshipMigration, _ db: Database) throws
        -> TablePlan?
    {
        guard let existing = try ExistingTable(table.name, db) else { return nil }
        let previous = previous.table(table.name)
        // During a migration the key has its previous name.
        var expected = table
        expected.primaryKey = previous?.primaryKey ?? table.primaryKey
        try existing.requireModelTable(expected)
        let entity = target.entity(ofTable: table.name)
        return TablePlan(
            table,
            previous: previous,
            existing: existing,
            relationships: relationships,
            columnOfProperty: { entity?.type.databaseColumn(for: $0) }
        )
    }

    // MARK: Columns

    private func addColumns(_ plan: TablePlan, _ db: Database) throws {
        let table = plan.table.name
        for column in plan.columns where column.isNew {
            try db.execute(sql: "ALTER TABLE \(table.sqlName) ADD COLUMN \(column.column.sql)")
            guard column.column.defaultValue == nil, let property = target.property(table, column.column.name),
                let value = try DefaultFunction(property)
            else { continue }
            value.add(to: db)
            defer { value.remove(from: db) }
            try db.execute(sql: "UPDATE \(table.sqlName) SET \(column.column.name.sqlName) = \(value.call)")
        }
    }

    // MARK: Tables

    private func dropTables(_ relationships: RelationshipMigration, _ db: Database) throws {
        let present = Set(target.description.tables.map { $0.name.lowercased() })
        for table in previous.tables where table.primaryKey == nil {
            // The table of a many-to-many relationship is dropped with the property, unless none of its classes is known here.
            let name = table.name.lowercased()
            let isKnown = table.columns.contains { column in
                column.reference.map { present.contains($0.table.lowercased()) } ?? false
            }
            guard !relationships.keptTables.contains(name), isKnown || abandonedTables.contains(name) else { continue }
            try db.execute(sql: "DROP TABLE \(table.name.sqlName)")
        }
        for table in previous.tables where table.primaryKey != nil && abandonedTables.contains(table.name.lowercased())
        {
            try db.execute(sql: "DROP TABLE \(table.name.sqlName)")
        }
    }

    /// Changes the table of a many-to-many relationship whose columns or references differ, but whose rows are kept.
    private func changeJoinTables(_ relationships: RelationshipMigration, _ db: Database) throws {
        for table in target.description.tables where relationships.keptTables.contains(table.name.lowercased()) {
            guard let present = previous.table(table.name), Set(present.columns) != Set(table.columns) else { continue }
            let columns = table.columns.map(\.name).sqlNames
            var made = table
            made.name = "evergreen_new_\(table.name)"
            try db.execute(sql: made.sql)
            try db.execute(
                sql: """
                    INSERT INTO \(made.name.sqlName) (\(columns)) SELECT \(columns) FROM \(table.name.sqlName) \
                    ORDER BY rowid
                    """
            )
            try db.replaceTable(table.name, with: made.name)
        }
    }

    private func createMissingTables(_ db: Database) throws {
        for table in target.description.tables where try ExistingTable(table.name, db) == nil {
            var table = table
            for index in table.columns.indices {
                guard let reference = table.columns[index].reference else { continue }
                // A class mapped to an existing table may have another name for its key.
                let parent = try ExistingTable(reference.table, db)
                if let parent, parent.column(reference.column) == nil, let key = parent.integerPrimaryKey {
                    table.columns[index].reference?.column = key
                }
            }
            try db.execute(sql: table.sql)
        }
    }

    // MARK: Indexes

    /// Drops the indexes that the earlier version created and the later one does not declare.
    private func dropIndexes(_ db: Database) throws {
        for table in previous.tables {
            guard let target = target.description.table(table.name) else { continue }
            for index in table.indexes where !target.indexes.contains(index) {
                try db.execute(sql: "DROP INDEX IF EXISTS \(index.name.sqlName)")
            }
            let unique = target.uniqueColumns
            for columns in table.uniqueColumns where !unique.contains(columns) {
                try db.execute(sql: "DROP INDEX IF EXISTS \(table.uniqueIndexName(columns).sqlName)")
            }
        }
    }

    /// Creates missing indexes. An index of the same columns with another name suffices.
    private func createMissingIndexes(_ db: Database) throws {
        for table in target.description.tables {
            let present = try db.indexes(on: table.name)
            func isIndexed(_ columns: [String], isUnique: Bool) -> Bool {
                present.contains { index in
                    (!isUnique || index.isUnique)
                        && index.columns.map { $0.lowercased() } == columns.map { $0.lowercased() }
                }
            }
            for index in table.indexes where !isIndexed(index.columns, isUnique: false) {
                try db.execute(sql: table.sql(of: index))
            }
            let key = try ExistingTable(table.name, db)?.integerPrimaryKey?.lowercased()
            for columns in table.uniqueColumns
            where !isIndexed(columns, isUnique: true) && columns.map({ $0.lowercased() }) != [key] {
                // An existing table of the app, which is not rebuilt for a constraint.
                do {
                    let name = table.uniqueIndexName(columns).sqlName
                    try db.execute(
                        sql: "CREATE UNIQUE INDEX \(name) ON \(table.name.sqlName) (\(columns.sqlNames))"
                    )
                } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
                    let expressions = columns.map(\.sqlName)
                    throw try MigrationFault.duplicates(expressions, columns, table, in: table.name, error, db)
                }
            }
        }
    }

    // MARK: Result

    /// The later version, and the tables of classes that it does not know.
    private func result() -> SchemaDescription {
        var description = target.description
        let others = previous.tables.filter { table in
            let references = table.columns.compactMap(\.reference?.table)
            return description.table(table.name) == nil && !abandonedTables.contains(table.name.lowercased())
                && (table.primaryKey != nil || references.allSatisfy { description.table($0) == nil })
        }
        description.tables += others
        description.relationships += previous.relationships.filter { relationship in
            others.contains { $0.name == relationship.storedTable }
        }
        return description
    }
}

extension TableDescription {
    /// The columns of each unique constraint.
    var uniqueColumns: [[String]] { columns.filter(\.isUnique).map { [$0.name] } + uniqueConstraints }

    /// The name of the index that an existing table of the app gets for a unique constraint.
    func uniqueIndexName(_ columns: [String]) -> String { "\(name)_on_\(columns.joined(separator: "_"))_unique" }
}
