/// The open stores of a container, which its contexts share.
final class ContainerStores: Sendable {
    let schema: Schema
    let configurations: [ModelConfiguration]
    let migrationPlan: (any SchemaMigrationPlan.Type)?
    let stores: [ModelStore]
    private let places: [ObjectIdentifier: EntityPlace]

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
        stores = try distribution.entities.map { configuration, entities in
            try StoreOpening(configuration: configuration, schema: schema, entities: entities, plan: migrationPlan)
                .open()
        }
        var places: [ObjectIdentifier: EntityPlace] = [:]
        for store in stores {
            for entity in store.entities {
                places[ObjectIdentifier(entity.type)] = EntityPlace(store: store, layout: RowLayout(entity))
            }
        }
        self.places = places
    }

    /// What identifiers name the stores by.
    var storeIdentifier: String? { stores.first?.configuration.name }

    /// Where a class is stored; nil if it is not part of the schema.
    func place(of type: any PersistentModel.Type) -> EntityPlace? { places[ObjectIdentifier(type)] }

    /// - Throws: ``ModelError`` if the class is not part of the schema.
    func requirePlace(of type: any PersistentModel.Type) throws -> EntityPlace {
        guard let place = place(of: type) else {
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

/// An entity, and where it is stored.
struct EntityPlace: Sendable {
    let store: ModelStore
    let layout: RowLayout

    var entity: Schema.Entity { layout.entity }
}
