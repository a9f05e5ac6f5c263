import Foundation

/// The value of a placeholder in a format string.
enum FormatArgument: Sendable {
    case text(String)
    case integer(Int)
    case number(Double)

    /// The number that selects a plural form; nil for a text.
    var number: Double? {
        switch self {
        case .text: nil
        case .integer(let value): Double(value)
        case .number(let value): value
        }
    }

    /// - Parameter fractionDigits: The number of fraction digits that the placeholder specifies; nil for six, as for `%lf`.
    func text(fractionDigits: Int? = nil, locale: Locale) -> String {
        switch self {
        case .text(let text): text
        case .integer(let value): value.formatted(.number.locale(locale))
        case .number(let value):
            value.formatted(.number.precision(.fractionLength(fractionDigits ?? 6)).locale(locale))
        }
    }
}

/// A segment of a localized text.
enum LocalizedPiece: Sendable {
    /// Text written by a translator or developer, which may contain markup.
    case literal(String)
    case value(String)

    var text: String {
        switch self {
        case .literal(let text), .value(let text): text
        }
    }
}
