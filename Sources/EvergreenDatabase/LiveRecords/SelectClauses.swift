/// The clauses of a single-table query.
///
/// `SELECT selection FROM table [WHERE filter] [ORDER BY order] [LIMIT limit]`
struct SelectClauses: Sendable {
    var selection: [SQLToken]
    var table: String
    var filter: [SQLToken] = []
    var order: [[SQLToken]] = []
    var limit: Int?
    private(set) var parameterCount: Int

    /// Splits a query that SQLite has accepted, so that a keyword outside parentheses begins a clause.
    ///
    /// - Throws: ``RowByRowUnsupported`` if the query has any other clause.
    init(_ sql: String) throws {
        var rest = try SQLToken.tokens(of: sql)[...]
        parameterCount = rest.count { $0.kind == .parameter }
        guard rest.popFirst()?.isWord("SELECT") == true else {
            throw RowByRowUnsupported(reason: "it is not a SELECT statement")
        }
        selection = rest.removeClause(until: ["FROM"])
        if selection.contains(where: { $0.isWord("DISTINCT") }) {
            throw RowByRowUnsupported(reason: "it selects distinct rows")
        }
        guard rest.popFirst() != nil, let table = rest.popFirst(), table.kind == .name || table.kind == .word,
            rest.first.map({ $0.isWord("WHERE") || $0.isWord("ORDER") || $0.isWord("LIMIT") }) ?? true
        else {
            throw RowByRowUnsupported(reason: "it selects from more than one table")
        }
        self.table = table.name
        if rest.first?.isWord("WHERE") == true {
            rest.removeFirst()
            filter = rest.removeClause(until: ["ORDER", "LIMIT", "GROUP", "HAVING", "WINDOW"])
        }
        if rest.first?.isWord("ORDER") == true {
            rest = rest.dropFirst(2)
            order = rest.removeClause(until: ["LIMIT"]).splitAtCommas()
        }
        if rest.first?.isWord("LIMIT") == true {
            guard rest.count == 2, let number = rest.last, let limit = Int(number.sql) else {
                throw RowByRowUnsupported(reason: "it has an offset, or a limit that is not a number")
            }
            self.limit = limit
            rest = []
        }
        guard rest.isEmpty else { throw RowByRowUnsupported(reason: "it groups or combines rows") }
    }
}

extension SelectClauses {
    /// The aliases of selected expressions, in lower case, with or without `AS`.
    var aliases: Set<String> {
        Set(
            selection.splitAtCommas().compactMap { tokens in
                guard let last = tokens.last, last.kind == .name || last.kind == .word else { return nil }
                let before = tokens.dropLast().last
                let isOperand = before.map { $0.kind == .symbol && !$0.isSymbol(")") } ?? true
                return isOperand ? nil : last.name.lowercased()
            }
        )
    }
}

extension ArraySlice<SQLToken> {
    /// Removes and returns the tokens before the first of some keywords outside parentheses.
    fileprivate mutating func removeClause(until words: Set<String>) -> [SQLToken] {
        var depth = 0
        let end =
            firstIndex { token in
                if token.isSymbol("(") { depth += 1 }
                if token.isSymbol(")") { depth -= 1 }
                return depth == 0 && token.kind == .word && words.contains(token.sql.uppercased())
            } ?? endIndex
        defer { self = self[end...] }
        return Array(self[..<end])
    }
}

extension Collection<SQLToken> {
    /// The parts between commas outside parentheses.
    func splitAtCommas() -> [[SQLToken]] {
        var depth = 0
        return split(omittingEmptySubsequences: false) { token in
            if token.isSymbol("(") { depth += 1 }
            if token.isSymbol(")") { depth -= 1 }
            return depth == 0 && token.isSymbol(",")
        }
        .map { Array($0) }
    }

    /// The index of the parenthesis that closes the one at an index.
    func closingParenthesis(of open: Index) -> Index? {
        var depth = 0
        return self[open...].indices.first { index in
            if self[index].isSymbol("(") { depth += 1 }
            if self[index].isSymbol(")") { depth -= 1 }
            return depth == 0
        }
    }
}
