import EvergreenModelStorage
import Foundation
import Testing

/// An observed history.
@MainActor
struct HistoryObserverTests {
    private let store: TemporaryStore
    private let travel: Travel

    init() throws {
        store = try TemporaryStore()
        travel = try Travel(ModelConfiguration(url: store.url, keepsHistory: true))
    }

    /// Waits until a condition holds, over turns of the main actor.
    private func wait(until condition: () -> Bool) async {
        for _ in 0..<2_000 where !condition() { try? await Task.sleep(for: .milliseconds(5)) }
        if !condition() { Issue.record("The condition was not fulfilled in time.") }
    }

    /// Waits until all previous commits have been observed: this trip's is the last.
    private func insertAndWait(for observer: HistoryObserver) async throws {
        let count = observer.eventCounter
        travel.context.insert(Trip(name: UUID().uuidString))
        try travel.context.save()
        await wait { observer.eventCounter == count + 1 }
    }

    @Test func `saves of this context, of others and of other programs are counted`() async throws {
        travel.context.insert(Trip(name: "before"))
        try travel.context.save()
        let observer = try HistoryObserver(modelContainer: travel.container)
        #expect(observer.eventCounter == 0)
        travel.context.insert(Trip(name: "Sea"))
        try travel.context.save()
        await wait { observer.eventCounter == 1 }
        try travel.container.save(Postcard(title: "Sea"))
        await wait { observer.eventCounter == 2 }
        // A separate container has its own connections, as another program does.
        let other = try Travel(ModelConfiguration(url: store.url, keepsHistory: true))
        try other.container.save(Trip(name: "Alps"))
        await wait { observer.eventCounter == 3 }
        let tokens = observer.historyTokens.values.compactMap { $0 as? DefaultHistoryToken }
        #expect(try tokens == [#require(travel.history().last).token])
    }

    @Test func `SQL writes are not counted`() async throws {
        travel.context.insert(Trip(name: "Sea"))
        try travel.context.save()
        let observer = try HistoryObserver(modelContainer: travel.container)
        try await travel.container.databaseWriter.write { db in try db.execute(sql: "UPDATE trip SET days = 7") }
        try await insertAndWait(for: observer)
        #expect(observer.eventCounter == 1)
    }

    @Test func `an observer can be limited to classes and authors`() async throws {
        let all = try HistoryObserver(modelContainer: travel.container)
        let postcards = try HistoryObserver(observedModels: [Postcard.self], modelContainer: travel.container)
        let imports = try HistoryObserver(authors: ["import"], modelContainer: travel.container)
        let importer = ModelContext(travel.container)
        importer.author = "import"
        importer.insert(Postcard(title: "Sea"))
        try importer.save()
        await wait { all.eventCounter == 1 && postcards.eventCounter == 1 && imports.eventCounter == 1 }
        try travel.container.save(Postcard(title: "Alps"))
        await wait { all.eventCounter == 2 && postcards.eventCounter == 2 }
        try travel.container.save(Trip(name: "Alps"))
        await wait { all.eventCounter == 3 }
        try await insertAndWait(for: all)
        #expect(postcards.eventCounter == 2 && imports.eventCounter == 1)
    }

    @Test func `an observer continues from the tokens of a previous one`() async throws {
        let previous = try HistoryObserver(observedModels: [Trip.self], modelContainer: travel.container)
        try await insertAndWait(for: previous)
        let tokens = previous.historyTokens
        #expect(try HistoryObserver(historyTokens: tokens, modelContainer: travel.container).eventCounter == 0)
        try await insertAndWait(for: previous)
        #expect(try HistoryObserver(historyTokens: tokens, modelContainer: travel.container).eventCounter == 1)
        let observer = try HistoryObserver(
            historyTokens: tokens,
            observedModels: [Postcard.self],
            modelContainer: travel.container
        )
        #expect(observer.eventCounter == 0)
    }

    @Test func `transactions deleted before they were read are counted`() async throws {
        let observer = try HistoryObserver(observedModels: [Postcard.self], modelContainer: travel.container)
        // In one turn of the main actor.
        try travel.container.save(Trip(name: "Sea"))
        try travel.context.deleteHistory(HistoryDescriptor())
        await wait { observer.eventCounter == 1 }
        try travel.container.save(Postcard(title: "Sea"))
        await wait { observer.eventCounter == 2 }
    }

    @Test func `a store without a history is an error`() throws {
        let container = try ModelContainer.inMemory(Postcard.self)
        let error = modelError { _ = try HistoryObserver(modelContainer: container) }
        #expect(error?.code == .noHistory)
    }

    @Test func `an unreferenced observer is released`() async throws {
        weak var released: HistoryObserver?
        do {
            let observer = try HistoryObserver(modelContainer: travel.container)
            released = observer
            try await insertAndWait(for: observer)
        }
        await wait { released == nil }
    }
}
