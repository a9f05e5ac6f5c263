import Foundation
import GRDB
import Testing

@testable import EvergreenDatabase

struct LoggedChangesTests {
    private let database: TemporaryDatabase
    private let other: DatabaseQueue

    init() throws {
        database = try TemporaryDatabase()
        other = try DatabaseQueue(path: database.path)
    }

    /// The reported changes of another connection.
    private func changes(_ body: (DatabaseQueue) throws -> Void) throws -> CommittedChanges {
        let queue = try DatabaseQueue(path: database.path)
        var changes = LoggedChanges()
        try queue.inDatabase { db in try StoredPages.read(db) { changes.forget(upTo: $0) } }
        try body(other)
        return try queue.inDatabase { db in try StoredPages.read(db) { changes.take($0, db) } } ?? .everything
    }

    private func insertPlayers(_ count: Int) throws {
        try other.write { db in
            try db.execute(
                sql: """
                    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(count))
                    INSERT INTO player (name, score) SELECT 'Player ' || i, i FROM n
                    """
            )
        }
    }

    private func execute(_ sql: String) throws {
        try other.write { db in try db.execute(sql: sql) }
    }

    @Test func `of many rows, the changed ones are reported`() throws {
        try insertPlayers(100_000)
        let found = try changes { _ in
            try execute("UPDATE player SET score = 0 WHERE id IN (50000, 50002, 70000)")
            try execute("DELETE FROM player WHERE id = 50001")
            try execute("UPDATE player SET score = score WHERE id = 90000")
        }
        #expect(!found.everything && found.tables.map(\.name) == ["player"])
        let rowIDs = try #require(found.tables.first?.rowIDs)
        #expect(rowIDs.list.sorted() == [50_000, 50_001, 50_002, 70_000] && rowIDs.ranges.isEmpty)
    }

    @Test func `many changed rows of a page are reported as a range`() throws {
        try insertPlayers(100_000)
        let found = try changes { _ in try execute("UPDATE player SET score = 0 WHERE id BETWEEN 50000 AND 52000") }
        let rowIDs = try #require(found.tables.first?.rowIDs)
        let rows = rowIDs.list.map { $0...$0 } + rowIDs.ranges
        #expect(rows.map(\.lowerBound).min() == 50_000 && rows.map(\.upperBound).max() == 52_000)
        #expect(rows.reduce(0) { $0 + $1.count } == 2_001 && rows.count < 100)
    }

    @Test func `rows written without a change are not reported`() throws {
        try insertPlayers(1_000)
        let found = try changes { _ in try execute("UPDATE player SET score = score") }
        #expect(!found.everything && found.tables.isEmpty)
    }

    /// A checkpoint copies the pages of the log to the file, whose previous versions are then unknown.
    @Test func `rows are reported although a checkpoint has replaced the previous versions of their pages`() throws {
        try insertPlayers(10_000)
        // From here on, no version of a page of players is in the log.
        try other.inDatabase { db in _ = try Row.fetchAll(db, sql: "PRAGMA wal_checkpoint(RESTART)") }
        try execute("INSERT INTO player (name, score) VALUES ('Last', 0)")
        let found = try changes { other in
            try execute("UPDATE player SET score = 0 WHERE id = 5000")
            let copied = try other.inDatabase { db in try Row.fetchOne(db, sql: "PRAGMA wal_checkpoint(PASSIVE)") }
            #expect(copied?["log"] as Int? == copied?["checkpointed"])
        }
        let rowIDs = try #require(found.tables.first?.rowIDs)
        #expect(!found.everything && rowIDs.mayContain(anyOf: [5_000]) && !rowIDs.mayContain(anyOf: [8_000]))
    }

    @Test func `the version before a commit is compared, although the page was written before`() throws {
        try insertPlayers(10_000)
        try execute("UPDATE player SET score = -1 WHERE id = 5000")
        let found = try changes { other in
            // Does not replace a version in the log.
            _ = try other.inDatabase { db in try Row.fetchAll(db, sql: "PRAGMA wal_checkpoint(PASSIVE)") }
            try execute("UPDATE player SET score = -2 WHERE id = 5001")
            try execute("UPDATE player SET score = -3 WHERE id = 5002")
        }
        #expect(found.tables.first?.rowIDs?.list.sorted() == [5_001, 5_002])
    }

    @Test func `rows appended at the end don't affect others`() throws {
        try insertPlayers(10_000)
        let queue = try DatabaseQueue(path: database.path)
        var changes = LoggedChanges()
        try queue.inDatabase { db in try StoredPages.read(db) { changes.forget(upTo: $0) } }
        for step in 0..<20 {
            try insertPlayers(100)
            let found = try queue.inDatabase { db in try StoredPages.read(db) { changes.take($0, db) } }
            let players = try #require(found?.tables.first { $0.name == "player" })
            // The first time, the rows' positions are unknown.
            guard step > 0 else { continue }
            let rowIDs = try #require(players.rowIDs)
            #expect(!rowIDs.mayContain(anyOf: Set(1...9_000)))
        }
    }

    @Test func `commits to a restarted log are known`() throws {
        try insertPlayers(10_000)
        try other.inDatabase { db in _ = try Row.fetchAll(db, sql: "PRAGMA wal_checkpoint(RESTART)") }
        let changes = try changes { other in
            for id in 1...3 {
                try other.write { db in try db.execute(sql: "UPDATE player SET score = 0 WHERE id = \(id * 1_000)") }
            }
        }
        let rowIDs = try #require(changes.tables.first?.rowIDs)
        #expect(!changes.everything && rowIDs.mayContain(anyOf: [2_000]) && !rowIDs.mayContain(anyOf: [5_000]))
    }

    @Test func `commits to the previous log and to a new one are changes of everything`() throws {
        try insertPlayers(100)
        let changes = try changes { other in
            try other.write { db in try db.execute(sql: "UPDATE player SET score = 0 WHERE id = 1") }
            try other.inDatabase { db in _ = try Row.fetchAll(db, sql: "PRAGMA wal_checkpoint(TRUNCATE)") }
            try other.write { db in try db.execute(sql: "UPDATE player SET score = 0 WHERE id = 2") }
        }
        #expect(changes.everything)
    }

    @Test func `the content of long rows is attributed to their first pages`() throws {
        try other.write { db in
            try db.execute(sql: "CREATE TABLE note (id INTEGER PRIMARY KEY, body TEXT)")
            for id in 1...100 {
                try db.execute(
                    sql: "INSERT INTO note VALUES (?, ?)",
                    arguments: [id, String(repeating: "text ", count: 200 * id)]
                )
            }
        }
        let changes = try changes { other in
            try other.write { db in try db.execute(sql: "UPDATE note SET body = body || 'end' WHERE id = 90") }
        }
        let rowIDs = try #require(changes.tables.first?.rowIDs)
        #expect(!changes.everything && rowIDs.mayContain(anyOf: [90]) && !rowIDs.mayContain(anyOf: [5]))
    }

    @Test func `a table without row ids is reported as a whole, and an index is not reported`() throws {
        try other.write { db in
            try db.execute(sql: "CREATE TABLE tag (name TEXT PRIMARY KEY, count INTEGER) WITHOUT ROWID")
            try db.execute(sql: "CREATE INDEX playerByName ON player (name)")
        }
        let tags = try changes { other in
            try other.write { db in try db.execute(sql: "INSERT INTO tag VALUES ('a', 1)") }
        }
        #expect(tags.tables.map(\.name) == ["tag"])
        #expect(tags.tables.allSatisfy { $0.rowIDs == nil })
        let index = try changes { other in try other.inDatabase { db in try db.execute(sql: "REINDEX playerByName") } }
        #expect(!index.everything && index.tables.isEmpty)
    }

    @Test func `each row of a table without row ids is reported, on whichever page it is`() throws {
        try execute("CREATE TABLE tag (name TEXT PRIMARY KEY, count INTEGER) WITHOUT ROWID")
        try execute(
            """
            WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300)
            INSERT INTO tag SELECT printf('%0300d', i), 0 FROM n
            """
        )
        let queue = try DatabaseQueue(path: database.path)
        var changes = LoggedChanges()
        try queue.inDatabase { db in try StoredPages.read(db) { changes.forget(upTo: $0) } }
        for number in 1...300 {
            try execute("UPDATE tag SET count = 1 WHERE name = printf('%0300d', \(number))")
            let found = try queue.inDatabase { db in try StoredPages.read(db) { changes.take($0, db) } }
            let tag = try #require(found?.tables.first { $0.name == "tag" }, "row \(number)")
            #expect(tag.rowIDs == nil)
        }
    }

    @Test func `a virtual table is reported with its shadow tables`() throws {
        try other.write { db in try db.execute(sql: "CREATE VIRTUAL TABLE search USING fts5 (body)") }
        let changes = try changes { other in
            try other.write { db in try db.execute(sql: "INSERT INTO search VALUES ('a')") }
        }
        #expect(changes.tables.contains { $0.name == "search" })
    }

    @Test(arguments: ["PRAGMA journal_mode = DELETE", "PRAGMA auto_vacuum = INCREMENTAL; VACUUM"])
    func `ambiguous pages are changes of everything`(sql: String) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("logged-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appendingPathComponent("test.sqlite").path
        let queue = try DatabaseQueue(path: path)
        try queue.inDatabase { db in
            try db.execute(sql: "PRAGMA journal_mode = WAL")
            try db.execute(sql: sql)
            try db.execute(sql: "CREATE TABLE a (id INTEGER PRIMARY KEY)")
        }
        var changes = LoggedChanges()
        try queue.inDatabase { db in try StoredPages.read(db) { changes.forget(upTo: $0) } }
        try DatabaseQueue(path: path).write { db in try db.execute(sql: "INSERT INTO a VALUES (1)") }
        let found = try queue.inDatabase { db in try StoredPages.read(db) { changes.take($0, db) } }
        #expect(found?.everything ?? true)
    }

    @Test func `a connection within a transaction reports nothing`() throws {
        #expect(try database.pool.write { db in try StoredPages.read(db) { _ in true } } == nil)
        let queue = try DatabaseQueue(path: database.path)
        let whileReading = try queue.inDatabase { db in
            let cursor = try Row.fetchCursor(db, sql: "SELECT 1 UNION SELECT 2")
            _ = try cursor.next()
            return try StoredPages.read(db) { _ in true }
        }
        #expect(whileReading == nil)
        #expect(try queue.inDatabase { db in try StoredPages.read(db) { _ in true } } == true)
    }
}
