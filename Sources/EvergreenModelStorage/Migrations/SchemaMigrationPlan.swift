/// The versions of an app's schema, and how each becomes the next.
///
/// ```swift
/// enum RecipesPlan: SchemaMigrationPlan {
///     static var schemas: [any VersionedSchema.Type] { [RecipesV1.self, RecipesV2.self] }
///     static var stages: [MigrationStage] { [toUniqueTitles] }
///
///     static let toUniqueTitles = MigrationStage.custom(
///         fromVersion: RecipesV1.self,
///         toVersion: RecipesV2.self,
///         willMigrate: { context in … },
///         didMigrate: nil
///     )
/// }
/// ```
///
/// Hand it to `ModelContainer.init(for:migrationPlan:configurations:)`. All stages that a file needs run in one
/// transaction: a migration that fails leaves the file as it was. A new file takes no stage.
public protocol SchemaMigrationPlan: SendableMetatype {
    /// The versions, oldest first.
    static var schemas: [any VersionedSchema.Type] { get }

    /// What to do between two versions. Where there is no stage, the step is a lightweight one.
    static var stages: [MigrationStage] { get }
}

/// How one version of a schema becomes the next.
public enum MigrationStage: Sendable {
    /// The tables are changed to what the classes of the later version say.
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)

    /// As `lightweight`, with code of the app before and after.
    ///
    /// `willMigrate` gets a context of the earlier version's classes, `didMigrate` one of the later version's. Both belong to
    /// the transaction of the migration, and end with the call. What they have changed and not saved is saved after it.
    /// An error that they throw ends the migration.
    case custom(
        fromVersion: any VersionedSchema.Type,
        toVersion: any VersionedSchema.Type,
        willMigrate: (@Sendable (ModelContext) throws -> Void)?,
        didMigrate: (@Sendable (ModelContext) throws -> Void)?
    )
}
