/// A parsed `CREATE TABLE` statement, with the original text of its columns and constraints.
///
/// A table that is rebuilt keeps anything unknown to the models: other columns, checks, collations.
struct TableDefinition {
    enum Item: Equatable {
        case column(name: String, sql: String)
        /// A constraint of the table, with the columns in its first list: those of a unique constraint, or of a foreign key.
        case constraint(Constraint, sql: String)
    }

    struct Constraint: Equatable {
        enum Kind { case unique, foreignKey, other }

        var kind: Kind
        /// In lowercase.
        var columns: [String]
    }

    var items: [Item]

    /// The text after the closing parenthesis, such as `STRICT`.
    var options: String

    /// Nil for a statement without a column list.
    init?(_ sql: String) {
        let tokens = SQLTokens(sql).tokens
        guard let opening = tokens.firstIndex(where: \.isOpening) else { return nil }
        var depth = 0
        var items: [Item] = []
        var start = opening + 1
        var closing: Int?
        for position in opening..<tokens.count {
            let token = tokens[position]
            if token.isOpening { depth += 1 }
            if token.isClosing { depth -= 1 }
            let isEnd = depth == 0
            if isEnd || (token.isComma && depth == 1) {
                if start < position { items.append(Self.item(Array(tokens[start..<position]), sql)) }
                start = position + 1
            }
            if isEnd {
                closing = position
                break
            }
        }
        guard let closing, !items.isEmpty else { return nil }
        self.items = items
        options = String(sql[tokens[closing].range.upperBound...]).trimmed
    }

    private static func item(_ tokens: [SQLTokens.Token], _ sql: String) -> Item {
        let text = String(sql[tokens[0].range.lowerBound..<tokens[tokens.count - 1].range.upperBound])
        var words = tokens[...]
        if words.first?.word == "CONSTRAINT" { words = words.dropFirst(2) }
        let kind: Constraint.Kind? =
            switch words.first?.word {
            case "UNIQUE": .unique
            case "FOREIGN": .foreignKey
            case "PRIMARY", "CHECK": .other
            default: nil
            }
        guard let kind else { return .column(name: tokens[0].name ?? text, sql: text) }
        let list = words.drop { !$0.isOpening }.dropFirst().prefix { !$0.isClosing }
        // Only the name of each column, without its collation or order.
        var columns: [String] = []
        var isAtStart = true
        for token in list {
            if isAtStart, let name = token.name { columns.append(name.lowercased()) }
            isAtStart = token.isComma
        }
        return .constraint(Constraint(kind: kind, columns: columns), sql: text)
    }

    /// The statement that creates a table of these columns and constraints.
    func sql(named name: String) -> String {
        // SQLite requires the columns first.
        let columns = items.compactMap { if case .column(_, let sql) = $0 { sql } else { nil } }
        let constraints = items.compactMap { if case .constraint(_, let sql) = $0 { sql } else { nil } }
        let end = options.isEmpty ? "" : " " + options
        return """
            CREATE TABLE \(name.sqlName) (
                \((columns + constraints).joined(separator: ",\n    "))
            )\(end)
            """
    }
}

extension String {
    fileprivate var trimmed: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
