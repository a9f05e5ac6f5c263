/// One version of a schema, restricted to one store.
struct PlannedVersion {
    /// Retained, because a schema that is released breaks the references between its entities.
    let schema: Schema
    let entities: [Schema.Entity]
    let description: SchemaDescription

    init(schema: Schema, entities: [Schema.Entity], version: Schema.Version) {
        self.schema = schema
        self.entities = entities
        description = SchemaDescription(entities, version: version)
    }

    var version: Schema.Version { description.version }

    func entity(ofTable name: String) -> Schema.Entity? {
        entities.first { $0.tableName.lowercased() == name.lowercased() }
    }

    /// The property of a column.
    func property(_ table: String, _ column: String) -> Schema.Property? {
        entity(ofTable: table)?.columns.first { $0.column.lowercased() == column.lowercased() }?.property
    }
}
