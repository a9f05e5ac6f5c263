extension Schema {
    /// How a property that holds a value is stored. See the macro `@Attribute`.
    public struct Attribute: SchemaProperty {
        /// What to do with the values of an attribute.
        public struct Option: Hashable, Sendable {
            enum Kind: Hashable, Sendable {
                case unique
                case ephemeral
                case externalStorage
                case preserveValueOnDeletion
                case codable
            }

            let kind: Kind

            /// No two rows have the same value. An insert of a value that exists updates the row that has it.
            public static var unique: Option { Option(kind: .unique) }

            /// The value is large: it is left in the store until the property is read, and is read for one instance alone.
            ///
            /// It stays in its column, so that it is part of transactions, backups and queries. Properties of type `Data`,
            /// `String` and their optionals are left out of fetches; for other types the option changes nothing.
            public static var externalStorage: Option { Option(kind: .externalStorage) }

            /// The property is observed, but not stored: it has no column.
            public static var ephemeral: Option { Option(kind: .ephemeral) }

            /// The history keeps the value when a model is deleted: see ``DefaultHistoryDelete/tombstone``.
            ///
            /// The store keeps a history then, whatever its configuration says.
            public static var preserveValueOnDeletion: Option { Option(kind: .preserveValueOnDeletion) }

            /// The value is stored as what it encodes. This is so without the option, too, for all types of an app that are
            /// `Codable`: it says that predicates and orders don't look into the value.
            public static var codable: Option { Option(kind: .codable) }

            /// Not there: there is no Spotlight that would index the value.
            @available(*, unavailable, message: "There is no Spotlight: leave the option out")
            public static var spotlight: Option { Option(kind: .ephemeral) }

            /// Not there: there is no CloudKit that would encrypt the value.
            @available(
                *,
                unavailable,
                message: "There is no CloudKit: leave the option out, and encrypt what the file must not show"
            )
            public static var allowsCloudEncryption: Option { Option(kind: .ephemeral) }

            /// Not there: the type of the property says how it is stored.
            @available(
                *,
                unavailable,
                message:
                    "Value transformers are not supported: make the type of the property Codable, or store what it is made of"
            )
            public static func transformable(by transformer: Any) -> Option { Option(kind: .ephemeral) }
        }

        /// The name of the property; empty for a description outside of a class.
        public internal(set) var name = ""

        /// Whether the value may be nil; false for a description outside of a class.
        public internal(set) var isOptional = false

        /// The type of the values; `Any` for a description outside of a class.
        public internal(set) var valueType: any Any.Type = Any.self

        /// The options of `@Attribute`.
        public let options: [Option]

        /// The name that the property had in an earlier version of the schema.
        public let originalName: String?

        /// Part of the version's hash: another modifier makes another version of an equal property.
        public let hashModifier: String?

        /// Makes the description of an attribute.
        public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
            self.options = options
            self.originalName = originalName
            self.hashModifier = hashModifier
        }

        /// Whether no two rows have the same value.
        public var isUnique: Bool { options.contains(.unique) }

        /// Whether the value is left in the store until it is read.
        public var isStoredExternally: Bool { options.contains(.externalStorage) }

        /// Whether the history keeps the value when a model is deleted.
        public var preservesValueOnDeletion: Bool { options.contains(.preserveValueOnDeletion) }

        /// Whether the property has no column.
        public var isEphemeral: Bool { options.contains(.ephemeral) }
    }
}
