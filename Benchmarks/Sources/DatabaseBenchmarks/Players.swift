import EvergreenDatabase
import Foundation
import GRDB
import Synchronization

struct Player: Equatable, Sendable, FetchableRecord, TableRecord {
    var id: Int64
    var name: String
    var score: Int

    init(row: Row) {
        id = row[0]
        name = row[1]
        score = row[2]
    }
}

struct LivePlayers: RecordsObservationQueryable, Hashable {
    var minimumScore: Int?

    var request: QueryInterfaceRequest<Player> {
        let all = Player.order(Column("score").desc)
        return minimumScore.map { all.filter(Column("score") >= $0) } ?? all
    }
}

struct AllPlayers: ValueObservationQueryable, Hashable {
    static var defaultValue: [Player] { [] }
    func fetch(_ db: Database) throws -> [Player] { try Player.order(Column("score").desc).fetchAll(db) }
}

struct TopPlayers: ValueObservationQueryable, Hashable {
    static let fetches = Mutex(0)
    static var defaultValue: [Player] { [] }

    func fetch(_ db: Database) throws -> [Player] {
        Self.fetches.withLock { $0 += 1 }
        return try Player.order(Column("score").desc).limit(20).fetchAll(db)
    }
}

/// A database file with some players, which is deleted with this object.
final class PlayersFile: Sendable {
    let folder: URL
    let pool: DatabasePool

    init(players: Int) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("evergreen-bench-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        pool = try DatabasePool(path: folder.appendingPathComponent("players.sqlite").path)
        try pool.write { db in
            try db.execute(
                sql: """
                    CREATE TABLE player (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, score INTEGER NOT NULL);
                    CREATE INDEX player_score ON player(score);
                    """
            )
            let insert = try db.makeStatement(sql: "INSERT INTO player (name, score) VALUES (?, ?)")
            for number in 0..<players {
                try insert.execute(arguments: ["Player number \(number)", (number &* 7919) % 1_000_000 + 1])
            }
        }
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    func setScore(_ score: Int, of id: Int) throws {
        try pool.write { db in
            try db.cachedStatement(sql: "UPDATE player SET score = ? WHERE id = ?").execute(arguments: [score, id])
        }
    }

    func insert(_ count: Int) throws {
        try pool.write { db in
            let insert = try db.cachedStatement(sql: "INSERT INTO player (name, score) VALUES (?, ?)")
            for number in 0..<count { try insert.execute(arguments: ["New \(number)", number]) }
        }
    }
}
