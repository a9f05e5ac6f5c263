import Foundation

/// How a number is written, as C's `printf` says it: `%.2f`, `%03d`.
struct NumberSpecifier: Equatable, Sendable {
    /// As it was given, for the key in a table.
    let text: String
    /// Flags, width and precision.
    private let options: Substring
    private let conversion: Character

    /// Nil if it is no specifier of one number.
    init?(_ text: String) {
        guard
            let match = text.wholeMatch(
                of: /%([-+ #0']*[0-9]{0,3}(?:\.[0-9]{0,2})?)(?:hh|h|ll|l|q|L|z|t|j)?([diouxXfFeEgGaA])/
            ), let conversion = match.2.first
        else { return nil }
        self.text = text
        options = match.1
        self.conversion = conversion
    }

    private var isInteger: Bool { "diouxX".contains(conversion) }

    /// Whether what a translation's own placeholder says is enough: `%d`, `%.2f`.
    var isSimple: Bool { options.isEmpty || (options.first == "." && conversion == "f") }

    func format(_ value: Double, locale: Locale) -> String {
        guard isInteger else { return String(format: "%\(options)\(conversion)", locale: locale, value) }
        guard let integer = Int64(exactly: value.rounded(.towardZero)) else { return String(value) }
        return format(integer, locale: locale)
    }

    func format(_ value: Int, locale: Locale) -> String {
        isInteger ? format(Int64(value), locale: locale) : format(Double(value), locale: locale)
    }

    private func format(_ value: Int64, locale: Locale) -> String {
        String(format: "%\(options)ll\(conversion)", locale: locale, value)
    }
}
