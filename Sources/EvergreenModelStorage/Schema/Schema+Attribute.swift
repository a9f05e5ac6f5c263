extension Schema {
    /// The storage of a property that holds a value. See the macro `@Attribute`.
    public struct Attribute: SchemaProperty {
        /// An option of an attribute.
        public struct Option: Hashable, Sendable {
            enum Kind: Hashable, Sendable {
                case unique
                case ephemeral
                case externalStorage
                case preserveValueOnDeletion
                case codable
            }

            let kind: Kind

            /// No two rows have the same value. Inserting an existing value updates its row.
            public static var unique: Option { Option(kind: .unique) }

            /// The value is large: it is not fetched until the property is read, and then only for one instance.
            ///
            /// It stays in its column, so that it is part of transactions, backups and queries. Properties of type `Data`, `String` and
            /// their optionals are omitted from fetches; for other types the option has no effect.
            public static var externalStorage: Option { Option(kind: .externalStorage) }

            /// The property is observed, but not stored: it has no column.
            public static var ephemeral: Option { Option(kind: .ephemeral) }

            /// The history preserves the value when a model is deleted: see ``DefaultHistoryDelete/tombstone``.
            ///
            /// The store then keeps a history, regardless of its configuration.
            public static var preserveValueOnDeletion: Option { Option(kind: .preserveValueOnDeletion) }

            /// The value is stored in its encoded form. All `Codable` types of an app are stored like this even without the option, which
            /// documents that predicates and orders don't read parts of the value.
            public static var codable: Option { Option(kind: .codable) }

            /// Not available: there is no Spotlight to index the value.
            @available(*, unavailable, message: "There is no Spotlight: leave the option out")
            public static var spotlight: Option { Option(kind: .ephemeral) }

            /// Not available: there is no CloudKit to encrypt the value.
            @available(
                *,
                unavailable,
                message: "There is no CloudKit: leave the option out, and encrypt what the file must not show"
            )
            public static var allowsCloudEncryption: Option { Option(kind: .ephemeral) }

            /// Not available: the type of the property determines its storage.
            @available(
                *,
                unavailable,
                message:
                    "Value transformers are not supported: make the type of the property Codable, or store what it is made of"
            )
            public static func transformable(by transformer: Any) -> Option { Option(kind: .ephemeral) }
        }

        /// The name of the property; empty for a description that belongs to no class.
        public internal(set) var name = ""

        /// Whether the value may be nil; false for a description that belongs to no class.
        public internal(set) var isOptional = false

        /// The type of the values; `Any` for a description that belongs to no class.
        public internal(set) var valueType: any Any.Type = Any.self

        /// The options of `@Attribute`.
        public let options: [Option]

        /// The name that the property had in an earlier version of the schema.
        public let originalName: String?

        /// Part of the version's hash: a different modifier makes an otherwise equal property a different version.
        public let hashModifier: String?

        /// Creates the description of an attribute.
        public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
            self.options = options
            self.originalName = originalName
            self.hashModifier = hashModifier
        }

        /// Whether no two rows have the same value.
        public var isUnique: Bool { options.contains(.unique) }

        /// Whether the value is not fetched until it is read.
        public var isStoredExternally: Bool { options.contains(.externalStorage) }

        /// Whether the history preserves the value when a model is deleted.
        public var preservesValueOnDeletion: Bool { options.contains(.preserveValueOnDeletion) }

        /// Whether the property has no column.
        public var isEphemeral: Bool { options.contains(.ephemeral) }
    }
}
