/// Collects the entities of a schema, and connects the two sides of each relationship.
struct SchemaBuilder {
    private var entities: [Schema.Entity] = []
    private var seen: Set<ObjectIdentifier> = []
    private var fault: ModelError?

    /// Adds a class, and the classes of its relationships.
    mutating func add(_ type: any PersistentModel.Type) {
        guard seen.insert(ObjectIdentifier(type)).inserted else { return }
        do {
            let entity = try Schema.Entity(type)
            entities.append(entity)
            for property in entity.allProperties {
                if let relationship = property.relationship { add(relationship.access.relatedType) }
            }
        } catch {
            fail(error)
        }
    }

    private mutating func fail(_ error: any Error) {
        if fault == nil { fault = error as? ModelError ?? .invalidSchema("\(error)") }
    }

    mutating func finish() -> ([Schema.Entity], ModelError?) {
        do {
            try checkNames()
            for entity in entities {
                for property in entity.allProperties { try setDestination(of: property, in: entity) }
            }
            for entity in entities {
                for property in entity.allProperties where !property.isHidden {
                    try setInverse(of: property, in: entity)
                }
            }
            for entity in entities {
                for property in entity.allProperties where !property.isHidden {
                    try setStorage(of: property, in: entity)
                }
            }
            try checkColumns()
        } catch {
            fail(error)
        }
        return (entities, fault)
    }

    private func checkNames() throws {
        for (index, entity) in entities.enumerated() {
            let table = entity.tableName.lowercased()
            if table.isEmpty || table.hasPrefix("sqlite_") || table == SchemaRecord.tableName {
                throw ModelError.invalidSchema(
                    "\(entity.name) can't have the table \"\(entity.tableName)\": the name is reserved. Give it another "
                        + "databaseTableName."
                )
            }
            for other in entities[..<index] {
                if other.name == entity.name {
                    throw ModelError.invalidSchema(
                        "The schema has two classes named \(entity.name). Rename one of them."
                    )
                }
                if other.tableName.lowercased() == entity.tableName.lowercased() {
                    throw ModelError.invalidSchema(
                        "\(other.name) and \(entity.name) have the same table, \(entity.tableName). "
                            + "Give one of them another databaseTableName."
                    )
                }
            }
        }
    }

    private func setDestination(of property: Schema.Property, in entity: Schema.Entity) throws {
        guard let relationship = property.relationship else { return }
        relationship.destination = entities.first { $0.type == relationship.access.relatedType }
    }

    /// Sets the inverse: declared on either side, or the only property of the destination that can be.
    private func setInverse(of property: Schema.Property, in entity: Schema.Entity) throws {
        guard let end = property.relationship, end.inverse == nil, let destination = end.destination else { return }
        if let keyPath = end.options.inverse {
            guard let inverse = destination.property(at: keyPath), let other = inverse.relationship,
                other.destination === entity
            else {
                throw ModelError.invalidSchema(
                    "The inverse of \(entity.name).\(property.name) has to be a relationship of \(destination.name) "
                        + "that leads back to \(entity.name)."
                )
            }
            try connect(property, in: entity, with: inverse, in: destination)
            return
        }
        let declared = destination.allProperties.filter { candidate in
            candidate.relationship?.destination === entity
                && candidate.relationship?.options.inverse == property.keyPath
                && property.keyPath != nil
        }
        if let inverse = declared.first {
            try connect(property, in: entity, with: inverse, in: destination)
            return
        }
        /// The candidates: neither side declares another inverse.
        func candidates(of entity: Schema.Entity, leadingTo other: Schema.Entity) -> [Schema.Property] {
            entity.allProperties.filter { candidate in
                guard let end = candidate.relationship, !candidate.isHidden else { return false }
                let isNamedByAnother = other.allProperties.contains {
                    $0.relationship?.options.inverse != nil && $0.relationship?.options.inverse == candidate.keyPath
                }
                return end.destination === other && end.options.inverse == nil && !isNamedByAnother
            }
        }
        // For a relationship from a class to itself, the two sides can't be distinguished.
        guard destination !== entity else { return }
        let own = candidates(of: entity, leadingTo: destination)
        let others = candidates(of: destination, leadingTo: entity)
        if own.count == 1, others.count == 1 {
            try connect(property, in: entity, with: others[0], in: destination)
        }
    }

    private func connect(
        _ property: Schema.Property,
        in entity: Schema.Entity,
        with inverse: Schema.Property,
        in destination: Schema.Entity
    ) throws {
        guard let end = property.relationship, let other = inverse.relationship else { return }
        if let present = other.inverse, present !== property {
            throw ModelError.invalidSchema(
                "\(destination.name).\(inverse.name) can't be the inverse of both \(entity.name).\(property.name) and "
                    + "\(present.name). Declare the inverse of each relationship."
            )
        }
        end.inverse = inverse
        other.inverse = property
    }

    private func setStorage(of property: Schema.Property, in entity: Schema.Entity) throws {
        guard let end = property.relationship, let destination = end.destination else { return }
        let inverse = end.inverse?.relationship
        switch (end.access.isToMany, inverse?.access.isToMany) {
        case (false, nil), (false, true):
            end.storage = .column(Self.column(of: property, in: entity))
        case (false, false):
            // One to one: the key is stored by the required side, or by the first one in the order of the schema.
            guard end.storage == .inverse, inverse?.column == nil else { return }
            let otherIsRequired = inverse?.access.isRequired == true
            if end.access.isRequired || !otherIsRequired {
                end.storage = .column(Self.column(of: property, in: entity))
            }
        case (true, false):
            end.storage = .inverse
        case (true, nil):
            addHiddenInverse(of: property, end, in: entity, destination)
        case (true, true):
            guard end.storage == .inverse else { return }
            setJoinTable(property, end, in: entity, destination)
        }
    }

    private static func column(of property: Schema.Property, in entity: Schema.Entity) -> String {
        entity.type.databaseColumn(for: property.name) ?? property.name + "Id"
    }

    /// Adds an inverse to a to-many relationship that declares none: a to-one relationship without a property.
    private func addHiddenInverse(
        of property: Schema.Property,
        _ end: Schema.RelationshipEnd,
        in entity: Schema.Entity,
        _ destination: Schema.Entity
    ) {
        func makeAccess<Model: PersistentModel>(_: Model.Type) -> any RelationshipAccess { HiddenRelationship<Model>() }
        let hidden = Schema.RelationshipEnd(options: Schema.Relationship(), access: makeAccess(entity.type))
        hidden.destination = entity
        hidden.inverse = property
        let taken = Set(destination.allProperties.compactMap { $0.column?.lowercased() })
        let short = entity.tableName + "Id"
        let name = taken.contains(short.lowercased()) ? entity.tableName + property.name.capitalizedFirst + "Id" : short
        hidden.storage = .column(name)
        let inverse = Schema.Property(hidden: name, index: destination.allProperties.count, hidden)
        destination.allProperties.append(inverse)
        end.inverse = inverse
        end.storage = .inverse
    }

    private func setJoinTable(
        _ property: Schema.Property,
        _ end: Schema.RelationshipEnd,
        in entity: Schema.Entity,
        _ destination: Schema.Entity
    ) {
        guard let inverse = end.inverse, let other = inverse.relationship else { return }
        var name = "\(entity.tableName)_\(destination.tableName)"
        if entities.contains(where: { $0.tableName.lowercased() == name.lowercased() }) || isJoinTable(name) {
            name = "\(entity.tableName)_\(property.name)"
        }
        let isOfOneClass = entity === destination
        let own = isOfOneClass ? inverse.name + "Id" : entity.tableName + "Id"
        let related = isOfOneClass ? property.name + "Id" : destination.tableName + "Id"
        end.storage = .joinTable(.init(name: name, ownColumn: own, otherColumn: related))
        if other !== end {
            other.storage = .joinTable(.init(name: name, ownColumn: related, otherColumn: own))
        }
    }

    private func isJoinTable(_ name: String) -> Bool {
        entities.flatMap(\.allProperties).contains {
            if case .joinTable(let table) = $0.relationship?.storage { table.name == name } else { false }
        }
    }

    private func checkColumns() throws {
        for entity in entities {
            for constraint in entity.constraints {
                for property in constraint.properties.map({ entity.allProperties[$0] }) where property.column == nil {
                    throw ModelError.invalidSchema(
                        "\(entity.name) has a unique constraint or index of \(entity.name).\(property.name), which has no column "
                            + "of its table. Leave it out."
                    )
                }
            }
            var names: Set<String> = [entity.primaryKeyColumn.lowercased()]
            for (property, column) in entity.columns where !names.insert(column.lowercased()).inserted {
                throw ModelError.invalidSchema(
                    "\(entity.name).\(property.name) is stored in the column \(column), which the table \(entity.tableName) "
                        + "has already. Rename the property, or implement databaseColumn(for:)."
                )
            }
        }
    }
}

extension String {
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
