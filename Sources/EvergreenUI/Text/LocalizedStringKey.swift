import Foundation

/// A key into the main bundle's string table, with interpolated values.
///
/// Literals that are passed to `Text` and most other views are keys. Numbers are formatted for the environment's
/// locale. A key without a translation is its own text. A `Text` shows the inline Markdown of a key or its translation;
/// interpolated values are shown as they are.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
    enum Segment: Equatable, Sendable {
        case literal(String)
        case string(String)
        case integer(Int)
        case number(Double)
        /// A text, resolved with the environment.
        case text(Text)
    }

    let segments: [Segment]

    /// A key without interpolated values.
    public init(_ value: String) {
        segments = [.literal(value)]
    }

    /// A key from a literal.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// A key from an interpolated literal. In the string table, values are `%@`, `%lld` and `%lf`.
    public init(stringInterpolation: StringInterpolation) {
        segments = stringInterpolation.segments
    }

    /// Collects the literal and the interpolated segments of a key.
    public struct StringInterpolation: StringInterpolationProtocol {
        var segments: [Segment] = []

        /// Starts an interpolation without segments.
        public init(literalCapacity: Int, interpolationCount: Int) {
            segments.reserveCapacity(interpolationCount * 2 + 1)
        }

        /// Appends a literal segment.
        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { segments.append(.literal(literal)) }
        }

        /// Appends a string, as `%@` in the key.
        public mutating func appendInterpolation(_ string: String) {
            segments.append(.string(string))
        }

        /// Appends a string, as `%@` in the key.
        public mutating func appendInterpolation(_ string: some StringProtocol) {
            segments.append(.string(String(string)))
        }

        /// Appends an integer, as `%lld` in the key. It is formatted for the environment's locale.
        public mutating func appendInterpolation(_ value: some BinaryInteger) {
            segments.append(Int(exactly: value).map(Segment.integer) ?? .string("\(value)"))
        }

        /// Appends a number, as `%lf` in the key. It is formatted for the environment's locale, with six decimals.
        public mutating func appendInterpolation(_ value: some BinaryFloatingPoint) {
            segments.append(.number(Double(value)))
        }

        /// Appends a formatted value, as `%@` in the key. The format gets the environment's locale.
        public mutating func appendInterpolation<Format: FormatStyle & Sendable>(
            _ value: Format.FormatInput,
            format: Format
        ) where Format.FormatInput: Equatable & Sendable, Format.FormatOutput == String {
            segments.append(.text(Text(value, format: format)))
        }

        /// Appends a text, as `%@` in the key. Its own font and color are ignored.
        public mutating func appendInterpolation(_ text: Text) {
            segments.append(.text(text))
        }

        /// Appends the description of any other value, as `%@` in the key.
        @_disfavoredOverload
        public mutating func appendInterpolation<Value>(_ value: Value) {
            segments.append(.string(String(describing: value)))
        }
    }

    /// The translation of the main bundle, or else the key itself, with the values and without its markup.
    func resolve(in environment: EnvironmentValues) -> String {
        spans(in: environment).map(\.text).joined()
    }

    /// The parts of the translation, or else of the key itself, with the values: one if it has no markup.
    func spans(in environment: EnvironmentValues) -> [InlineMarkdown.Span] {
        let segments = translated(in: environment)
        guard Self.mayHaveMarkup(segments) else { return [.init(text: segments.map(\.text).joined())] }
        return Self.spans(of: segments)
    }

    /// A segment with its value.
    private enum Resolved {
        case literal(String)
        case value(String)

        var text: String {
            switch self {
            case .literal(let text), .value(let text): text
            }
        }
    }

    private static func mayHaveMarkup(_ segments: [Resolved]) -> Bool {
        segments.contains { if case .literal(let text) = $0 { InlineMarkdown.mayHaveMarkup(text) } else { false } }
    }

    private static func spans(of segments: [Resolved]) -> [InlineMarkdown.Span] {
        InlineMarkdown.spans(
            of: segments.flatMap { segment -> [InlineMarkdown.Unit] in
                switch segment {
                case .literal(let text): text.map { .character($0) }
                case .value(let text): [.value(text)]
                }
            }
        )
    }

    private func translated(in environment: EnvironmentValues) -> [Resolved] {
        let key = segments.map(\.placeholder).joined()
        let translation = Bundle.main.localizedString(forKey: key, value: nil, table: nil)
        guard translation != key else {
            return segments.map { segment in
                segment.value(in: environment).map { .value($0) } ?? .literal(segment.placeholder)
            }
        }
        return Self.fill(translation, with: segments.compactMap { $0.value(in: environment) })
    }

    /// Replaces the placeholders of a translation: `%@` with the next value, `%2$@` with the second.
    private static func fill(_ format: String, with values: [String]) -> [Resolved] {
        var filled: [Resolved] = []
        var (next, end) = (0, format.startIndex)
        for match in format.matches(of: #/%(?:(\d+)\$)?(?:@|lld|lf|d)/#) {
            filled.append(.literal(String(format[end..<match.range.lowerBound])))
            let index = match.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
            next += 1
            filled.append(values.indices.contains(index) ? .value(values[index]) : .literal(String(match.0)))
            end = match.range.upperBound
        }
        return filled + [.literal(String(format[end...]))]
    }
}

extension LocalizedStringKey.Segment {
    /// The segment's placeholder in the key.
    fileprivate var placeholder: String {
        switch self {
        case .literal(let literal): literal
        case .string, .text: "%@"
        case .integer: "%lld"
        case .number: "%lf"
        }
    }

    /// The formatted value of the segment; nil for a literal.
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
