import Foundation

/// A text to look up in the app's translations, with values put into it.
///
/// A literal given to `Text` and most other views is such a key. Numbers are formatted for the environment's locale.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
    enum Segment: Equatable, Sendable {
        case literal(String)
        case string(String)
        case integer(Int)
        case number(Double)
        /// Formatted before: the value that the format gave.
        case text(Text)
    }

    let segments: [Segment]

    public init(_ value: String) {
        segments = [.literal(value)]
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    public init(stringInterpolation: StringInterpolation) {
        segments = stringInterpolation.segments
    }

    /// Collects the literal parts and the values of an interpolated key.
    public struct StringInterpolation: StringInterpolationProtocol {
        var segments: [Segment] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            segments.reserveCapacity(interpolationCount * 2 + 1)
        }

        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { segments.append(.literal(literal)) }
        }

        public mutating func appendInterpolation(_ string: String) {
            segments.append(.string(string))
        }

        public mutating func appendInterpolation(_ string: some StringProtocol) {
            segments.append(.string(String(string)))
        }

        /// A whole number, formatted for the environment's locale.
        public mutating func appendInterpolation(_ value: some BinaryInteger) {
            segments.append(Int(exactly: value).map(Segment.integer) ?? .string("\(value)"))
        }

        /// A number, formatted for the environment's locale.
        public mutating func appendInterpolation(_ value: some BinaryFloatingPoint) {
            segments.append(.number(Double(value)))
        }

        /// A value, formatted by a format style for the environment's locale.
        public mutating func appendInterpolation<Format: FormatStyle & Sendable>(
            _ value: Format.FormatInput,
            format: Format
        ) where Format.FormatInput: Equatable & Sendable, Format.FormatOutput == String {
            segments.append(.text(Text(value, format: format)))
        }

        /// A text.
        public mutating func appendInterpolation(_ text: Text) {
            segments.append(.text(text))
        }

        /// Any other value, as Swift describes it.
        @_disfavoredOverload
        public mutating func appendInterpolation<Value>(_ value: Value) {
            segments.append(.string(String(describing: value)))
        }
    }

    /// The text, translated where the main bundle has a translation for the key, in which values are `%@`, `%lld`
    /// and `%lf`.
    func resolve(in environment: EnvironmentValues) -> String {
        let key = segments.map(\.placeholder).joined()
        let translation = Bundle.main.localizedString(forKey: key, value: nil, table: nil)
        let values = segments.compactMap { $0.value(in: environment) }
        guard translation != key else {
            return segments.map { $0.value(in: environment) ?? $0.placeholder }.joined()
        }
        return Self.fill(translation, with: values)
    }

    /// Puts values in the place of the placeholders of a translation: `%@` takes the next, `%2$@` the second.
    private static func fill(_ format: String, with values: [String]) -> String {
        var next = 0
        return format.replacing(#/%(?:(\d+)\$)?(?:@|lld|lf|d)/#) { match in
            let index = match.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
            next += 1
            return values.indices.contains(index) ? values[index] : String(match.0)
        }
    }
}

extension LocalizedStringKey.Segment {
    /// What stands for the segment in the key.
    fileprivate var placeholder: String {
        switch self {
        case .literal(let literal): literal
        case .string, .text: "%@"
        case .integer: "%lld"
        case .number: "%lf"
        }
    }

    /// What is put into the text; nil for the literal parts.
    fileprivate func value(in environment: EnvironmentValues) -> String? {
        switch self {
        case .literal: nil
        case .string(let string): string
        case .integer(let value): value.formatted(.number.locale(environment.locale))
        case .number(let value): value.formatted(.number.precision(.fractionLength(6)).locale(environment.locale))
        case .text(let text): text.resolve(in: environment)
        }
    }
}
