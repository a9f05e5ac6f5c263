import EvergreenModels
import EvergreenTesting
import Foundation
import GRDB
import Testing

/// Results observed outside of views.
@MainActor
struct ResultsObserverTests {
    @Test func `results include stored and pending models from the start`() async throws {
        let container = try makeContainer(["Milk", "Bread"])
        let context = container.mainContext
        let observer = try ResultsObserver<Todo, Never>(sortBy: [SortDescriptor(\.title)], modelContext: context)
        #expect(observer.results.map(\.title) == ["Bread", "Milk"])
        #expect(observer.sections == nil)
        context.insert(Todo(title: "Butter"))
        #expect(observer.results.map(\.title) == ["Bread", "Butter", "Milk"])
        observer.results[0].title = "Rye bread"
        try await Screen { EmptyView() }.wait { observer.results.map(\.title) == ["Butter", "Milk", "Rye bread"] }
        context.delete(observer.results[1])
        #expect(observer.results.map(\.title) == ["Butter", "Rye bread"])
    }

    @Test func `another program's writes are observed, in the observer's own context too`() async throws {
        let container = try makeFileContainer()
        let observer = try ResultsObserver<Todo, Never>(
            filterBy: #Predicate { !$0.isDone },
            modelContainer: container
        )
        #expect(observer.modelContext !== container.mainContext)
        let other = try DatabaseQueue(path: container.configurations[0].url.path)
        try await other.write { db in
            for (title, isDone) in [("Milk", false), ("Bread", true)] {
                var record = TodoRecord(title: title, isDone: isDone)
                try record.insert(db)
            }
        }
        let screen = Screen { Counter(observer: observer) }
        try await screen.wait { screen.texts == ["1"] }
        #expect(observer.results.map(\.title) == ["Milk"])
    }

    @Test func `a changed filter or order updates the results immediately`() throws {
        let container = try makeContainer(["Milk", "Bread", "Butter"])
        let observer = try ResultsObserver<Todo, Never>(modelContext: container.mainContext)
        observer.filterBy = #Predicate { $0.title.starts(with: "B") }
        #expect(observer.results.map(\.title) == ["Bread", "Butter"])
        observer.sortBy = [SortDescriptor(\.title, order: .reverse)]
        #expect(observer.results.map(\.title) == ["Butter", "Bread"])
        observer.filterBy = nil
        #expect(observer.results.map(\.title) == ["Milk", "Butter", "Bread"])
        container.mainContext.insert(Todo(title: "Cheese"))
        #expect(observer.results.map(\.title) == ["Milk", "Cheese", "Butter", "Bread"])
    }

    @Test func `sections and views that read them follow changes`() async throws {
        let container = try makeContainer(["Milk", "Bread"])
        let observer = try ResultsObserver<Todo, String>(sectionBy: \.title, modelContext: container.mainContext)
        let screen = Screen { Titles(observer: observer) }
        #expect(screen.texts == ["Bread 1 Milk 1"])
        container.mainContext.insert(Todo(title: "Milk"))
        #expect(screen.texts == ["Bread 1 Milk 2"])
        observer.results[0].title = "Cake"
        try await screen.wait { screen.texts == ["Cake 1 Milk 2"] }
        #expect(observer.sections?[sectionTitle: "Milk"]?.count == 2)
    }

    @Test func `a class outside of the schema is an error`() throws {
        let container = try ModelContainer(
            for: Shelf.self,
            configurations: ModelConfiguration(isStoredInMemoryOnly: true)
        )
        #expect(throws: ModelError.self) { try ResultsObserver<Todo, Never>(modelContainer: container) }
    }

    @Test func `an unreferenced observer is released`() throws {
        let container = try makeContainer(["Milk"])
        weak var released: ResultsObserver<Todo, Never>?
        do {
            let observer = try ResultsObserver<Todo, Never>(modelContext: container.mainContext)
            released = observer
            #expect(observer.results.count == 1)
        }
        #expect(released == nil)
    }
}

private struct Counter: View {
    let observer: ResultsObserver<Todo, Never>

    var body: some View { Text("\(observer.results.count)") }
}

private struct Titles: View {
    let observer: ResultsObserver<Todo, String>

    var body: some View {
        Text((observer.sections.map(Array.init) ?? []).map { "\($0.title) \($0.count)" }.joined(separator: " "))
    }
}

@Model
private final class Shelf {
    var name = ""
}
