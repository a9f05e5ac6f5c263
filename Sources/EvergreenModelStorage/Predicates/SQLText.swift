import GRDB

/// A fragment of SQL with its arguments: values never become part of the text.
struct SQLText: ExpressibleByStringInterpolation {
    var text: String
    var arguments: [DatabaseValue]

    init(_ text: String, _ arguments: [DatabaseValue] = []) {
        self.text = text
        self.arguments = arguments
    }

    init(argument: DatabaseValue) { self.init("?", [argument]) }

    init(stringLiteral value: String) { self.init(value) }

    init(stringInterpolation: Interpolation) {
        self.init(stringInterpolation.text, stringInterpolation.arguments)
    }

    struct Interpolation: StringInterpolationProtocol {
        fileprivate var text = ""
        fileprivate var arguments: [DatabaseValue] = []

        init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity * 2) }

        mutating func appendLiteral(_ literal: String) { text += literal }

        mutating func appendInterpolation(_ sql: SQLText) {
            text += sql.text
            arguments += sql.arguments
        }

        /// The name of a table, a column or an alias.
        mutating func appendInterpolation(name: String) { text += name.quotedDatabaseIdentifier }

        /// SQL without user-provided values.
        mutating func appendInterpolation(raw: String) { text += raw }
    }

    /// The approximate maximum depth of SQLite's parser stack, which is limited to a hundred symbols.
    private var depth: Int {
        var open: [Int] = []
        var (depth, deepest) = (0, 0)
        var isAfterParenthesis = false
        for byte in text.utf8 {
            if isAfterParenthesis, let last = open.indices.last {
                // Unfinished symbols: the clauses of a subquery, the branches of a CASE, an operand and its operator.
                open[last] = byte == UInt8(ascii: "S") ? 8 : byte == UInt8(ascii: "C") ? 6 : 3
                depth += open[last]
                deepest = max(deepest, depth)
            }
            isAfterParenthesis = byte == UInt8(ascii: "(")
            if isAfterParenthesis {
                open.append(0)
            } else if byte == UInt8(ascii: ")") {
                depth -= open.popLast() ?? 0
            }
        }
        return deepest
    }

    /// Whether it is within SQLite's limits of its parser and statements.
    var isWithinLimits: Bool { text.utf8.count < 100_000 && arguments.count < 30_000 && depth < 80 }
}
