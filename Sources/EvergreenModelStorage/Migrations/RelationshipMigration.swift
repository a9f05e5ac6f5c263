import GRDB

/// Moves the pairs of related rows from their storage in one version to that in the next.
struct RelationshipMigration {
    /// A relationship whose storage changes.
    private struct Move {
        let previous: RelationshipDescription
        let target: RelationshipDescription
        /// Whether the pairs are stored by the other side.
        let isReversed: Bool
        /// The temporary table of the pairs, with the columns `own` and `other`.
        let pairs: String
    }

    private var moves: [Move] = []

    /// The columns that stay in the same table, by the table and column of the later version, in lowercase.
    private(set) var keptColumns: [String: String] = [:]

    /// The tables of many-to-many relationships that are kept, in lowercase.
    private(set) var keptTables: Set<String> = []

    init(from previous: SchemaDescription, to target: SchemaDescription) {
        for relationship in target.relationships {
            guard let (match, isReversed) = Self.match(of: relationship, in: previous) else { continue }
            switch (match.storage, relationship.storage, isReversed) {
            case (.column(let old), .column(let new), false):
                keptColumns[Self.key(relationship.own.table, new)] = old
            case (.joinTable(let old, let own, let other), .joinTable(let new, let newOwn, let newOther), _)
            where old == new && (isReversed ? (own, other) == (newOther, newOwn) : (own, other) == (newOwn, newOther)):
                keptTables.insert(new.lowercased())
            default:
                moves.append(
                    Move(
                        previous: match,
                        target: relationship,
                        isReversed: isReversed,
                        pairs: "evergreen_pairs_\(moves.count)"
                    )
                )
            }
        }
    }

    static func key(_ table: String, _ column: String) -> String { "\(table).\(column)".lowercased() }

    private static func match(of relationship: RelationshipDescription, in previous: SchemaDescription)
        -> (RelationshipDescription, isReversed: Bool)?
    {
        func isSameTable(_ end: RelationshipDescription.End, _ other: RelationshipDescription.End) -> Bool {
            end.table.lowercased() == other.table.lowercased()
        }
        for match in previous.relationships {
            guard isSameTable(relationship.own, match.own), isSameTable(relationship.other, match.other) else {
                continue
            }
            if relationship.own.isSame(as: match.own) || relationship.other.isSame(as: match.other) {
                return (match, false)
            }
        }
        for match in previous.relationships {
            guard isSameTable(relationship.own, match.other), isSameTable(relationship.other, match.own) else {
                continue
            }
            if relationship.own.isSame(as: match.other) || relationship.other.isSame(as: match.own) {
                return (match, true)
            }
        }
        return nil
    }

    // MARK: Pairs

    /// Reads the pairs into temporary tables, before the tables are altered.
    func collectPairs(_ db: Database) throws {
        for move in moves {
            let (previous, name) = (move.previous, move.pairs)
            func table(_ end: RelationshipDescription.End) -> String { end.table.sqlName }
            let pairs: String
            switch previous.storage {
            case .column(let column):
                pairs = """
                    SELECT \(previous.own.primaryKey.sqlName) AS own, \(column.sqlName) AS other \
                    FROM \(table(previous.own)) WHERE \(column.sqlName) IS NOT NULL
                    """
            case .joinTable(let joinTable, let own, let other):
                pairs = "SELECT \(own.sqlName) AS own, \(other.sqlName) AS other FROM \(joinTable.sqlName)"
            }
            let columns = move.isReversed ? "other AS own, own AS other" : "own, other"
            // The key of a deleted row forms no pair.
            try db.execute(
                sql: """
                    CREATE TEMP TABLE \(name) AS SELECT DISTINCT \(columns) FROM (\(pairs)) \
                    WHERE own IN (SELECT \(previous.own.primaryKey.sqlName) FROM \(table(previous.own))) \
                    AND other IN (SELECT \(previous.other.primaryKey.sqlName) FROM \(table(previous.other)))
                    """
            )
            try db.execute(sql: "CREATE INDEX temp.\(name)_on_own ON \(name) (own)")
            if case .column = move.target.storage { try requireOne(move, db) }
        }
    }

    private func requireOne(_ move: Move, _ db: Database) throws {
        let sql = "SELECT own FROM temp.\(move.pairs) GROUP BY own HAVING COUNT(*) > 1 ORDER BY own"
        let rows = try Int64.fetchAll(db, sql: sql)
        guard !rows.isEmpty else { return }
        let target = move.target
        let property = target.own.property ?? target.other.property ?? "the relationship"
        throw ModelError(
            .failedMigration,
            "\(target.own.table).\(property) leads to one row of \(target.other.table), and \(rows.list(of: "row")) of "
                + "\(target.own.table) \(rows.count == 1 ? "has" : "have") several. Keep one of each in willMigrate.",
            property: target.own.property ?? target.other.property
        )
    }

    /// The table of the pairs that provides the keys of a new column; nil if there is none.
    func pairs(for table: String, _ column: String) -> String? {
        moves.first { move in
            if case .column(let name) = move.target.storage {
                Self.key(move.target.own.table, name) == Self.key(table, column)
            } else {
                false
            }
        }?.pairs
    }

    /// Writes the pairs of many-to-many relationships into their tables.
    func fillJoinTables(_ db: Database) throws {
        for move in moves {
            guard case .joinTable(let table, let own, let other) = move.target.storage else { continue }
            try db.execute(
                sql: """
                    INSERT OR IGNORE INTO \(table.sqlName) (\(own.sqlName), \(other.sqlName)) \
                    SELECT own, other FROM temp.\(move.pairs) ORDER BY own, other
                    """
            )
        }
    }

    func dropPairs(_ db: Database) throws {
        for move in moves { try db.execute(sql: "DROP TABLE temp.\(move.pairs)") }
    }
}

extension [Int64] {
    /// Lists the first rows with their count: `the row 3`, `2 rows (3, 5)`.
    func list(of noun: String) -> String {
        if count == 1 { return "the \(noun) \(self[0])" }
        let shown = prefix(5).map(String.init).joined(separator: ", ")
        return "\(count) \(noun)s (\(shown)\(count > 5 ? ", …" : ""))"
    }
}
