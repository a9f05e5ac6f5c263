extension Schema {
    /// The storage of a property that refers to other models. See the macro `@Relationship`.
    ///
    /// `@unchecked Sendable`: the key path is a literal of a property, which captures nothing; everything is immutable.
    public struct Relationship: SchemaProperty, @unchecked Sendable {
        /// The effect on related models when the model is deleted.
        public enum DeleteRule: String, Hashable, Codable, Sendable {
            /// No effect: they keep the key of the deleted row, which reads as no model. The column is not a foreign key.
            case noAction
            /// They no longer refer to the deleted model.
            case nullify
            /// They are deleted, too.
            case cascade
            /// The model can't be deleted while it has related models.
            case deny
        }

        /// An option of a relationship.
        public struct Option: Hashable, Sendable {
            enum Kind: Hashable, Sendable {
                case unique
            }

            let kind: Kind

            /// No two models refer to the same one.
            public static var unique: Option { Option(kind: .unique) }
        }

        /// The name of the property; empty for a description that belongs to no class.
        public internal(set) var name = ""

        /// Whether the related model may be nil; false for a description that belongs to no class.
        public internal(set) var isOptional = false

        /// Whether the relationship is to-many.
        public internal(set) var isToMany = false

        /// The type of the property; `Any` for a description that belongs to no class.
        public internal(set) var valueType: any Any.Type = Any.self

        /// Whether no two models refer to the same one.
        public var isUnique: Bool { options.contains(.unique) }

        /// Whether the relationship is to-one.
        public var isToOneRelationship: Bool { !isToMany }

        /// The options of `@Relationship`.
        public let options: [Option]

        /// The effect on related models when the model is deleted.
        public let deleteRule: DeleteRule

        /// The minimum number of related models. Checked when the context saves; zero and nil set no bound.
        public let minimumModelCount: Int?

        /// The maximum number of related models. Checked when the context saves; zero and nil set no bound.
        public let maximumModelCount: Int?

        /// The name that the property had in an earlier version of the schema.
        public let originalName: String?

        /// The inverse property of the related model.
        public let inverse: AnyKeyPath?

        /// Part of the version's hash: a different modifier makes an otherwise equal property a different version.
        public let hashModifier: String?

        /// Creates the description of a relationship.
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
