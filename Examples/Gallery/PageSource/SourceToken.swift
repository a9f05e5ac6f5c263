/// A token of Swift source, for syntax highlighting.
public struct SourceToken: Equatable, Sendable {
    public enum Kind: Sendable {
        case plain, keyword, type, string, comment, number
    }

    public var kind: Kind
    public var text: String

    private static let keywords: Set<Substring> = [
        "as", "case", "default", "else", "enum", "extension", "false", "fileprivate", "for", "func", "guard", "if",
        "import", "in",
        "init", "inout", "is", "let", "nil", "private", "protocol", "public", "repeat", "return", "self", "some",
        "static",
        "struct", "super", "switch", "throws", "true", "try", "var", "where", "while",
    ]

    /// The tokens of a text, in order. Concatenated, they are equal to the text. Adjacent tokens of the same kind are merged.
    public static func all(in text: String) -> [SourceToken] {
        var tokens: [SourceToken] = []
        var rest = text[...]
        while let first = rest.first {
            var (kind, length) = token(first, in: rest)
            // The name of a member can be a keyword elsewhere.
            if kind == .keyword, first.isLetter, tokens.last?.text.hasSuffix(".") == true { kind = .plain }
            let part = rest.prefix(length)
            rest = rest.dropFirst(length)
            // White space has no color, and is appended to the previous token.
            if let last = tokens.indices.last, tokens[last].kind == kind || part.allSatisfy(\.isWhitespace) {
                tokens[last].text += part
            } else {
                tokens.append(SourceToken(kind: kind, text: String(part)))
            }
        }
        return tokens
    }

    /// The kind and the length of the token at the start of a text.
    private static func token(_ first: Character, in rest: Substring) -> (Kind, Int) {
        if rest.hasPrefix("//") { return (.comment, rest.prefix { !$0.isNewline }.count) }
        if rest.hasPrefix("\"\"\"") {
            let end = rest.dropFirst(3).firstRange(of: "\"\"\"")?.upperBound ?? rest.endIndex
            return (.string, rest.distance(from: rest.startIndex, to: end))
        }
        if first == "\"" { return (.string, lengthOfString(rest)) }
        if first.isNumber { return (.number, rest.prefix { $0.isNumber || $0 == "_" }.count) }
        if first == "@" || first == "#" {
            return (.keyword, 1 + rest.dropFirst().prefix(while: isPartOfName).count)
        }
        guard isPartOfName(first) else { return (.plain, 1) }
        let name = rest.prefix(while: isPartOfName)
        return (keywords.contains(name) ? .keyword : first.isUppercase ? .type : .plain, name.count)
    }

    private static func isPartOfName(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    /// The length of a string literal, including the strings in its interpolations.
    private static func lengthOfString(_ text: Substring) -> Int {
        var (length, depth, isEscaped) = (1, 0, false)
        for character in text.dropFirst() {
            length += 1
            switch (character, isEscaped) {
            case ("(", true): depth += 1
            case ("(", _) where depth > 0: depth += 1
            case (")", _) where depth > 0: depth -= 1
            case ("\"", false) where depth == 0: return length
            case let (character, _) where character.isNewline: return length - 1
            default: break
            }
            isEscaped = character == "\\" && !isEscaped
        }
        return length
    }
}
