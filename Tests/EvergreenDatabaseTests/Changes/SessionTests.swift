import EvergreenDatabase
import GRDB
import OpenCombineShim
import Testing

/// A session of the app needs the hook that tells which rows have changed.
@MainActor
struct SessionTests {
    private struct AllPlayers: RecordsObservationQueryable, Hashable {
        var request: QueryInterfaceRequest<Player> { Player.order(Player.Columns.name) }
    }

    /// Holds a session. It is only touched on the writer's queue.
    private final class Holder: @unchecked Sendable {
        var session: Session?
    }

    private let database: TemporaryDatabase
    private let holder = Holder()

    init() throws {
        database = try TemporaryDatabase()
        try database.pool.write { db in
            try db.execute(sql: "CREATE UNIQUE INDEX name ON player(name)")
            try db.insertPlayer("Ann")
        }
    }

    private func watch() throws -> Recorder<Records<Player>> {
        Recorder(try AllPlayers().publisher(in: database.context))
    }

    /// What a watcher that comes now gets at once.
    private var names: [String] {
        get throws { try watch().values.first?.map(\.name) ?? [] }
    }

    private func insert(_ name: String) throws {
        try database.pool.write { db in _ = try db.insertPlayer(name) }
    }

    private func beginSession() throws {
        try database.pool.writeWithoutTransaction { [holder] db in holder.session = try Session(db) }
    }

    /// Ends the session, and returns whether it has recorded anything.
    private func endSession() throws -> Bool {
        try database.pool.writeWithoutTransaction { [holder] _ in
            defer { holder.session = nil }
            return try holder.session?.changeset().isEmpty == false
        }
    }

    @Test func `nothing is missed during a session that comes after the watchers`() async throws {
        let recorder = try watch()
        try insert("Bob")
        try beginSession()
        for name in ["Eve", "Joe"] {
            try insert(name)
            #expect(try names.contains(name))
        }
        #expect(try endSession())
        try insert("Zoe")
        try insert("Zoo")
        #expect(try names == ["Ann", "Bob", "Eve", "Joe", "Zoe", "Zoo"])
        await recorder.wait { recorder.values.last?.count == 6 }
    }

    @Test func `nothing is missed during a session that was there before the watchers`() async throws {
        try beginSession()
        let recorder = try watch()
        for name in ["Eve", "Joe"] {
            try insert(name)
            #expect(try names.contains(name))
        }
        // Applies to the session too: its changes are complete.
        #expect(try endSession())
        try insert("Zoe")
        try insert("Zoo")
        #expect(try names == ["Ann", "Eve", "Joe", "Zoe", "Zoo"])
        await recorder.wait { recorder.values.last?.count == 5 }
    }

    @Test func `nothing is missed by a session that begins within a transaction`() throws {
        let recorder = try watch()
        try database.pool.write { [holder] db in
            // The hook sees two rows, of which SQLite counts one.
            try db.execute(sql: "INSERT OR REPLACE INTO player (name, score) VALUES ('Ann', 2)")
            holder.session = try Session(db)
            try db.execute(sql: "UPDATE player SET name = 'Eve'")
        }
        #expect(try names == ["Eve"])
        #expect(try endSession())
        try insert("Bob")
        #expect(try names == ["Bob", "Eve"])
        #expect(recorder.completion == nil)
    }

    @Test func `a session that outlives the watchers stays whole`() async throws {
        var recorder: Recorder<Records<Player>>? = try watch()
        try beginSession()
        recorder?.cancel()
        recorder = nil
        // The observation ends on the writer's queue, some time after its last watcher.
        for number in 0..<20 {
            try insert("Bob\(number)")
            await Task.yield()
        }
        #expect(try endSession())
        try insert("Eve")
        let again = try watch()
        try insert("Joe")
        #expect(try names.count == 23)
        #expect(again.completion == nil)
    }

    @Test func `rows are read one by one again when the session has ended`() throws {
        let fetches = CallCount()
        let recorder = try Recorder(NamesRequest(fetches: fetches).publisher(in: database.context))
        try beginSession()
        try insert("Bob")
        _ = try endSession()
        // The first commit after the session finds that rows were missed until then.
        try insert("Eve")
        let before = try Recorder(NamesRequest(fetches: fetches).publisher(in: database.context)).values.count
        let fetched = fetches.current
        // Writes nothing that the request reads: if it was not seen which, everything would be fetched again.
        try database.pool.write { db in try db.execute(sql: "UPDATE player SET score = score + 1") }
        #expect(try Recorder(NamesRequest(fetches: fetches).publisher(in: database.context)).values.count == before)
        #expect(fetches.current == fetched)
        #expect(recorder.completion == nil)
    }

    private struct NamesRequest: ValueObservationQueryable {
        let fetches: CallCount
        static var defaultValue: [String] { [] }

        func fetch(_ db: Database) throws -> [String] {
            fetches.add()
            return try String.fetchAll(db, sql: "SELECT name FROM player")
        }

        static func == (lhs: NamesRequest, rhs: NamesRequest) -> Bool { lhs.fetches === rhs.fetches }
    }
}
