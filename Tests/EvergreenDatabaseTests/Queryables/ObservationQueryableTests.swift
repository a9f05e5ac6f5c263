import EvergreenDatabase
import GRDB
import OpenCombineShim
import Testing

private struct NamesRequest: ValueObservationQueryable {
    static var defaultValue: [String] { [] }
    func fetch(_ db: Database) throws -> [String] {
        try String.fetchAll(db, sql: "SELECT name FROM player ORDER BY name")
    }
}

private struct AsyncNamesRequest: ValueObservationQueryable {
    static let queryableOptions = QueryableOptions.async
    static var defaultValue: [String] { [] }
    func fetch(_ db: Database) throws -> [String] { try NamesRequest().fetch(db) }
}

private struct ConstantRegionRequest: ValueObservationQueryable {
    static let queryableOptions: QueryableOptions = [.constantRegion]
    static var defaultValue: [String] { [] }
    func fetch(_ db: Database) throws -> [String] { try NamesRequest().fetch(db) }
}

private struct PlayerPresenceRequest: PresenceObservationQueryable {
    var id: Int64
    func fetch(_ db: Database) throws -> Player? { try Player.fetchOne(db, id: id) }
}

private struct OnceRequest: FetchQueryable {
    static var defaultValue: [String] { [] }
    func fetch(_ db: Database) throws -> [String] { try NamesRequest().fetch(db) }
}

private struct AsyncOnceRequest: FetchQueryable {
    static let queryableOptions = QueryableOptions.async
    static var defaultValue: [String] { [] }
    func fetch(_ db: Database) throws -> [String] { try NamesRequest().fetch(db) }
}

private struct BrokenRequest: ValueObservationQueryable {
    static var defaultValue: Int { 0 }
    func fetch(_ db: Database) throws -> Int { try Int.fetchOne(db, sql: "SELECT 1 FROM missing") ?? 0 }
}

private struct Repository: TopLevelDatabaseReader {
    let pool: DatabasePool
    var reader: any DatabaseReader { pool }
}

private struct RepositoryRequest: ValueObservationQueryable {
    typealias Context = Repository
    static var defaultValue: Int { -1 }
    func fetch(_ db: Database) throws -> Int { try Player.fetchCount(db) }
}

@MainActor
struct ObservationQueryableTests {
    let database: TemporaryDatabase

    init() throws {
        database = try TemporaryDatabase()
    }

    @Test func `the first value is immediate`() throws {
        try database.pool.write { db in _ = try db.insertPlayer("Ann") }
        let recorder = Recorder(NamesRequest().publisher(in: database.context))
        #expect(recorder.values == [["Ann"]])
    }

    @Test func `a change publishes a new value`() async throws {
        let recorder = Recorder(NamesRequest().publisher(in: database.context))
        try await database.pool.write { db in _ = try db.insertPlayer("Ann") }
        await recorder.waitForLast(["Ann"])
        try await database.pool.write { db in _ = try db.insertPlayer("Bob") }
        await recorder.waitForLast(["Ann", "Bob"])
        #expect(recorder.values.first == [])
    }

    @Test func `with the async option, the first value is asynchronous`() async throws {
        let recorder = Recorder(AsyncNamesRequest().publisher(in: database.context))
        #expect(recorder.values.isEmpty)
        await recorder.waitForLast([])
    }

    @Test func `with a constant region, changes are published too`() async throws {
        let recorder = Recorder(ConstantRegionRequest().publisher(in: database.context))
        try await database.pool.write { db in _ = try db.insertPlayer("Ann") }
        await recorder.waitForLast(["Ann"])
    }

    @Test func `a presence is missing, exists, is gone, and exists again`() async throws {
        let recorder = Recorder(PlayerPresenceRequest(id: 1).publisher(in: database.context))
        let ann = Player(id: 1, name: "Ann", score: 1)
        #expect(recorder.values == [.missing])
        try await database.pool.write { db in _ = try db.insertPlayer("Ann", score: 1) }
        await recorder.waitForLast(.existing(ann))
        try await database.pool.write { db in _ = try Player.deleteAll(db) }
        await recorder.waitForLast(.gone(ann))
        try await database.pool.write { db in try db.execute(sql: "INSERT INTO player VALUES (1, 'Ann', 1)") }
        await recorder.waitForLast(.existing(ann))
        #expect(PlayerPresenceRequest.defaultValue == .missing)
    }

    @Test func `a fetch publishes one value and finishes`() async throws {
        let recorder = Recorder(OnceRequest().publisher(in: database.context))
        #expect(recorder.values == [[]])
        #expect(recorder.completion != nil)
        #expect(recorder.failure == nil)
    }

    @Test func `an asynchronous fetch publishes one value later and finishes`() async throws {
        let recorder = Recorder(AsyncOnceRequest().publisher(in: database.context))
        #expect(recorder.values.isEmpty)
        await recorder.waitForCompletion()
        #expect(recorder.values == [[]])
        #expect(recorder.failure == nil)
    }

    @Test func `a failing fetch fails the publisher`() throws {
        let recorder = Recorder(try BrokenRequest().publisher(in: database.context))
        #expect(recorder.values.isEmpty)
        #expect(recorder.failure is DatabaseError)
    }

    @Test func `a publisher in a context without a database fails with notConnected`() {
        func error(_ publisher: some Publisher<some Sendable, any Error>) -> DatabaseContextError? {
            Recorder(publisher).failure as? DatabaseContextError
        }
        #expect(error(NamesRequest().publisher(in: .notConnected)) == .notConnected)
        #expect(error(AsyncNamesRequest().publisher(in: .notConnected)) == .notConnected)
        #expect(error(OnceRequest().publisher(in: .notConnected)) == .notConnected)
        #expect(error(PlayerPresenceRequest(id: 1).publisher(in: .notConnected)) == .notConnected)
    }

    @Test func `a request can read from an app's own context type`() throws {
        let recorder = Recorder(RepositoryRequest().publisher(in: Repository(pool: database.pool)))
        #expect(recorder.values == [0])
    }

    @Test func `a read-only context is observed`() async throws {
        let context = DatabaseContext.readOnly { database.pool }
        let recorder = Recorder(NamesRequest().publisher(in: context))
        try await database.pool.write { db in _ = try db.insertPlayer("Ann") }
        await recorder.waitForLast(["Ann"])
    }
}
