import GRDB

/// Custom code before or after a stage, run with a context of one version within the transaction of the migration.
struct StageCode {
    let version: PlannedVersion
    let configuration: ModelConfiguration
    let writer: any DatabaseWriter

    /// Runs the code, and saves its unsaved changes.
    func run(_ code: (ModelContext) throws -> Void, _ db: Database) throws {
        let actions = try ForeignKeyActions(db)
        try actions.install(db)
        let store = ModelStore(configuration: configuration, entities: version.entities, migrating: writer)
        let container = ModelContainer(core: ContainerStores(migrating: store, to: version.schema))
        let context = ModelContext(container, nil)
        try withExtendedLifetime(container) {
            try code(context)
            if context.hasChanges { try context.save() }
        }
        try actions.remove(db)
    }
}
