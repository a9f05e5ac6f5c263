import EvergreenQuery
import EvergreenTesting
import GRDB
import Testing

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

    @Test func `a list of live records follows single rows`() async throws {
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
}
