import Foundation
import GRDB
import Synchronization
import Testing

@testable import EvergreenDatabase

/// A commit of another process that waits for the disk: it is in the log, and connections can't see it yet.
@MainActor
struct InvisibleCommitTests {
    let database: TemporaryDatabase
    let schedule = ManualSchedule()
    let commits = CallCount()

    init() throws {
        database = try TemporaryDatabase()
    }

    private func observe(_ base: any DatabaseReader) -> OtherConnections {
        let others = OtherConnections(
            of: base,
            file: nil,
            versions: FileVersions(base: base, file: nil),
            schedule: { [schedule] in schedule.add($0, $1) },
            onCommit: { [commits] _, _, _ in commits.add() }
        )
        others.start()
        return others
    }

    /// Performs the scheduled checks, and those that they schedule, up to the first with this delay. Returns whether there was one.
    private func check(untilDelay delay: Duration) async throws -> Bool {
        for _ in 0..<1_000 {
            // The writer has performed a check's work once it has performed this.
            try await database.pool.writeWithoutTransaction { _ in }
            guard let next = schedule.nextDelay else { return false }
            if next >= delay { return true }
            schedule.runNext()
        }
        Issue.record("The checks never end.")
        return false
    }

    /// Copies the database and commits to the copy: its additional log is what a commit writes first.
    private func copyWithCommit() async throws -> (path: String, queue: DatabaseQueue) {
        let folder = database.folder.appendingPathComponent("copy")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for suffix in ["", "-wal"] {
            // In another process, because closing a database file would release this process's locks.
            try await runCommand(["cp", database.path + suffix, folder.path])
        }
        let path = folder.appendingPathComponent("test.sqlite").path
        let queue = try DatabaseQueue(path: path)
        try await queue.write { db in _ = try db.insertPlayer("Ann") }
        return (path, queue)
    }

    private func overwrite(_ suffix: String, from path: String) async throws {
        try await runCommand([
            "dd", "if=\(path)\(suffix)", "of=\(database.path)\(suffix)", "conv=notrunc", "bs=64k", "status=none",
        ])
    }

    @Test(arguments: [false, true])
    func `a commit is detected however long it waits for the disk`(isReadOnly: Bool) async throws {
        var configuration = Configuration()
        configuration.readonly = isReadOnly
        let pool = isReadOnly ? try DatabasePool(path: database.path, configuration: configuration) : database.pool
        // The log is complete, and copying it produces no notification.
        let copy = try await copyWithCommit()
        let others = observe(pool)
        try await overwrite("-wal", from: copy.path)
        await wait { schedule.nextDelay != nil }
        for _ in 0..<20 {
            #expect(try await check(untilDelay: .seconds(1)))
            schedule.runNext()
        }
        // Checks become less frequent.
        #expect(try await check(untilDelay: .milliseconds(1_100)))
        #expect(commits.current == 0)
        // The disk write is done: the commit becomes visible to all connections, and no file is written.
        try await overwrite("-shm", from: copy.path)
        schedule.runNext()
        try await database.pool.writeWithoutTransaction { _ in }
        #expect(commits.current == 1)
        let count = try await pool.read { db in try Player.fetchCount(db) }
        #expect(count == 1)
        #expect(try await !check(untilDelay: .seconds(1)))
        others.stop()
        withExtendedLifetime(copy.queue) {}
    }

    @Test func `a commit that never becomes visible is awaited for an hour`() async throws {
        let copy = try await copyWithCommit()
        let others = observe(database.pool)
        try await overwrite("-wal", from: copy.path)
        await wait { schedule.nextDelay != nil }
        #expect(try await !check(untilDelay: .seconds(10_000)))
        #expect((Duration.seconds(3_600)...Duration.seconds(4_000)).contains(schedule.total))
        #expect(schedule.count < 200)
        others.stop()
        withExtendedLifetime(copy.queue) {}
    }

    @Test(arguments: ["COMMIT", "ROLLBACK"])
    func `a transaction written before its end is not awaited`(end: String) async throws {
        let others = observe(database.pool)
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        let other = try DatabaseQueue(path: database.path, configuration: configuration)
        let size = try fileSize(database.path + "-wal")
        try await other.writeWithoutTransaction { db in
            try db.execute(sql: "PRAGMA cache_size = 1; BEGIN IMMEDIATE")
            for _ in 0..<100 { try db.insertPlayer(String(repeating: "long ", count: 1_000)) }
        }
        #expect(try fileSize(database.path + "-wal") > size)
        await wait { schedule.nextDelay != nil }
        #expect(try await !check(untilDelay: .seconds(1)))
        #expect(commits.current == 0)
        try await other.writeWithoutTransaction { db in try db.execute(sql: end) }
        if end == "COMMIT" {
            // The commit mark is written last, and is notified.
            await wait { schedule.nextDelay != nil }
            #expect(try await !check(untilDelay: .seconds(1)))
            #expect(commits.current == 1)
        }
        others.stop()
    }

    @Test(arguments: [false, true])
    func `after a write that is not another connection's commit, checks end at once`(isOurs: Bool) async throws {
        let others = observe(database.pool)
        if isOurs {
            try await database.pool.write { db in _ = try db.insertPlayer("Ann") }
        } else {
            try await runCommand(["touch", database.path])
        }
        await wait { schedule.nextDelay != nil }
        #expect(try await !check(untilDelay: .milliseconds(1)))
        #expect(commits.current == 0)
        others.stop()
    }

    private func fileSize(_ path: String) throws -> Int {
        try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
    }
}

/// Scheduled work, under the test's control.
final class ManualSchedule: Sendable {
    private struct State {
        var waiting: [(delay: Duration, body: @Sendable () -> Void)] = []
        var total = Duration.zero
        var count = 0
    }

    private let state = Mutex(State())

    var nextDelay: Duration? { state.withLock { $0.waiting.first?.delay } }

    /// The sum of the delays of all completed work.
    var total: Duration { state.withLock { $0.total } }

    /// The number of runs.
    var count: Int { state.withLock { $0.count } }

    func add(_ delay: Duration, _ body: @escaping @Sendable () -> Void) {
        state.withLock { $0.waiting.append((delay, body)) }
    }

    func runNext() {
        let next = state.withLock { state -> (@Sendable () -> Void)? in
            guard !state.waiting.isEmpty else { return nil }
            let next = state.waiting.removeFirst()
            state.total += next.delay
            state.count += 1
            return next.body
        }
        next?()
    }
}
