import EvergreenQuery
import EvergreenTesting
import GRDB
import Testing

@MainActor
struct PresenceQueryTests {
    private struct Plant: Codable, Equatable, Identifiable, FetchableRecord, PersistableRecord {
        var id: Int64
        var name: String
    }

    private struct PlantRequest: PresenceObservationQueryable {
        var id: Int64
        func fetch(_ db: Database) throws -> Plant? { try Plant.fetchOne(db, key: id) }
    }

    private struct AsyncPlantRequest: PresenceObservationQueryable {
        static let queryableOptions = QueryableOptions.async
        func fetch(_ db: Database) throws -> Plant? { try Plant.fetchOne(db, key: 1) }
    }

    private struct PlantText: View {
        let plant: Presence<Plant>
        var body: some View {
            switch plant {
            case .missing: Text("missing")
            case .existing(let plant): Text("existing: \(plant.name)")
            case .gone(let plant): Text("gone: \(plant.name)")
            }
        }
    }

    private struct PlantView: View {
        @Query(PlantRequest(id: 1)) private var plant: Presence<Plant>
        var body: some View {
            PlantText(plant: plant)
            Text("\(plant.exists) \(plant.value?.name ?? "none") \(plant.id ?? 0)")
            Button("Next") { $plant.id.wrappedValue += 1 }
        }
    }

    private func makeGarden(_ plants: Plant...) throws -> DatabasePool {
        let database = try makeDatabase([])
        try database.write { db in
            try db.create(table: "plant") { table in
                table.primaryKey("id", .integer)
                table.column("name", .text).notNull()
            }
            for plant in plants { try plant.insert(db) }
        }
        return database
    }

    @Test func `a value is missing, exists, changes, is gone, and exists again`() async throws {
        let database = try makeGarden()
        let screen = Screen { PlantView().databaseContext(.readOnly { database }) }
        #expect(screen.texts.prefix(2) == ["missing", "false none 0"])
        try await database.write { db in try Plant(id: 1, name: "Fern").insert(db) }
        try await screen.wait { screen.texts.prefix(2) == ["existing: Fern", "true Fern 1"] }
        try await database.write { db in try Plant(id: 1, name: "Tree fern").update(db) }
        try await screen.wait { screen.texts.prefix(2) == ["existing: Tree fern", "true Tree fern 1"] }
        try await database.write { db in _ = try Plant.deleteAll(db) }
        try await screen.wait { screen.texts.prefix(2) == ["gone: Tree fern", "false Tree fern 1"] }
        try await database.write { db in try Plant(id: 1, name: "Moss").insert(db) }
        try await screen.wait { screen.texts.prefix(2) == ["existing: Moss", "true Moss 1"] }
    }

    @Test func `the first body has an existing value`() throws {
        let database = try makeGarden(Plant(id: 1, name: "Fern"))
        let screen = Screen { PlantView().databaseContext(.readOnly { database }) }
        #expect(screen.texts.first == "existing: Fern")
        #expect(screen.bodyCount(of: PlantView.self) == 1)
    }

    @Test func `an asynchronous request is missing at first`() async throws {
        struct AsyncPlantView: View {
            @Query(AsyncPlantRequest()) private var plant: Presence<Plant>
            var body: some View { PlantText(plant: plant) }
        }
        let database = try makeGarden(Plant(id: 1, name: "Fern"))
        let screen = Screen { AsyncPlantView().databaseContext(.readOnly { database }) }
        #expect(screen.texts == ["missing"])
        try await screen.wait { screen.texts == ["existing: Fern"] }
    }

    @Test func `a value gone for one request is missing for another`() async throws {
        let database = try makeGarden(Plant(id: 1, name: "Fern"), Plant(id: 3, name: "Moss"))
        let screen = Screen { PlantView().databaseContext(.readOnly { database }) }
        try await database.write { db in _ = try Plant.deleteOne(db, key: 1) }
        try await screen.wait { screen.texts.first == "gone: Fern" }
        try screen.find(.button).tap()
        #expect(screen.texts.first == "missing")
        try screen.find(.button).tap()
        #expect(screen.texts.first == "existing: Moss")
    }

    @Test func `each view has its own history of a gone value`() async throws {
        let database = try makeGarden(Plant(id: 1, name: "Fern"))
        let witness = Screen { PlantView().databaseContext(.readOnly { database }) }
        try await database.write { db in _ = try Plant.deleteAll(db) }
        try await witness.wait { witness.texts.first == "gone: Fern" }
        let latecomer = Screen { PlantView().databaseContext(.readOnly { database }) }
        #expect(latecomer.texts.first == "missing")
        #expect(witness.texts.first == "gone: Fern")
    }

    @Test func `an error keeps the presence`() async throws {
        struct Failing: View {
            @Query(PlantRequest(id: 1)) private var plant: Presence<Plant>
            var body: some View {
                PlantText(plant: plant)
                if $plant.error != nil { Text("error") }
            }
        }
        let database = try makeGarden(Plant(id: 1, name: "Fern"))
        let screen = Screen { Failing().databaseContext(.readOnly { database }) }
        try await database.write { db in try db.drop(table: "plant") }
        try await screen.wait { screen.texts == ["existing: Fern", "error"] }
    }
}
