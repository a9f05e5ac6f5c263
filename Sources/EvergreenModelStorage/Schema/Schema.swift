/// The model classes of a store, and the layout of their tables.
///
/// The classes of relationships are part of the schema without being listed.
public final class Schema: Sendable {
    /// The version of the schema.
    public let version: Version

    /// The version of the format in which stores describe their schemas.
    public let encodingVersion = Version(1, 0, 0)

    /// The entities, in the order in which their classes were given.
    public let entities: [Entity]

    /// The entities by the names of their classes.
    public let entitiesByName: [String: Entity]

    private let entitiesByType: [ObjectIdentifier: Entity]

    /// The error of an invalid schema; nil if it is valid. Containers throw it.
    let fault: ModelError?

    /// Makes a schema of model classes.
    ///
    /// - Parameters:
    ///   - types: The classes. The classes of their relationships are added.
    ///   - version: The version of the schema.
    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
        self.version = version
        var builder = SchemaBuilder()
        for type in types { builder.add(type) }
        (entities, fault) = builder.finish()
        entitiesByName = Dictionary(entities.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        entitiesByType = Dictionary(
            entities.map { (ObjectIdentifier($0.type), $0) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// Makes a schema of model classes.
    public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
        self.init(types, version: version)
    }

    /// Makes the schema of a version.
    public convenience init(versionedSchema: any VersionedSchema.Type) {
        self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
    }

    deinit {
        // The entities of a relationship and of its inverse retain each other.
        for property in entities.flatMap(\.allProperties) {
            property.relationship?.destination = nil
            property.relationship?.inverse = nil
        }
    }

    /// Returns the entity of a model class; nil if the class is not part of the schema.
    public func entity(for type: any PersistentModel.Type) -> Entity? {
        entitiesByType[ObjectIdentifier(type)]
    }
}

extension Schema {
    /// The version of a schema: major, minor and patch.
    public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
        /// The major version.
        public let major: Int
        /// The minor version.
        public let minor: Int
        /// The patch version.
        public let patch: Int

        /// Makes a version.
        public init(_ major: Int, _ minor: Int, _ patch: Int) {
            self.major = major
            self.minor = minor
            self.patch = patch
        }

        /// Orders by major, then minor, then patch.
        public static func < (lhs: Self, rhs: Self) -> Bool {
            (lhs.major, lhs.minor, lhs.patch) < (rhs.major, rhs.minor, rhs.patch)
        }

        /// The version as `1.0.0`.
        public var description: String { "\(major).\(minor).\(patch)" }
    }
}
