import EvergreenDatabase
import GRDB
import OpenCombineShim
import Testing

/// A session of the app needs the preupdate hook, which reports changed rows.
@MainActor
struct SessionTests {
    /// Holds a session. It is only accessed on the writer's queue.
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

    @Test func `no change is missed during a session that starts after the observation`() async throws {
        let recorder = try database.observePlayers()
        try database.insert("Bob")
        try beginSession()
        for name in ["Eve", "Joe"] {
            try database.insert(name)
            #expect(try database.observedNames.contains(name))
        }
        #expect(try endSession())
        try database.insert("Zoe")
        try database.insert("Zoo")
        #expect(try database.observedNames == ["Ann", "Bob", "Eve", "Joe", "Zoe", "Zoo"])
        await recorder.wait { recorder.values.last?.count == 6 }
    }

    @Test func `no change is missed during a session that starts before the observation`() async throws {
        try beginSession()
        let recorder = try database.observePlayers()
        for name in ["Eve", "Joe"] {
            try database.insert(name)
            #expect(try database.observedNames.contains(name))
        }
        // Applies to the session too: its changes are complete.
        #expect(try endSession())
        try database.insert("Zoe")
        try database.insert("Zoo")
        #expect(try database.observedNames == ["Ann", "Eve", "Joe", "Zoe", "Zoo"])
        await recorder.wait { recorder.values.last?.count == 5 }
    }

    @Test func `no change is missed by a session that starts within a transaction`() throws {
        let recorder = try database.observePlayers()
        try database.pool.write { [holder] db in
            // The hook sees two rows, of which SQLite counts one.
            try db.execute(sql: "INSERT OR REPLACE INTO player (name, score) VALUES ('Ann', 2)")
            holder.session = try Session(db)
            try db.execute(sql: "UPDATE player SET name = 'Eve'")
        }
        #expect(try database.observedNames == ["Eve"])
        #expect(try endSession())
        try database.insert("Bob")
        #expect(try database.observedNames == ["Bob", "Eve"])
        #expect(recorder.completion == nil)
    }

    @Test func `a session that outlives the observation is complete`() async throws {
        var recorder: Recorder<Records<Player>>? = try database.observePlayers()
        try beginSession()
        recorder?.cancel()
        recorder = nil
        // The observation ends on the writer's queue, some time after its last subscriber.
        for number in 0..<20 {
            try database.insert("Bob\(number)")
            await Task.yield()
        }
        #expect(try endSession())
        try database.insert("Eve")
        let again = try database.observePlayers()
        try database.insert("Joe")
        #expect(try database.observedNames.count == 23)
        #expect(again.completion == nil)
    }

    @Test func `rows are tracked again after the session has ended`() throws {
        let fetches = CallCount()
        let recorder = try Recorder(NamesRequest(fetches: fetches).publisher(in: database.context))
        try beginSession()
        try database.insert("Bob")
        _ = try endSession()
        // The first commit after the session finds that earlier rows were missed.
        try database.insert("Eve")
        let before = try Recorder(NamesRequest(fetches: fetches).publisher(in: database.context)).values.count
        let fetched = fetches.current
        // Writes nothing that the request reads: if the changed rows were unknown, everything would be fetched again.
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
