import Foundation

/// Unguessable strings, of characters that need no escaping in URLs, cookies and HTML.
enum RandomText {
    static func make(bytes count: Int) -> String {
        // The system's generator is cryptographically secure on all platforms. Each call is a system call, so eight bytes are requested at
        // once.
        var generator = SystemRandomNumberGenerator()
        let words = (0..<(count + 7) / 8).map { _ in generator.next() as UInt64 }
        let bytes = words.withUnsafeBytes { Data($0.prefix(count)) }
        let letters = bytes.base64EncodedData().compactMap { letter -> UInt8? in
            switch letter {
            case UInt8(ascii: "+"): UInt8(ascii: "-")
            case UInt8(ascii: "/"): UInt8(ascii: "_")
            case UInt8(ascii: "="): nil
            default: letter
            }
        }
        return String(decoding: letters, as: UTF8.self)
    }

    static func isAllowed(_ byte: UInt8) -> Bool {
        switch byte {
        case 48...57, 65...90, 97...122, 45, 95: true
        default: false
        }
    }
}

/// Whether two strings are equal, in constant time.
func equalInConstantTime(_ first: String, _ second: String) -> Bool {
    equalInConstantTime(Data(first.utf8), Data(second.utf8))
}

/// Whether two data values are equal, in constant time.
func equalInConstantTime(_ first: Data, _ second: Data) -> Bool {
    guard first.count == second.count else { return false }
    return zip(first, second).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
}
