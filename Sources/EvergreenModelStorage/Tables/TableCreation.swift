import GRDB

/// Creates the tables of entities.
struct TableCreation {
    let entities: [Schema.Entity]

    /// Creates the tables that do not exist.
    func createMissingTables(_ db: Database) throws {
        for entity in entities where try !db.tableExists(entity.tableName) {
            try db.execute(sql: sql(of: entity))
            for (name, sql) in indexes(of: entity)
            where try !db.indexes(on: entity.tableName).contains(where: { $0.name == name }) {
                try db.execute(sql: sql)
            }
        }
        for (name, sql) in joinTables() where try !db.tableExists(name) {
            try db.execute(sql: sql)
        }
    }

    /// The statement that creates the table of an entity.
    func sql(of entity: Schema.Entity) -> String {
        var lines = ["\(entity.primaryKeyColumn.quotedDatabaseIdentifier) INTEGER PRIMARY KEY AUTOINCREMENT"]
        for (property, column) in entity.columns {
            lines.append(definition(of: property, column))
        }
        for constraint in entity.constraints where constraint.kind == .unique {
            lines.append("UNIQUE (\(columnList(constraint.properties, entity)))")
        }
        return
            "CREATE TABLE \(entity.tableName.quotedDatabaseIdentifier) (\n    \(lines.joined(separator: ",\n    "))\n)"
    }

    private func definition(of property: Schema.Property, _ column: String) -> String {
        var words = [column.quotedDatabaseIdentifier]
        switch property.kind {
        case .attribute(let attribute):
            words.append(attribute.access.columnType)
            if property.isRequired { words.append("NOT NULL") }
            if attribute.attribute.isUnique { words.append("UNIQUE") }
        case .relationship(let end):
            words.append("INTEGER")
            if end.access.isRequired { words.append("NOT NULL") }
            let isOneToOne = end.inverse?.relationship.map { !$0.access.isToMany } ?? false
            if isOneToOne || end.options.options.contains(.unique) { words.append("UNIQUE") }
            // The rule of the other side says what happens to this row when the row that it refers to is deleted.
            let rule = end.inverse?.relationship?.options.deleteRule ?? .nullify
            if let destination = end.destination, rule != .noAction {
                words.append("REFERENCES \(destination.tableName.quotedDatabaseIdentifier)")
                words.append("(\(destination.primaryKeyColumn.quotedDatabaseIdentifier))")
                words.append(Self.onDelete(rule))
            }
        }
        return words.joined(separator: " ")
    }

    private static func onDelete(_ rule: Schema.Relationship.DeleteRule) -> String {
        switch rule {
        case .cascade: "ON DELETE CASCADE"
        case .deny: "ON DELETE RESTRICT"
        case .nullify: "ON DELETE SET NULL"
        case .noAction: ""
        }
    }

    private func columnList(_ properties: [Int], _ entity: Schema.Entity) -> String {
        properties.compactMap { entity.properties[$0].column?.quotedDatabaseIdentifier }.joined(separator: ", ")
    }

    /// The indexes of an entity, by name: those that it declares, and one for each foreign key.
    func indexes(of entity: Schema.Entity) -> [(name: String, sql: String)] {
        let declared = entity.constraints.filter { $0.kind == .index }.map(\.properties)
        let foreignKeys = entity.properties.filter { $0.relationship?.column != nil }.map { [$0.index] }
        return (declared + foreignKeys).map { properties in
            let columns = properties.compactMap { entity.properties[$0].column }
            let name = "\(entity.tableName)_on_\(columns.joined(separator: "_"))"
            let list = columnList(properties, entity)
            let table = entity.tableName.quotedDatabaseIdentifier
            return (name, "CREATE INDEX \(name.quotedDatabaseIdentifier) ON \(table) (\(list))")
        }
    }

    /// The tables of many-to-many relationships.
    func joinTables() -> [(name: String, sql: String)] {
        var tables: [(String, String)] = []
        for entity in entities {
            for property in entity.properties {
                guard let end = property.relationship, case .joinTable(let table) = end.storage,
                    let destination = end.destination, !tables.contains(where: { $0.0 == table.name })
                else { continue }
                func column(_ name: String, _ entity: Schema.Entity) -> String {
                    "\(name.quotedDatabaseIdentifier) INTEGER NOT NULL REFERENCES "
                        + "\(entity.tableName.quotedDatabaseIdentifier) "
                        + "(\(entity.primaryKeyColumn.quotedDatabaseIdentifier)) ON DELETE CASCADE"
                }
                let (own, other) = (
                    table.ownColumn.quotedDatabaseIdentifier, table.otherColumn.quotedDatabaseIdentifier
                )
                tables.append(
                    (
                        table.name,
                        """
                        CREATE TABLE \(table.name.quotedDatabaseIdentifier) (
                            \(column(table.ownColumn, entity)),
                            \(column(table.otherColumn, destination)),
                            PRIMARY KEY (\(own), \(other)),
                            UNIQUE (\(other), \(own))
                        )
                        """
                    )
                )
            }
        }
        return tables
    }
}
