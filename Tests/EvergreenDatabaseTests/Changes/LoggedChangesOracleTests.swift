import EvergreenConcurrency
import Foundation
import GRDB
import SeededRandomness
import Testing

@testable import EvergreenDatabase

/// Compares the changes read from the write-ahead log with all rows, before and after.
struct LoggedChangesOracleTests {
    private static let isLong = ProcessInfo.processInfo.environment["EVERGREEN_LONG_TESTS"] == "1"

    @Test(arguments: [512, 1_024, 4_096])
    func `each row changed by other connections in a random workload is reported`(pageSize: Int) throws {
        let file = TemporaryFile()
        var random = SeededGenerator(seed: UInt64.random(in: 0...UInt64.max))
        print("LoggedChangesOracleTests: seed \(random.seed), pages of \(pageSize) bytes")
        let workload = try Workload(path: file.path, pageSize: pageSize)
        let queue = try DatabaseQueue(path: file.path)
        var changes = LoggedChanges()
        try queue.inDatabase { db in
            try StoredPages.read(db) { changes.forget(upTo: $0) }
        }
        var statistics = Statistics()
        for _ in 0..<(Self.isLong ? 5_000 : 100) {
            let before = try queue.read(Rows.init)
            for _ in 0..<Int.random(in: 1...4, using: &random) { try workload.step(&random) }
            if Int.random(in: 0..<6, using: &random) == 0 {
                // A commit of the connection itself. Skipped rows have to be known.
                try queue.inDatabase { db in
                    _ = try StoredPages.read(db) { changes.take($0, db) }
                    try workload.change(db, &random)
                    try StoredPages.read(db) { changes.skip($0, db) }
                }
                continue
            }
            let found = try queue.inDatabase { db in
                let found = try StoredPages.read(db) { pages in
                    var changes = changes
                    return (changes.take(pages, db), changes)
                }
                changes = found?.1 ?? LoggedChanges()
                return found?.0
            }
            let after = try queue.read(Rows.init)
            after.check(found ?? .everything, since: before, &statistics)
        }
        print("\(statistics)")
        #expect(statistics.known > statistics.unknown)
    }

    /// A checkpoint may replace the previous version of a page while it is read.
    @Test(arguments: [512, 4_096])
    func `each row is reported while other connections commit and run checkpoints`(pageSize: Int) throws {
        let file = TemporaryFile()
        let random = SeededGenerator(seed: UInt64.random(in: 0...UInt64.max))
        print("LoggedChangesOracleTests: seed \(random.seed), pages of \(pageSize) bytes, concurrently")
        let workload = try Workload(path: file.path, pageSize: pageSize)
        let writer = Writer(workload, random)
        defer { writer.stop() }
        let queue = try DatabaseQueue(path: file.path)
        var changes = LoggedChanges()
        var before: Rows?
        var statistics = Statistics()
        for _ in 0..<(Self.isLong ? 5_000 : 50) {
            try writer.waitForStep()
            let found = try queue.inDatabase { db in
                try StoredPages.read(db) { pages in
                    var changes = changes
                    return (changes.take(pages, db), changes, try Rows(db))
                }
            }
            // The log is being reset.
            guard let found else { continue }
            if let before { found.2.check(found.0, since: before, &statistics) }
            (changes, before) = (found.1, found.2)
        }
        print("\(statistics)")
    }
}

/// Changes a database on a thread of its own.
private final class Writer: Sendable {
    private let isOver = Locked(false)
    private let error = Locked<(any Error)?>(nil)
    private let steps = DispatchSemaphore(value: 0)
    private let end = DispatchSemaphore(value: 0)

    init(_ workload: Workload, _ random: SeededGenerator) {
        Thread.detachNewThread { [self] in
            var random = random
            while !isOver.withLock(\.self), error.withLock(\.self) == nil {
                do { try workload.step(&random) } catch { self.error.withLock { $0 = error } }
                steps.signal()
            }
            end.signal()
        }
    }

    /// Waits until it has done something since the last call.
    func waitForStep() throws {
        steps.wait()
        while steps.wait(timeout: .now()) == .success {}
        if let error = error.withLock(\.self) { throw error }
    }

    func stop() {
        isOver.withLock { $0 = true }
        end.wait()
    }
}

/// The path of a database, whose files are removed at the end.
private final class TemporaryFile {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("logged-\(UUID()).sqlite").path

    deinit {
        for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + suffix) }
    }
}

private struct Statistics {
    /// How often the changed tables were known.
    var known = 0
    var unknown = 0
    /// How many rows had changed where row ids were reported, and how many existing rows were reported.
    var changed = 0
    var reported = 0
}

/// All rows of all tables.
private struct Rows {
    /// By table, then by row id, or by number where there is none.
    private var tables: [String: [Int64: [DatabaseValue]]] = [:]

    init(_ db: Database) throws {
        for table in ["player", "note", "big", "hidden"] {
            tables[table] = try Dictionary(
                uniqueKeysWithValues: Row.fetchAll(db, sql: "SELECT rowid, * FROM \(table)").map {
                    ($0[0], $0.databaseValues)
                }
            )
        }
        for table in ["tag", "search"] {
            let rows = try Row.fetchAll(db, sql: "SELECT * FROM \(table) ORDER BY 1").map {
                Array($0.databaseValues)
            }
            tables[table] = Dictionary(uniqueKeysWithValues: rows.enumerated().map { (Int64($0), $1) })
        }
    }

    func check(_ changes: CommittedChanges, since before: Rows, _ statistics: inout Statistics) {
        if changes.everything { return statistics.unknown += 1 }
        statistics.known += 1
        for (table, rows) in tables {
            let previous = before.tables[table] ?? [:]
            let changed = Set(rows.keys).union(previous.keys).filter { rows[$0] != previous[$0] }
            guard !changed.isEmpty else { continue }
            let reported = changes.tables.first { $0.name == table }
            #expect(reported != nil, "\(table) has changed")
            guard let rowIDs = reported?.rowIDs else { continue }
            #expect(!["tag", "search"].contains(table))
            let missing = changed.filter { !rowIDs.mayContain(anyOf: [$0]) }
            #expect(missing.isEmpty, "\(table): \(missing.sorted().prefix(10)) not in \(rowIDs.ranges)")
            statistics.changed += changed.count
            statistics.reported += rows.keys.count { rowIDs.mayContain(anyOf: [$0]) }
        }
    }
}

extension Row {
    fileprivate var databaseValues: [DatabaseValue] { Array(self.map(\.1)) }
}

/// Changes of another connection, of all kinds.
private struct Workload {
    private let queue: DatabaseQueue

    init(path: String, pageSize: Int) throws {
        var configuration = Configuration()
        configuration.prepareDatabase { db in
            try db.execute(
                sql: "PRAGMA page_size = \(pageSize); PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 60"
            )
        }
        queue = try DatabaseQueue(path: path, configuration: configuration)
        try queue.write { db in
            try db.execute(
                sql: """
                    CREATE TABLE player (id INTEGER PRIMARY KEY, name TEXT, score INTEGER);
                    CREATE INDEX playerByName ON player(name);
                    CREATE TABLE note (id INTEGER PRIMARY KEY AUTOINCREMENT, body TEXT);
                    CREATE TABLE big (id INTEGER PRIMARY KEY, value INTEGER, UNIQUE (value));
                    CREATE TABLE hidden (a TEXT, b TEXT);
                    CREATE TABLE tag (name TEXT PRIMARY KEY, count INTEGER) WITHOUT ROWID;
                    CREATE VIRTUAL TABLE search USING fts5 (body);
                    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)
                    INSERT INTO player SELECT i, 'Player ' || i, i FROM n;
                    """
            )
        }
    }

    func step(_ random: inout SeededGenerator) throws {
        switch Int.random(in: 0..<14, using: &random) {
        case 0:
            let mode = ["PASSIVE", "FULL", "RESTART", "TRUNCATE"].randomElement(using: &random) ?? "PASSIVE"
            // Readers may prevent it.
            _ = try queue.inDatabase { db in try Row.fetchAll(db, sql: "PRAGMA wal_checkpoint(\(mode))") }
        case 1:
            let count = Int.random(in: 1...5, using: &random)
            var other = random
            try queue.inTransaction { db in
                for _ in 0..<count { try change(db, &other) }
                return .rollback
            }
            random = other
        case 2:
            let count = Int.random(in: 1...8, using: &random)
            var other = random
            try queue.write { db in for _ in 0..<count { try change(db, &other) } }
            random = other
        default:
            var other = random
            try queue.write { db in try change(db, &other) }
            random = other
        }
    }

    func change(_ db: Database, _ random: inout SeededGenerator) throws {
        func row(_ table: String) throws -> Int64 {
            try Int64.fetchOne(
                db,
                sql:
                    "SELECT rowid FROM \(table) ORDER BY rowid LIMIT 1 OFFSET (abs(?) % (SELECT count(*) + 1 FROM \(table)))",
                arguments: [Int64.random(in: 0...100_000, using: &random)]
            ) ?? 1
        }
        let number = Int.random(in: 0..<1_000_000, using: &random)
        let longest = [2, 40, 1_500].randomElement(using: &random) ?? 2
        let text = String(repeating: "word \(number) ", count: Int.random(in: 1...longest, using: &random))
        switch Int.random(in: 0..<22, using: &random) {
        case 0...3: try db.execute(sql: "UPDATE player SET score = ? WHERE id = ?", arguments: [number, row("player")])
        case 4:
            try db.execute(
                sql: "UPDATE player SET name = ? WHERE id = ?",
                arguments: ["Name \(number)", row("player")]
            )
        case 5: try db.execute(sql: "INSERT INTO player (name, score) VALUES (?, 1)", arguments: ["New \(number)"])
        case 6:
            let first = try row("player")
            try db.execute(
                sql: "DELETE FROM player WHERE id BETWEEN ? AND ?",
                arguments: [first, first + Int64(number % 60)]
            )
        case 7:
            try db.execute(
                sql: """
                    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
                    INSERT INTO player (name, score) SELECT 'Many ' || i, i FROM n
                    """,
                arguments: [number % 150 + 1]
            )
        case 8:
            try db.execute(
                sql: "UPDATE OR REPLACE player SET id = id + 100000 WHERE id = ?",
                arguments: [row("player")]
            )
        case 9, 10: try db.execute(sql: "INSERT INTO note (body) VALUES (?)", arguments: [text])
        case 11: try db.execute(sql: "UPDATE note SET body = ? WHERE id = ?", arguments: [text, row("note")])
        case 12:
            // The same length as before: pages may be changed in place.
            try db.execute(
                sql: "UPDATE note SET body = substr(body, 1, length(body) - 5) || 'ENDED' WHERE id = ?",
                arguments: [row("note")]
            )
        case 13: try db.execute(sql: "DELETE FROM note WHERE id = ?", arguments: [row("note")])
        case 14, 15:
            try db.execute(
                sql: "INSERT OR REPLACE INTO big VALUES (?, ?)",
                arguments: [Int64.random(in: .min ... .max, using: &random), number]
            )
        case 16: try db.execute(sql: "DELETE FROM big WHERE id < ? AND id % 3 = 0", arguments: [row("big")])
        case 17: try db.execute(sql: "INSERT INTO hidden VALUES (?, ?)", arguments: [text, "b"])
        case 18: try db.execute(sql: "DELETE FROM hidden WHERE rowid % 7 = ?", arguments: [number % 7])
        case 19:
            try db.execute(sql: "INSERT OR REPLACE INTO tag VALUES (?, ?)", arguments: ["tag \(number % 400)", number])
        case 20: try db.execute(sql: "INSERT INTO search VALUES (?)", arguments: [text])
        default:
            let table = ["note", "big", "hidden", "tag"].randomElement(using: &random) ?? "note"
            if number % 5 == 0 { try db.execute(sql: "DELETE FROM \(table)") }
        }
    }
}
