import GRDB
import SeededRandomness

/// Random writes of every kind.
struct OracleWorkload {
    var random: SeededGenerator

    private mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

    private mutating func name() -> String {
        let names = [
            "'Ann'", "'bob'", "'Bob  '", "'EVE'", "'eve '", "''", "'Ann\u{e9}'", "'Ann''s \"é\"'", "'Zoe_'", "'zoe'",
            "'a' || char(0) || 'b'", "'A' || char(0) || 'c'", "'日本'",
        ]
        return number(0..<12) == 0
            ? "NULL"
            : number(0..<3) == 0 ? names[number(0..<names.count)] : "'n\(number(0..<60))'"
    }

    private mutating func score() -> String {
        switch number(0..<12) {
        case 0: "NULL"
        case 1: "'text\(number(0..<4))'"
        case 2: "\(number(0..<99)).5"
        case 3: "9007199254740993"
        case 4: "x'00ff'"
        case 5: "-\(number(0..<50))"
        case 6: "'te;xt--1'"
        case 7: ["1.5", "-0.0", "9e999", "9223372036854775807", "9223372036854775808.0"][number(0..<5)]
        default: "\(number(0..<99))"
        }
    }

    private mutating func team() -> String {
        number(0..<5) == 0 ? "NULL" : "(SELECT id FROM team WHERE id <= \(number(1..<7)) ORDER BY id DESC LIMIT 1)"
    }

    private mutating func kind() -> String {
        ["1", "2", "3", "4.0", "2.5", "'2'", "'é'", "x'61'", "'a'", "'A'"][number(0..<10)]
    }

    private mutating func word() -> String {
        ["'w\(number(0..<9))'", "'W\(number(0..<9))'", "'e\u{301}'", "'\u{e9}'", "''", "12", "'it''s'", "x'ff'"][
            number(0..<8)
        ]
    }

    /// One statement. It may violate a constraint; then it changes nothing.
    mutating func statement() -> String {
        switch number(0..<10) {
        case 0..<6: playerStatement()
        case 6, 7: wordStatement()
        case 8: memberStatement()
        default: teamStatement()
        }
    }

    private mutating func playerStatement() -> String {
        let id = number(1..<70)
        let values = "(id, name, score, teamId) VALUES (\(id), \(name()), \(score()), \(team()))"
        return switch number(0..<17) {
        case 0, 1, 2, 3: "INSERT INTO player \(values)"
        case 4, 5: "INSERT OR REPLACE INTO player \(values)"
        case 6: "UPDATE OR REPLACE player SET name = \(name()) WHERE id BETWEEN \(id) AND \(id + 3)"
        case 7, 8, 9: "UPDATE player SET score = \(score()) WHERE id = \(id)"
        case 10: "UPDATE player SET score = \(score()) WHERE id > \(id)"
        case 11: "UPDATE OR REPLACE player SET id = \(number(1..<70)) WHERE id = \(id)"
        case 12: "DELETE FROM player WHERE id BETWEEN \(id) AND \(id + number(0..<4))"
        case 13: number(0..<20) == 0 ? "DELETE FROM player" : "DELETE FROM player WHERE id = \(id)"
        case 14: "INSERT INTO player \(values) ON CONFLICT DO UPDATE SET score = excluded.score, name = excluded.name"
        case 15: "INSERT OR IGNORE INTO player \(values)"
        default:
            """
            INSERT OR REPLACE INTO player (id, name, score, teamId)
            SELECT id + 1, name || '_', score, teamId FROM player
            WHERE id BETWEEN \(id) AND \(id + 4)
            """
        }
    }

    private mutating func teamStatement() -> String {
        switch number(0..<8) {
        case 0, 1, 2: "INSERT OR REPLACE INTO team (id, name, bonus) VALUES (\(number(1..<7)), 't', \(number(0..<30)))"
        case 3, 4: "UPDATE team SET bonus = \(number(0..<30)) WHERE id = \(number(1..<7))"
        case 5: "UPDATE OR REPLACE team SET id = \(number(1..<7)) WHERE id = \(number(1..<7))"
        case 6: number(0..<3) == 0 ? "DELETE FROM team WHERE id = \(number(1..<7))" : "DELETE FROM noise"
        default: "INSERT INTO noise (value) VALUES (\(number(0..<99)))"
        }
    }

    private mutating func memberStatement() -> String {
        switch number(0..<4) {
        case 0, 1: "INSERT OR REPLACE INTO member VALUES (\(team()), 'role\(number(0..<5))', \(number(0..<4)))"
        case 2:
            "UPDATE OR REPLACE member SET role = 'role\(number(0..<5))  ', rank = NULL WHERE rank = \(number(0..<4))"
        default:
            // Members without a team never conflict: they would accumulate.
            number(0..<4) == 0
                ? "DELETE FROM member WHERE teamId IS NULL" : "DELETE FROM member WHERE rank = \(number(0..<4))"
        }
    }

    private mutating func wordStatement() -> String {
        let values = "(text, count, kind) VALUES (\(word()), \(number(0..<9)), \(kind()))"
        return switch number(0..<10) {
        case 0, 1: "INSERT OR REPLACE INTO word \(values)"
        case 2: "INSERT INTO word \(values) ON CONFLICT DO UPDATE SET text = excluded.text, count = count + 1"
        case 3: "UPDATE OR REPLACE word SET text = \(word()) WHERE kind = \(kind())"
        case 4: "UPDATE OR REPLACE word SET kind = \(kind()) WHERE text = \(word())"
        case 5: "UPDATE word SET text = upper(text) WHERE count = \(number(0..<9))"
        case 6: "DELETE FROM word WHERE count = \(number(0..<9))"
        case 7:
            number(0..<10) == 0 ? "DELETE FROM word" : "UPDATE word SET count = \(number(0..<9)) WHERE text = \(word())"
        case 8: "INSERT OR REPLACE INTO word (text, count, kind) SELECT text, count + 1, kind FROM word WHERE count < 4"
        default: "INSERT OR IGNORE INTO word (text, count, kind) SELECT name, teamId, 7 FROM player WHERE teamId = 2"
        }
    }

    mutating func transaction() -> OracleTransaction {
        let isCommitted = number(0..<10) > 0
        let steps = (0..<number(1..<6)).map { _ in
            OracleTransaction.Step(sql: statement(), nesting: .init(rawValue: number(0..<6)) ?? .none)
        }
        return OracleTransaction(steps: steps, isCommitted: isCommitted)
    }

    /// SQL for a schema change that keeps the data.
    mutating func schemaChange(_ round: Int) -> String {
        switch number(0..<6) {
        case 0: "DROP INDEX IF EXISTS teams; CREATE INDEX teams ON player(teamId, score)"
        case 1: "ALTER TABLE player ADD COLUMN extra\(round) DEFAULT 1"
        case 2: "ALTER TABLE word ADD COLUMN extra\(round)"
        case 3: "CREATE TABLE t\(round) (x); DROP TABLE t\(round)"
        case 4: "ALTER TABLE noise RENAME COLUMN value TO v; ALTER TABLE noise RENAME COLUMN v TO value"
        default: "VACUUM"
        }
    }
}

/// One transaction with savepoints, of which some or all are rolled back.
struct OracleTransaction: Sendable {
    enum Nesting: Int {
        case none
        case keptSavepoint
        case lostSavepoint
    }

    struct Step {
        var sql: String
        var nesting: Nesting
    }

    var steps: [Step]
    var isCommitted: Bool

    func run(_ db: Database) throws {
        try db.inTransaction {
            for step in steps {
                if step.nesting == .none {
                    try Self.run(step.sql, db)
                } else {
                    try db.inSavepoint {
                        try Self.run(step.sql, db)
                        return step.nesting == .keptSavepoint ? .commit : .rollback
                    }
                }
            }
            return isCommitted ? .commit : .rollback
        }
    }

    private static func run(_ sql: String, _ db: Database) throws {
        do {
            try db.execute(sql: sql)
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
            // Constraint violations are part of the workload.
        }
    }
}
