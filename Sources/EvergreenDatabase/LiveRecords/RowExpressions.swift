import GRDB

/// Determines whether expressions depend only on the row that they are evaluated for.
///
/// Expressions that can't be proved to are refused: subqueries, aggregates, window functions, and nondeterministic functions
/// (https://sqlite.org/deterministic.html).
struct RowExpressions {
    private let db: Database
    private let table: String

    /// Column names in lower case, including the names of the row id.
    private let names: Set<String>

    init(table: String, _ db: Database) throws {
        self.db = db
        self.table = table.lowercased()
        names = Set(try db.columns(in: table).map { $0.name.lowercased() }).union(["rowid", "oid", "_rowid_"])
    }

    private static let keywords: Set<String> = [
        "AND", "AS", "BETWEEN", "CASE", "CAST", "COLLATE", "ELSE", "END", "ESCAPE", "FALSE", "GLOB", "IN", "IS",
        "ISNULL", "LIKE", "NOT", "NOTNULL", "NULL", "OR", "REGEXP", "THEN", "TRUE", "WHEN",
    ]

    /// Functions that SQLite calls deterministic, although they may return the current time, and those that only give hints to the query
    /// planner.
    private static let refusedFunctions: Set<String> = [
        "date", "time", "datetime", "julianday", "unixepoch", "strftime", "timediff",
        "likely", "unlikely", "likelihood",
    ]

    /// - Throws: ``RowByRowUnsupported`` if the expressions could depend on more than the row.
    func check(_ tokens: [SQLToken]) throws {
        var index = 0
        while index < tokens.count {
            let token = tokens[index]
            let following = index + 1 < tokens.count ? tokens[index + 1] : nil
            let isCalled = following?.isSymbol("(") == true
            switch token.kind {
            case .literal, .parameter, .symbol:
                break
            case .name:
                if isCalled { try checkFunction(token.name, tokens, index + 1) }
            case .word:
                let word = token.sql.uppercased()
                switch word {
                case "IN":
                    // It can be followed by a table name.
                    guard isCalled else { throw Self.refusal(of: "a table in its filter") }
                case "LIKE", "GLOB", "REGEXP":
                    try checkFunction(word.lowercased(), argumentCount: 2)
                case "COLLATE":
                    index += 1
                case "AS":
                    index = Self.endOfType(tokens, index + 1)
                case _ where isCalled && !Self.keywords.contains(word):
                    try checkFunction(token.sql, tokens, index + 1)
                case _ where Self.keywords.contains(word) || word.lowercased() == table:
                    break
                case _ where names.contains(word.lowercased()) && !word.hasPrefix("CURRENT_"):
                    break
                default:
                    throw Self.refusal(of: word)
                }
            }
            index += 1
        }
    }

    private static func refusal(of thing: String) -> RowByRowUnsupported {
        RowByRowUnsupported(reason: "it has \(thing), which could depend on more than a row")
    }

    /// The index of the last token of a type, or of an alias.
    private static func endOfType(_ tokens: [SQLToken], _ start: Int) -> Int {
        var index = start
        while index + 1 < tokens.count, tokens[index].kind == .word, tokens[index + 1].kind == .word { index += 1 }
        if index + 1 < tokens.count, tokens[index + 1].isSymbol("("),
            let end = tokens.closingParenthesis(of: index + 1)
        {
            index = end
        }
        return index
    }

    private func checkFunction(_ name: String, _ tokens: [SQLToken], _ open: Int) throws {
        guard let close = tokens.closingParenthesis(of: open) else { throw Self.refusal(of: name) }
        let arguments = tokens[(open + 1)..<close]
        try checkFunction(name.lowercased(), argumentCount: arguments.isEmpty ? 0 : arguments.splitAtCommas().count)
    }

    /// SQLite knows for each function, including those of the app, whether it is deterministic.
    private func checkFunction(_ name: String, argumentCount: Int) throws {
        let sql = "SELECT narg, type = 's' AND flags & 0x800 FROM pragma_function_list WHERE lower(name) = ?"
        let functions = try Row.fetchAll(db, sql: sql, arguments: [name])
        let exact = functions.filter { $0[0] == argumentCount }
        let candidates = exact.isEmpty ? functions.filter { $0[0] == -1 } : exact
        guard !candidates.isEmpty, candidates.allSatisfy({ $0[1] == true }),
            !Self.refusedFunctions.contains(name), !name.hasPrefix("sqlite_")
        else {
            throw Self.refusal(of: "the function \(name)")
        }
    }
}
