import Foundation

/// Unguessable texts, of characters that need no escaping in addresses, cookies and HTML.
enum RandomText {
    static func make(bytes count: Int) -> String {
        // The system's generator is a cryptographic one on all platforms.
        var generator = SystemRandomNumberGenerator()
        let bytes = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
        return Data(bytes).base64EncodedString()
            .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }

    static func isAllowed(_ byte: UInt8) -> Bool {
        switch byte {
        case 48...57, 65...90, 97...122, 45, 95: true
        default: false
        }
    }
}

/// Whether two texts are equal, in a time that does not tell where they differ.
func equalInConstantTime(_ first: String, _ second: String) -> Bool {
    equalInConstantTime(Data(first.utf8), Data(second.utf8))
}

/// Whether data is equal, in a time that does not tell where it differs.
func equalInConstantTime(_ first: Data, _ second: Data) -> Bool {
    guard first.count == second.count else { return false }
    return zip(first, second).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
}
