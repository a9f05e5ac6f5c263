import EvergreenDatabase
import GRDB
import Testing

private struct Names: ValueObservationQueryable, Hashable {
    static var defaultValue: [String] { [] }
    func fetch(_ db: Database) throws -> [String] {
        guard try db.tableExists("player") else { return [] }
        return try String.fetchAll(db, sql: "SELECT name FROM player ORDER BY name")
    }
}

private struct LiveNames: RecordsObservationQueryable, Hashable {
    var request: QueryInterfaceRequest<Player> { Player.order(Column("name")) }
}

/// Text on which SQLite's `lower` and Swift's differ, and a generated column.
private struct ComputedColumn: ValueObservationQueryable, Hashable {
    static var defaultValue: [Int] { [] }
    func fetch(_ db: Database) throws -> [Int] { try Int.fetchAll(db, Table("Äpfel").select(Column("double"))) }
}

private struct LiveComputed: RecordsObservationQueryable, Hashable {
    struct Record: Codable, Equatable, FetchableRecord, TableRecord {
        static let databaseTableName = "Äpfel"
        static var databaseSelection: [any SQLSelectable] { [Column("double")] }
        var double: Int
    }

    var request: QueryInterfaceRequest<Record> { Record.order(Column("double").desc) }
}

private struct Things: ValueObservationQueryable, Hashable {
    static var defaultValue: [String] { [] }
    func fetch(_ db: Database) throws -> [String] {
        try String.fetchAll(db, sql: "SELECT name FROM thing ORDER BY name")
    }
}

private struct LiveThings: RecordsObservationQueryable, Hashable {
    struct Record: Codable, Equatable, FetchableRecord, TableRecord {
        static let databaseTableName = "thing"
        var name: String
    }

    var request: QueryInterfaceRequest<Record> { Record.order(Column("name")) }
}

private struct Schema: ValueObservationQueryable, Hashable {
    static var defaultValue: String { "" }

    func fetch(_ db: Database) throws -> String {
        try String.fetchOne(db, sql: "SELECT group_concat(sql) FROM sqlite_schema") ?? ""
    }
}

/// Changes that GRDB does not report on its own.
@MainActor
struct UndetectedChangesTests {
    let database: TemporaryDatabase
    let writers: [any DatabaseWriter]

    init() throws {
        database = try TemporaryDatabase()
        let queue = try DatabaseQueue()
        let fileQueue = try DatabaseQueue(path: database.folder.appendingPathComponent("queue.sqlite").path)
        for queue in [queue, fileQueue] { try queue.write { db in try Player.createTable(db) } }
        writers = [database.pool, queue, fileQueue]
        for writer in writers { try writer.write { db in _ = try db.insertPlayer("Ann") } }
    }

    @Test(arguments: 0..<3) func `a restored backup is detected`(writer: Int) async throws {
        let writer = writers[writer]
        let source = try DatabaseQueue()
        try await source.write { db in
            try Player.createTable(db)
            try db.insertPlayer("Bob")
        }
        let plain = Recorder(try Names().publisher(in: .readWrite { writer }))
        let live = Recorder(try LiveNames().publisher(in: .readWrite { writer }).map { $0.map(\.name) })
        try await writer.write { db in _ = try db.insertPlayer("Cid") }
        await plain.waitForLast(["Ann", "Cid"])
        await live.waitForLast(["Ann", "Cid"])
        try source.backup(to: writer)
        if writer.path == ":memory:" {
            // Only the app reports it.
            try await writer.write { db in try db.notifyChanges(in: .fullDatabase) }
        }
        await plain.waitForLast(["Bob"])
        await live.waitForLast(["Bob"])
        try await writer.write { db in _ = try db.insertPlayer("Dan") }
        await plain.waitForLast(["Bob", "Dan"])
        await live.waitForLast(["Bob", "Dan"])
    }

    private func erase(_ writer: any DatabaseWriter) throws { try writer.erase() }

    @Test(arguments: [0, 2]) func `an erased database is detected`(writer: Int) async throws {
        let writer = writers[writer]
        let plain = Recorder(try Names().publisher(in: .readWrite { writer }))
        try erase(writer)
        await plain.waitForLast([])
    }

    @Test(arguments: 0..<3) func `notifyChanges causes a fetch`(writer: Int) async throws {
        struct Outside: ValueObservationQueryable {
            let value = CallCount()
            static var defaultValue: Int { 0 }

            func fetch(_ db: Database) throws -> Int {
                _ = try Player.fetchCount(db)
                return value.current
            }

            static func == (lhs: Outside, rhs: Outside) -> Bool { lhs.value === rhs.value }
        }
        let writer = writers[writer]
        let request = Outside()
        let recorder = Recorder(try request.publisher(in: .readWrite { writer }))
        request.value.add()
        try await writer.write { db in try db.notifyChanges(in: Player.all()) }
        await recorder.waitForLast(1)
        request.value.add()
        try await writer.write { db in
            try db.notifyChanges(in: .fullDatabase)
            try db.insertPlayer("Bob")
        }
        await recorder.waitForLast(2)
        #expect(recorder.values == [0, 1, 2])
    }

    @Test(arguments: 0..<3, ["VIRTUAL", "STORED"])
    func `a generated column changes with the columns that it depends on`(
        writer: Int,
        storage: String
    ) async throws {
        let writer = writers[writer]
        try await writer.write { db in
            try db.execute(
                sql: """
                    CREATE TABLE "Äpfel" (id INTEGER PRIMARY KEY, value INTEGER, double AS (value * 2) \(storage));
                    INSERT INTO "Äpfel" (value) VALUES (1), (2);
                    """
            )
        }
        let plain = Recorder(try ComputedColumn().publisher(in: .readWrite { writer }))
        let live = Recorder(try LiveComputed().publisher(in: .readWrite { writer }).map { $0.map(\.double) })
        for value in 4...6 {
            try await writer.write { db in try db.execute(sql: "UPDATE \"Äpfel\" SET value = \(value) WHERE id = 1") }
            await live.waitForLast([value * 2, 4])
            await plain.waitForLast([value * 2, 4])
        }
    }

    @Test(arguments: 0..<3, [false, true])
    func `requests that read the schema observe its changes`(writer: Int, byAnother: Bool) async throws {
        struct Columns: ValueObservationQueryable, Hashable {
            static var defaultValue: [String] { [] }
            func fetch(_ db: Database) throws -> [String] {
                try db.tableExists("thing") ? db.columns(in: "thing").map(\.name) : []
            }
        }
        let writer = writers[writer]
        let recorder = Recorder(try Columns().publisher(in: .readWrite { writer }))
        #expect(recorder.values == [[]])
        // A memory database has no other connection.
        let path = writer.path
        let author = byAnother && path != ":memory:" ? try DatabaseQueue.patient(path: path) : writer
        try await author.write { db in try db.execute(sql: "CREATE TABLE thing (a)") }
        await recorder.waitForLast(["a"])
        try await author.write { db in try db.execute(sql: "ALTER TABLE thing ADD COLUMN b") }
        await recorder.waitForLast(["a", "b"])
        try await author.write { db in try db.execute(sql: "DROP TABLE thing") }
        await recorder.waitForLast([])
        #expect(recorder.completion == nil)
    }

    @Test(arguments: [0, 2])
    func `another connection's generated column changes with the columns that it depends on`(writer: Int) async throws {
        let writer = writers[writer]
        try await writer.write { db in try db.execute(sql: "CREATE TABLE \"Äpfel\" (id INTEGER PRIMARY KEY, value)") }
        let schema = Recorder(try Schema().publisher(in: .readWrite { writer }))
        let other = try DatabaseQueue.patient(path: writer.path)
        try await other.write { db in
            try db.execute(
                sql: """
                    ALTER TABLE "Äpfel" ADD COLUMN double AS (value * 2);
                    INSERT INTO "Äpfel" (value) VALUES (1);
                    """
            )
        }
        await schema.wait { schema.values.last?.contains("double") == true }
        let recorder = Recorder(try ComputedColumn().publisher(in: .readWrite { writer }))
        #expect(recorder.values == [[2]])
        try await writer.write { db in try db.execute(sql: "UPDATE \"Äpfel\" SET value = 2") }
        await recorder.waitForLast([4])
    }

    @Test(
        arguments: [
            "CREATE TEMP TABLE thing (name TEXT PRIMARY KEY)",
            "CREATE TEMP TABLE thing (name TEXT PRIMARY KEY) WITHOUT ROWID",
            "ATTACH ':memory:' AS more; CREATE TABLE more.thing (name TEXT PRIMARY KEY)",
            "ATTACH ':memory:' AS more; CREATE TABLE more.thing (name TEXT PRIMARY KEY) WITHOUT ROWID",
            "CREATE VIRTUAL TABLE thing USING fts5(name)",
        ],
        [1, 2]
    )
    func `tables of any kind and schema are observed`(table: String, writer: Int) async throws {
        let writer = writers[writer]
        try await writer.writeWithoutTransaction { db in try db.execute(sql: table) }
        let plain = Recorder(try Things().publisher(in: .readWrite { writer }))
        let live = Recorder(try LiveThings().publisher(in: .readWrite { writer }).map { $0.map(\.name) })
        let changes = [
            ("INSERT INTO thing (name) VALUES ('b'), ('a')", ["a", "b"]),
            ("UPDATE thing SET name = 'c' WHERE name = 'a'", ["b", "c"]),
            ("DELETE FROM thing WHERE name = 'b'", ["c"]),
            ("DELETE FROM thing", []),
        ]
        for (sql, names) in changes {
            try await writer.write { db in try db.execute(sql: sql) }
            await plain.waitForLast(names)
            await live.waitForLast(names)
        }
    }
}
