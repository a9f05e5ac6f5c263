/// A plural category of CLDR. ``PluralRule`` maps numbers to the categories of a language.
enum PluralCategory: String, CaseIterable, Sendable {
    case zero, one, two, few, many, other
}

/// The operands of CLDR's plural rules for a number.
///
/// <https://www.unicode.org/reports/tr35/tr35-numbers.html#Operands>
struct PluralOperands {
    /// The absolute value: `n`.
    let value: Double
    /// Its integer part: `i`.
    let integer: Int
    /// The number of fraction digits, without trailing zeros: `v` and `w`.
    let fractionDigits: Int
    /// The fraction digits as a number: `f` and `t`.
    let fraction: Int

    init(_ value: Double) {
        let absolute = abs(value)
        guard absolute < 1e15 else {
            // A `Double` this large has no fraction, and only its last digits matter.
            self.value = absolute
            integer = absolute.isFinite ? 1_000_000_000_000 + Int(absolute.truncatingRemainder(dividingBy: 1e12)) : 0
            (fractionDigits, fraction) = (absolute.isFinite ? 0 : 1, 0)
            return
        }
        self.value = absolute
        integer = Int(absolute)
        let digits = Self.fractionDigits(of: absolute)
        (fractionDigits, fraction) = (digits.count, Int(digits) ?? 0)
    }

    /// The fraction digits of the shortest decimal notation: "5" for 1.5.
    private static func fractionDigits(of value: Double) -> Substring {
        let text = "\(value)"
        guard !text.contains("e"), let point = text.firstIndex(of: ".") else { return "" }
        let digits = text[text.index(after: point)...]
        return digits == "0" ? "" : digits.prefix(15)
    }

    var isInteger: Bool { fractionDigits == 0 }

    /// The last two digits of the integer part.
    var lastTwo: Int { integer % 100 }
    /// The last digit of the integer part.
    var last: Int { integer % 10 }
    /// Whether the value is a nonzero multiple of a million.
    var isMillions: Bool { integer != 0 && integer % 1_000_000 == 0 && isInteger }
}
