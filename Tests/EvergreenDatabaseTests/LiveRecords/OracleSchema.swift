import EvergreenDatabase
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

struct OracleMember: Codable, Equatable, Sendable, FetchableRecord, TableRecord, PersistableRecord {
    static let databaseTableName = "member"

    var teamId: Int64?
    var role: String
    var rank: Int?
}

struct OracleWord: Codable, Equatable, Sendable, FetchableRecord, TableRecord, PersistableRecord {
    static let databaseTableName = "word"

    var text: String
    var count: Int
}

enum OracleSchema {
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
                    teamId INTEGER REFERENCES team(id) ON DELETE CASCADE ON UPDATE CASCADE, role TEXT COLLATE RTRIM, rank INTEGER, PRIMARY KEY (teamId, role)
                );
                CREATE TABLE word (text TEXT PRIMARY KEY, count INTEGER NOT NULL) WITHOUT ROWID;
                CREATE TABLE noise (id INTEGER PRIMARY KEY, value INTEGER);
                CREATE TRIGGER bonus AFTER UPDATE OF bonus ON team BEGIN
                    UPDATE player SET score = new.bonus WHERE teamId = new.id;
                END;
                CREATE TRIGGER captain AFTER INSERT ON team BEGIN
                    INSERT OR REPLACE INTO member VALUES (new.id, 'captain', 1);
                END;
                """
        )
    }
}

/// Requests that are updated row by row, and some that are not.
struct OraclePlayers: RecordsObservationQueryable, Hashable {
    var kind: Int

    static let kinds = 12

    var request: QueryInterfaceRequest<OracleRow> {
        let (name, score, team) = (Column("name"), Column("score"), Column("teamId"))
        let all = OracleRow.all()
        return switch kind {
        case 0: all
        case 1: all.order(score.desc)
        case 2: all.order(score, name.desc)
        case 3: all.filter(score > 20).order(score.descNullsFirst)
        case 4: all.order(score.desc).limit(10)
        case 5: all.filter(team == 2).order(name).limit(5)
        case 6: all.order(score.ascNullsLast, team.desc)
        case 7: all.filter(team != nil && score < 50).order(name.collating(.binary).desc)
        case 8: all.order(name.collating(.rtrim)).limit(20)
        case 9: all.filter([1, 3, 5].contains(team)).order(team, score.desc)
        // Not row by row:
        case 10: all.filter(sql: "teamId IN (SELECT id FROM team WHERE bonus > 10)").order(name)
        default: all.order(sql: "length(name), id")
        }
    }

    /// The same rows, with ties ordered as live records order them.
    func fetch(_ db: Database) throws -> [OracleRow] {
        guard kind < 10 else { return try request.fetchAll(db) }
        let statement = try request.makePreparedRequest(db, forSingleResult: false).statement
        let tie = kind == 0 ? " ORDER BY id" : ", id"
        let limit = statement.sql.range(of: " LIMIT")?.lowerBound ?? statement.sql.endIndex
        let sql = statement.sql[..<limit] + tie + statement.sql[limit...]
        return try OracleRow.fetchAll(db, sql: String(sql), arguments: statement.arguments)
    }
}

struct OracleMembers: RecordsObservationQueryable, Hashable {
    var isByRank: Bool

    var request: QueryInterfaceRequest<OracleMember> {
        isByRank ? OracleMember.order(Column("rank").desc) : OracleMember.all()
    }

    func fetch(_ db: Database) throws -> [OracleMember] {
        try OracleMember.fetchAll(
            db,
            sql: "SELECT * FROM member ORDER BY \(isByRank ? "rank DESC, " : "") teamId, role, rowid"
        )
    }
}

/// A table without row ids is fetched as a whole.
struct OracleWords: RecordsObservationQueryable, Hashable {
    var request: QueryInterfaceRequest<OracleWord> { OracleWord.order(Column("count"), Column("text")) }
    func fetch(_ db: Database) throws -> [OracleWord] { try request.fetchAll(db) }
}

/// Plain values.
struct OracleTotals: ValueObservationQueryable, Hashable {
    static var defaultValue: [String] { [] }

    func fetch(_ db: Database) throws -> [String] {
        try String.fetchAll(
            db,
            sql: """
                SELECT team.id || ' ' || team.bonus || ' ' || COUNT(player.id) || ' ' || IFNULL(SUM(player.score), 0)
                FROM team LEFT JOIN player ON player.teamId = team.id GROUP BY team.id
                UNION ALL SELECT text || count FROM word
                """
        )
    }
}
