import Foundation

/// The format of an integer in a message.
public struct OSLogIntegerFormatting: Hashable, Sendable {
    enum Base: Hashable {
        case decimal
        case hexadecimal(uppercase: Bool)
        case octal
    }

    let base: Base
    var explicitPositiveSign = false
    var includePrefix = false
    var minDigits = 0

    /// Base 10.
    public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(base: .decimal) }

    /// Returns base 10, with leading zeros up to a number of digits.
    public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 0) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            base: .decimal,
            explicitPositiveSign: explicitPositiveSign,
            minDigits: minDigits
        )
    }

    /// Base 16.
    public static var hex: OSLogIntegerFormatting { hex() }

    /// Returns base 16, with leading zeros up to a number of digits.
    public static func hex(
        explicitPositiveSign: Bool = false,
        includePrefix: Bool = false,
        uppercase: Bool = false,
        minDigits: Int = 0
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            base: .hexadecimal(uppercase: uppercase),
            explicitPositiveSign: explicitPositiveSign,
            includePrefix: includePrefix,
            minDigits: minDigits
        )
    }

    /// Base 8.
    public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(base: .octal) }

    func text(_ value: some BinaryInteger) -> String {
        let (digits, prefix) =
            switch base {
            case .decimal: (String(value.magnitude), "")
            case .hexadecimal(let uppercase): (String(value.magnitude, radix: 16, uppercase: uppercase), "0x")
            case .octal: (String(value.magnitude, radix: 8), "0o")
            }
        let sign = value < 0 ? "-" : explicitPositiveSign ? "+" : ""
        // No number needs more digits; the limit protects the log.
        let zeros = String(repeating: "0", count: max(0, min(minDigits, 100) - digits.count))
        return sign + (includePrefix ? prefix : "") + zeros + digits
    }
}

/// The format of a floating-point number in a message.
public struct OSLogFloatFormatting: Hashable, Sendable {
    enum Notation: String, Hashable {
        case fixed = "f"
        case exponential = "e"
        case hybrid = "g"
        case hexadecimal = "a"
    }

    let notation: Notation
    var precision: Int?

    /// Fixed-point notation with six fraction digits.
    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(notation: .fixed) }
    /// Returns fixed-point notation with a number of fraction digits.
    public static func fixed(precision: Int) -> OSLogFloatFormatting {
        OSLogFloatFormatting(notation: .fixed, precision: precision)
    }
    /// Exponential notation.
    public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(notation: .exponential) }
    /// Returns exponential notation with a number of fraction digits.
    public static func exponential(precision: Int) -> OSLogFloatFormatting {
        OSLogFloatFormatting(notation: .exponential, precision: precision)
    }
    /// The shorter of fixed-point and exponential notation.
    public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(notation: .hybrid) }
    /// Hexadecimal notation.
    public static var hex: OSLogFloatFormatting { OSLogFloatFormatting(notation: .hexadecimal) }

    func text(_ value: Double) -> String {
        let precision = precision.map { ".\(max(0, min($0, 100)))" } ?? ""
        return String(format: "%\(precision)\(notation.rawValue)", value)
    }
}

/// The alignment of a value in a message.
public struct OSLogStringAlignment: Hashable, Sendable {
    let columns: Int
    let isLeft: Bool

    /// No padding.
    public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isLeft: true) }
    /// Returns right alignment in a minimum number of columns.
    public static func right(columns: Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns, isLeft: false)
    }
    /// Returns left alignment in a minimum number of columns.
    public static func left(columns: Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns, isLeft: true)
    }

    func text(_ value: String) -> String {
        let spaces = String(repeating: " ", count: max(0, min(columns, 1000) - value.count))
        return isLeft ? value + spaces : spaces + value
    }
}
