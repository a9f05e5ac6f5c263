import EvergreenQuery
import EvergreenTesting
import GRDB
import Synchronization
import Testing

@testable import EvergreenUI

@MainActor
struct RecordsQueryTests {
    private struct Score: Codable, Equatable, Identifiable, FetchableRecord, PersistableRecord {
        var id: Int64
        var points: Int
    }

    private struct ScoresRequest: RecordsObservationQueryable {
        var request: QueryInterfaceRequest<Score> { Score.order(Column("points").desc) }
    }

    private struct ScoreRow: View {
        let score: Score
        var body: some View { Text(verbatim: "\(score.id): \(score.points)") }
    }

    private struct ScoreList: View {
        @Query(ScoresRequest()) private var scores: Records<Score>
        var body: some View { List(scores) { ScoreRow(score: $0) } }
    }

    @Test func `a list of live records updates single rows`() async throws {
        let database = try makeDatabase([])
        try await database.write { db in
            try db.create(table: "score") { table in
                table.primaryKey("id", .integer)
                table.column("points", .integer).notNull()
            }
            for id in 1...100 { try Score(id: Int64(id), points: id).insert(db) }
        }
        let screen = Screen { ScoreList().databaseContext(.readOnly { database }) }
        #expect(screen.texts.prefix(2) == ["100: 100", "99: 99"])
        screen.resetBodyCounts()
        try await database.write { db in try Score(id: 1, points: 1000).update(db) }
        try await screen.wait { screen.texts.first == "1: 1000" }
        #expect(screen.texts.count == 100)
        #expect(screen.bodyCount(of: ScoreRow.self) == 1)
    }

    /// A score that counts accesses to its id and comparisons.
    private struct CountedScore: Decodable, Equatable, Identifiable, FetchableRecord, TableRecord {
        static let databaseTableName = "score"
        static let looks = Mutex(0)

        enum CodingKeys: String, CodingKey {
            case number = "id"
            case points
        }

        let number: Int64
        let points: Int

        var id: Int64 {
            Self.looks.withLock { $0 += 1 }
            return number
        }

        static func == (lhs: Self, rhs: Self) -> Bool {
            looks.withLock { $0 += 1 }
            return lhs.number == rhs.number && lhs.points == rhs.points
        }
    }

    private struct CountedScoresRequest: RecordsObservationQueryable {
        var request: QueryInterfaceRequest<CountedScore> { CountedScore.order(Column("id")) }
    }

    private struct CountedScoreList: View {
        @Query(CountedScoresRequest()) private var scores: Records<CountedScore>
        var body: some View { CountedScoreRows(scores: scores) }
    }

    /// Has the records as an input that is compared.
    private struct CountedScoreRows: View {
        let scores: Records<CountedScore>
        var body: some View { List(scores) { Text(verbatim: "\($0.number): \($0.points)") } }
    }

    @Test(arguments: [
        ("UPDATE score SET points = -1 WHERE id = 3", "3: -1"),
        ("UPDATE score SET points = -1 WHERE id = 9990", "1: 1"),
        ("INSERT INTO score VALUES (0, -1)", "0: -1"),
        ("INSERT INTO score VALUES (10001, -1)", "1: 1"),
        ("DELETE FROM score WHERE id IN (1, 5000, 9999)", "2: 2"),
    ]) func `a change of a few rows of 10,000 inspects few rows on its way to the list`(
        sql: String,
        expected: String
    ) async throws {
        let database = try makeDatabase([])
        try await database.write { db in
            try db.execute(sql: "CREATE TABLE score (id INTEGER PRIMARY KEY, points INTEGER NOT NULL)")
            for id in 1...10_000 { try db.execute(sql: "INSERT INTO score VALUES (?, ?)", arguments: [id, id]) }
        }
        let tree = ViewTree(CountedScoreList().databaseContext(.readOnly { database }))
        #expect(tree.document.root.texts.contains("1: 1"))
        var isInvalid = false
        tree.onNeedsUpdate = { isInvalid = true }
        try await database.write { db in try db.execute(sql: sql) }
        try await Screen { EmptyView() }.wait { isInvalid }
        let before = CountedScore.looks.withLock { $0 }
        tree.update()
        let looks = CountedScore.looks.withLock { $0 } - before
        #expect(tree.document.root.texts.contains(expected))
        // The top rows have views, initially 50: each is inspected a few times.
        #expect(looks < 1_000)
        #expect(looks > 0)
    }
}
