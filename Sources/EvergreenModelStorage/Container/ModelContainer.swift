public import GRDB

/// The stores of model classes: opens the files, creates and migrates their tables, and provides contexts.
///
/// ```swift
/// let container = try ModelContainer(for: Recipe.self)
/// let recipes = try container.mainContext.fetch(FetchDescriptor<Recipe>())
/// ```
///
/// The tables are ordinary ones: other programs, GRDB and other contexts may write to them at any time.
public final class ModelContainer: Sendable {
    let core: ContainerStores

    @MainActor private var presentMainContext: ModelContext?

    init(core: ContainerStores) { self.core = core }

    /// The model classes.
    public var schema: Schema { core.schema }

    /// The configurations of the stores.
    public var configurations: [ModelConfiguration] { core.configurations }

    /// The migrations from earlier versions of the schema; nil for none.
    public var migrationPlan: (any SchemaMigrationPlan.Type)? { core.migrationPlan }

    /// Opens a container for model classes.
    ///
    /// - Parameters:
    ///   - types: The classes. The classes of their relationships are added.
    ///   - migrationPlan: The migrations from earlier versions of the schema. Changes that need no code
    ///     (additions, removals, renames by `originalName`) need no plan.
    ///   - configurations: The stores. The default is one file in the default location: see ``ModelConfiguration``.
    /// - Throws: A ``ModelError`` about the classes, the file or the migration.
    public convenience init(
        for types: any PersistentModel.Type...,
        migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(for: Schema(types), migrationPlan: migrationPlan, configurations: configurations)
    }

    /// Opens a container for a schema.
    ///
    /// - Throws: A ``ModelError`` about the classes, the file or the migration.
    public convenience init(
        for schema: Schema,
        migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
    }

    /// Opens a container for a schema.
    ///
    /// - Throws: A ``ModelError`` about the classes, the file or the migration.
    public convenience init(
        for schema: Schema,
        migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: [ModelConfiguration]
    ) throws {
        self.init(core: try ContainerStores(for: schema, migrationPlan: migrationPlan, configurations: configurations))
    }

    /// The context of the main actor, which views use. It saves automatically: see ``ModelContext/autosaveEnabled``.
    @MainActor
    public var mainContext: ModelContext {
        if let presentMainContext { return presentMainContext }
        let context = core.mainContext ?? ModelContext(self)
        core.mainContext = context
        presentMainContext = context
        return context
    }

    /// The databases of all stores.
    package var databaseWriters: [any DatabaseWriter] { core.stores.map(\.writer) }

    /// The database of the first store, for requests and for GRDB: records of the same tables.
    public var databaseWriter: any DatabaseWriter {
        core.writer
    }
}

extension ModelContainer: Equatable {
    /// Whether both are the same container.
    public static func == (lhs: ModelContainer, rhs: ModelContainer) -> Bool { lhs === rhs }
}

extension ModelContainer: Hashable {
    /// Hashes the identity of the container.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
