import Evergreen
import EvergreenTesting
import Foundation
import GRDB
import Testing

@testable import ToDo

@MainActor
struct ToDoTests {
    private struct DiskIsFull: Error, CustomStringConvertible {
        var description: String { "The disk is full." }
    }

    /// Opens a database in a temporary file, and sets it as the dependency of this test.
    private func prepareDatabase(_ todos: Todo...) throws -> DatabasePool {
        let path = FileManager.default.temporaryDirectory.appending(component: "\(UUID()).sqlite").path()
        let database = try TodoFile.open(path: path)
        try database.write { db in
            for var todo in todos { try todo.insert(db) }
        }
        prepareDependencies {
            $0.date.now = Date(timeIntervalSince1970: 0)
            $0.database.todoContext = { .readWrite { database } }
            $0.todoDatabase = .liveValue
        }
        return database
    }

    private func todo(_ title: String, isDone: Bool = false) -> Todo {
        Todo(title: title, date: Date(timeIntervalSince1970: 0), isDone: isDone)
    }

    // MARK: The page

    @Test func `return and the button add what is written`() async throws {
        let database = try prepareDatabase()
        let screen = Screen { TodoList() }
        #expect(screen.texts.contains("Nothing to do"))
        try screen.find(.textField).type(" Water the tree ")
        try screen.find(.textField).submit()
        try await screen.wait { screen.texts.contains("Water the tree") }
        #expect(try screen.find(.textField).value == "")
        try screen.find(.textField).type("Rake the leaves")
        try screen.find(.button, "Add").tap()
        try await screen.wait { screen.findAll(.row).count == 2 }
        #expect(try screen.find(identifier: "todo-count").text == "2 of 2 to do")
        let dates = try await database.read { db in try Todo.fetchAll(db).map(\.date) }
        #expect(dates == Array(repeating: Date(timeIntervalSince1970: 0), count: 2))
    }

    @Test func `blanks add nothing`() throws {
        _ = try prepareDatabase()
        try withDependencies {
            $0.todoDatabase = .testValue  // Fails the test if it is called.
        } operation: {
            let screen = Screen { TodoList() }
            try screen.find(.textField).type("  ")
            try screen.find(.textField).submit()
            #expect(screen.texts.contains("Nothing to do"))
        }
    }

    @Test func `a to-do is checked off, and deleted`() async throws {
        _ = try prepareDatabase(todo("Water the tree"), todo("Rake the leaves"))
        let screen = Screen { TodoList() }
        try screen.find(identifier: "todo-1").find(.toggle).toggle()
        try await screen.wait { try screen.find(identifier: "todo-count").text == "1 of 2 to do" }
        #expect(try screen.find(identifier: "todo-1").find(.toggle).value == "true")
        try screen.find(.button, "Delete Rake the leaves").tap()
        try await screen.wait { screen.findAll(.row).count == 1 }
    }

    @Test func `what is done is deleted in one go`() async throws {
        _ = try prepareDatabase(todo("A", isDone: true), todo("B"), todo("C", isDone: true))
        let screen = Screen { TodoList() }
        try screen.find(.button, "Delete done").tap()
        try await screen.wait { screen.findAll(.row).count == 1 }
        #expect(try screen.find(.row).texts.contains("B"))
        #expect(try !screen.find(.button, "Delete done").isEnabled)
    }

    @Test func `two pages show one list`() async throws {
        _ = try prepareDatabase()
        let (first, second) = (Screen { TodoList() }, Screen { TodoList() })
        try first.find(.textField).type("Water the tree")
        try first.find(.textField).submit()
        try await second.wait { second.texts.contains("Water the tree") }
    }

    // MARK: Previews

    @Test func `previews show samples, unless they set something else`() async throws {
        try await withDependencies {
            $0.context = .preview
        } operation: {
            let screen = try Screen(preview: "TodoList.swift: Populated")
            #expect(try screen.find(identifier: "todo-count").text == "2 of 3 to do")
            #expect(screen.findAll(.preview).isEmpty)
            try screen.find(.toggle, "Prune the hedge").toggle()
            try await screen.wait { try screen.find(identifier: "todo-count").text == "1 of 3 to do" }

            let unreadable = try Screen(preview: "TodoList.swift: Unreadable")
            #expect(unreadable.texts.contains("The list can't be read"))
        }
    }

    @Test func `the preview of a row has state`() throws {
        try withDependencies {
            $0.context = .preview
        } operation: {
            let screen = try Screen(preview: "To check off")
            try screen.find(.button, "Another").tap()
            #expect(!screen.findAll(.toggle, "Rake the leaves").isEmpty)
        }
    }

    // MARK: Failures

    @Test func `a failure is shown, and what was written comes back`() async throws {
        _ = try prepareDatabase()
        try await withDependencies {
            $0.todoDatabase.add = { _ in throw TodoDatabase.Failure(operation: .add, reason: DiskIsFull()) }
        } operation: {
            let screen = Screen { TodoList() }
            try screen.find(.textField).type("Water the tree")
            try screen.find(.textField).submit()
            try await screen.wait { !screen.findAll(.alert).isEmpty }
            #expect(screen.texts.contains("The to-do list: nothing was added. The disk is full."))
            #expect(try screen.find(.textField).value == "Water the tree")
            try screen.find(.button, "OK").tap()
            #expect(screen.findAll(.alert).isEmpty)
        }
    }

    @Test func `a list that can't be opened says why`() {
        withDependencies {
            $0.database.todoContext = { throw DiskIsFull() }
        } operation: {
            let screen = Screen { TodoList() }
            #expect(screen.texts.contains("The list can't be read"))
            #expect(screen.texts.contains("The disk is full."))
        }
    }

    @Test(arguments: ["read", "added", "changed", "deleted"])
    func `the client's errors say what was not done`(operation: String) async throws {
        let todo = todo("Water the tree")
        await withDependencies {
            $0.database.todoContext = { throw DiskIsFull() }
            $0.todoDatabase = .liveValue
        } operation: {
            @Dependency(\.todoDatabase) var client
            await #expect {
                switch operation {
                case "read": _ = try await client.fetch()
                case "added": try await client.add(todo)
                case "changed": try await client.setDone(todo, true)
                default: try await client.delete(todo)
                }
            } throws: { error in
                guard let failure = error as? TodoDatabase.Failure else { return false }
                return failure.operation.rawValue == operation && failure.reason is DiskIsFull
            }
        }
    }

    @Test func `the client runs over a database in memory`() async throws {
        let database = try DatabaseQueue()
        try await withDependencies {
            $0.databaseContext = .readWrite { database }
            $0.database = .liveValue
            $0.todoDatabase = .liveValue
        } operation: {
            @Dependency(\.todoDatabase) var client
            // There is no table yet.
            await #expect(throws: TodoDatabase.Failure.self) { try await client.fetch() }
            try TodoFile.migrator.migrate(database)
            try await client.add(todo("Water the tree"))
            let added = try #require(await client.fetch().first)
            try await client.setDone(added, true)
            #expect(try await client.fetch().map(\.isDone) == [true])
            try await client.delete(added)
            #expect(try await client.fetch() == [])
        }
    }

    @Test func `a file that is no database is named`() throws {
        let path = FileManager.default.temporaryDirectory.appending(component: "\(UUID()).sqlite").path()
        try Data(String(repeating: "not a database ", count: 100).utf8).write(to: URL(filePath: path))
        #expect {
            try TodoFile.open(path: path)
        } throws: { error in
            "\(error)".contains(path) && "\(error)".contains("--database")
        }
    }
}
