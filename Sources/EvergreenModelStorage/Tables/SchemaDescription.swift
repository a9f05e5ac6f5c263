/// The description of the tables of a schema version.
struct SchemaDescription: Codable, Hashable, Sendable {
    var version: Schema.Version
    var tables: [TableDescription]
    var relationships: [RelationshipDescription]

    func table(_ name: String) -> TableDescription? {
        tables.first { $0.name.lowercased() == name.lowercased() }
    }

    /// Whether this description contains all tables of another one.
    func contains(_ other: SchemaDescription) -> Bool {
        other.tables.allSatisfy { table($0.name) == $0 }
            && other.relationships.allSatisfy { relationships.contains($0) }
    }

    /// Whether the classes of another description can be read from these tables. Indexes and unique constraints only matter for writes.
    func isReadable(as other: SchemaDescription) -> Bool {
        other.relationships.allSatisfy { $0.isStored(in: self) }
            && other.tables.allSatisfy { wanted in
                wanted.columns.allSatisfy { column in
                    guard let present = table(wanted.name)?.column(column.name) else { return false }
                    return present.type == column.type && present.valueType == column.valueType
                        && (present.isRequired || !column.isRequired)
                }
            }
    }
}

extension SchemaDescription {
    init(_ entities: [Schema.Entity], version: Schema.Version) {
        self.version = version
        tables = entities.map { TableDescription($0) }
        relationships = []
        for entity in entities {
            for property in entity.allProperties {
                guard let end = property.relationship, let destination = end.destination else { continue }
                if case .joinTable(let table) = end.storage, self.table(table.name) == nil {
                    tables.append(TableDescription(table, from: entity, to: destination))
                    relationships.append(RelationshipDescription(property, end, entity, destination))
                } else if case .column = end.storage {
                    relationships.append(RelationshipDescription(property, end, entity, destination))
                }
            }
        }
    }
}

/// The storage of a relationship's pairs, from the perspective of the side that stores them.
struct RelationshipDescription: Codable, Hashable, Sendable {
    /// One side: the table of the class, and the property, if there is one.
    struct End: Codable, Hashable, Sendable {
        var table: String
        var primaryKey: String
        var property: String?
        var originalName: String?
        var isRequired: Bool

        /// Whether this side corresponds to a side in another version.
        func isSame(as previous: End) -> Bool {
            guard table.lowercased() == previous.table.lowercased(), let name = previous.property, let property else {
                return false
            }
            return originalName == name || property == name
        }
    }

    enum Storage: Codable, Hashable, Sendable {
        /// A column of the own table has the key of the other row.
        case column(String)
        /// A separate table has both keys.
        case joinTable(String, ownColumn: String, otherColumn: String)
    }

    var own: End
    var other: End
    var storage: Storage

    init(
        _ property: Schema.Property,
        _ end: Schema.RelationshipEnd,
        _ entity: Schema.Entity,
        _ destination: Schema.Entity
    ) {
        func side(_ entity: Schema.Entity, _ property: Schema.Property?) -> End {
            let isVisible = property?.isHidden == false
            return End(
                table: entity.tableName,
                primaryKey: entity.primaryKeyColumn,
                property: isVisible ? property?.name : nil,
                originalName: isVisible ? property?.relationship?.options.originalName : nil,
                isRequired: property?.relationship?.access.isRequired ?? false
            )
        }
        own = side(entity, property)
        other = side(destination, end.inverse)
        storage =
            switch end.storage {
            case .joinTable(let table):
                .joinTable(table.name, ownColumn: table.ownColumn, otherColumn: table.otherColumn)
            case .column(let column): .column(column)
            // Only the side that stores the pairs is described.
            case .inverse: .column("")
            }
    }
}
