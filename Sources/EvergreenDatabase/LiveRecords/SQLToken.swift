/// A token of SQL (https://sqlite.org/draft/tokenreq.html).
struct SQLToken: Equatable, Sendable {
    enum Kind: Sendable {
        /// A keyword, or an unquoted name.
        case word
        /// A quoted name.
        case name
        /// A literal: text, blob, or number.
        case literal
        case parameter
        case symbol
    }

    var kind: Kind

    /// The SQL of the token. Parameters are numbered, so that clauses can be reordered and repeated.
    var sql: String

    /// The name that a word or a quoted name stands for.
    var name: String {
        guard kind == .name, let quote = sql.last else { return sql }
        return String(sql.dropFirst().dropLast()).replacing("\(quote)\(quote)", with: String(quote))
    }

    func isWord(_ word: String) -> Bool {
        kind == .word && sql.uppercased() == word
    }

    func isSymbol(_ symbol: String) -> Bool {
        kind == .symbol && sql == symbol
    }

    /// - Throws: ``RowByRowUnsupported`` for SQL that is not understood.
    static func tokens(of sql: String) throws -> [SQLToken] {
        var reader = Reader(bytes: Array(sql.utf8))
        var tokens: [SQLToken] = []
        while let token = try reader.next() { tokens.append(token) }
        return tokens
    }
}

extension Sequence<SQLToken> {
    var sql: String { map(\.sql).joined(separator: " ") }
}

/// Reads bytes, like SQLite does: a character that Swift combines with a quote can't hide it.
private struct Reader {
    let bytes: [UInt8]
    var index = 0
    var parameters = 0

    private static let spaces = Set(" \t\n\r\u{c}".utf8)
    private static let symbols = ["->>", "->", "||", "<=", ">=", "<>", "!=", "==", "<<", ">>"].map { Array($0.utf8) }
    private static let characters = Set("+-*/%|&~<>=(),.".utf8)

    mutating func next() throws -> SQLToken? {
        while index < bytes.count, Self.spaces.contains(bytes[index]) { index += 1 }
        guard index < bytes.count else { return nil }
        let byte = bytes[index]
        switch byte {
        case UInt8(ascii: "'"):
            return try quoted(.literal, until: byte)
        case UInt8(ascii: "\""), UInt8(ascii: "`"):
            return try quoted(.name, until: byte)
        case UInt8(ascii: "["):
            throw RowByRowUnsupported(reason: "it has a name in brackets")
        case UInt8(ascii: "?"):
            guard !isDigit(at: index + 1) else { throw RowByRowUnsupported(reason: "it has numbered parameters") }
            index += 1
            parameters += 1
            return SQLToken(kind: .parameter, sql: "?\(parameters)")
        case UInt8(ascii: "x") where at(index + 1) == UInt8(ascii: "'"),
            UInt8(ascii: "X") where at(index + 1) == UInt8(ascii: "'"):
            return try quoted(.literal, until: UInt8(ascii: "'"), prefix: 1)
        case _ where isDigit(at: index) || byte == UInt8(ascii: ".") && isDigit(at: index + 1):
            return number()
        case _ where isWord(byte):
            let start = index
            while let byte = at(index), isWord(byte) || isDigit(at: index) || byte == UInt8(ascii: "$") { index += 1 }
            return token(.word, from: start)
        default:
            return try symbol()
        }
    }

    private func at(_ index: Int) -> UInt8? {
        index < bytes.count ? bytes[index] : nil
    }

    private func isDigit(at index: Int) -> Bool {
        at(index).map { (0x30...0x39).contains($0) } ?? false
    }

    private func isWord(_ byte: UInt8) -> Bool {
        (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F || byte >= 0x80
    }

    private func token(_ kind: SQLToken.Kind, from start: Int) -> SQLToken {
        SQLToken(kind: kind, sql: String(decoding: bytes[start..<index], as: UTF8.self))
    }

    /// Reads a quoted token. A quote in the content is doubled.
    private mutating func quoted(_ kind: SQLToken.Kind, until quote: UInt8, prefix: Int = 0) throws -> SQLToken {
        let start = index
        index += prefix + 1
        while true {
            guard let byte = at(index) else {
                throw RowByRowUnsupported(reason: "its SQL has an unterminated quotation")
            }
            index += 1
            guard byte == quote else { continue }
            guard at(index) == quote else { return token(kind, from: start) }
            index += 1
        }
    }

    private mutating func number() -> SQLToken {
        let start = index
        let isHexadecimal = at(index + 1).map { $0 | 0x20 == UInt8(ascii: "x") } ?? false
        while let byte = at(index) {
            let isExponentSign =
                !isHexadecimal && (byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-"))
                && bytes[index - (index > start ? 1 : 0)] | 0x20 == UInt8(ascii: "e")
            guard isDigit(at: index) || isWord(byte) || byte == UInt8(ascii: ".") || isExponentSign else { break }
            index += 1
        }
        return token(.literal, from: start)
    }

    private mutating func symbol() throws -> SQLToken {
        let start = index
        let rest = bytes[index...]
        guard !rest.starts(with: "--".utf8), !rest.starts(with: "/*".utf8) else {
            throw RowByRowUnsupported(reason: "its SQL has comments")
        }
        if let symbol = Self.symbols.first(where: rest.starts(with:)) {
            index += symbol.count
        } else if let byte = at(index), Self.characters.contains(byte) {
            index += 1
        } else {
            throw RowByRowUnsupported(reason: "its SQL has named parameters, or unexpected characters")
        }
        return token(.symbol, from: start)
    }
}
