import Foundation

/// A value for a placeholder.
enum FormatArgument: Sendable {
    case text(String)
    case integer(Int)
    case number(Double)

    /// What plural rules look at; nil for a text.
    var number: Double? {
        switch self {
        case .text: nil
        case .integer(let value): Double(value)
        case .number(let value): value
        }
    }

    /// - Parameter fractionDigits: Those that the placeholder asks for; nil for six, as `%lf` has them.
    func text(fractionDigits: Int? = nil, locale: Locale) -> String {
        switch self {
        case .text(let text): text
        case .integer(let value): value.formatted(.number.locale(locale))
        case .number(let value):
            value.formatted(.number.precision(.fractionLength(fractionDigits ?? 6)).locale(locale))
        }
    }
}

/// A part of a localized text.
enum LocalizedPiece: Sendable {
    /// Written by a translator or a developer: it may have markup.
    case literal(String)
    case value(String)

    var text: String {
        switch self {
        case .literal(let text), .value(let text): text
        }
    }
}
