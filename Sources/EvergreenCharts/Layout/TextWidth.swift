/// Estimates the width of text, because the server has no fonts.
enum TextWidth {
    /// The height of a line of a label, in points.
    static let lineHeight = 16.0

    /// The width of a label in a wide font, in points: an overestimate for most text.
    static func of(_ text: some StringProtocol) -> Double {
        text.unicodeScalars.reduce(0) { $0 + width(of: $1) }
    }

    private static func width(of scalar: Unicode.Scalar) -> Double {
        switch scalar {
        case "0"..."9": 8.3
        case "%": 12
        // East Asian characters are as wide as they are high.
        default: scalar.value >= 0x2E80 ? 12.5 : 7.3
        }
    }

    /// The text, truncated to a width.
    static func fitted(_ text: String, in width: Double) -> String {
        guard of(text) > width else { return text }
        var fitted = ""
        var left = width - 8
        for character in text {
            left -= of(String(character))
            guard left >= 0 else { break }
            fitted.append(character)
        }
        return fitted + "…"
    }
}
