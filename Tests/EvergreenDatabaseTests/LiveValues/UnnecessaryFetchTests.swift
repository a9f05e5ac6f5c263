import EvergreenDatabase
import GRDB
import OpenCombineShim
import Testing

private struct NamesRequest: ValueObservationQueryable {
    let fetches: CallCount
    static var defaultValue: [String] { [] }

    func fetch(_ db: Database) throws -> [String] {
        fetches.add()
        return try String.fetchAll(db, sql: "SELECT name FROM player ORDER BY name")
    }

    static func == (lhs: NamesRequest, rhs: NamesRequest) -> Bool { lhs.fetches === rhs.fetches }
}

private struct SlowlyDeliveredRequest: ValueObservationQueryable, Hashable {
    static var minimumInterval: Duration { .milliseconds(200) }
    static var defaultValue: Int { 0 }
    func fetch(_ db: Database) throws -> Int { try Player.fetchCount(db) }
}

/// Counts the rows of a table whose name is in another table.
private struct IndirectRequest: ValueObservationQueryable, Hashable {
    static var defaultValue: Int { 0 }

    func fetch(_ db: Database) throws -> Int {
        let table = try String.fetchOne(db, sql: "SELECT name FROM choice") ?? "player"
        return try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM \(table)") ?? 0
    }
}

private struct WordCountRequest: ValueObservationQueryable, Hashable {
    static var defaultValue: Int { 0 }
    func fetch(_ db: Database) throws -> Int { try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM word") ?? 0 }
}

/// One player by key, optionally with a team's name.
private struct PlayerRequest: ValueObservationQueryable {
    let fetches: CallCount
    let id: Int64
    var showsTeam = false
    static var defaultValue: String? { nil }

    func fetch(_ db: Database) throws -> String? {
        fetches.add()
        let name = try Player.fetchOne(db, key: id)?.name
        guard showsTeam else { return name }
        return try [name, String.fetchOne(db, sql: "SELECT max(name) FROM team")].compactMap(\.self).joined(
            separator: " of "
        )
    }

    static func == (lhs: PlayerRequest, rhs: PlayerRequest) -> Bool {
        lhs.fetches === rhs.fetches && lhs.id == rhs.id && lhs.showsTeam == rhs.showsTeam
    }
}

@MainActor
struct UnnecessaryFetchTests {
    let database: TemporaryDatabase
    let fetches = CallCount()

    init() throws {
        database = try TemporaryDatabase()
        try database.pool.write { db in
            try db.execute(
                sql: """
                    CREATE TABLE team (id INTEGER PRIMARY KEY, name TEXT);
                    CREATE TABLE choice (name TEXT);
                    CREATE TABLE word (text TEXT PRIMARY KEY) WITHOUT ROWID;
                    INSERT INTO player (name, score) VALUES ('Ann', 1);
                    """
            )
        }
    }

    private func write(_ sql: String) throws {
        try database.pool.write { db in try db.execute(sql: sql) }
    }

    /// Waits until all writes have been processed, by the delivery of one more write.
    ///
    /// That one is to a table that nothing else reads, so that it does not hide an unexpected fetch.
    private func settle() async throws {
        let fence = Recorder(WordCountRequest().publisher(in: database.context))
        let count = fence.values.last ?? 0
        try write("INSERT INTO word VALUES ('\(count)')")
        await fence.waitForLast(count + 1)
    }

    @Test func `writes to other tables cause no fetch`() async throws {
        let recorder = Recorder(NamesRequest(fetches: fetches).publisher(in: database.context))
        for _ in 0..<20 { try write("INSERT INTO team (name) VALUES ('Red')") }
        try await settle()
        #expect(fetches.current == 1)
        #expect(recorder.values.count == 1)
    }

    @Test func `writes to other columns cause no fetch`() async throws {
        let recorder = Recorder(NamesRequest(fetches: fetches).publisher(in: database.context))
        for score in 0..<20 { try write("UPDATE player SET score = \(score)") }
        try await settle()
        #expect(fetches.current == 1)
        try write("UPDATE player SET name = 'Bob'")
        await recorder.waitForLast(["Bob"])
        #expect(fetches.current == 2)
    }

    @Test(arguments: [false, true]) func `writes to other rows than the requested key cause no fetch`(
        showsTeam: Bool
    ) async throws {
        try write("INSERT INTO player (id, name, score) VALUES (42, 'Bob', 0)")
        let request = PlayerRequest(fetches: fetches, id: 42, showsTeam: showsTeam)
        let recorder = Recorder(try request.publisher(in: database.context))
        try write("UPDATE player SET name = 'Eve' WHERE id = 1; INSERT INTO player (name, score) VALUES ('Cid', 0)")
        try write(
            "DELETE FROM player WHERE id = 1; INSERT OR REPLACE INTO player (id, name, score) VALUES (2, 'Dan', 0)"
        )
        try await settle()
        #expect(fetches.current == 1)
        #expect(recorder.values == ["Bob"])
    }

    @Test func `no change to a row requested by key is missed`() async throws {
        try write(
            "CREATE TABLE pet (owner INTEGER PRIMARY KEY REFERENCES player(id) ON DELETE CASCADE ON UPDATE CASCADE)"
        )
        let request = PlayerRequest(fetches: fetches, id: 42, showsTeam: true)
        let recorder = Recorder(try request.publisher(in: database.context))
        let changes = [
            ("INSERT INTO player (id, name, score) VALUES (42, 'Bob', 0)", "Bob"),
            ("UPDATE player SET name = 'Eve' WHERE name = 'Bob'", "Eve"),
            ("INSERT OR REPLACE INTO player (id, name, score) VALUES (42, 'Dan', 0)", "Dan"),
            ("UPDATE player SET id = 43 WHERE id = 42", ""),
            ("UPDATE player SET id = 42 WHERE id = 1", "Ann"),
            ("INSERT INTO team (name) VALUES ('Red')", "Ann of Red"),
            ("DELETE FROM player", "Red"),
            ("INSERT INTO player (id, name, score) VALUES (42, 'Cid', 0)", "Cid of Red"),
            (
                """
                ALTER TABLE player RENAME TO previous;
                CREATE TABLE player (id INTEGER PRIMARY KEY, name TEXT, score INTEGER);
                INSERT INTO player VALUES (42, 'Fay', 0);
                """,
                "Fay of Red"
            ),
        ]
        for (sql, name) in changes {
            try write(sql)
            await recorder.waitForLast(name)
        }
    }

    @Test func `an update without changes causes no fetch`() async throws {
        let recorder = Recorder(NamesRequest(fetches: fetches).publisher(in: database.context))
        try write("UPDATE player SET name = name, score = score")
        try await settle()
        #expect(fetches.current == 1)
        #expect(recorder.values.count == 1)
    }

    @Test func `a rolled back transaction causes no fetch`() async throws {
        let recorder = Recorder(NamesRequest(fetches: fetches).publisher(in: database.context))
        try await database.pool.writeWithoutTransaction { db in
            try db.inTransaction {
                try db.execute(sql: "DELETE FROM player")
                return .rollback
            }
        }
        try await settle()
        #expect(fetches.current == 1)
        #expect(recorder.values == [["Ann"]])
    }

    @Test func `equal values are not delivered`() async throws {
        let recorder = Recorder(CountRequest(fetches: fetches).publisher(in: database.context))
        try write("INSERT INTO player (name, score) VALUES ('Bob', 0); DELETE FROM player WHERE name = 'Bob'")
        try write("INSERT OR REPLACE INTO player (id, name, score) VALUES (1, 'Eve', 0)")
        try await settle()
        try write("INSERT INTO player (name, score) VALUES ('Cid', 0)")
        await recorder.waitForLast(2)
        #expect(recorder.values == [1, 2])
    }

    @Test func `a burst of commits is delivered once per turn of the main actor`() async throws {
        let recorder = Recorder(CountRequest(fetches: fetches).publisher(in: database.context))
        for _ in 0..<100 { try write("INSERT INTO player (name, score) VALUES ('Bob', 0)") }
        await recorder.waitForLast(101)
        // The commits were all made in one turn.
        #expect(recorder.values.count <= 3)
    }

    @Test func `deliveries keep the request's interval`() async throws {
        let recorder = Recorder(SlowlyDeliveredRequest().publisher(in: database.context))
        let clock = ContinuousClock()
        let start = clock.now
        for _ in 0..<20 {
            try write("INSERT INTO player (name, score) VALUES ('Bob', 0)")
            await Task.yield()
        }
        await recorder.waitForLast(21)
        let intervals = (clock.now - start) / .milliseconds(200)
        #expect(Double(recorder.values.count) <= 2 + intervals.rounded(.up))
    }

    @Test func `a region that varies between fetches is observed`() async throws {
        let recorder = Recorder(IndirectRequest().publisher(in: database.context))
        #expect(recorder.values == [1])
        try write("INSERT INTO choice VALUES ('team')")
        await recorder.waitForLast(0)
        try write("INSERT INTO team (name) VALUES ('Red')")
        await recorder.waitForLast(1)
        try write("INSERT INTO team (name) VALUES ('Blue')")
        await recorder.waitForLast(2)
    }

    @Test func `no change is missed while the region changes under a stream of commits`() async throws {
        let recorder = Recorder(IndirectRequest().publisher(in: database.context))
        let pool = database.pool
        for round in 0..<40 {
            try await pool.write { db in
                try db.execute(sql: "DELETE FROM choice")
                try db.execute(sql: "INSERT INTO choice VALUES (?)", arguments: [round % 2 == 0 ? "team" : "player"])
            }
            try await pool.write { db in try db.execute(sql: "INSERT INTO team (name) VALUES ('Red')") }
        }
        try await pool.write { db in
            try db.execute(sql: "UPDATE choice SET name = 'team'; INSERT INTO team (name) VALUES ('Blue')")
        }
        await recorder.waitForLast(41)
    }
}
