import GRDB

/// A piece of SQL with its arguments: values never become text.
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

        /// SQL that no value has a part in.
        mutating func appendInterpolation(raw: String) { text += raw }
    }

    /// About how many symbols SQLite's parser has on its stack at the deepest place. It has room for a hundred.
    private var depth: Int {
        var open: [Int] = []
        var (depth, deepest) = (0, 0)
        var isAfterParenthesis = false
        for byte in text.utf8 {
            if isAfterParenthesis, let last = open.indices.last {
                // What waits for its end: the clauses of a subquery, the branches of a CASE, an operand and its operator.
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

    /// Whether SQLite takes it: its parser and its statements have limits.
    var isWithinLimits: Bool { text.utf8.count < 100_000 && arguments.count < 30_000 && depth < 80 }
}
