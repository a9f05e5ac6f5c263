import EvergreenModels
import EvergreenTesting
import Foundation
import GRDB
import Testing

@MainActor
struct ModelQueryErrorTests {
    final class Errors {
        var last: (any Error)?
        var message: String { (last as? ModelError)?.message ?? "" }
        var code: ModelError.Code? { (last as? ModelError)?.code }
    }

    @Test func `an unreadable row is reported, and the others are shown`() async throws {
        let container = try makeContainer(["Milk", "Bread"])
        try await container.databaseWriter.write { db in
            try db.execute(sql: "UPDATE todo SET priority = 'high' WHERE title = 'Milk'")
        }
        let reader = try ModelContainerReader(container)
        let errors = Errors()
        let screen = Screen { TodoList(onError: { errors.last = $0 }).modelContext(reader.context) }
        #expect(screen.titles == ["Bread"])
        #expect(errors.code == .unreadableValue)
        #expect(errors.message.contains("Todo.priority"))
        #expect(errors.message.contains("row 1"))
        try await container.databaseWriter.write { db in
            try db.execute(sql: "UPDATE todo SET priority = 3 WHERE title = 'Milk'")
        }
        try await screen.wait { screen.titles == ["Milk", "Bread"] }
        #expect(errors.last == nil)
    }

    @Test func `a shown row that becomes unreadable is reported and keeps its last values`() async throws {
        let container = try makeContainer(["Milk", "Bread"])
        let errors = Errors()
        let screen = Screen { TodoList(onError: { errors.last = $0 }).modelContainer(container) }
        #expect(screen.titles == ["Milk", "Bread"] && errors.last == nil)
        let models = try container.mainContext.fetch(FetchDescriptor<Todo>())
        let milk = try #require(models.first { $0.title == "Milk" })
        try await container.databaseWriter.write { db in
            try db.execute(sql: "UPDATE todo SET priority = 'high' WHERE title = 'Milk'")
        }
        try await screen.wait { errors.last != nil }
        #expect(errors.code == .unreadableValue)
        #expect(errors.message.contains("Todo.priority") && errors.message.contains("row 1"))
        #expect(screen.titles == ["Milk", "Bread"])
        #expect(milk.priority == 0)

        try await container.databaseWriter.write { db in
            try db.execute(sql: "UPDATE todo SET title = 'Oat milk' WHERE title = 'Milk'")
        }
        try await screen.wait { screen.titles == ["Oat milk", "Bread"] }
        #expect(errors.code == .unreadableValue)

        milk.priority = 2
        try container.mainContext.save()
        try await screen.wait { errors.last == nil }
        #expect(screen.titles == ["Oat milk", "Bread"])
    }

    @Test func `a table that returns is observed again`() async throws {
        let container = try makeContainer(["Milk"])
        let errors = Errors()
        let screen = Screen { TodoList(onError: { errors.last = $0 }).modelContainer(container) }
        try await container.databaseWriter.write { db in try db.rename(table: "todo", to: "away") }
        try await screen.wait { errors.last != nil }
        #expect(screen.titles == ["Milk"])
        try await container.databaseWriter.write { db in
            try db.rename(table: "away", to: "todo")
            try db.execute(sql: "UPDATE todo SET title = 'Oat milk'")
        }
        try await screen.wait { errors.last == nil && screen.titles == ["Oat milk"] }
    }

    @Test func `without a container, queries report what to add`() throws {
        let errors = Errors()
        let screen = Screen { TodoList(onError: { errors.last = $0 }) }
        #expect(screen.titles == [])
        #expect(errors.code == .noContainer)
        #expect(errors.message.contains(".modelContainer(for:)"))
    }

    @Test func `without a container, a context throws from fetch and save and ignores inserts`() throws {
        let context = EnvironmentValues().modelContext
        context.insert(Todo(title: "Milk"))
        #expect(!context.hasChanges)
        #expect { try context.save() } throws: { ($0 as? ModelError)?.code == .noContainer }
        #expect { try context.fetch(FetchDescriptor<Todo>()) } throws: { ($0 as? ModelError)?.code == .noContainer }
        #expect { try context.fetchCount(FetchDescriptor<Todo>()) } throws: {
            ($0 as? ModelError)?.code == .noContainer
        }
        context.rollback()
        context.autosaveEnabled = true
        #expect(!context.autosaveEnabled)
        #expect(context === EnvironmentValues().modelContext)
    }

    @Test func `the database of a missing container has no tables`() async throws {
        let writer = EnvironmentValues().modelContext.container.databaseWriter
        let count = try await writer.read { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM sqlite_master") }
        #expect(count == 0)
    }

    @Test func `a class that the container does not know is named`() throws {
        let container = try ModelContainer(
            for: Unrelated.self,
            configurations: ModelConfiguration(isStoredInMemoryOnly: true)
        )
        let errors = Errors()
        let screen = Screen { TodoList(onError: { errors.last = $0 }).modelContainer(container) }
        #expect(screen.titles == [])
        #expect(errors.code == .unknownModel)
        #expect(errors.message.contains("Todo"))
    }

    @Test func `fetchError and modelContext are the query's`() throws {
        let query = Query<ModelsRequest<Todo>>()
        #expect(query.fetchError == nil)
        #expect(query.modelContext === EnvironmentValues().modelContext)
    }
}

@Model
final class Unrelated {
    var name = ""
    init() {}
}

/// A second context of a container, without instances.
@MainActor
struct ModelContainerReader {
    let context: ModelContext

    init(_ container: ModelContainer) throws {
        context = ModelContext(container)
    }
}
