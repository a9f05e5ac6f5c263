import Foundation
import GRDB

/// Opens the database of a configuration, and brings its tables up to date.
struct StoreOpening {
    let configuration: ModelConfiguration
    let schema: Schema
    let entities: [Schema.Entity]
    let plan: (any SchemaMigrationPlan.Type)?

    func open() throws -> ModelStore {
        let writer = try makeWriter()
        if configuration.allowsSave {
            try writer.write { db in try TableCreation(entities: entities).createMissingTables(db) }
        }
        return ModelStore(configuration: configuration, entities: entities, writer: writer)
    }

    private func makeWriter() throws -> any DatabaseWriter {
        var options = Configuration()
        options.foreignKeysEnabled = true
        if configuration.isStoredInMemoryOnly {
            return try DatabaseQueue(configuration: options)
        }
        try FileManager.default.createDirectory(
            at: configuration.url.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        return try DatabasePool(path: configuration.url.path, configuration: options)
    }
}
