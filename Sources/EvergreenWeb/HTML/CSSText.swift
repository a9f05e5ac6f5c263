/// Texts in CSS.
enum CSSText {
    /// A string in quotes, with all that could end it escaped.
    static func string(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            switch scalar {
            case "\"", "\\", "<": "\\\(String(scalar.value, radix: 16)) "
            case let scalar where scalar.value < 0x20 || scalar.value == 0x7f: " "
            default: String(scalar)
            }
        }
        return "\"" + escaped.joined() + "\""
    }

    /// A text as letters and digits.
    static func hex(_ text: String) -> String {
        text.utf8.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
    }

    /// The text of `hex(_:)`; nil for what that never gives.
    static func text(hex: some StringProtocol) -> String? {
        let digits = Array(hex.utf8)
        guard !digits.isEmpty, digits.count.isMultiple(of: 2) else { return nil }
        let bytes = stride(from: 0, to: digits.count, by: 2).compactMap { index in
            UInt8(String(decoding: digits[index...index + 1], as: UTF8.self), radix: 16)
        }
        let text = String(decoding: bytes, as: UTF8.self)
        return Self.hex(text) == String(hex) ? text : nil
    }
}
