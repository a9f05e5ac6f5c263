import EvergreenModelStorage
import Foundation
import GRDB
import Testing

struct MigrationStageTests {
    private let store: TemporaryStore

    init() throws { store = try TemporaryStore() }

    private func fillTrips() throws {
        try store.open(Trips1.self) { context in
            for (name, places) in [("Alps", ["Chur"]), ("Sea", ["Kiel", "Oslo"]), ("Sea", ["Bergen"])] {
                let trip = Trips1.Trip(name: name)
                context.insert(trip)
                trip.stops = places.map { Trips1.Stop(place: $0) }
                try context.save()
            }
        }
    }

    @Test func `code runs before and after a stage, over several versions at once`() throws {
        try fillTrips()
        try store.open(Trips3.self, plan: TripsPlan.self) { context in
            let trips = try context.fetch(FetchDescriptor<Trips3.Trip>(sortBy: [SortDescriptor(\.title)]))
            #expect(trips.map(\.title) == ["Alps", "Sea"])
            #expect(trips.map(\.length) == [1, 2])
            #expect(trips.map(\.code) == ["Alps-1", "Sea-2"])
        }
        // A deletion in willMigrate follows the delete rules.
        #expect(try store.rows("SELECT place FROM stop ORDER BY place") == ["\"Chur\"", "\"Kiel\"", "\"Oslo\""])
        #expect(try store.rows("SELECT version FROM evergreen_schema") == ["\"3.0.0\""])
    }

    @Test func `a file of an intermediate version takes the remaining stages`() throws {
        try store.open(Trips2.self) { context in
            let trip = Trips2.Trip(name: "Alps")
            trip.length = 5
            context.insert(trip)
        }
        try store.open(Trips3.self, plan: TripsPlan.self)
        #expect(try store.rows("SELECT title, length, code FROM trip") == ["\"Alps\"|5|\"Alps-5\""])
    }

    @Test func `a new file takes no stages`() throws {
        try store.open(Trips3.self, plan: FailingTripsPlan.self) { $0.insert(Trips3.Trip(title: "a", length: 1)) }
        try store.open(Trips3.self, plan: FailingTripsPlan.self)
        #expect(try store.rows("SELECT title FROM trip") == ["\"a\""])
    }

    @Test func `a stage is run once`() throws {
        try fillTrips()
        try store.open(Trips3.self, plan: TripsPlan.self) { context in
            for trip in try context.fetch(FetchDescriptor<Trips3.Trip>()) { trip.code = "mine" }
        }
        try store.open(Trips3.self, plan: TripsPlan.self)
        #expect(try store.rows("SELECT DISTINCT code FROM trip") == ["\"mine\""])
    }

    @Test func `the container's schema can be a version in the middle of the plan`() throws {
        try fillTrips()
        try store.open(Trips2.self, plan: TripsPlan.self)
        #expect(try store.rows("SELECT name, length FROM trip ORDER BY name") == ["\"Alps\"|1", "\"Sea\"|2"])
        #expect(try store.rows("SELECT version FROM evergreen_schema") == ["\"2.0.0\""])
    }

    @Test func `unresolved duplicates are reported`() throws {
        try fillTrips()
        let before = try store.bytes()
        let error = modelError { try store.open(Trips2.self, plan: LightTripsPlan.self) }
        #expect(error?.code == .failedMigration)
        #expect(error?.message.contains("The migration from the version 1.0.0 to 2.0.0 failed") == true)
        #expect(error?.message.contains("Trip.name has to be unique in the later version") == true)
        #expect(error?.message.contains("\"Sea\" (2 rows)") == true)
        #expect(try store.bytes() == before)
    }

    @Test func `an error in the app's code leaves the file unchanged`() throws {
        try fillTrips()
        let before = try (store.bytes(), store.contents())
        let error = modelError { try store.open(Trips3.self, plan: FailingTripsPlan.self) }
        #expect(error?.code == .failedMigration)
        #expect(error?.message.contains("didMigrate of the migration from the version 2.0.0 to 3.0.0 failed") == true)
        #expect(error?.underlyingError is Interruption)
        #expect(try store.bytes() == before.0)
        #expect(try store.contents() == before.1)
        try store.open(Trips3.self, plan: TripsPlan.self)
        #expect(try store.rows("SELECT title FROM trip ORDER BY title") == ["\"Alps\"", "\"Sea\""])
    }

    @Test func `a process that exits during the migration leaves the file unchanged`() async throws {
        try fillTrips()
        let before = try (store.bytes(), store.contents())
        let path = store.url.path
        await #expect(processExitsWith: .exitCode(7)) { [path = path as String] in
            _ = try ModelContainer(
                for: Schema(versionedSchema: Trips2.self),
                migrationPlan: CrashingTripsPlan.self,
                configurations: ModelConfiguration(url: URL(fileURLWithPath: path))
            )
        }
        #expect(try store.contents() == before.1)
        #expect(try store.bytes() == before.0)
        try store.open(Trips3.self, plan: TripsPlan.self)
        #expect(try store.rows("SELECT COUNT(*) FROM trip") == ["2"])
    }

    @Test func `an invalid plan is an error, and the file is not created`() throws {
        let plans: [(any SchemaMigrationPlan.Type, String)] = [
            (UnorderedPlan.self, "lists the version 1.0.0 after 2.0.0"),
            (BackwardPlan.self, "leads from 2.0.0 to 1.0.0"),
            (ForeignPlan.self, "The container's classes match no version of ForeignPlan"),
        ]
        for (plan, message) in plans {
            let error = modelError { try store.open(Trips2.self, plan: plan) }
            #expect(error?.code == .invalidSchema)
            #expect(error?.message.contains(message) == true)
            #expect(!store.fileExists)
        }
    }

    @Test func `a file created with GRDB is migrated from the version that it matches`() throws {
        try store.execute(
            """
            CREATE TABLE trip (id INTEGER PRIMARY KEY, name VARCHAR NOT NULL);
            CREATE TABLE stop (id INTEGER PRIMARY KEY, place TEXT, tripId INTEGER REFERENCES trip ON DELETE CASCADE);
            INSERT INTO trip VALUES (1, 'Sea'), (2, 'Sea');
            INSERT INTO stop VALUES (1, 'Kiel', 1), (2, 'Oslo', 2);
            """
        )
        try store.open(Trips3.self, plan: TripsPlan.self)
        #expect(try store.rows("SELECT title, length, code FROM trip") == ["\"Sea\"|1|\"Sea-1\""])
        #expect(try store.rows("SELECT place FROM stop") == ["\"Kiel\""])
    }

    @Test func `two concurrent openings migrate once`() async throws {
        try fillTrips()
        let configuration = store.configuration
        try await withThrowingTaskGroup { group in
            for _ in 0..<4 {
                group.addTask {
                    _ = try ModelContainer(
                        for: Schema(versionedSchema: Trips3.self),
                        migrationPlan: TripsPlan.self,
                        configurations: configuration
                    )
                }
            }
            try await group.waitForAll()
        }
        #expect(try store.rows("SELECT title FROM trip ORDER BY title") == ["\"Alps\"", "\"Sea\""])
    }
}
