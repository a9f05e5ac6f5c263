import GRDB

/// Numbers that follow from a seed.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    /// SplitMix64.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}

/// Random writes of every kind.
struct OracleWorkload {
    var random: SeededGenerator

    private mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

    private mutating func name() -> String {
        let names = ["'Ann'", "'bob'", "'Bob  '", "'EVE'", "'eve '", "''", "'Ann\u{e9}'", "'Zoe_'", "'zoe'"]
        return number(0..<12) == 0
            ? "NULL"
            : number(0..<3) == 0 ? names[number(0..<names.count)] : "'n\(number(0..<60))'"
    }

    private mutating func score() -> String {
        switch number(0..<10) {
        case 0: "NULL"
        case 1: "'text\(number(0..<4))'"
        case 2: "\(number(0..<99)).5"
        case 3: "9007199254740993"
        case 4: "x'00ff'"
        case 5: "-\(number(0..<50))"
        default: "\(number(0..<99))"
        }
    }

    private mutating func team() -> String {
        number(0..<5) == 0 ? "NULL" : "(SELECT id FROM team WHERE id <= \(number(1..<7)) ORDER BY id DESC LIMIT 1)"
    }

    /// One statement. It may fail for a constraint; then it changes nothing.
    mutating func statement() -> String {
        let id = number(1..<150)
        return switch number(0..<27) {
        case 0, 1, 2, 3: "INSERT INTO player VALUES (\(id), \(name()), \(score()), \(team()))"
        case 4, 5: "INSERT OR REPLACE INTO player VALUES (\(id), \(name()), \(score()), \(team()))"
        case 6: "UPDATE OR REPLACE player SET name = \(name()) WHERE id BETWEEN \(id) AND \(id + 3)"
        case 7, 8, 9: "UPDATE player SET score = \(score()) WHERE id = \(id)"
        case 10: "UPDATE player SET score = \(score()) WHERE id > \(id)"
        case 11: "UPDATE OR REPLACE player SET id = \(number(1..<150)) WHERE id = \(id)"
        case 12: "DELETE FROM player WHERE id BETWEEN \(id) AND \(id + number(0..<6))"
        case 13: number(0..<20) == 0 ? "DELETE FROM player" : "DELETE FROM player WHERE id = \(id)"
        case 14:
            """
            INSERT INTO player VALUES (\(id), \(name()), \(score()), NULL)
            ON CONFLICT DO UPDATE SET score = excluded.score, name = excluded.name
            """
        case 15: "INSERT OR IGNORE INTO player VALUES (\(id), \(name()), \(score()), \(team()))"
        case 16, 17: "INSERT OR REPLACE INTO team (id, name, bonus) VALUES (\(number(1..<7)), 't', \(number(0..<30)))"
        case 18: "UPDATE team SET bonus = \(number(0..<30)) WHERE id = \(number(1..<7))"
        case 19: number(0..<4) == 0 ? "DELETE FROM team WHERE id = \(number(1..<7))" : "DELETE FROM noise"
        case 20: "INSERT OR REPLACE INTO member VALUES (\(team()), 'role\(number(0..<5))', \(number(0..<4)))"
        case 21:
            "UPDATE OR REPLACE member SET role = 'role\(number(0..<5))  ', rank = NULL WHERE rank = \(number(0..<4))"
        case 22: "DELETE FROM member WHERE rank = \(number(0..<4))"
        case 23: "INSERT OR REPLACE INTO word VALUES ('w\(number(0..<20))', \(number(0..<9)))"
        case 24:
            number(0..<2) == 0 ? "DELETE FROM word WHERE count = \(number(0..<9))" : "UPDATE word SET count = count + 1"
        case 25: "INSERT INTO noise (value) VALUES (\(id))"
        default:
            """
            INSERT OR REPLACE INTO player SELECT id + 1, name || '_', score, teamId FROM player
            WHERE id BETWEEN \(id) AND \(id + 4)
            """
        }
    }

    mutating func transaction() -> OracleTransaction {
        let isCommitted = number(0..<10) > 0
        let steps = (0..<number(1..<6)).map { _ in
            OracleTransaction.Step(sql: statement(), nesting: .init(rawValue: number(0..<6)) ?? .none)
        }
        return OracleTransaction(steps: steps, isCommitted: isCommitted)
    }

    /// SQL for a change of the schema that leaves the data.
    mutating func schemaChange(_ round: Int) -> String {
        switch number(0..<4) {
        case 0: "CREATE INDEX index\(round) ON player(teamId, score)"
        case 1: "ALTER TABLE noise ADD COLUMN c\(round)"
        case 2: "CREATE TABLE t\(round) (x); DROP TABLE t\(round)"
        default: "VACUUM"
        }
    }
}

/// One transaction, with savepoints, some of which, or all of which, are rolled back.
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
            // A statement that breaks a constraint is part of the workload.
        }
    }
}
