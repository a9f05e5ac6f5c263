import EvergreenDatabase
import GRDB
import OpenCombineShim
import Testing

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

    @Test func `a busy database is fetched as soon as it is not`() async throws {
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        let other = try DatabaseQueue(path: queue.path, configuration: configuration)
        try await other.writeWithoutTransaction { db in try db.execute(sql: "BEGIN EXCLUSIVE") }
        let queue = queue
        let recorder = Recorder(try CountRequest(fetches: fetches).publisher(in: .readWrite { queue }))
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
}
