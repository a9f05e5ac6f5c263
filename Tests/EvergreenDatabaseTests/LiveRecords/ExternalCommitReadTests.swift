import EvergreenConcurrency
import EvergreenDatabase
import GRDB
import Testing

/// What a commit of another connection costs live records.
@MainActor
struct ExternalCommitReadTests {
    /// Counts row reads.
    struct CountedPlayer: FetchableRecord, TableRecord, Equatable {
        static let databaseTableName = "player"
        static let reads = Locked(0)
        let id: Int64
        let score: Int

        init(row: Row) {
            Self.reads.withLock { $0 += 1 }
            (id, score) = (row["id"], row["score"])
        }
    }

    struct Request: RecordsObservationQueryable, Hashable {
        var request: QueryInterfaceRequest<CountedPlayer> { CountedPlayer.order(Column("score").desc) }
    }

    @Test func `of many rows, those changed by another connection are read`() async throws {
        let database = try TemporaryDatabase()
        let other = try DatabaseQueue(path: database.path)
        try await other.write { db in
            try db.execute(
                sql: """
                    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)
                    INSERT INTO player (name, score) SELECT 'Player ' || i, i FROM n
                    """
            )
        }
        let recorder = Recorder(try Request().publisher(in: database.context))
        await recorder.wait { recorder.values.last?.count == 20_000 }
        CountedPlayer.reads.withLock { $0 = 0 }
        try await other.write { db in try db.execute(sql: "UPDATE player SET score = 1000000 WHERE id = 7000") }
        await recorder.wait { recorder.values.last?.first?.id == 7_000 }
        try await other.write { db in try db.execute(sql: "DELETE FROM player WHERE id = 7000") }
        await recorder.wait { recorder.values.last?.count == 19_999 }
        try await other.write { db in try db.execute(sql: "INSERT INTO player (name, score) VALUES ('New', 2000000)") }
        await recorder.wait { recorder.values.last?.first?.id == 20_001 }
        let reads = CountedPlayer.reads.withLock(\.self)
        #expect(reads < 20)
        let expected = try await other.read { db in try Request().request.fetchAll(db) }
        #expect(recorder.values.last.map(Array.init) == expected)
    }
}
