import GRDB

extension TableDescription {
    /// The table of a class.
    init(_ entity: Schema.Entity) {
        name = entity.tableName
        self.entity = entity.name
        primaryKey = entity.primaryKeyColumn
        columns = entity.columns.map { ColumnDescription($0.property, $0.column) }
        func names(_ properties: [Int]) -> [String] { properties.compactMap { entity.allProperties[$0].column } }
        let declared = entity.constraints.map { (kind: $0.kind, columns: names($0.properties)) }
        uniqueConstraints = declared.filter { $0.kind == .unique && $0.columns.count > 1 }.map(\.columns).distinct
        // A constraint of a single column is part of the column's definition.
        for constraint in declared where constraint.kind == .unique && constraint.columns.count == 1 {
            for index in columns.indices where columns[index].name == constraint.columns[0] {
                columns[index].isUnique = true
            }
        }
        let foreignKeys = columns.filter { $0.reference != nil && !$0.isUnique }.map { [$0.name] }
        let indexed = declared.filter { $0.kind == .index && !$0.columns.isEmpty }.map(\.columns)
        let table = name
        // SQLite also uses a prefix of a multi-column index.
        let needed = foreignKeys.filter { key in !indexed.contains { $0.starts(with: key) } }
        indexes = (indexed + needed).distinct.map { columns in
            IndexDescription(name: "\(table)_on_\(columns.joined(separator: "_"))", columns: columns)
        }
    }

    /// The table of a many-to-many relationship.
    init(_ table: Schema.JoinTable, from entity: Schema.Entity, to destination: Schema.Entity) {
        name = table.name
        func column(_ name: String, _ entity: Schema.Entity) -> ColumnDescription {
            ColumnDescription(
                name: name,
                type: "INTEGER",
                isRequired: true,
                reference: ReferenceDescription(
                    table: entity.tableName,
                    column: entity.primaryKeyColumn,
                    onDelete: .cascade
                )
            )
        }
        columns = [column(table.ownColumn, entity), column(table.otherColumn, destination)]
        // The primary key serves lookups by one side, the index lookups by the other.
        indexes = [IndexDescription(name: "\(table.name)_on_\(table.otherColumn)", columns: [table.otherColumn])]
    }
}

extension ColumnDescription {
    init(_ property: Schema.Property, _ column: String) {
        name = column
        self.property = property.isHidden ? nil : property.name
        isRequired = property.isRequired
        switch property.kind {
        case .attribute(let attribute):
            type = attribute.access.columnType
            valueType = attribute.access.storedTypeName
            isUnique = attribute.attribute.isUnique
            defaultValue = attribute.access.constantDefault.map(\.sqlLiteral)
            originalName = attribute.attribute.originalName
            hashModifier = attribute.attribute.hashModifier
        case .relationship(let end):
            type = "INTEGER"
            let isOneToOne = end.inverse?.relationship.map { !$0.access.isToMany } ?? false
            isUnique = isOneToOne || end.options.options.contains(.unique)
            reference = ReferenceDescription(end)
            originalName = end.options.originalName
            hashModifier = end.options.hashModifier
        }
    }
}

extension ReferenceDescription {
    /// The delete rule of the inverse determines what happens to this row when the referenced row is deleted.
    init?(_ end: Schema.RelationshipEnd) {
        let rule = end.inverse?.relationship?.options.deleteRule ?? .nullify
        guard let destination = end.destination, rule != .noAction else { return nil }
        table = destination.tableName
        column = destination.primaryKeyColumn
        onDelete =
            switch rule {
            case .cascade: .cascade
            case .deny: .restrict
            // A reference that can't be nullified is kept, and with it the referenced row.
            case .nullify: end.access.isRequired ? .restrict : .setNull
            case .noAction: .none
            }
    }
}

extension AttributeAccess {
    /// The type name of the values, without `Optional`.
    var storedTypeName: String {
        let type = (valueType as? any AnyOptional.Type)?.wrappedType ?? valueType
        return String(describing: type)
    }
}

extension Array where Element: Equatable {
    /// The elements, each at its first position.
    var distinct: [Element] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}
