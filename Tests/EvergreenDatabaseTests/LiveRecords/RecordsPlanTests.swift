import Foundation
import GRDB
import Testing

@testable import EvergreenDatabase

/// Which requests are updated row by row, and which are fetched as a whole: a request must not switch unnoticed.
struct RecordsPlanTests {
    private typealias Request = QueryInterfaceRequest<OracleRow>

    private let database: DatabaseQueue
    private static let (id, name, score, team) = (Column("id"), Column("name"), Column("score"), Column("teamId"))

    init() throws {
        var configuration = OracleSchema.configuration
        configuration.prepareDatabase { db in
            db.add(function: DatabaseFunction("pure", argumentCount: 1, pure: true) { $0[0] })
            db.add(function: DatabaseFunction("moody", argumentCount: 1) { $0[0] })
        }
        database = try DatabaseQueue(configuration: configuration)
        try database.write { db in
            try db.execute(sql: "CREATE TABLE player (id INTEGER PRIMARY KEY)")
            try OracleSchema.create(db)
        }
    }

    private func isRowByRow(_ request: QueryInterfaceRequest<some FetchableRecord & TableRecord>) throws -> Bool {
        try database.read { db in
            do {
                _ = try RecordsPlan(request, db)
                return true
            } catch is RowByRowUnsupported {
                return false
            }
        }
    }

    @Test func `the oracle's requests are planned as it expects`() throws {
        for kind in 0..<OraclePlayers.kinds {
            let isRowByRow = try isRowByRow(OraclePlayers(kind: kind).request)
            #expect(isRowByRow == (kind < OraclePlayers.firstWholeKind), "kind \(kind)")
        }
        for kind in 0..<OracleMembers.kinds { #expect(try isRowByRow(OracleMembers(kind: kind).request)) }
        for kind in 0..<OracleWords.kinds { #expect(try isRowByRow(OracleWords(kind: kind).request)) }
        #expect(try isRowByRow(OracleRanks().request))
    }

    @Test(arguments: [
        "score", "-score", "length(name)", "score + teamId * 2", "name || 'it''s' || x'00' || 1.5e-3", "score IS NULL",
        "name COLLATE shortFirst", "(name)", "+name", "CAST(name AS TEXT)", "upper(name) COLLATE RTRIM",
        "CASE WHEN score > 10 THEN name ELSE \"teamId\" END", "ifnull(score, 0)", "max(score, teamId)",
        "score IN (1, 2)",
        "score NOT BETWEEN 1 AND 2", "name LIKE 'a%' ESCAPE '\\'", "name GLOB '*' || 'x'", "player.score", "rowid",
        "pure(score)", "json_extract(name, '$.a')", "name ->> 'a'", "0x10 + score", "round(score, 1)",
        "substr(name, 1, 2)", "iif(score, 1, 2)", "printf('%s', name)",
    ])
    func `an expression of a single row is evaluated row by row`(_ sql: String) throws {
        #expect(try isRowByRow(OracleRow.all().order(sql: sql)), "as the order")
        #expect(
            try isRowByRow(OracleRow.all().order(sql: "score, \(sql) DESC NULLS LAST, name ASC NULLS FIRST").limit(3))
        )
        #expect(try isRowByRow(OracleRow.all().filter(sql: sql)), "as the filter")
    }

    @Test(arguments: [
        "random()", "abs(random())", "date('now')", "datetime(name)", "strftime('%Y', name)", "CURRENT_TIMESTAMP",
        "current_date", "(SELECT 1)", "EXISTS (SELECT 1)", "score IN (SELECT id FROM team)", "score IN team",
        "score IN \"team\"", "max(score)", "count(*)", "sum(score) OVER ()", "row_number() OVER (ORDER BY id)",
        "last_insert_rowid()", "changes()", "moody(score)", "unknown(score)", "sqlite_offset(score)",
        "score IN (WITH x AS (SELECT 1) SELECT * FROM x)", "score /* comment */", "(score COLLATE NOCASE) || name",
        "likely(score)", "\"random\"()",
    ])
    func `an expression that may depend on more than its row is rejected`(_ sql: String) throws {
        // Not all of them are valid SQL everywhere: then there is nothing to plan.
        #expect((try? isRowByRow(OracleRow.all().order(sql: sql))) != true, "as the order")
        if !sql.contains("COLLATE"), !sql.contains("likely") {
            #expect((try? isRowByRow(OracleRow.all().filter(sql: sql))) != true, "as the filter")
        }
    }

    @Test func `requests of one table are planned`() throws {
        let (name, score) = (Self.name, Self.score)
        let requests: [Request] = [
            OracleRow.all(),
            OracleRow.limit(10),
            OracleRow.filter(key: 1),
            OracleRow.filter(keys: [1, 2]),
            OracleRow.filter(name == "it's \"é\" ? -- /*" && score != nil).order(name.desc),
            OracleRow.filter(sql: "name = ? OR name = ?", arguments: ["ORDER BY", "LIMIT 3"]).limit(2),
            OracleRow.select(name, score, Self.id),
            OracleRow.select(sql: "*, score + 1 AS next").order(score),
            OracleRow.order(literal: "score + \(1) DESC, name || \("?")").filter(score < 7),
            OracleRow.all().reversed(),
            OracleRow.order(score).unordered(),
        ]
        for (index, request) in requests.enumerated() { #expect(try isRowByRow(request), "request \(index)") }
    }

    @Test func `requests of more than one table's rows are rejected`() throws {
        let (name, score) = (Self.name, Self.score)
        let requests: [Request] = [
            OracleRow.all().distinct(),
            OracleRow.all().group(name),
            OracleRow.limit(10, offset: 5),
            OracleRow.all().aliased(TableAlias(name: "p")),
            OracleRow.order(sql: "1"),
            OracleRow.order(sql: "-1"),
            OracleRow.order(sql: "'constant'"),
            OracleRow.select(sql: "*, -score AS score2").order(Column("score2")),
            OracleRow.select(sql: "id, name, -score score, teamId").order(score),
            OracleRow.select(sql: "*, sum(score) OVER () AS total"),
            OracleRow.select(sql: "max(score), *"),
            OracleRow.filter(sql: "name = :name", arguments: ["name": "a"]),
            OracleRow.filter(sql: "name = ?1", arguments: ["a"]),
            OracleRow.filter(sql: "1) UNION SELECT * FROM player WHERE (1"),
        ]
        for (index, request) in requests.enumerated() {
            #expect((try? isRowByRow(request)) != true, "request \(index)")
        }
    }

    private struct Thing: FetchableRecord, TableRecord {
        static let databaseTableName = "thing"
        init(row: Row) {}
    }

    @Test(arguments: [
        ("CREATE TABLE thing (a, b, PRIMARY KEY (a, b))", true),
        ("CREATE TABLE thing (a TEXT PRIMARY KEY)", true),
        ("CREATE TABLE thing (a)", true),
        ("CREATE TABLE thing (rowid, oid)", true),
        ("CREATE TABLE thing (rowid, oid, _rowid_)", false),
        ("CREATE TABLE thing (a TEXT COLLATE shortFirst PRIMARY KEY, b) WITHOUT ROWID", true),
        ("CREATE TABLE thing (a, b AS (a + 1), PRIMARY KEY (a)) WITHOUT ROWID", true),
        ("CREATE TABLE thing (a INTEGER, b TEXT) STRICT", true),
        ("CREATE VIEW thing AS SELECT * FROM player", false),
        ("CREATE VIRTUAL TABLE thing USING fts5(a)", false),
        ("CREATE TABLE thing (a); CREATE TEMP TABLE thing (b)", false),
    ])
    func `tables with any kind of key are planned`(_ sql: String, _ isPlanned: Bool) throws {
        try database.writeWithoutTransaction { db in try db.execute(sql: sql) }
        #expect(try isRowByRow(Thing.all()) == isPlanned)
    }

    @Test func `an app's collation with the name of a built-in one is a custom collation`() throws {
        let ownCollation = DatabaseCollation("NOCASE") { $0.lowercased().compare($1.lowercased()) }
        try database.writeWithoutTransaction { db in
            let request = OracleRow.order(Self.name)
            let builtIn = try RecordsPlan(request, db).terms.map(\.collation)
            db.add(collation: ownCollation)
            let own = try RecordsPlan(request, db).terms.map(\.collation)
            #expect(builtIn == [.nocase])
            #expect(own == [.custom("NOCASE")])
        }
    }
}
