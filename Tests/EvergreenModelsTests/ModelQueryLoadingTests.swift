import Dispatch
import EvergreenConcurrency
import EvergreenModels
import EvergreenTesting
import GRDB
import Testing

/// Model queries whose database is busy when the view appears, in a process that serves many windows.
@MainActor
struct ModelQueryLoadingTests {
    @Test(.timeLimit(.minutes(1)))
    func `slow models arrive later, and the query is loading until then`() async throws {
        let container = try makeContainer(["Milk"])
        let screen = try await busy(container) { Screen { LoadedTodos().modelContainer(container) } }
        #expect(screen.texts == ["loading"])
        try await screen.wait { screen.texts == ["Milk"] }
    }

    @Test(.timeLimit(.minutes(1))) func `an empty result ends the loading state`() async throws {
        let container = try makeContainer()
        let screen = try await busy(container) { Screen { LoadedTodos().modelContainer(container) } }
        #expect(screen.texts == ["loading"])
        try await screen.wait { screen.texts == ["none"] }
    }

    @Test(.timeLimit(.minutes(1)))
    func `a changed query shows the previous models until it has its own`() async throws {
        let container = try makeContainer(["Milk", "Bread"])
        let screen = Screen { FilteredTodos().modelContainer(container) }
        #expect(screen.texts.first == "Milk")
        try await busy(container) { try screen.find(.button, "Next").tap() }
        #expect(screen.texts.first == "Milk, loading")
        try await screen.wait { screen.texts.first == "Bread" }
    }

    /// Performs an operation while a container's database can't be read and no first value may wait for long.
    private func busy<Result>(_ container: ModelContainer, _ operation: () throws -> Result) async throws -> Result {
        let end = DispatchSemaphore(value: 0)
        defer { end.signal() }
        let begin = AsyncStream.makeStream(of: Void.self)
        let writer = container.databaseWriter
        DispatchQueue.global().async {
            writer.unsafeReentrantWrite { _ in
                begin.continuation.finish()
                end.wait()
            }
        }
        for await _ in begin.stream {}
        return try PendingLoads.$current.withValue(PendingLoads(limit: .milliseconds(1)), operation: operation)
    }
}

private struct LoadedTodos: View {
    @Query(sort: \Todo.title) private var todos: [Todo]

    var body: some View {
        if $todos.isLoading {
            Text("loading")
        } else if todos.isEmpty {
            Text("none")
        } else {
            ForEach(todos) { Text($0.title) }
        }
    }
}

private struct FilteredTodos: View {
    @State private var priority = 0

    var body: some View {
        FoundTodo(priority: priority)
        Button("Next") { priority += 1 }
    }
}

private struct FoundTodo: View {
    @Query private var todos: [Todo]

    init(priority: Int) { _todos = Query(filter: #Predicate<Todo> { $0.priority == priority }) }

    var body: some View { Text((todos.first?.title ?? "none") + ($todos.isLoading ? ", loading" : "")) }
}
