import EvergreenModelStorage
import Foundation
import Testing

@Model final class Track {
    #Index<Track>([\.number])
    var number: Int
    var title: String

    init(number: Int, title: String) {
        self.number = number
        self.title = title
    }
}

@ModelActor actor TrackImporter {
    private(set) var saves = 0

    func add(_ numbers: Range<Int>) throws {
        for number in numbers { modelContext.insert(Track(number: number, title: "Track \(number)")) }
        try modelContext.save()
        saves += 1
    }

    func rename(_ id: PersistentIdentifier, to title: String) throws -> Bool {
        guard let track = self[id, as: Track.self] else { return false }
        track.title = title
        try modelContext.save()
        return true
    }

    func title(of id: PersistentIdentifier) -> String? { self[id, as: Track.self]?.title }
    func isSame(_ id: PersistentIdentifier) -> Bool { self[id, as: Track.self] === self[id, as: Track.self] }
    func isOfOtherClass(_ id: PersistentIdentifier) -> Bool { self[id, as: Folder.self] == nil }
    func identifiers() throws -> [PersistentIdentifier] { try modelContext.fetchIdentifiers(FetchDescriptor<Track>()) }
    func changeWithoutSaving(_ id: PersistentIdentifier) { self[id, as: Track.self]?.title = "unsaved" }
    func isOnMainThread() -> Bool { Thread.isMainThread }
    func asksExecutorForContext() -> Bool { modelExecutor.modelContext === modelContext }
    func savesByItself() -> Bool { modelContext.autosaveEnabled }
    func hasChanges() -> Bool { modelContext.hasChanges }
    func yieldOften() async -> Int {
        var turns = 0
        for _ in 0..<100 {
            await Task.yield()
            turns += Thread.isMainThread ? 0 : 1
        }
        return turns
    }
}

struct ModelActorTests {
    private let container: ModelContainer

    init() throws {
        container = try ModelContainer.inMemory(Track.self, Folder.self)
    }

    @MainActor @Test func `a background import reaches the main context, which stays usable meanwhile`() async throws {
        let importer = TrackImporter(modelContainer: container)
        let context = container.mainContext
        let own = Track(number: -1, title: "own")
        context.insert(own)
        try context.save()

        async let imported: Void = importer.add(0..<10_000)
        var turns = 0
        while try context.fetchCount(FetchDescriptor<Track>()) == 1, turns < 1_000_000 {
            own.title = "turn \(turns)"
            turns += 1
            await Task.yield()
        }
        try await imported
        try context.save()

        #expect(turns > 0)
        #expect(try context.fetchCount(FetchDescriptor<Track>()) == 10_001)
        let last = try context.fetch(FetchDescriptor<Track>(predicate: #Predicate { $0.number == 9_999 }))
        #expect(last.map(\.title) == ["Track 9999"])
        #expect(own.title == "turn \(turns - 1)")
        #expect(await importer.saves == 1)
    }

    @MainActor @Test func `an identifier passed between actors refers to the same row`() async throws {
        let context = container.mainContext
        let track = Track(number: 1, title: "first")
        context.insert(track)
        try context.save()
        let id = track.persistentModelID

        let importer = TrackImporter(modelContainer: container)
        #expect(await importer.title(of: id) == "first")
        #expect(await importer.isSame(id))
        #expect(try await importer.rename(id, to: "second"))
        _ = try context.fetchCount(FetchDescriptor<Track>())
        #expect(track.title == "second")

        let identifiers = try await importer.identifiers()
        #expect(identifiers == [id])
    }

    @MainActor @Test func `an identifier of a deleted row or of another class has no instance`() async throws {
        let context = container.mainContext
        let track = Track(number: 1, title: "first")
        context.insert(track)
        let temporary = track.persistentModelID
        try context.save()
        let id = track.persistentModelID
        let importer = TrackImporter(modelContainer: container)
        #expect(await importer.isOfOtherClass(id))
        #expect(await importer.title(of: temporary) == nil)
        #expect(await importer.title(of: id) == "first")

        context.delete(track)
        try context.save()
        #expect(await importer.title(of: id) == nil)
        #expect(try await !importer.rename(id, to: "gone"))
    }

    @MainActor @Test func `an actor created on the main actor runs elsewhere and saves only when told to`()
        async throws
    {
        let importer = TrackImporter(modelContainer: container)
        #expect(await !importer.isOnMainThread())
        #expect(await !importer.savesByItself())
        #expect(await importer.yieldOften() == 100)

        try await importer.add(0..<1)
        let id = try #require(try await importer.identifiers().first)
        await importer.changeWithoutSaving(id)
        #expect(await importer.hasChanges())
        #expect(try container.mainContext.fetch(FetchDescriptor<Track>()).map(\.title) == ["Track 0"])
    }

    @Test func `concurrent actors save all their work`() async throws {
        let container = container
        try await withThrowingTaskGroup(of: Void.self) { group in
            for part in 0..<8 {
                group.addTask {
                    let importer = TrackImporter(modelContainer: container)
                    for step in 0..<5 {
                        let start = (part * 5 + step) * 20
                        try await importer.add(start..<(start + 20))
                    }
                }
            }
            try await group.waitForAll()
        }
        let tracks = try ModelContext(container).fetch(FetchDescriptor<Track>(sortBy: [SortDescriptor(\.number)]))
        #expect(tracks.map(\.number) == Array(0..<800))
    }

    @Test func `an actor's code can get the context from its executor`() async throws {
        let importer = TrackImporter(modelContainer: container)
        #expect(await importer.asksExecutorForContext())
    }

    @Test func `a model actor's context can't be read outside of the actor`() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let importer = TrackImporter(modelContainer: try .inMemory(Track.self, Folder.self))
            importer.modelExecutor.modelContext.rollback()
        }
        let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(output.contains("The context of a model actor was read outside of the actor"))
    }

    @Test func `the compiler rejects passing instances and contexts to other actors`() async throws {
        let source = CompiledSource(
            text: """
                import EvergreenModelStorage
                @Model final class Recipe { var title = "" }
                @ModelActor actor Importer {
                    func rename(_ recipe: Recipe) { recipe.title = "new" }
                    func first() throws -> Recipe? { try modelContext.fetch(FetchDescriptor<Recipe>()).first }
                    func use(_ context: ModelContext) {}
                }
                @MainActor func handOver(_ recipe: Recipe, _ container: ModelContainer) async throws {
                    let importer = Importer(modelContainer: container)
                    await importer.rename(recipe) // error: sending 'recipe' risks causing data races
                    await importer.use(container.mainContext) // error: sending 'container.mainContext' risks causing data races
                    _ = try await importer.first() // error: non-Sendable 'Recipe?'-typed result can not be returned from actor-isolated instance method 'first()' to main actor-isolated context
                }
                """
        )
        try await source.check()
        try await CompiledSource(
            text: """
                import EvergreenModelStorage
                @Model final class Recipe { var title = "" }
                func keep(_ recipe: Recipe) {
                    let _: any Sendable = recipe // error: conformance of 'Recipe' to 'Sendable' is unavailable: An instance belongs to its context: pass its 'persistentModelID' to other actors
                }
                """
        ).check()
    }
}
