import EvergreenModels
import EvergreenTesting
import Foundation
import GRDB
import Testing

@MainActor
struct ModelQueryTests {
    @Test func `a query without arguments has all models`() throws {
        let container = try makeContainer(["Milk", "Bread"])
        let screen = Screen { TodoList().modelContainer(container) }
        #expect(screen.titles == ["Milk", "Bread"])
    }

    @Test func `an inserted model is shown immediately and keeps its position when saved`() async throws {
        let container = try makeContainer(["Milk"])
        let screen = Screen { TodoList().modelContainer(container) }
        container.mainContext.insert(Todo(title: "Bread"))
        #expect(screen.titles == ["Milk", "Bread"])
        screen.resetBodyCounts()
        try await screen.wait { !container.mainContext.hasChanges }
        #expect(screen.titles == ["Milk", "Bread"])
        // The row's identifier changes with the first save, the list does not.
        #expect(screen.bodyCount(of: TodoList.self) == 0)
    }

    @Test func `a deleted model is removed immediately`() async throws {
        let container = try makeContainer(["Milk", "Bread"])
        let screen = Screen { TodoList().modelContainer(container) }
        let context = container.mainContext
        let milk = try #require(try context.fetch(FetchDescriptor<Todo>()).first)
        context.delete(milk)
        #expect(screen.titles == ["Bread"])
        try context.save()
        #expect(screen.titles == ["Bread"])
    }

    @Test func `a rollback removes inserted models and restores deleted ones`() throws {
        let container = try makeContainer(["Milk"])
        let context = container.mainContext
        context.autosaveEnabled = false
        let screen = Screen { TodoList().modelContainer(container) }
        context.insert(Todo(title: "Bread"))
        for todo in try context.fetch(FetchDescriptor<Todo>()) where todo.title == "Milk" { context.delete(todo) }
        #expect(screen.titles == ["Bread"])
        context.rollback()
        #expect(screen.titles == ["Milk"])
    }

    @Test func `models saved by another context are shown`() async throws {
        let container = try makeFileContainer()
        let screen = Screen { TodoList().modelContainer(container) }
        try await Task.detached {
            let context = ModelContext(container)
            context.insert(Todo(title: "Milk"))
            try context.save()
        }.value
        try await screen.wait { screen.titles == ["Milk"] }
    }

    @Test func `GRDB writes are shown`() async throws {
        let container = try makeContainer(["Milk", "Bread"])
        let screen = Screen { TodoList().modelContainer(container) }
        try await container.databaseWriter.write { db in
            var record = TodoRecord(title: "Butter")
            try record.insert(db)
            try db.execute(sql: "DELETE FROM todo WHERE title = 'Milk'")
            try db.execute(sql: "UPDATE todo SET title = 'Black bread' WHERE title = 'Bread'")
        }
        try await screen.wait { screen.titles == ["Black bread", "Butter"] }
    }

    @Test func `another program's writes are shown`() async throws {
        let container = try makeFileContainer()
        let screen = Screen { TodoList().modelContainer(container) }
        let other = try DatabaseQueue(path: container.configurations[0].url.path)
        try await other.write { db in
            var record = TodoRecord(title: "Milk")
            try record.insert(db)
        }
        try await screen.wait { screen.titles == ["Milk"] }
    }

    @Test func `a changed property runs the body of its row only`() async throws {
        let container = try makeContainer(["Milk", "Bread"])
        let screen = Screen { TodoList().modelContainer(container) }
        let todos = try container.mainContext.fetch(FetchDescriptor<Todo>())
        #expect(screen.titles == ["Milk", "Bread"])
        screen.resetBodyCounts()
        todos[0].title = "Oat milk"
        #expect(screen.titles == ["Oat milk", "Bread"])
        #expect(screen.bodyCount(of: TodoRow.self) == 1)
        try await screen.wait { !container.mainContext.hasChanges }
        try await container.databaseWriter.write { db in
            try db.execute(sql: "UPDATE todo SET title = 'Rye bread' WHERE title = 'Bread'")
        }
        try await screen.wait { screen.titles == ["Oat milk", "Rye bread"] }
        #expect(screen.bodyCount(of: TodoRow.self) == 2)
        #expect(screen.bodyCount(of: TodoList.self) == 0)
    }

    @Test func `a change to an unread property runs no body`() async throws {
        let container = try makeContainer(["Milk"])
        let screen = Screen { TodoList().modelContainer(container) }
        let todo = try #require(try container.mainContext.fetch(FetchDescriptor<Todo>()).first)
        screen.resetBodyCounts()
        todo.priority = 7
        try await screen.wait { !container.mainContext.hasChanges }
        #expect(screen.bodyCount(of: TodoRow.self) == 0)
        #expect(screen.bodyCount(of: TodoList.self) == 0)
    }

    @Test func `a Bindable edits the model, and autosave stores it`() async throws {
        let container = try makeContainer(["Milk"])
        let screen = Screen { TodoList().modelContainer(container) }
        try screen.find(.toggle, "Done").toggle()
        try await screen.wait { !container.mainContext.hasChanges }
        let isDone = try await container.databaseWriter.read { try Bool.fetchOne($0, sql: "SELECT isDone FROM todo") }
        #expect(isDone == true)
    }

    @Test func `two screens of one container share one context`() async throws {
        let container = try makeContainer(["Milk"])
        let screens = (1...2).map { _ in Screen { TodoList().modelContainer(container) } }
        container.mainContext.insert(Todo(title: "Bread"))
        for screen in screens { #expect(screen.titles == ["Milk", "Bread"]) }
        screens[0].close()
        container.mainContext.insert(Todo(title: "Butter"))
        #expect(screens[1].titles == ["Milk", "Bread", "Butter"])
    }
}
