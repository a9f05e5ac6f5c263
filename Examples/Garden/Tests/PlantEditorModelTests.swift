import EvergreenDatabase
import GRDB
import GardenModels
import Testing

/// View models do not depend on views: neither do their tests.
@MainActor
struct PlantEditorModelTests {
    private let database: DatabasePool
    private let garden: GardenDatabase
    private let mint: Plant

    init() throws {
        let database = try makeGarden()
        self.database = database
        garden = GardenDatabase(.readWrite { database })
        mint = try #require(try database.read { db in try Plant.filter(Column("name") == "Mint").fetchOne(db) })
    }

    /// Yields the main actor until the condition holds, for a minute at most.
    private func wait(until condition: () throws -> Bool) async throws {
        let clock = ContinuousClock()
        let deadline = clock.now + .seconds(60)
        while try !condition() {
            try #require(clock.now < deadline)
            await Task.yield()
        }
    }

    private func stored() async throws -> Plant? {
        try await database.read { [mint] db in try Plant.fetchOne(db, key: mint.id) }
    }

    @Test func `changes by others are applied, except to edited fields`() async throws {
        let model = PlantEditorModel(mint, in: garden)
        model.draft.name = "Peppermint"
        try await garden.add(3, to: mint)
        var other = mint
        other.name = "Spearmint"
        try await garden.update(other, from: mint)
        try await wait { model.draft.count == 5 }
        #expect(model.draft.name == "Peppermint")
        model.save()
        try await wait { model.isFinished }
        #expect(try await stored()?.name == "Peppermint")
        #expect(try await stored()?.count == 5)
    }

    @Test func `saving writes what was changed, and nothing else`() async throws {
        let model = PlantEditorModel(mint, in: garden)
        model.draft.stage = .ripe
        model.save()
        // Before the notification, the same plant is changed from another page.
        try await garden.add(1, to: mint)
        try await wait { model.isFinished }
        #expect(try await stored()?.stage == .ripe)
        #expect(try await stored()?.count == 3)
    }

    @Test func `a plant that goes and comes back can be saved again`() async throws {
        let model = PlantEditorModel(mint, in: garden)
        model.draft.name = "Peppermint"
        try await garden.delete(mint)
        try await wait { model.isGone }
        #expect(!model.canSave && model.canPutBack)
        try await garden.insert(mint)
        try await wait { !model.isGone }
        #expect(model.draft.name == "Peppermint")
        #expect(model.canSave && !model.canPutBack)
    }

    @Test func `a plant that is gone before its editor opens is known to be`() async throws {
        try await garden.delete(mint)
        let model = PlantEditorModel(mint, in: garden)
        #expect(model.isGone)
        #expect(model.draft == mint)
    }

    @Test func `a plant that is deleted while it is saved is reported`() async throws {
        let model = PlantEditorModel(mint, in: garden)
        model.draft.name = "Peppermint"
        try await garden.delete(mint)
        model.save()
        try await wait { model.failure != nil }
        #expect(model.failure == "Peppermint is not in the garden any more.")
        #expect(!model.isFinished)
    }

    @Test func `two editors that put a plant back at once make one plant`() async throws {
        let (first, second) = (PlantEditorModel(mint, in: garden), PlantEditorModel(mint, in: garden))
        try await garden.delete(mint)
        try await wait { first.isGone && second.isGone }
        first.putBack()
        second.putBack()
        try await wait { [first, second].allSatisfy { $0.isFinished || $0.failure != nil } }
        #expect([first, second].count { $0.isFinished } == 1)
        let count = try await database.read { db in try Plant.filter(Column("name") == "Mint").fetchCount(db) }
        #expect(count == 1)
    }

    @Test func `a model that is released follows nothing`() async throws {
        weak var released: PlantEditorModel?
        do {
            let model = PlantEditorModel(mint, in: garden)
            released = model
        }
        #expect(released == nil)
    }
}
