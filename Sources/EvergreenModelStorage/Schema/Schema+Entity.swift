import GRDB

extension Schema {
    /// A model class and its table.
    ///
    /// `@unchecked Sendable`: immutable, except for the inverses and hidden relationships that `SchemaBuilder` sets before the schema is
    /// visible to other code.
    public final class Entity: @unchecked Sendable {
        /// The name of the class.
        public let name: String

        /// The model class.
        public let type: any PersistentModel.Type

        /// The name of the table.
        public let tableName: String

        /// The column of the integer primary key.
        public let primaryKeyColumn: String

        /// The properties, in the order of their declaration. The position of a property is its index. They are followed by the hidden
        /// relationships: undeclared to-one relationships, which serve as inverses of other classes' to-many relationships without one.
        package internal(set) var allProperties: [Property]

        /// The unique constraints and indexes of several columns.
        let constraints: [(kind: Constraint.Kind, properties: [Int])]

        private let indexes: [AnyKeyPath: Int]

        init(_ type: any PersistentModel.Type) throws {
            self.type = type
            name = type._typeName
            tableName = type.databaseTableName
            primaryKeyColumn = type.databasePrimaryKeyColumn
            let metadata = type.schemaMetadata
            allProperties = metadata.enumerated().map { Property($1, index: $0, of: type) }
            let indexes = Dictionary(
                metadata.enumerated().map { ($1.keyPath, $0) },
                uniquingKeysWith: { first, _ in first }
            )
            self.indexes = indexes
            let name = name
            constraints = try type._schemaConstraints.map { constraint in
                let positions = try constraint.keyPaths.map { keyPath in
                    guard let index = indexes[keyPath] else {
                        throw ModelError.invalidSchema(
                            "\(name) has a constraint or index of \(keyPath), which is not a stored property of it. "
                                + "Use key paths of its own properties."
                        )
                    }
                    return index
                }
                return (constraint.kind, positions)
            }
        }

        /// Returns the property at a key path of the class; nil if it is not stored.
        package func property(at keyPath: AnyKeyPath) -> Property? {
            indexes[keyPath].map { allProperties[$0] }
        }

        /// The attributes and relationships, in the order of their declaration.
        public var properties: [any SchemaProperty] {
            allProperties.compactMap { property in
                switch property.kind {
                case .attribute(let column): column.attribute
                case .relationship(let end): property.isHidden ? nil : end.options
                }
            }
        }

        /// The attributes and relationships that are stored.
        public var storedProperties: [any SchemaProperty] { properties.filter { !$0.isTransient } }

        /// The attributes and relationships that are stored, by name.
        public var storedPropertiesByName: [String: any SchemaProperty] {
            Dictionary(storedProperties.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        }

        /// The attributes, in the order of their declaration.
        public var attributes: [Attribute] { allProperties.compactMap { $0.attribute?.attribute } }

        /// The relationships, in the order of their declaration.
        public var relationships: [Relationship] {
            allProperties.filter { !$0.isHidden }.compactMap { $0.relationship?.options }
        }

        /// The names of the properties of each unique constraint.
        public var uniquenessConstraints: [[String]] {
            attributes.filter(\.isUnique).map { [$0.name] } + names(of: .unique)
        }

        /// The names of the properties of each index that the class declares.
        public var indices: [[String]] { names(of: .index) }

        private func names(of kind: Constraint.Kind) -> [[String]] {
            constraints.filter { $0.kind == kind }.map { $0.properties.map { allProperties[$0].name } }
        }

        /// The attributes by name.
        public var attributesByName: [String: Attribute] {
            var attributes: [String: Attribute] = [:]
            for property in allProperties {
                if case .attribute(let column) = property.kind { attributes[property.name] = column.attribute }
            }
            return attributes
        }

        /// The relationships by name.
        public var relationshipsByName: [String: Relationship] {
            var relationships: [String: Relationship] = [:]
            for property in allProperties where !property.isHidden {
                if let relationship = property.relationship { relationships[property.name] = relationship.options }
            }
            return relationships
        }

        /// The properties with a column of the table: attributes, and to-one relationships that store the key.
        package var columns: [(property: Property, column: String)] {
            allProperties.compactMap { property in property.column.map { (property, $0) } }
        }
    }
}
