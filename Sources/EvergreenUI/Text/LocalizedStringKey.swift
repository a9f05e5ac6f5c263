import Foundation

/// A key into the app's string table, with interpolated values.
///
/// Literals passed to `Text` and most other views are keys. They are looked up in `Localizable.xcstrings`, `.strings` and `.stringsdict`
/// for the language of the environment's locale. The tables come from the main bundle, or else from the resource bundle of the target named
/// like the executable, which SwiftPM places next to it. Numbers select plural forms and are formatted for the locale. A key without a
/// translation is displayed as is. `Text` renders inline Markdown in a key or its translation; interpolated values are displayed verbatim.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
    enum Segment: Equatable, Sendable {
        case literal(String)
        case string(String)
        case integer(Int)
        case number(Double)
        case specifiedInteger(Int, NumberSpecifier)
        case specifiedNumber(Double, NumberSpecifier)
        /// A text, resolved with the environment.
        case text(Text)
        case image(Image)
    }

    let segments: [Segment]
    /// The explicit key; nil if the key is derived from the segments.
    var name: String?

    /// Creates a key without interpolated values.
    public init(_ value: String) {
        segments = [.literal(value)]
    }

    /// Creates a key from a literal.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// Creates a key from an interpolated literal. In the string table, values are `%@`, `%lld` and `%lf`.
    public init(stringInterpolation: StringInterpolation) {
        segments = stringInterpolation.segments
    }

    /// Collects the literal and interpolated segments of a key.
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

        /// Appends an integer formatted with a `printf` specifier such as `%03d`, which becomes part of the key. A specifier that does not
        /// format exactly one number is ignored.
        public mutating func appendInterpolation(_ value: some BinaryInteger, specifier: String) {
            guard let specifier = NumberSpecifier(specifier), let integer = Int(exactly: value) else {
                return appendInterpolation(value)
            }
            segments.append(.specifiedInteger(integer, specifier))
        }

        /// Appends a number formatted with a `printf` specifier such as `%.2f`, which becomes part of the key. A specifier that does not
        /// format exactly one number is ignored.
        public mutating func appendInterpolation(_ value: some BinaryFloatingPoint, specifier: String) {
            guard let specifier = NumberSpecifier(specifier) else { return appendInterpolation(value) }
            segments.append(.specifiedNumber(Double(value), specifier))
        }

        /// Appends a formatted value, as `%@` in the key. The format uses the environment's locale.
        public mutating func appendInterpolation<Format: FormatStyle & Sendable>(
            _ value: Format.FormatInput,
            format: Format
        ) where Format.FormatInput: Equatable & Sendable, Format.FormatOutput == String {
            segments.append(.text(Text(value, format: format)))
        }

        /// Appends a text, as `%@` in the key. Its own font and color are ignored.
        public mutating func appendInterpolation(_ text: Text) {
            if case .image(let image) = text.storage { return segments.append(.image(image)) }
            segments.append(.text(text))
        }

        /// Appends a date in a style, as `%@` in the key.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            segments.append(.text(Text(date, style: style)))
        }

        /// Appends a date range, as `%@` in the key.
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
            segments.append(.text(Text(dates)))
        }

        /// Appends the bounds of an interval, as `%@` in the key.
        public mutating func appendInterpolation(_ interval: DateInterval) {
            segments.append(.text(Text(interval)))
        }

        /// Appends the characters of an attributed string, as `%@` in the key. Its attributes are ignored.
        @_disfavoredOverload
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            segments.append(.text(Text(attributedString)))
        }

        /// Appends the description of any other value, as `%@` in the key.
        @_disfavoredOverload
        public mutating func appendInterpolation<Value>(_ value: Value) {
            segments.append(.string(String(describing: value)))
        }
    }

    /// The interpolated texts.
    var texts: [Text] { segments.compactMap { if case .text(let text) = $0 { text } else { nil } } }

    /// The interpolated images.
    var images: [Image] { segments.compactMap { if case .image(let image) = $0 { image } else { nil } } }

    /// Returns the translation, or the key without one, with interpolated values and without markup.
    func resolve(in environment: EnvironmentValues, from source: LocalizedStringSource? = nil) -> String {
        let spans = spans(in: environment, from: source)
        return withoutImages(spans.count == 1 ? spans[0].text : spans.map(\.text).joined())
    }

    private func withoutImages(_ string: String) -> String { ImageMark.removing(from: string, count: images.count) }

    /// Returns the translation, or the key without one, with interpolated values and unparsed markup.
    func plainText(in environment: EnvironmentValues, from source: LocalizedStringSource) -> String {
        withoutImages(translated(in: environment, from: source).map(\.text).joined())
    }

    /// Returns the spans of the translation, or of the key without one; a single span if it has no markup. Each image is an `ImageMark`.
    func spans(in environment: EnvironmentValues, from source: LocalizedStringSource? = nil) -> [InlineMarkdown.Span] {
        let pieces = translated(in: environment, from: source)
        guard Self.mayHaveMarkup(pieces) else {
            return [.init(text: pieces.count == 1 ? pieces[0].text : pieces.map(\.text).joined())]
        }
        return Self.spans(of: pieces)
    }

    private static func mayHaveMarkup(_ segments: [LocalizedPiece]) -> Bool {
        segments.contains { if case .literal(let text) = $0 { InlineMarkdown.mayHaveMarkup(text) } else { false } }
    }

    private static func spans(of segments: [LocalizedPiece]) -> [InlineMarkdown.Span] {
        InlineMarkdown.spans(
            of: segments.flatMap { segment -> [InlineMarkdown.Unit] in
                switch segment {
                case .literal(let text): text.map { .character($0) }
                case .value(let text): [.value(text)]
                }
            }
        )
    }

    private func translated(
        in environment: EnvironmentValues,
        from source: LocalizedStringSource?
    ) -> [LocalizedPiece] {
        let segments = markingImages
        let locale = environment.locale
        let strings = StringTables.strings(source ?? LocalizedStringSource(), for: locale)
        guard !strings.isEmpty, let (translation, rule) = strings.translation(of: tableKey) else {
            return segments.map { segment in
                if case .literal(let text) = segment { return .literal(text) }
                return .value(segment.text(in: environment))
            }
        }
        let arguments = segments.compactMap { $0.argument(in: environment) }
        return translation.pieces(with: arguments, rule: rule, locale: locale)
    }

    /// The segments, with a placeholder character for each image.
    private var markingImages: [Segment] {
        guard !images.isEmpty else { return segments }
        var count = 0
        return segments.map { segment in
            guard case .image = segment else { return segment }
            defer { count += 1 }
            return .string(String(ImageMark.character(of: count)))
        }
    }

    /// The key in the string table. A key with values is a format string, so its literal percent signs are doubled.
    var tableKey: String {
        if let name { return name }
        if segments.count == 1, case .literal(let text) = segments[0] { return text }
        return segments.map(\.placeholder).joined()
    }
}

extension LocalizedStringKey.Segment {
    /// The format specifier of the segment in the key.
    fileprivate var placeholder: String {
        switch self {
        case .literal(let literal): literal.contains("%") ? literal.replacing("%", with: "%%") : literal
        case .string, .text, .image: "%@"
        case .integer: "%lld"
        case .number: "%lf"
        case .specifiedInteger(_, let specifier), .specifiedNumber(_, let specifier): specifier.text
        }
    }

    /// The formatted value of the segment; empty for a literal.
    fileprivate func text(in environment: EnvironmentValues) -> String {
        switch self {
        case .specifiedInteger(let value, let specifier): specifier.format(value, locale: environment.locale)
        case .specifiedNumber(let value, let specifier): specifier.format(value, locale: environment.locale)
        default: argument(in: environment)?.text(locale: environment.locale) ?? ""
        }
    }

    /// The value of the segment; nil for a literal.
    fileprivate func argument(in environment: EnvironmentValues) -> FormatArgument? {
        switch self {
        case .literal, .image: nil
        case .string(let string): .text(string)
        case .integer(let value): .integer(value)
        case .number(let value): .number(value)
        case .specifiedInteger(let value, let specifier):
            specifier.isSimple ? .integer(value) : .text(specifier.format(value, locale: environment.locale))
        case .specifiedNumber(let value, let specifier):
            specifier.isSimple ? .number(value) : .text(specifier.format(value, locale: environment.locale))
        case .text(let text): .text(text.resolve(in: environment))
        }
    }
}
