import Foundation

/// A `printf` specifier for one number: `%.2f`, `%03d`.
struct NumberSpecifier: Equatable, Sendable {
    /// The source text, used in the table key.
    let text: String
    /// Flags, width and precision.
    private let options: Substring
    private let conversion: Character

    /// Parses a specifier. Nil unless it formats exactly one number.
    ///
    /// Scans characters without a regular expression, because it runs in each body with such a text.
    init?(_ text: String) {
        var rest = Substring(text)
        func skip(atMost count: Int, while condition: (Character) -> Bool) {
            rest = rest.dropFirst(rest.prefix(count).prefix(while: condition).count)
        }
        guard rest.popFirst() == "%" else { return nil }
        let start = rest.startIndex
        skip(atMost: 5) { "-+ #0'".contains($0) }
        skip(atMost: 3) { $0.isASCII && $0.isNumber }
        if rest.first == "." {
            rest.removeFirst()
            skip(atMost: 2) { $0.isASCII && $0.isNumber }
        }
        let options = text[start..<rest.startIndex]
        skip(atMost: 2) { "hlqLztj".contains($0) }
        guard let conversion = rest.popFirst(), rest.isEmpty, "diouxXfFeEgGaA".contains(conversion) else { return nil }
        self.text = text
        self.options = options
        self.conversion = conversion
    }

    private var isInteger: Bool { "diouxX".contains(conversion) }

    /// Whether a translation's own placeholder can express the specifier: `%d`, `%.2f`.
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
