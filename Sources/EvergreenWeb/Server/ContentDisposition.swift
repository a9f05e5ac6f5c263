/// The header that has a browser save an answer (RFC 6266).
enum ContentDisposition {
    /// Names the file in UTF-8, and for old clients in ASCII.
    static func attachment(named name: String) -> String {
        let plain = name.unicodeScalars.map { scalar in
            scalar.isASCII && scalar.value >= 32 && scalar.value != 127 && !"\"\\%".unicodeScalars.contains(scalar)
                ? Character(scalar) : "_"
        }
        return "attachment; filename=\"\(String(plain))\"; filename*=UTF-8''\(encoded(name))"
    }

    /// Percent-encoded but for the characters that RFC 8187 allows as they are.
    private static func encoded(_ name: String) -> String {
        let digits = Array("0123456789ABCDEF")
        var text = ""
        for byte in name.utf8 {
            switch byte {
            case 48...57, 65...90, 97...122, 45, 46, 95, 126: text.append(Character(UnicodeScalar(byte)))
            default: text += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
            }
        }
        return text
    }
}
