extension Schema {
    /// How a property that leads to other models is stored. See the macro `@Relationship`.
    ///
    /// `@unchecked Sendable`: the key path is a literal of a property, which captures nothing; all is immutable.
    public struct Relationship: SchemaProperty, @unchecked Sendable {
        /// What happens to the related models when the model is deleted.
        public enum DeleteRule: String, Hashable, Codable, Sendable {
            /// Nothing: they keep the key of a row that is gone, which reads as no model. The column is no foreign key.
            case noAction
            /// They no longer refer to the deleted model.
            case nullify
            /// They are deleted, too.
            case cascade
            /// The model can't be deleted as long as there are any.
            case deny
        }

        /// What else there is to say of a relationship.
        public struct Option: Hashable, Sendable {
            enum Kind: Hashable, Sendable {
                case unique
            }

            let kind: Kind

            /// No two models refer to the same one.
            public static var unique: Option { Option(kind: .unique) }
        }

        /// The name of the property; empty for a description outside of a class.
        public internal(set) var name = ""

        /// Whether there may be no related model; false for a description outside of a class.
        public internal(set) var isOptional = false

        /// Whether the relationship leads to any number of models.
        public internal(set) var isToMany = false

        /// The type of the property; `Any` for a description outside of a class.
        public internal(set) var valueType: any Any.Type = Any.self

        /// Whether no two models refer to the same one.
        public var isUnique: Bool { options.contains(.unique) }

        /// Whether the relationship leads to one model at most.
        public var isToOneRelationship: Bool { !isToMany }

        /// The options of `@Relationship`.
        public let options: [Option]

        /// What happens to the related models when the model is deleted.
        public let deleteRule: DeleteRule

        /// How many related models there are at least. Checked when the context saves; zero and nil are no bound.
        public let minimumModelCount: Int?

        /// How many related models there are at most. Checked when the context saves; zero and nil are no bound.
        public let maximumModelCount: Int?

        /// The name that the property had in an earlier version of the schema.
        public let originalName: String?

        /// The property of the related model that leads back.
        public let inverse: AnyKeyPath?

        /// Part of the version's hash: another modifier makes another version of an equal property.
        public let hashModifier: String?

        /// Makes the description of a relationship.
        public init(
            _ options: Option...,
            deleteRule: DeleteRule = .nullify,
            minimumModelCount: Int? = 0,
            maximumModelCount: Int? = 0,
            originalName: String? = nil,
            inverse: AnyKeyPath? = nil,
            hashModifier: String? = nil
        ) {
            self.options = options
            self.deleteRule = deleteRule
            self.minimumModelCount = minimumModelCount
            self.maximumModelCount = maximumModelCount
            self.originalName = originalName
            self.inverse = inverse
            self.hashModifier = hashModifier
        }
    }
}
