import EvergreenDatabase
import GRDB
import OpenCombineShim
import Testing

private struct BestPlayers: RecordsObservationQueryable, Hashable {
    var minimumScore = 0
    var limit: Int?

    var request: QueryInterfaceRequest<Player> {
        let players = Player.filter(Player.Columns.score >= minimumScore).order(Player.Columns.score.desc)
        return limit.map { players.limit($0) } ?? players
    }
}

@MainActor
struct RecordsTests {
    let database: TemporaryDatabase

    init() throws {
        database = try TemporaryDatabase()
        try database.pool.write { db in
            for (name, score) in [("Ann", 30), ("Bob", 20), ("Eve", 10)] { try db.insertPlayer(name, score: score) }
        }
    }

    private func watch(_ request: BestPlayers = BestPlayers()) throws -> Recorder<Records<Player>> {
        Recorder(try request.publisher(in: database.context))
    }

    private func difference(
        _ recorder: Recorder<Records<Player>>,
        after sql: String
    ) async throws -> RecordsDifference {
        let before = try #require(recorder.values.last)
        let version = recorder.values.count
        try await database.pool.write { db in try db.execute(sql: sql) }
        await recorder.wait { recorder.values.count > version }
        return try #require(recorder.values.last).difference(from: before)
    }

    @Test func `the first version has all records in order`() throws {
        let records = try #require(watch().values.first)
        #expect(records.map(\.name) == ["Ann", "Bob", "Eve"])
        #expect(records.count == 3)
        #expect(records[1].name == "Bob")
    }

    @Test func `a slice has the records at its positions`() async throws {
        try await database.pool.write { db in
            for number in 0..<3_000 { try db.insertPlayer("Player \(number)", score: number % 97) }
        }
        let records = try #require(watch().values.first)
        #expect(records.count == 3_003)
        let all = records.indices.map { records[$0] }
        #expect(Array(records) == all)
        for lower in stride(from: 0, to: records.count, by: 31) {
            let upper = min(lower + 65, records.count)
            let slice = records[lower..<upper]
            #expect(Array(slice) == Array(all[lower..<upper]))
            #expect(slice.indices.map { slice[$0] } == Array(all[lower..<upper]))
            #expect(Array(slice.dropFirst(40)) == Array(all[lower..<upper].dropFirst(40)))
        }
        #expect(Array(records.suffix(2)) == Array(all.suffix(2)))
        #expect(records[3_003..<3_003].isEmpty)
        #expect(Array(Records<Player>()).isEmpty)
    }

    @Test func `the difference contains an inserted record`() async throws {
        let difference = try await difference(
            watch(),
            after: "INSERT INTO player (name, score) VALUES ('Zoe', 25)"
        )
        #expect(difference.inserted == [1])
        #expect(difference.removed.isEmpty && difference.moved.isEmpty && difference.updated.isEmpty)
    }

    @Test func `the difference contains a removed record`() async throws {
        let difference = try await difference(watch(), after: "DELETE FROM player WHERE name = 'Bob'")
        #expect(difference.removed == [1])
        #expect(difference.inserted.isEmpty && difference.moved.isEmpty && difference.updated.isEmpty)
    }

    @Test func `the difference contains a moved record`() async throws {
        let difference = try await difference(watch(), after: "UPDATE player SET score = 40 WHERE name = 'Eve'")
        #expect(difference.moved == [.init(from: 2, to: 0)])
        #expect(difference.inserted.isEmpty && difference.removed.isEmpty && difference.updated.isEmpty)
    }

    @Test func `the difference contains a record updated in place`() async throws {
        let difference = try await difference(watch(), after: "UPDATE player SET name = 'Al' WHERE name = 'Ann'")
        #expect(difference.updated == [0])
        #expect(difference.inserted.isEmpty && difference.removed.isEmpty && difference.moved.isEmpty)
    }

    @Test(arguments: [0, 1_000_000_000_000, Int.max - 1, .max]) func `a limit can be any number`(limit: Int)
        async throws
    {
        let recorder = try watch(BestPlayers(limit: limit))
        try await database.pool.write { db in try db.execute(sql: "UPDATE player SET score = 40 WHERE name = 'Eve'") }
        let names = limit == 0 ? [] : ["Eve", "Ann", "Bob"]
        await recorder.wait { recorder.values.last?.map(\.name) == names }
    }

    @Test func `the next record enters when one leaves a limited list`() async throws {
        let recorder = try watch(BestPlayers(limit: 2))
        let difference = try await difference(recorder, after: "DELETE FROM player WHERE name = 'Ann'")
        #expect(recorder.values.last?.map(\.name) == ["Bob", "Eve"])
        #expect(difference.removed == [0])
        #expect(difference.inserted == [1])
    }

    @Test func `writes outside the filter are not delivered`() async throws {
        let recorder = try watch(BestPlayers(minimumScore: 15))
        for score in 0..<15 {
            try await database.pool.write { db in
                try db.execute(sql: "UPDATE player SET score = ? WHERE name = 'Eve'", arguments: [score])
            }
        }
        try await database.pool.write { db in try db.execute(sql: "UPDATE player SET score = 99 WHERE name = 'Eve'") }
        await recorder.wait { recorder.values.last?.count == 3 }
        #expect(recorder.values.count == 2)
    }

    @Test func `an older version does not change`() async throws {
        let recorder = try watch()
        let before = try #require(recorder.values.last)
        _ = try await difference(recorder, after: "DELETE FROM player")
        #expect(before.map(\.name) == ["Ann", "Bob", "Eve"])
        #expect(recorder.values.last?.isEmpty == true)
    }

    /// A player that counts comparisons.
    private struct CountedPlayer: FetchableRecord, TableRecord, Decodable, Equatable {
        static let databaseTableName = "player"
        static let comparisons = CallCount()
        let id: Int64
        let score: Int

        static func == (lhs: Self, rhs: Self) -> Bool {
            comparisons.add()
            return lhs.id == rhs.id && lhs.score == rhs.score
        }
    }

    private struct CountedPlayers: RecordsObservationQueryable, Hashable {
        var limit: Int?
        var request: QueryInterfaceRequest<CountedPlayer> {
            let players = CountedPlayer.order(Column("id"))
            return limit.map { players.limit($0) } ?? players
        }
    }

    @Test(arguments: [nil, 9_000]) func `comparing two versions compares only where they differ`(limit: Int?)
        async throws
    {
        try await database.pool.write { db in
            for number in 4...10_000 { try db.insertPlayer("\(number)", score: number) }
        }
        let recorder = Recorder(CountedPlayers(limit: limit).publisher(in: database.context))
        let first = try #require(recorder.values.last)
        for (count, (sql, isEqual)) in [
            ("UPDATE player SET score = -1 WHERE id = 8000", false),
            ("UPDATE player SET score = 8000 WHERE id = 8000", true),
            ("DELETE FROM player WHERE id = 7000", false),
            ("INSERT INTO player (id, name, score) VALUES (7000, '7000', 7000)", true),
        ].enumerated() {
            try await database.pool.write { db in try db.execute(sql: sql) }
            await recorder.wait { recorder.values.count == count + 2 }
            let last = try #require(recorder.values.last)
            let before = CountedPlayer.comparisons.current
            #expect((last == first) == isEqual)
            #expect(CountedPlayer.comparisons.current - before <= 100)
            #expect(last.elementsEqual(first) == isEqual)
        }
    }

    @Test func `versions of two databases are compared by their records`() throws {
        let other = try TemporaryDatabase()
        try other.pool.write { db in
            for (name, score) in [("Ann", 30), ("Bob", 20), ("Eve", 10)] { try db.insertPlayer(name, score: score) }
        }
        let here = try #require(watch().values.first)
        let there = try #require(Recorder(BestPlayers().publisher(in: other.context)).values.first)
        let fewer = try #require(watch(BestPlayers(limit: 2)).values.first)
        #expect(here == there)
        #expect(here != fewer)
        #expect(Records<Player>() == Records<Player>())
        #expect(here != Records<Player>())
    }
}
