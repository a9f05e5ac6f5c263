import EvergreenDatabase
import Foundation
import GRDB
import OpenCombineShim
import Testing

/// A database file that is renamed or deleted while it is open.
@MainActor
struct LostFileTests {
    let database: TemporaryDatabase
    let fetches = CallCount()

    init() throws {
        database = try TemporaryDatabase()
    }

    private var files: [String] { ["", "-wal", "-shm"].map { database.path + $0 } }

    /// Observes the count of players until the end of the test.
    private func observe() throws -> Recorder<Int> {
        Recorder(CountRequest(fetches: fetches).publisher(in: database.context))
    }

    private func insert() async throws {
        try await database.pool.write { db in _ = try db.insertPlayer("Ann") }
    }

    private nonisolated func insertNow() throws {
        try database.pool.write { db in _ = try db.insertPlayer("Ann") }
    }

    private nonisolated func copyDatabase(to queue: DatabaseQueue) throws {
        try database.pool.backup(to: queue)
    }

    private nonisolated func restore(_ backup: DatabaseQueue) throws {
        try backup.backup(to: database.pool)
    }

    private func move(_ paths: [String], to suffix: String) throws {
        for path in paths { try FileManager.default.moveItem(atPath: path, toPath: path + suffix) }
    }

    private func moveBack(_ paths: [String], from suffix: String) throws {
        for path in paths { try FileManager.default.moveItem(atPath: path + suffix, toPath: path) }
    }

    @Test func `the file of a closed connection can be deleted while its values are observed`() async throws {
        let recorder = try observe()
        try await insert()
        await recorder.waitForLast(1)
        try database.pool.close()
        for path in files where FileManager.default.fileExists(atPath: path) {
            try FileManager.default.removeItem(atPath: path)
        }
        await recorder.waitForCompletion()
        #expect(recorder.failure != nil)
    }

    @Test func `live values of a deleted file fail, and commits are rejected`() async throws {
        let recorder = try observe()
        try await insert()
        await recorder.waitForLast(1)
        for path in files { try FileManager.default.removeItem(atPath: path) }
        await recorder.waitForCompletion()
        #expect(recorder.failure as? DatabaseFileError == .missing)
        let again = try observe()
        #expect(again.failure as? DatabaseFileError == .missing)
        // No value is observed anymore.
        await #expect(throws: DatabaseFileError.missing) { try await insert() }
        #expect(!FileManager.default.fileExists(atPath: database.path))
    }

    @Test func `a commit is rejected before the deletion is reported`() async throws {
        let recorder = try observe()
        for path in files { try FileManager.default.removeItem(atPath: path) }
        // The main actor has had no turn since.
        #expect(throws: DatabaseFileError.missing) { try insertNow() }
        let count = try await database.pool.writeWithoutTransaction { db in try Player.fetchCount(db) }
        #expect(count == 0)
        await recorder.waitForCompletion()
    }

    @Test func `a deleted log is detected`() async throws {
        let recorder = try observe()
        try await insert()
        await recorder.waitForLast(1)
        try await insert()
        await recorder.waitForLast(2)
        try FileManager.default.removeItem(atPath: database.path + "-wal")
        await recorder.waitForCompletion()
        #expect(recorder.failure as? DatabaseFileError == .missing)
        await #expect(throws: DatabaseFileError.missing) { try await insert() }
    }

    @Test func `a replaced file is not used`() async throws {
        let backup = try DatabaseQueue(path: database.folder.appendingPathComponent("backup.sqlite").path)
        try copyDatabase(to: backup)
        try backup.close()
        let recorder = try observe()
        #expect(rename(backup.path, database.path) == 0)
        await recorder.waitForCompletion()
        #expect(recorder.failure as? DatabaseFileError == .replaced)
        await #expect(throws: DatabaseFileError.replaced) { try await insert() }
        // No log is left that the next start would apply to the other file.
        let log = try FileManager.default.attributesOfItem(atPath: database.path + "-wal")
        #expect(log[.size] as? Int == 0)
    }

    @Test func `a file that is moved back is used again`() async throws {
        let lost = try observe()
        try move(files, to: ".away")
        await lost.waitForCompletion()
        await #expect(throws: DatabaseFileError.missing) { try await insert() }
        try moveBack(files, from: ".away")
        try await waitUntilWritable()
        let recorder = try observe()
        #expect(recorder.values == [1])
        try await insert()
        await recorder.waitForLast(2)
    }

    @Test func `a moved folder is detected, and its return too`() async throws {
        let recorder = try observe()
        let folder = [database.folder.path]
        try move(folder, to: ".away")
        await recorder.waitForCompletion()
        #expect(recorder.failure as? DatabaseFileError == .missing)
        try moveBack(folder, from: ".away")
        try await waitUntilWritable()
        let again = try observe()
        #expect(again.values == [1])
    }

    @Test func `a file lost before its observation is detected`() async throws {
        try move(files, to: ".away")
        let recorder = try observe()
        await recorder.waitForCompletion()
        #expect(recorder.failure != nil)
    }

    @Test func `a symbolic link is resolved to its file`() async throws {
        let link = database.folder.appendingPathComponent("link.sqlite").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: database.path)
        let pool = try DatabasePool(path: link)
        let recorder = Recorder(CountRequest(fetches: fetches).publisher(in: .readWrite { pool }))
        try await pool.write { db in _ = try db.insertPlayer("Ann") }
        await recorder.waitForLast(1)
        try FileManager.default.removeItem(atPath: database.path)
        await recorder.waitForCompletion()
        #expect(recorder.failure as? DatabaseFileError == .missing)
    }

    @Test(arguments: ["wal", "delete", "truncate"]) func `operations that keep the file are not a loss`(
        journalMode: String
    )
        async throws
    {
        let path = database.folder.appendingPathComponent("queue.sqlite").path
        let queue = try DatabaseQueue(path: path)
        try await queue.writeWithoutTransaction { db in
            try db.execute(sql: "PRAGMA journal_mode = \(journalMode)")
            try Player.createTable(db)
        }
        let recorder = Recorder(CountRequest(fetches: fetches).publisher(in: .readWrite { queue }))
        try await queue.write { db in _ = try db.insertPlayer("Ann") }
        await recorder.waitForLast(1)
        try await queue.vacuum()
        try await queue.writeWithoutTransaction { db in
            try db.execute(sql: "PRAGMA journal_mode = delete; PRAGMA journal_mode = wal")
        }
        try await queue.write { db in _ = try db.insertPlayer("Bob") }
        await recorder.waitForLast(2)
        try copyDatabase(to: queue)
        await recorder.waitForLast(0)
        try await queue.write { db in _ = try db.insertPlayer("Cid") }
        await recorder.waitForLast(1)
        #expect(recorder.completion == nil)
        try FileManager.default.removeItem(atPath: path)
        await recorder.waitForCompletion()
        #expect(recorder.failure as? DatabaseFileError == .missing)
    }

    @Test func `truncating the log and vacuuming are not a loss`() async throws {
        let recorder = try observe()
        for count in 1...3 {
            try await insert()
            await recorder.waitForLast(count)
            try await database.pool.writeWithoutTransaction { db in _ = try db.checkpoint(.truncate) }
            try await database.pool.vacuum()
            try await database.runShell("PRAGMA wal_checkpoint(TRUNCATE)")
        }
        let backup = try DatabaseQueue()
        try copyDatabase(to: backup)
        try await insert()
        await recorder.waitForLast(4)
        try restore(backup)
        await recorder.waitForLast(3)
        try await insert()
        await recorder.waitForLast(4)
        #expect(recorder.completion == nil)
    }

    @Test func `a read-only context detects the loss`() async throws {
        var configuration = Configuration()
        configuration.readonly = true
        let pool = try DatabasePool(path: database.path, configuration: configuration)
        let recorder = Recorder(CountRequest(fetches: fetches).publisher(in: .readOnly { pool }))
        try FileManager.default.removeItem(atPath: database.path)
        await recorder.waitForCompletion()
        #expect(recorder.failure as? DatabaseFileError == .missing)
    }

    /// Waits until a write succeeds.
    private func waitUntilWritable() async throws {
        let end = ContinuousClock.now + .seconds(60)
        while true {
            do {
                return try await insert()
            } catch let error as DatabaseFileError {
                guard ContinuousClock.now < end else { throw error }
                await Task.yield()
            }
        }
    }
}
