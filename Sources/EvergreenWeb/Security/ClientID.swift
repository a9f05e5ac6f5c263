import Foundation

/// The identity of a browser from its cookie.
struct ClientID: Hashable, Sendable {
    let rawValue: String

    static func random() -> ClientID { ClientID(rawValue: RandomText.make(bytes: 24)) }

    private init(rawValue: String) { self.rawValue = rawValue }

    /// Nil for any text that `random()` does not produce.
    init?(text: some StringProtocol) {
        guard text.utf8.count == 32, text.utf8.allSatisfy(RandomText.isAllowed) else { return nil }
        rawValue = String(text)
    }

    /// The hash of the name, for storage outside of this process.
    var hash: Data { SHA256.hash(rawValue) }
}
