/// The header that makes a browser download a response (RFC 6266).
enum ContentDisposition {
    /// Returns the header with the file name in UTF-8, and in ASCII for old clients.
    static func attachment(named name: String) -> String {
        let plain = name.unicodeScalars.map { scalar in
            scalar.isASCII && scalar.value >= 32 && scalar.value != 127 && !"\"\\%".unicodeScalars.contains(scalar)
                ? Character(scalar) : "_"
        }
        return "attachment; filename=\"\(String(plain))\"; filename*=UTF-8''\(encoded(name))"
    }

    /// Percent-encodes all characters except those that RFC 8187 allows.
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
