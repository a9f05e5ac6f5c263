/// A log message: a string literal with interpolated values.
///
/// ```swift
/// logger.info("\(name, align: .left(columns: 20)) \(score, format: .decimal(minDigits: 4)) \(url, privacy: .public)")
/// ```
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    private let parts: [OSLogInterpolation.Part]

    /// Creates a message without values.
    public init(stringLiteral value: String) {
        parts = [.literal(value)]
    }

    /// Creates a message with values.
    public init(stringInterpolation: OSLogInterpolation) {
        parts = stringInterpolation.parts
    }

    /// The formatted message.
    var text: String { text(showsPrivate: Self.showsPrivateValues) }

    func text(showsPrivate: Bool) -> String {
        parts.map { $0.text(showsPrivate: showsPrivate) }.joined()
    }

    #if DEBUG
        private static let showsPrivateValues = true
    #else
        private static let showsPrivateValues = false
    #endif
}

/// Collects the segments of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    enum Part: Sendable {
        case literal(String)
        case value(String, isScalar: Bool, OSLogPrivacy, OSLogStringAlignment)

        func text(showsPrivate: Bool) -> String {
            switch self {
            case .literal(let text): text
            case .value(let value, let isScalar, let privacy, let alignment):
                alignment.text(privacy.text(value, isScalar: isScalar, showsPrivate: showsPrivate))
            }
        }
    }

    private(set) var parts: [Part] = []

    /// Creates an interpolation without segments.
    public init(literalCapacity: Int, interpolationCount: Int) {
        parts.reserveCapacity(2 * interpolationCount + 1)
    }

    /// Appends a literal segment.
    public mutating func appendLiteral(_ literal: String) {
        if !literal.isEmpty { parts.append(.literal(literal)) }
    }

    /// Appends an integer.
    public mutating func appendInterpolation(
        _ number: some FixedWidthInteger,
        format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        parts.append(.value(format.text(number), isScalar: true, privacy, align))
    }

    /// Appends a floating-point number.
    public mutating func appendInterpolation(
        _ number: some BinaryFloatingPoint,
        format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        parts.append(.value(format.text(Double(number)), isScalar: true, privacy, align))
    }

    /// Appends a Boolean value.
    public mutating func appendInterpolation(_ boolean: Bool, privacy: OSLogPrivacy = .auto) {
        parts.append(.value(String(boolean), isScalar: true, privacy, .none))
    }

    /// Appends a string.
    public mutating func appendInterpolation(
        _ text: String,
        align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        parts.append(.value(text, isScalar: false, privacy, align))
    }

    /// Appends the description of a value.
    @_disfavoredOverload
    public mutating func appendInterpolation(
        _ value: some CustomStringConvertible,
        align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        parts.append(.value(value.description, isScalar: false, privacy, align))
    }

    /// Appends an error.
    public mutating func appendInterpolation(_ error: any Error, privacy: OSLogPrivacy = .auto) {
        parts.append(.value("\(error)", isScalar: false, privacy, .none))
    }

    /// Appends the name of a type, which is public.
    public mutating func appendInterpolation(
        _ type: Any.Type,
        align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        parts.append(.value("\(type)", isScalar: true, privacy, align))
    }
}
