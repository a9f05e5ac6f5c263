import Dispatch
import EvergreenConcurrency
import GRDB
import OpenCombineShim
import Testing

@testable import EvergreenDatabase

/// A database in rollback-journal mode, whose readers are locked out while another connection writes.
@MainActor
struct BusyDatabaseTests {
    let database: TemporaryDatabase
    let queue: DatabaseQueue
    let fetches = CallCount()

    init() throws {
        database = try TemporaryDatabase()
        let path = database.folder.appendingPathComponent("queue.sqlite").path
        queue = try DatabaseQueue(path: path)
        try queue.write { db in try Player.createTable(db) }
    }

    @Test func `a busy database is fetched as soon as it is unlocked`() async throws {
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        let other = try DatabaseQueue(path: queue.path, configuration: configuration)
        try await other.writeWithoutTransaction { db in try db.execute(sql: "BEGIN EXCLUSIVE") }
        let queue = queue
        let recorder = Recorder(CountRequest(fetches: fetches).publisher(in: .readWrite { queue }))
        #expect(recorder.values.isEmpty)
        #expect(recorder.completion == nil)
        try await other.writeWithoutTransaction { db in
            _ = try db.insertPlayer("Ann")
            try db.execute(sql: "COMMIT")
        }
        await recorder.waitForLast(1)
        #expect(recorder.completion == nil)
        try await queue.write { db in _ = try db.insertPlayer("Bob") }
        await recorder.waitForLast(2)
    }

    @Test func `a first value that timed out is retried with back-off`() async throws {
        let queue = queue
        let request = BusyRequest()
        let recorder = try PendingLoads.$current.withValue(PendingLoads(limit: .milliseconds(1))) {
            Recorder(try request.publisher(in: .readOnly { queue }))
        }
        #expect(recorder.values.isEmpty)
        await recorder.waitForLast(BusyRequest.failures)
        let times = request.times.withLock { $0 }
        let pauses = zip(times.dropFirst(), times).map { later, earlier in later - earlier }
        for (failures, pause) in pauses.enumerated() {
            #expect(pause >= RefreshThrottle.pause << (failures + 1))
        }
    }
}

/// A request whose first fetches find the database locked.
private struct BusyRequest: ValueObservationQueryable {
    static let failures = 5
    static var defaultValue: Int { 0 }

    let times = Locked<[UInt64]>([])

    func fetch(_ db: Database) throws -> Int {
        let earlier = times.withLock { times in
            defer { times.append(DispatchTime.now().uptimeNanoseconds) }
            return times.count
        }
        guard earlier == Self.failures else { throw DatabaseError(resultCode: .SQLITE_BUSY) }
        return earlier
    }

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.times === rhs.times }
}
