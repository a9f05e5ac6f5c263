/// The tokens of an SQL statement, with their ranges: enough to parse a `CREATE TABLE` statement.
struct SQLTokens {
    struct Token {
        var range: Range<String.Index>
        /// An unquoted identifier or keyword, in uppercase; nil for other tokens.
        var word: String?
        /// The name, quoted or not; nil for punctuation.
        var name: String?
        var isOpening = false
        var isClosing = false
        var isComma = false
    }

    private(set) var tokens: [Token] = []

    init(_ sql: String) {
        var index = sql.startIndex
        while index < sql.endIndex {
            let start = index
            let character = sql[index]
            if character.isWhitespace {
                index = sql.index(after: index)
                continue
            }
            if let comment = Self.endOfComment(sql, index) {
                index = comment
                continue
            }
            if let closing = Self.closingQuote(character) {
                index = Self.endOfQuoted(sql, index, closing)
                let inner = sql[sql.index(after: start)..<index].dropLast()
                let name = inner.replacing("\(closing)\(closing)", with: "\(closing)")
                tokens.append(Token(range: start..<index, name: character == "'" ? nil : String(name)))
            } else if Self.isPartOfWord(character) {
                while index < sql.endIndex, Self.isPartOfWord(sql[index]) { index = sql.index(after: index) }
                let word = String(sql[start..<index])
                tokens.append(Token(range: start..<index, word: word.uppercased(), name: word))
            } else {
                index = sql.index(after: index)
                tokens.append(
                    Token(
                        range: start..<index,
                        isOpening: character == "(",
                        isClosing: character == ")",
                        isComma: character == ","
                    )
                )
            }
        }
    }

    private static func isPartOfWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_" || character == "$"
    }

    private static func closingQuote(_ character: Character) -> Character? {
        switch character {
        case "'", "\"", "`": character
        case "[": "]"
        default: nil
        }
    }

    /// A quote in the content is doubled.
    private static func endOfQuoted(_ sql: String, _ start: String.Index, _ closing: Character) -> String.Index {
        var index = sql.index(after: start)
        while index < sql.endIndex {
            let next = sql.index(after: index)
            guard sql[index] == closing else {
                index = next
                continue
            }
            guard next < sql.endIndex, sql[next] == closing, closing != "]" else { return next }
            index = sql.index(after: next)
        }
        return index
    }

    private static func endOfComment(_ sql: String, _ start: String.Index) -> String.Index? {
        let rest = sql[start...]
        if rest.hasPrefix("--") { return rest.firstIndex(where: \.isNewline) ?? sql.endIndex }
        if rest.hasPrefix("/*") { return rest.firstRange(of: "*/")?.upperBound ?? sql.endIndex }
        return nil
    }
}
