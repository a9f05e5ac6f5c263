/// The assignment of entities to stores.
struct EntityDistribution {
    var entities: [(ModelConfiguration, [Schema.Entity])] = []

    /// - Throws: If a class is in no store or in two, or if a relationship crosses stores.
    init(_ schema: Schema, _ configurations: [ModelConfiguration]) throws {
        var files: [String: ModelConfiguration] = [:]
        for configuration in configurations where !configuration.isStoredInMemoryOnly {
            if let other = files.updateValue(configuration, forKey: configuration.url.standardizedFileURL.path) {
                throw ModelError.invalidSchema(
                    "The configurations \(other.name) and \(configuration.name) have the same file, \(configuration.url.path). "
                        + "Give each a name or URL of its own."
                )
            }
        }
        var taken: Set<String> = []
        for configuration in configurations where configurations.count > 1 {
            for entity in configuration.schema?.entities ?? [] {
                guard let known = schema.entitiesByName[entity.name], known.type == entity.type else {
                    throw ModelError.invalidSchema(
                        "\(entity.name) is in the configuration \(configuration.name), and not in the container's schema. Add "
                            + "it there."
                    )
                }
                guard taken.insert(entity.name).inserted else {
                    throw ModelError.invalidSchema("\(entity.name) is in two configurations. List it in one of them.")
                }
            }
        }
        for configuration in configurations {
            let names = configuration.schema.map { Set($0.entities.map(\.name)) }
            entities.append(
                (
                    configuration,
                    schema.entities.filter { entity in
                        names?.contains(entity.name) ?? !taken.contains(entity.name)
                    }
                )
            )
        }
        let stored = Set(entities.flatMap { $0.1.map(\.name) })
        if let entity = schema.entities.first(where: { !stored.contains($0.name) }) {
            throw ModelError.invalidSchema("\(entity.name) is in no configuration. Add it to the schema of one.")
        }
        for (configuration, entities) in entities {
            for entity in entities {
                for property in entity.allProperties {
                    guard let destination = property.relationship?.destination else { continue }
                    guard entities.contains(where: { $0 === destination }) else {
                        throw ModelError.invalidSchema(
                            "\(entity.name).\(property.name) refers to another store than \(configuration.name): put "
                                + "\(destination.name) into the same configuration."
                        )
                    }
                }
            }
        }
    }
}
