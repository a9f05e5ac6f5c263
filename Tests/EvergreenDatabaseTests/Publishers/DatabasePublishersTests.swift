import Dispatch
import EvergreenDatabase
import GRDB
import OpenCombineShim
import Testing

private struct WriteFailed: Error {}

@MainActor
struct DatabasePublishersTests {
    let database: TemporaryDatabase

    init() throws {
        database = try TemporaryDatabase()
    }

    private var count: ValueObservation<ValueReducers.Fetch<Int>> {
        .tracking { db in try Player.fetchCount(db) }
    }

    @Test func `a value observation publishes on the main queue, after the subscription`() async throws {
        let recorder = Recorder(count.publisher(in: database.pool))
        #expect(recorder.values.isEmpty)
        await recorder.waitForLast(0)
        try await database.pool.write { db in _ = try db.insertPlayer("Ann") }
        await recorder.waitForLast(1)
    }

    @Test func `a value observation publishes its first value immediately when requested`() throws {
        let recorder = Recorder(count.publisher(in: database.pool, scheduling: .immediate))
        #expect(recorder.values == [0])
    }

    @Test func `an observation starts with the first demand and drops values beyond the demand`() async throws {
        let subscriber = DemandingSubscriber<Int>()
        count.publisher(in: database.pool, scheduling: .immediate).subscribe(subscriber)
        #expect(subscriber.values == [])
        subscriber.subscription?.request(.max(1))
        #expect(subscriber.values == [0])

        let other = Recorder(count.publisher(in: database.pool, scheduling: .immediate))
        try await database.pool.write { db in _ = try db.insertPlayer("Ann") }
        await other.waitForLast(1)
        #expect(subscriber.values == [0])
    }

    @Test func `a failing observation fails its publisher`() {
        let observation = ValueObservation.tracking { db in try Int.fetchOne(db, sql: "SELECT 1 FROM missing") }
        let recorder = Recorder(observation.publisher(in: database.pool, scheduling: .immediate))
        #expect(recorder.failure is DatabaseError)
    }

    @Test func `a shared observation publishes to each subscriber`() async throws {
        let shared = count.shared(in: database.pool, scheduling: .async(onQueue: .main))
        let (one, two) = (
            Recorder(shared.publisher().removeDuplicates()), Recorder(shared.publisher().removeDuplicates())
        )
        await one.waitForLast(0)
        await two.waitForLast(0)
        try await database.pool.write { db in _ = try db.insertPlayer("Ann") }
        await one.waitForLast(1)
        await two.waitForLast(1)
        #expect(one.values == [0, 1])
        #expect(two.values == [0, 1])
    }

    @Test func `a read publishes its value asynchronously and finishes`() async throws {
        let recorder = Recorder(database.pool.readPublisher { db in try Player.fetchCount(db) })
        #expect(recorder.values.isEmpty)
        await recorder.waitForCompletion()
        #expect(recorder.values == [0])
        #expect(recorder.failure == nil)
    }

    @Test func `a failing read fails its publisher`() async throws {
        let recorder = Recorder(database.pool.readPublisher { _ -> Int in throw WriteFailed() })
        await recorder.waitForCompletion()
        #expect(recorder.failure is WriteFailed)
    }

    @Test func `a cancelled read publishes nothing`() async throws {
        let recorder = Recorder(database.pool.readPublisher { db in try Player.fetchCount(db) })
        recorder.cancel()
        let other = Recorder(database.pool.readPublisher { db in try Player.fetchCount(db) })
        await other.waitForCompletion()
        #expect(recorder.values.isEmpty)
    }

    @Test func `a write publishes its result and finishes`() async throws {
        let recorder = Recorder(database.pool.writePublisher { db in try db.insertPlayer("Ann").id })
        await recorder.waitForCompletion()
        #expect(recorder.values == [1])
        #expect(try await database.pool.read { db in try Player.fetchCount(db) } == 1)
    }

    @Test func `a failing write is rolled back and fails its publisher`() async throws {
        let recorder = Recorder(
            database.pool.writePublisher { db -> Int in
                try db.insertPlayer("Ann")
                throw WriteFailed()
            }
        )
        await recorder.waitForCompletion()
        #expect(recorder.failure is WriteFailed)
        #expect(try await database.pool.read { db in try Player.fetchCount(db) } == 0)
    }

    @Test func `a write is followed by a read of its result`() async throws {
        let recorder = Recorder(
            database.pool.writePublisher {
                db in
                try db.insertPlayer("Ann").name
            } thenRead: { db, name in
                "\(name) \(try Player.fetchCount(db))"
            }
        )
        await recorder.waitForCompletion()
        #expect(recorder.values == ["Ann 1"])
    }

    @Test func `a failing write is not followed by a read`() async throws {
        let recorder = Recorder(
            database.pool.writePublisher(
                updates: { _ -> Int in throw WriteFailed() },
                thenRead: { _, value in value }
            )
        )
        await recorder.waitForCompletion()
        #expect(recorder.failure is WriteFailed)
    }

    @Test func `a region observation publishes transactions that affect the region`() async throws {
        let names = DatabaseRegionObservation(tracking: Player.select(Player.Columns.name))
            .publisher(in: database.pool)
            .tryMap { @Sendable db in try Player.fetchCount(db) }
            .receive(on: DispatchQueue.main)
        let recorder = Recorder(names)
        try await database.pool.write { db in _ = try db.insertPlayer("Ann") }
        try await database.pool.write { db in try db.execute(sql: "UPDATE player SET score = 2") }
        try await database.pool.write { db in _ = try db.insertPlayer("Bob") }
        await recorder.waitForLast(2)
        #expect(recorder.values == [1, 2])
    }

    @Test func `migrations run in the background`() async throws {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("team") { db in
            try db.create(table: "team") { table in table.autoIncrementedPrimaryKey("id") }
        }
        let recorder = Recorder(migrator.migratePublisher(database.pool))
        await recorder.waitForCompletion()
        #expect(recorder.failure == nil)
        #expect(recorder.values.count == 1)
        #expect(try await database.pool.read { db in try db.tableExists("team") })
    }

    @Test func `a failing migration fails its publisher`() async throws {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("broken") { _ in throw WriteFailed() }
        let recorder = Recorder(migrator.migratePublisher(database.pool))
        await recorder.waitForCompletion()
        #expect(recorder.failure is WriteFailed)
    }
}

/// Requests values only when told to.
private final class DemandingSubscriber<Input>: Subscriber {
    var subscription: (any Subscription)?
    var values: [Input] = []

    func receive(subscription: any Subscription) { self.subscription = subscription }

    func receive(_ input: Input) -> Subscribers.Demand {
        values.append(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<any Error>) {}
}
