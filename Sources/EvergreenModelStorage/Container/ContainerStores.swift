import GRDB

/// The open stores of a container, which its contexts share.
final class ContainerStores: Sendable {
    let schema: Schema
    let configurations: [ModelConfiguration]
    let migrationPlan: (any SchemaMigrationPlan.Type)?
    let stores: [ModelStore]
    private let places: [ObjectIdentifier: EntityPlace]

    /// The reason why no store is available; nil if the stores are open.
    let unavailability: ModelError?
    private let emptyDatabase: DatabaseQueue?

    /// The context of the main actor, while it lives: containers created for the same stores share it.
    @MainActor weak var mainContext: ModelContext?

    init(
        for schema: Schema,
        migrationPlan: (any SchemaMigrationPlan.Type)?,
        configurations: [ModelConfiguration]
    ) throws {
        if let fault = schema.fault { throw fault }
        let configurations = configurations.isEmpty ? [ModelConfiguration(schema: schema)] : configurations
        self.schema = schema
        self.configurations = configurations
        self.migrationPlan = migrationPlan
        let distribution = try EntityDistribution(schema, configurations)
        let paths = try distribution.entities.map { _, entities in
            try MigrationPath(migrationPlan, schema: schema, entities: entities, isOnlyStore: configurations.count == 1)
        }
        // Everything is validated before a store is opened.
        stores = try zip(distribution.entities, paths).map { store, path in
            try StoreOpening(configuration: store.0, entities: store.1, path: path).open()
        }
        places = Self.places(of: stores)
        unavailability = nil
        emptyDatabase = nil
    }

    /// Creates the stores of a migration stage.
    init(migrating store: ModelStore, to schema: Schema) {
        self.schema = schema
        configurations = [store.configuration]
        migrationPlan = nil
        stores = [store]
        places = Self.places(of: stores)
        unavailability = nil
        emptyDatabase = nil
    }

    private static func places(of stores: [ModelStore]) -> [ObjectIdentifier: EntityPlace] {
        var places: [ObjectIdentifier: EntityPlace] = [:]
        for store in stores {
            for entity in store.entities {
                places[ObjectIdentifier(entity.type)] = EntityPlace(store: store, layout: RowLayout(entity))
            }
        }
        return places
    }

    /// Creates the empty stores of a container that could not be opened.
    init(unavailable error: ModelError) {
        schema = Schema([])
        configurations = []
        migrationPlan = nil
        stores = []
        places = [:]
        unavailability = error
        emptyDatabase = try? DatabaseQueue()
    }

    /// The database of the first store. If no store could be opened, one without tables.
    var writer: any DatabaseWriter {
        guard let writer = stores.first?.writer ?? emptyDatabase else {
            // SQLite fails to open an in-memory database only if it can't allocate memory, in which case Swift terminates the program, too.
            preconditionFailure("SQLite can't open a database in memory.")
        }
        return writer
    }

    /// The store and the layout of a class; nil if it is not part of the schema.
    func place(of type: any PersistentModel.Type) -> EntityPlace? { places[ObjectIdentifier(type)] }

    /// - Throws: ``ModelError`` if the class is not part of the schema.
    func requirePlace(of type: any PersistentModel.Type) throws -> EntityPlace {
        guard let place = place(of: type) else {
            if let unavailability { throw unavailability }
            throw ModelError(
                .unknownModel,
                "\(type._typeName) is not part of the container's schema. Make the container with "
                    + "ModelContainer(for: \(type._typeName).self, …).",
                entity: type._typeName
            )
        }
        return place
    }
}

/// An entity and its store.
struct EntityPlace: Sendable {
    let store: ModelStore
    let layout: RowLayout

    var entity: Schema.Entity { layout.entity }
}
