/// Strings in CSS.
enum CSSText {
    /// Returns a quoted string, with all characters escaped that could end it.
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

    /// Returns the UTF-8 of a text as hexadecimal digits.
    static func hex(_ text: String) -> String { text.utf8.hexadecimalDigits }

    /// Returns the text that `hex(_:)` has encoded; nil for malformed input.
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
