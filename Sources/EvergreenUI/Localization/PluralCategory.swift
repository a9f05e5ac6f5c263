/// A plural form of CLDR. Which numbers have which form depends on the language: ``PluralRule``.
enum PluralCategory: String, CaseIterable, Sendable {
    case zero, one, two, few, many, other
}

/// What plural rules ask of a number: the operands of CLDR.
///
/// <https://www.unicode.org/reports/tr35/tr35-numbers.html#Operands>
struct PluralOperands {
    /// The absolute value: `n`.
    let value: Double
    /// Its integer part: `i`.
    let integer: Int
    /// How many digits the fraction has, without trailing zeros: `v` and `w`.
    let fractionDigits: Int
    /// These digits as a number: `f` and `t`.
    let fraction: Int

    init(_ value: Double) {
        let absolute = abs(value)
        guard absolute < 1e15 else {
            // So large a number has no fraction that a `Double` knows of, and only its last digits matter.
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

    /// Of the shortest decimal notation: "5" for 1.5.
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
    /// Whether the integer part is a number of whole millions.
    var isMillions: Bool { integer != 0 && integer % 1_000_000 == 0 && isInteger }
}
