import EvergreenDatabase
import Foundation
import GRDB

/// A row of any kind, so that one oracle serves all requests.
struct OracleRow: Equatable, Sendable, FetchableRecord, TableRecord {
    static let databaseTableName = "player"

    var id: Int64
    var name: String?
    var score: DatabaseValue
    var teamId: Int64?

    init(row: Row) {
        id = row["id"]
        name = row["name"]
        score = row["score"]
        teamId = row["teamId"]
    }
}

struct OracleMember: Codable, Equatable, Sendable, FetchableRecord, TableRecord {
    static let databaseTableName = "member"

    var teamId: Int64?
    var role: String
    var rank: Int?
}

/// Selects neither its ordering term nor its key.
struct OracleRank: Codable, Equatable, Sendable, FetchableRecord, TableRecord {
    static let databaseTableName = "member"
    static var databaseSelection: [any SQLSelectable] { [Column("role")] }

    var role: String
    var rank: Int?
}

/// A row of a table without row ids.
struct OracleWord: Equatable, Sendable, FetchableRecord, TableRecord {
    static let databaseTableName = "word"

    var text: String
    var kind: DatabaseValue
    var count: Int

    init(row: Row) {
        text = row["text"]
        kind = row["kind"]
        count = row["count"]
    }
}

enum OracleSchema {
    /// A collation of the app: by length, then case-insensitively. Different texts may compare as equal.
    static let shortFirst = DatabaseCollation("shortFirst") { lhs, rhs in
        let order = lhs.utf8.count == rhs.utf8.count ? Int(strcasecmp(lhs, rhs)) : lhs.utf8.count - rhs.utf8.count
        return order == 0 ? .orderedSame : order < 0 ? .orderedAscending : .orderedDescending
    }

    static var configuration: Configuration {
        var configuration = Configuration()
        configuration.prepareDatabase { db in db.add(collation: shortFirst) }
        return configuration
    }

    static func create(_ db: Database) throws {
        try db.execute(
            sql: """
                DROP TABLE player;
                CREATE TABLE team (id INTEGER PRIMARY KEY, name TEXT, bonus INTEGER NOT NULL DEFAULT 0);
                CREATE TABLE player (
                    id INTEGER PRIMARY KEY,
                    name TEXT COLLATE NOCASE UNIQUE,
                    score,
                    teamId INTEGER REFERENCES team(id) ON DELETE CASCADE ON UPDATE CASCADE
                );
                CREATE INDEX player_score ON player(score);
                CREATE TABLE member (
                    teamId INTEGER REFERENCES team(id) ON DELETE CASCADE ON UPDATE CASCADE,
                    role TEXT COLLATE RTRIM,
                    rank INTEGER,
                    PRIMARY KEY (teamId, role)
                );
                CREATE TABLE word (
                    text TEXT COLLATE NOCASE,
                    count INTEGER NOT NULL,
                    kind,
                    PRIMARY KEY (kind DESC, text)
                ) WITHOUT ROWID;
                CREATE TABLE noise (id INTEGER PRIMARY KEY, value INTEGER);
                CREATE TRIGGER bonus AFTER UPDATE OF bonus ON team BEGIN
                    UPDATE player SET score = new.bonus WHERE teamId = new.id;
                END;
                CREATE TRIGGER captain AFTER INSERT ON team BEGIN
                    INSERT OR REPLACE INTO member VALUES (new.id, 'captain', 1);
                    INSERT OR REPLACE INTO word (text, count, kind) VALUES ('team', new.bonus, new.id);
                END;
                CREATE TRIGGER end AFTER DELETE ON team BEGIN
                    DELETE FROM word WHERE kind = old.id;
                END;
                """
        )
    }
}

/// Requests of players, some of which are updated row by row.
struct OraclePlayers: RecordsObservationQueryable, Hashable {
    var kind: Int

    static let kinds = 21

    /// The first kind that is fetched as a whole.
    static let firstWholeKind = 18

    var request: QueryInterfaceRequest<OracleRow> {
        let (name, score, team) = (Column("name"), Column("score"), Column("teamId"))
        let all = OracleRow.all()
        return switch kind {
        case 0: all
        case 1: all.order(score.desc)
        case 2: all.order(score, name.desc)
        case 3: all.filter(score > 20).order(score.descNullsFirst)
        case 4: all.order(score.desc).limit(3)
        case 5: all.filter(team == 2).order(name).limit(5)
        case 6: all.order(score.ascNullsLast, team.desc)
        case 7: all.filter(team != nil && score < 50).order(name.collating(.binary).desc)
        case 8: all.order(name.collating(.rtrim)).limit(10)
        case 9: all.filter([1, 3, 5].contains(team)).order(team, score.desc)
        case 10: all.order(name.collating(OracleSchema.shortFirst))
        case 11: all.order(team.descNullsFirst, name.collating(OracleSchema.shortFirst).desc).limit(5)
        case 12: all.order((score + team * 2).desc, length(name))
        case 13: all.filter(abs(score) < 40 || name.lowercased.like("%N1%")).order(sql: "score % 7")
        case 14: all.filter(sql: "name <> 'Ann''s \"é\"' AND score IS NOT x'00ff' AND score <> 'te;xt--1'")
        case 15: all.filter(sql: "score <> 1.5e0 AND score > -.5 OR score IS NULL").order(sql: "typeof(score) DESC")
        case 16:
            all.order(
                literal: "CASE WHEN teamId IS NULL THEN 'é' ELSE name || \("ü?") END COLLATE NOCASE DESC NULLS FIRST"
            )
        case 17: all.filter(literal: "name GLOB \("*[nN]*")").order(sql: "CAST(name AS TEXT) DESC, substr(name, -1)")
        // Not row by row:
        case 18: all.filter(sql: "teamId IN (SELECT id FROM team WHERE bonus > 10)").order(name)
        case 19: all.order(sql: "(SELECT bonus FROM team WHERE team.id = teamId) DESC")
        default: all.filter(sql: "score <> date('now') AND name NOT IN (SELECT text FROM word)")
        }
    }

    /// The same rows, with ties ordered as live records order them, if they do.
    func fetch(_ db: Database) throws -> [OracleRow] {
        try kind < Self.firstWholeKind ? OracleRow.fetchAll(db, request, ties: "id") : request.fetchAll(db)
    }
}

struct OracleMembers: RecordsObservationQueryable, Hashable {
    var kind: Int

    static let kinds = 3

    var request: QueryInterfaceRequest<OracleMember> {
        switch kind {
        case 0: OracleMember.all()
        case 1: OracleMember.order(Column("rank").desc)
        default: OracleMember.order(Column("role").collating(OracleSchema.shortFirst)).limit(3)
        }
    }

    func fetch(_ db: Database) throws -> [OracleMember] {
        try OracleMember.fetchAll(db, request, ties: "teamId, role, rowid")
    }
}

struct OracleRanks: RecordsObservationQueryable, Hashable {
    var request: QueryInterfaceRequest<OracleRank> { OracleRank.order(Column("rank").desc) }

    func fetch(_ db: Database) throws -> [OracleRank] {
        try OracleRank.fetchAll(db, request, ties: "teamId, role, rowid")
    }
}

/// Requests of a table without row ids.
struct OracleWords: RecordsObservationQueryable, Hashable {
    var kind: Int

    static let kinds = 5

    var request: QueryInterfaceRequest<OracleWord> {
        let (text, kind, count) = (Column("text"), Column("kind"), Column("count"))
        return switch self.kind {
        case 0: OracleWord.all()
        case 1: OracleWord.order(count, text)
        case 2: OracleWord.order(count.desc).limit(3)
        case 3: OracleWord.filter(kind > 2).order(kind.desc)
        default: OracleWord.filter(count > 1).order(text.collating(OracleSchema.shortFirst), count.desc)
        }
    }

    func fetch(_ db: Database) throws -> [OracleWord] {
        try OracleWord.fetchAll(db, request, ties: "kind, text")
    }
}

extension FetchableRecord {
    /// The rows of a request, with ties ordered by some columns.
    fileprivate static func fetchAll(
        _ db: Database,
        _ request: QueryInterfaceRequest<Self>,
        ties: String
    ) throws -> [Self] {
        let statement = try request.makePreparedRequest(db, forSingleResult: false).statement
        let limit = statement.sql.range(of: " LIMIT")?.lowerBound ?? statement.sql.endIndex
        let tie = statement.sql.contains(" ORDER BY ") ? ", \(ties)" : " ORDER BY \(ties)"
        let sql = statement.sql[..<limit] + tie + statement.sql[limit...]
        return try fetchAll(db, sql: String(sql), arguments: statement.arguments)
    }
}

/// Plain values.
struct OracleTotals: ValueObservationQueryable, Hashable {
    static var defaultValue: [String] { [] }

    func fetch(_ db: Database) throws -> [String] {
        try String.fetchAll(
            db,
            sql: """
                SELECT team.id || ' ' || team.bonus || ' ' || COUNT(player.id) || ' ' || TOTAL(player.score)
                FROM team LEFT JOIN player ON player.teamId = team.id GROUP BY team.id
                UNION ALL SELECT text || count FROM word
                ORDER BY 1
                """
        )
    }
}

/// Rows requested by key: three players, and a team.
struct OracleKeys: ValueObservationQueryable, Hashable {
    var first: Int64
    static var defaultValue: [String] { [] }

    func fetch(_ db: Database) throws -> [String] {
        let players = Table("player").filter(keys: [first, first + 7, first + 30])
        let team = Table("team").filter(key: first % 7)
        return try (Row.fetchAll(db, players) + Row.fetchAll(db, team)).map(\.description).sorted()
    }
}
