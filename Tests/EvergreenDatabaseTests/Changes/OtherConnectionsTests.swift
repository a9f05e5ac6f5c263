import EvergreenDatabase
import EvergreenFileWatch
import Foundation
import GRDB
import OpenCombineShim
import Testing

@MainActor
struct OtherConnectionsTests {
    let database: TemporaryDatabase
    let fetches = CallCount()

    init() throws {
        database = try TemporaryDatabase()
    }

    @Test func `a commit of another connection is detected`() async throws {
        let recorder = Recorder(CountRequest(fetches: fetches).publisher(in: database.context))
        let other = try DatabasePool(path: database.path)
        try await other.write { db in _ = try db.insertPlayer("Ann") }
        await recorder.waitForLast(1)
        try await other.write { db in _ = try db.insertPlayer("Bob") }
        await recorder.waitForLast(2)
    }

    @Test func `a commit of another process is detected`() async throws {
        let recorder = Recorder(CountRequest(fetches: fetches).publisher(in: database.context))
        try await database.runShell("INSERT INTO player (name, score) VALUES ('Ann', 1)")
        await recorder.waitForLast(1)
        try await database.runShell("DELETE FROM player")
        await recorder.waitForLast(0)
    }

    @Test func `a commit of another connection is detected between our own`() async throws {
        let pool = database.pool
        try await pool.write { db in try db.execute(sql: "CREATE TABLE noise (value INTEGER)") }
        let recorder = Recorder(CountRequest(fetches: fetches).publisher(in: database.context))
        let noise = Task.detached {
            while !Task.isCancelled {
                try await pool.write { db in try db.execute(sql: "INSERT INTO noise VALUES (1)") }
            }
        }
        var configuration = Configuration()
        configuration.busyMode = .timeout(60)
        let other = try DatabasePool(path: database.path, configuration: configuration)
        for count in 1...5 {
            try await other.write { db in _ = try db.insertPlayer("Number \(count)") }
            await recorder.waitForLast(count)
        }
        noise.cancel()
        _ = await noise.result
    }

    @Test func `a commit of another connection right before or after our own is detected`() async throws {
        let recorder = Recorder(CountRequest(fetches: fetches).publisher(in: database.context))
        var configuration = Configuration()
        configuration.busyMode = .timeout(60)
        let other = try DatabasePool(path: database.path, configuration: configuration)
        for count in 1...40 {
            let (first, second) = count.isMultiple(of: 2) ? (database.pool, other) : (other, database.pool)
            try await first.write { db in _ = try db.insertPlayer("First \(count)") }
            try await second.write { db in _ = try db.insertPlayer("Second \(count)") }
            await recorder.waitForLast(2 * count)
        }
    }

    @Test func `writes while a file watch is paused are reported at its end to all watches of the folder`() async throws
    {
        let folder = database.folder.appendingPathComponent("watched")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let files = ["ours", "theirs"].map { folder.appendingPathComponent($0) }
        for file in files { try Data().write(to: file) }
        let (changes, continuation) = AsyncStream.makeStream(of: Int.self)
        let watches = try files.enumerated().map { index, file in
            try #require(FileWatch(path: file.path, companions: []) { continuation.yield(index) })
        }
        watches[0].pause()
        for file in files { try FileHandle(forWritingTo: file).write(contentsOf: Data([1])) }
        var notified: Set<Int> = []
        for await index in changes {
            notified.insert(index)
            if notified.count == files.count { break }
        }
        withExtendedLifetime(watches) {}
    }

    @Test func `a read-only pool detects other connections' commits`() async throws {
        var configuration = Configuration()
        configuration.readonly = true
        let pool = try DatabasePool(path: database.path, configuration: configuration)
        let recorder = Recorder(CountRequest(fetches: fetches).publisher(in: .readOnly { pool }))
        #expect(recorder.values == [0])
        try await database.pool.write { db in _ = try db.insertPlayer("Ann") }
        await recorder.waitForLast(1)
        try await database.runShell("DELETE FROM player")
        await recorder.waitForLast(0)
    }

    @Test func `a queue detects other connections' commits`() async throws {
        let path = database.folder.appendingPathComponent("queue.sqlite").path
        let queue = try DatabaseQueue(path: path)
        try await queue.write { db in try Player.createTable(db) }
        let recorder = Recorder(CountRequest(fetches: fetches).publisher(in: .readWrite { queue }))
        let other = try DatabaseQueue.patient(path: path)
        try await other.write { db in _ = try db.insertPlayer("Ann") }
        await recorder.waitForLast(1)
    }
}
