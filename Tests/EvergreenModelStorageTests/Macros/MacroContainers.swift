import EvergreenModelStorage
import Foundation
import Testing

extension ModelContainer {
    /// An empty container that is not shared.
    static func inMemory(_ types: any PersistentModel.Type...) throws -> ModelContainer {
        try ModelContainer(
            for: Schema(types),
            configurations: ModelConfiguration(UUID().uuidString, isStoredInMemoryOnly: true)
        )
    }

    /// Inserts and saves an instance in its own context.
    func save(_ model: some PersistentModel) throws {
        let context = ModelContext(self)
        context.insert(model)
        try context.save()
    }

    /// Fetches the only instance, in its own context.
    func fetchOnly<Model: PersistentModel>(_ type: Model.Type) throws -> Model {
        try ModelContext(self).fetchOnly(type)
    }
}

extension ModelContext {
    /// Fetches the only instance.
    func fetchOnly<Model: PersistentModel>(_ type: Model.Type) throws -> Model {
        let models = try fetch(FetchDescriptor<Model>())
        #expect(models.count == 1)
        return try #require(models.first)
    }
}
