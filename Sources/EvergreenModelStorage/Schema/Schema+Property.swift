extension Schema {
    /// A stored property of a model class.
    ///
    /// `@unchecked Sendable`: immutable, except for the values that ``SchemaBuilder`` sets before the schema is visible to other code; its
    /// closures and key paths capture nothing.
    package final class Property: @unchecked Sendable {
        package let name: String
        /// The index among the properties of the entity.
        package let index: Int
        package let keyPath: AnyKeyPath?
        /// The key path of the property through an optional model.
        let chainedKeyPath: AnyKeyPath?
        package internal(set) var kind: Kind
        /// Not declared by the class: the inverse of a to-many relationship that declares none.
        package let isHidden: Bool

        package enum Kind {
            case attribute(AttributeColumn)
            case relationship(RelationshipEnd)
        }

        init(_ metadata: PropertyMetadata, index: Int, of type: any PersistentModel.Type) {
            name = metadata.name
            self.index = index
            keyPath = metadata.keyPath
            chainedKeyPath = metadata.chainedKeyPath
            isHidden = false
            switch metadata.kind {
            case .attribute(let attribute, let access):
                let column = type.databaseColumn(for: metadata.name) ?? metadata.name
                var attribute = attribute
                attribute.name = metadata.name
                attribute.isOptional = access.isOptional
                attribute.valueType = access.valueType
                kind = .attribute(
                    AttributeColumn(attribute: attribute, access: access, name: attribute.isEphemeral ? nil : column)
                )
            case .relationship(var options, let access):
                options.name = metadata.name
                options.isOptional = !access.isToMany && !access.isRequired
                options.isToMany = access.isToMany
                options.valueType = access.valueType
                kind = .relationship(RelationshipEnd(options: options, access: access))
            }
        }

        init(hidden name: String, index: Int, _ end: RelationshipEnd) {
            self.name = name
            self.index = index
            keyPath = nil
            chainedKeyPath = nil
            isHidden = true
            kind = .relationship(end)
        }

        package var attribute: AttributeColumn? {
            if case .attribute(let attribute) = kind { attribute } else { nil }
        }

        package var relationship: RelationshipEnd? {
            if case .relationship(let relationship) = kind { relationship } else { nil }
        }

        /// The column of the entity's own table; nil if the property has none.
        package var column: String? {
            switch kind {
            case .attribute(let attribute): attribute.name
            case .relationship(let relationship): relationship.column
            }
        }

        /// Whether the value is not fetched until it is read.
        package var isStoredExternally: Bool { attribute?.attribute.isStoredExternally == true }

        /// Whether the column is `NOT NULL`.
        package var isRequired: Bool {
            switch kind {
            case .attribute(let attribute): !attribute.access.isOptional
            case .relationship(let relationship): relationship.access.isRequired
            }
        }
    }

    /// A property that holds a value.
    package struct AttributeColumn {
        package let attribute: Attribute
        package let access: any AttributeAccess
        /// The column; nil if the attribute is ephemeral.
        package let name: String?
    }

    /// One side of a relationship.
    package final class RelationshipEnd {
        package let options: Relationship
        package let access: any RelationshipAccess

        /// The related entity. Nil before ``SchemaBuilder`` has finished, and after the schema is released, which breaks the reference
        /// cycles of entities.
        package internal(set) var destination: Entity?

        /// The inverse property of the destination.
        package internal(set) var inverse: Property?

        /// Where the relationship is stored.
        package internal(set) var storage = RelationshipStorage.inverse

        init(options: Relationship, access: any RelationshipAccess) {
            self.options = options
            self.access = access
        }

        /// The column of the own table that stores the key of the related row; nil if it is stored elsewhere.
        package var column: String? {
            if case .column(let name) = storage { name } else { nil }
        }
    }

    /// The storage of a relationship.
    package enum RelationshipStorage: Equatable {
        /// In a column of the own table, which contains the primary key of the related row.
        case column(String)
        /// In the column of the inverse, in the table of the destination.
        case inverse
        /// In a separate table: one row with both keys for each pair of rows.
        case joinTable(JoinTable)
    }

    /// The table of a many-to-many relationship, from the perspective of one side.
    package struct JoinTable: Equatable {
        package let name: String
        /// The column with the key of the own row.
        package let ownColumn: String
        /// The column with the key of the related row.
        package let otherColumn: String
    }
}
