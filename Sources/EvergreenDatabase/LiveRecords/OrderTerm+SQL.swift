import GRDB
import GRDBSQLite

extension OrderTerm {
    /// Parses one term of an `ORDER BY` clause.
    ///
    /// - Throws: ``RowByRowUnsupported`` if it depends on more than the row, or if SQLite's collation for it can't be determined.
    init(_ tokens: [SQLToken], table: String, expressions: RowExpressions, _ db: Database) throws {
        var tokens = tokens[...]
        var nulls: SQLToken?
        if tokens.count > 2, tokens[tokens.endIndex - 2].isWord("NULLS") {
            nulls = tokens.popLast()
            tokens.removeLast()
        }
        var isDescending = false
        if let last = tokens.last, last.isWord("ASC") || last.isWord("DESC") {
            isDescending = last.isWord("DESC")
            tokens.removeLast()
        }
        guard tokens.contains(where: { $0.kind == .name || $0.kind == .word }) else {
            // A number would be a column index.
            throw RowByRowUnsupported(reason: "its order has \(tokens.sql), which refers to no column")
        }
        try expressions.check(Array(tokens))
        let name = try Self.collation(of: Array(tokens), table: table, db)
        self.init(
            expression: tokens.sql,
            collation: try Collation(name, db),
            isDescending: isDescending,
            nullsFirst: nulls.map { $0.isWord("FIRST") } ?? !isDescending
        )
    }

    /// Creates a term that orders by a column with its declared collation.
    init(column: String, table: String, _ db: Database) throws {
        expression = "\(table.quotedDatabaseIdentifier).\(column.quotedDatabaseIdentifier)"
        guard let name = Self.declaredCollation(of: column, table: table, db) else {
            throw RowByRowUnsupported(reason: "\(table) has no column \(column)")
        }
        collation = try Collation(name, db)
    }

    /// The SQL that orders rows by this term.
    var sql: String {
        "\(expression) \(isDescending ? "DESC" : "ASC") NULLS \(nullsFirst ? "FIRST" : "LAST")"
    }

    // MARK: Collations

    /// The collation that SQLite uses to compare the values of an expression
    /// (https://sqlite.org/datatype3.html#assigning_collating_sequences_from_sql).
    private static func collation(of tokens: [SQLToken], table: String, _ db: Database) throws -> String {
        if tokens.count > 2, tokens[tokens.count - 2].isWord("COLLATE"), let name = tokens.last?.name {
            guard !tokens.dropLast(2).contains(where: { $0.isWord("COLLATE") }) else {
                throw RowByRowUnsupported(reason: "its order has more than one collation in \(tokens.sql)")
            }
            return name
        }
        // Parentheses, a plus sign and a cast preserve a column's collation.
        if tokens.first?.isSymbol("(") == true, tokens.closingParenthesis(of: 0) == tokens.count - 1 {
            return try collation(of: Array(tokens.dropFirst().dropLast()), table: table, db)
        }
        if tokens.first?.isSymbol("+") == true {
            return try collation(of: Array(tokens.dropFirst()), table: table, db)
        }
        if tokens.first?.isWord("CAST") == true, tokens.closingParenthesis(of: 1) == tokens.count - 1,
            let end = tokens.lastIndex(where: { $0.isWord("AS") })
        {
            return try collation(of: Array(tokens[2..<end]), table: table, db)
        }
        let isColumn = tokens.count == 1 || tokens.count == 3 && tokens[1].isSymbol(".")
        if isColumn, let token = tokens.last, token.kind == .name || token.kind == .word {
            return declaredCollation(of: token.name, table: table, db) ?? "BINARY"
        }
        guard !tokens.contains(where: { $0.isWord("COLLATE") }) else {
            throw RowByRowUnsupported(reason: "its order has a collation within \(tokens.sql)")
        }
        return "BINARY"
    }

    /// The collation of a column, or nil if there is no such column.
    ///
    /// Unsafe code: the collation's name belongs to SQLite's schema, and is copied immediately.
    private static func declaredCollation(of column: String, table: String, _ db: Database) -> String? {
        var collation: UnsafePointer<CChar>?
        let code = sqlite3_table_column_metadata(
            db.sqliteConnection,
            "main",
            table,
            column,
            nil,
            &collation,
            nil,
            nil,
            nil
        )
        guard code == SQLITE_OK, let collation else { return nil }
        return String(cString: collation)
    }
}

extension OrderTerm.Collation {
    /// Creates the collation of a name. It is a custom one if the app has replaced the built-in collation of that name.
    fileprivate init(_ name: String, _ db: Database) throws {
        let comparison = try CollationComparison(name, db)
        let (collation, ascending, same): (Self, [String], (String, String)) =
            switch name.uppercased() {
            case "BINARY": (.binary, ["", " ", "10", "9", "A", "_", "a", "a ", "a-b", "aa", "z", "É", "é"], ("a", "a"))
            case "NOCASE": (.nocase, ["", " ", "10", "9", "_", "A", "a ", "a-b", "AA", "Z", "É", "é"], ("a", "A"))
            case "RTRIM": (.rtrim, ["", " a", "10", "9", "A", "_", "a", "a-b", "aa", "z", "É", "é"], ("a", "a  "))
            default: (.custom(name), [], ("", ""))
            }
        let isAscending = try zip(ascending, ascending.dropFirst()).allSatisfy {
            try comparison.compare(Array($0.utf8)[...], Array($1.utf8)[...]) < 0
        }
        let isSame = try comparison.compare(Array(same.0.utf8)[...], Array(same.1.utf8)[...]) == 0
        self = isAscending && isSame ? collation : .custom(name)
    }
}
