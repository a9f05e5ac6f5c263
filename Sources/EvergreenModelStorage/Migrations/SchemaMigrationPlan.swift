/// The versions of an app's schema, and the stages between them.
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
/// Pass it to `ModelContainer.init(for:migrationPlan:configurations:)`. All stages that a file needs run in one transaction: a migration
/// that fails leaves the file unchanged. A new file runs no stages.
public protocol SchemaMigrationPlan: SendableMetatype {
    /// The versions, oldest first.
    static var schemas: [any VersionedSchema.Type] { get }

    /// The stages. Between versions without a stage, the migration is lightweight.
    static var stages: [MigrationStage] { get }
}

/// The migration from one version of a schema to the next.
public enum MigrationStage: Sendable {
    /// The tables are altered to match the classes of the later version.
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)

    /// Like `lightweight`, with custom code before and after.
    ///
    /// `willMigrate` gets a context of the earlier version's classes, `didMigrate` one of the later version's. Both belong to the
    /// transaction of the migration, and are released after the call. Unsaved changes are then saved. An error that they throw ends the
    /// migration.
    case custom(
        fromVersion: any VersionedSchema.Type,
        toVersion: any VersionedSchema.Type,
        willMigrate: (@Sendable (ModelContext) throws -> Void)?,
        didMigrate: (@Sendable (ModelContext) throws -> Void)?
    )
}
