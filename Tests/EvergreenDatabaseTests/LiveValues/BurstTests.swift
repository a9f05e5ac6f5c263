import Dispatch
import EvergreenDatabase
import Foundation
import GRDB
import OpenCombineShim
import Testing

/// The sum of all scores, which takes its time. While its second fetch is under way, the database changes.
private struct SlowRequest: ValueObservationQueryable {
    let fetches: CallCount
    var length = 1_000_000
    var duringSecondFetch: @Sendable () throws -> Void = {}

    static var defaultValue: Int { 0 }

    func fetch(_ db: Database) throws -> Int {
        fetches.add()
        let sum = try Int.fetchOne(db, sql: "SELECT SUM(score) FROM player") ?? 0
        if fetches.current == 2 { try duringSecondFetch() }
        let count = """
            WITH RECURSIVE number(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM number WHERE value < ?)
            SELECT COUNT(*) FROM number
            """
        _ = try Int.fetchOne(db, sql: count, arguments: [length])
        return sum
    }

    static func == (lhs: SlowRequest, rhs: SlowRequest) -> Bool { lhs.fetches === rhs.fetches }
}

/// Keeps what it is given of the error of an interrupted fetch to itself.
private struct ForgivingRequest: ValueObservationQueryable {
    let slow: SlowRequest
    static var defaultValue: Int? { nil }
    func fetch(_ db: Database) throws -> Int? { try? slow.fetch(db) }
}

@MainActor
struct BurstTests {
    let database: TemporaryDatabase
    let fetches = CallCount()

    init() throws {
        database = try TemporaryDatabase()
        try database.pool.write { db in _ = try db.insertPlayer("Ann") }
    }

    private func add(_ score: Int = 1) throws {
        try database.pool.write { db in
            try db.execute(sql: "UPDATE player SET score = score + ?", arguments: [score])
        }
    }

    private var slowRequest: SlowRequest {
        let pool = database.pool
        return SlowRequest(fetches: fetches) {
            try pool.write { db in try db.execute(sql: "UPDATE player SET score = score + 1") }
        }
    }

    @Test func `a fetch that is stale is given up when commits pause`() async throws {
        let recorder = Recorder(try slowRequest.publisher(in: database.context))
        try add()
        await recorder.waitForLast(2)
        #expect(recorder.values == [0, 2])
        #expect(recorder.completion == nil)
        #expect(fetches.current == 3)
    }

    @Test func `a request that hides the interruption is fetched again`() async throws {
        let recorder = Recorder(ForgivingRequest(slow: slowRequest).publisher(in: database.context))
        try add()
        await recorder.waitForLast(2)
        #expect(recorder.values == [0, 2])
        // The region that was read is known in full: what comes later is seen.
        try add()
        await recorder.waitForLast(3)
    }

    @Test func `values come while commits never stop`() async throws {
        let recorder = Recorder(
            try SlowRequest(fetches: fetches, length: 300_000).publisher(in: database.context)
        )
        let pool = database.pool
        let hasEnough = CallCount()
        let writing = Task.detached {
            var commits = 0
            while hasEnough.current == 0 {
                try await pool.write { db in try db.execute(sql: "UPDATE player SET score = score + 1") }
                commits += 1
            }
            return commits
        }
        await recorder.wait { recorder.values.count >= 5 }
        hasEnough.add()
        await recorder.waitForLast(try await writing.value)
    }

    @Test func `a new watcher does not get the value of a stale fetch`() async throws {
        let recorder = Recorder(try slowRequest.publisher(in: database.context))
        try add()
        await wait { fetches.current > 1 }
        try add()
        let other = Recorder(try slowRequest.publisher(in: database.context))
        // The commit that is made during the fetch may come before or after.
        #expect(try #require(other.values.last) >= 2)
        await recorder.waitForLast(3)
    }

    @Test func `a burst of commits leads to few fetches`() async throws {
        let recorder = Recorder(SlowRequest(fetches: fetches).publisher(in: database.context))
        for _ in 0..<200 { try add() }
        await recorder.waitForLast(200)
        // On a busy machine the burst pauses by itself.
        #expect(fetches.current <= 20)
    }
}
