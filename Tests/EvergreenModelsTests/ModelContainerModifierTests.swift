import EvergreenModels
import EvergreenTesting
import EvergreenUI
import Foundation
import Testing

@MainActor
struct ModelContainerModifierTests {
    struct Counter: View {
        @Environment(\.modelContext) private var context
        @Query private var todos: [Todo]
        @State private var taps = 0

        var body: some View {
            Text("\(todos.count) todos")
            Button("Add") { context.insert(Todo(title: "New")) }
            Button("Tap \(taps)") { taps += 1 }
        }
    }

    final class Setups {
        var results: [Result<ModelContainer, any Error>] = []
    }

    struct Root: View {
        let setups: Setups
        @State private var taps = 0

        var body: some View {
            Button("Root \(taps)") { taps += 1 }
            Counter().modelContainer(for: Todo.self, inMemory: true) { setups.results.append($0) }
        }
    }

    @Test func `a view opens its container once`() throws {
        let setups = Setups()
        let screen = Screen { Root(setups: setups) }
        try screen.find(.button, "Add").tap()
        #expect(screen.texts.contains("1 todos"))
        try screen.find(.button, "Root 0").tap()
        try screen.find(.button, "Tap 0").tap()
        #expect(screen.texts.contains("1 todos"))
        #expect(setups.results.count == 1)
    }

    struct TodosApp: App {
        @State private var version = 0
        let setups: Setups

        init() { setups = Setups() }
        init(setups: Setups) { self.setups = setups }

        var body: some Scene {
            WindowGroup("Todos") { Counter() }
                .modelContainer(for: [Todo.self], inMemory: true) { setups.results.append($0) }
        }
    }

    @Test func `the windows of a scene share its container`() throws {
        let setups = Setups()
        let host = AppHost(TodosApp(setups: setups))
        let (first, second) = (host.openWindow(), host.openWindow())
        #expect(setups.results.count == 1)
        let container = try #require(try setups.results.first?.get())
        container.mainContext.insert(Todo(title: "Milk"))
        for window in [first, second] {
            window.update()
            #expect(window.document.root.texts.contains("1 todos"))
        }
    }

    @Test func `models inserted by onSetup are in the first body`() throws {
        let screen = Screen {
            Counter().modelContainer(for: Todo.self, inMemory: true) { result in
                (try? result.get())?.mainContext.insert(Todo(title: "Milk"))
            }
        }
        #expect(screen.texts.first == "1 todos")
    }

    @Test func `a failed container is reported to onSetup and the query, and the page still works`()
        throws
    {
        struct Broken: View {
            @Query private var todos: [Todo]
            @Environment(\.modelContext) private var context

            var body: some View {
                Text("The page")
                if let error = $todos.error as? ModelError { Text("\(error.code)") }
                Text(context.container.schema.entities.isEmpty ? "no classes" : "classes")
            }
        }
        let setups = Setups()
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
        try "no folder".write(to: folder, atomically: true, encoding: .utf8)
        let saved = ProcessInfo.processInfo.environment["XDG_DATA_HOME"]
        setenv("XDG_DATA_HOME", folder.path, 1)
        defer { if let saved { setenv("XDG_DATA_HOME", saved, 1) } else { unsetenv("XDG_DATA_HOME") } }
        let screen = Screen { Broken().modelContainer(for: Todo.self) { setups.results.append($0) } }
        #expect(screen.texts.first == "The page")
        #expect(screen.texts.last == "no classes")
        #expect(screen.texts.count == 3)
        #expect(throws: (any Error).self) { try setups.results.first?.get() }
    }

    @Test func `autosave can be disabled`() throws {
        let setups = Setups()
        let screen = Screen {
            Counter().modelContainer(for: Todo.self, inMemory: true, isAutosaveEnabled: false) {
                setups.results.append($0)
            }
        }
        #expect(screen.texts.first == "0 todos")
        #expect(try setups.results.first?.get().mainContext.autosaveEnabled == false)
    }
}
