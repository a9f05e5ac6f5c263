import EvergreenDatabase
import GRDB
import OpenCombineShim
import Testing

/// SQLite has one preupdate hook per connection. Another library's hook keeps working, and no change is missed.
@MainActor
@Suite(.serialized)
struct ForeignHookTests {
    private let database: TemporaryDatabase

    init() throws {
        database = try TemporaryDatabase()
        try database.insert("Ann")
    }

    private func execute(_ sql: String) throws {
        try database.pool.write { db in try db.execute(sql: sql) }
    }

    private func setHook(_ context: ForeignHook.Context) throws -> ForeignHook {
        try database.pool.writeWithoutTransaction { db in try ForeignHook(db, context: context) }
    }

    private func removeHook() throws {
        try database.pool.writeWithoutTransaction { db in try ForeignHook.remove(from: db) }
    }

    @Test(arguments: ForeignHook.Context.allCases)
    func `an earlier preupdate hook is called, and no change is missed`(context: ForeignHook.Context) async throws {
        let hook = try setHook(context)
        let recorder = try database.observePlayers()
        try database.insert("Bob")
        #expect(try database.observedNames == ["Ann", "Bob"])
        try execute("UPDATE player SET name = name || '!'")
        #expect(try database.observedNames == ["Ann!", "Bob!"])
        #expect(hook.calls == 3)
        await recorder.wait { recorder.values.last?.map(\.name) == ["Ann!", "Bob!"] }
        try removeHook()
    }

    @Test(arguments: ForeignHook.Context.allCases)
    func `a later preupdate hook is called, even when nothing is observed anymore`(
        context: ForeignHook.Context
    ) async throws {
        var recorder: Recorder<Records<Player>>? = try database.observePlayers()
        try database.insert("Bob")
        let hook = try setHook(context)
        try database.insert("Eve")
        #expect(try database.observedNames == ["Ann", "Bob", "Eve"])
        recorder?.cancel()
        recorder = nil
        // The observation ends on the writer's queue, some time after its last subscriber.
        for number in 0..<20 {
            try database.insert("Zoe\(number)")
            await Task.yield()
        }
        #expect(hook.calls == 21)
        #expect(try database.observedNames.count == 23)
        try removeHook()
    }

    @Test func `after a foreign hook is set twice and removed, rows are tracked again`() throws {
        let fetches = CallCount()
        let recorder = Recorder(NamesRequest(fetches: fetches).publisher(in: database.context))
        _ = try setHook(.number)
        let hook = try setHook(.address)
        try database.insert("Bob")
        #expect(hook.calls == 1)
        try removeHook()
        // The first commit afterwards finds that earlier rows were missed.
        try database.insert("Eve")
        let before = Recorder(NamesRequest(fetches: fetches).publisher(in: database.context)).values.last
        let fetched = fetches.current
        // Writes nothing that the request reads: if the changed rows were unknown, everything would be fetched again.
        try execute("UPDATE player SET score = score + 1")
        #expect(Recorder(NamesRequest(fetches: fetches).publisher(in: database.context)).values.last == before)
        #expect(fetches.current == fetched)
        #expect(recorder.completion == nil)
    }

    @Test func `an ended observation's hook is removed with the next row`() async throws {
        var recorder: Recorder<Records<Player>>? = try database.observePlayers()
        #expect(try !hasNoHook)
        recorder?.cancel()
        recorder = nil
        var rounds = 0
        // The observation ends on the writer's queue, some time after its last subscriber.
        while try !hasNoHook, rounds < 1_000 {
            try execute("INSERT INTO player (name, score) VALUES ('Bob', 0), ('Eve', 0), ('Joe', 0)")
            try execute("DELETE FROM player WHERE name <> 'Ann'")
            await Task.yield()
            rounds += 1
        }
        #expect(try hasNoHook)
        let next = try database.observePlayers()
        #expect(next.values.last?.map(\.name) == ["Ann"])
        #expect(try !hasNoHook)
        // An observation that ends before it is installed in the writer sets no hook.
        next.cancel()
    }

    /// Whether SQLite compiles a deletion of all rows as if the connection had no hook.
    private var hasNoHook: Bool {
        get throws {
            try database.pool.writeWithoutTransaction { db in
                let opcodes = try Row.fetchAll(db, sql: "EXPLAIN DELETE FROM player").map { $0["opcode"] as String }
                return opcodes.contains("Clear")
            }
        }
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
