/// The versions of an app's schema, and how each becomes the next.
public protocol SchemaMigrationPlan: SendableMetatype {
    /// The versions, oldest first.
    static var schemas: [any VersionedSchema.Type] { get }

    /// What to do between two versions.
    static var stages: [MigrationStage] { get }
}

/// How one version of a schema becomes the next.
public enum MigrationStage {
    /// The tables are changed to what the classes of the later version say.
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)

    /// As `lightweight`, with code of the app before and after. `willMigrate` gets a context of the earlier version,
    /// `didMigrate` one of the later version.
    case custom(
        fromVersion: any VersionedSchema.Type,
        toVersion: any VersionedSchema.Type,
        willMigrate: ((ModelContext) throws -> Void)?,
        didMigrate: ((ModelContext) throws -> Void)?
    )
}
