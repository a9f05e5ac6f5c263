import Dispatch
import EvergreenDatabase
import Foundation
import GRDB
import OpenCombineShim
import Testing

/// The sum of all scores, computed slowly. The database changes during its second fetch.
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

/// Swallows the error of an interrupted fetch.
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

    @Test func `a stale fetch is interrupted when commits pause`() async throws {
        let recorder = Recorder(try slowRequest.publisher(in: database.context))
        try add()
        await recorder.waitForLast(2)
        #expect(recorder.values == [0, 2])
        #expect(recorder.completion == nil)
        #expect(fetches.current == 3)
    }

    @Test func `a request that swallows the interruption is fetched again`() async throws {
        let recorder = Recorder(ForgivingRequest(slow: slowRequest).publisher(in: database.context))
        try add()
        await recorder.waitForLast(2)
        #expect(recorder.values == [0, 2])
        // The region read is complete: later changes are detected.
        try add()
        await recorder.waitForLast(3)
    }

    @Test func `values are delivered while commits never pause`() async throws {
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

    @Test func `a new subscriber does not receive the value of a stale fetch`() async throws {
        let recorder = Recorder(try slowRequest.publisher(in: database.context))
        try add()
        await wait { fetches.current > 1 }
        try add()
        let other = Recorder(try slowRequest.publisher(in: database.context))
        // The commit made during the fetch may come before or after it.
        #expect(try #require(other.values.last) >= 2)
        await recorder.waitForLast(3)
    }

    @Test func `a burst of commits causes few fetches`() async throws {
        let recorder = Recorder(SlowRequest(fetches: fetches).publisher(in: database.context))
        for _ in 0..<200 { try add() }
        await recorder.waitForLast(200)
        // On a busy machine the burst pauses on its own.
        #expect(fetches.current <= 20)
    }
}
