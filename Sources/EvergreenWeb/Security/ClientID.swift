import Foundation

/// A browser, by the cookie that it was given.
struct ClientID: Hashable, Sendable {
    let rawValue: String

    static func random() -> ClientID { ClientID(rawValue: RandomText.make(bytes: 24)) }

    private init(rawValue: String) { self.rawValue = rawValue }

    /// Nil for anything that `random()` never gives.
    init?(text: some StringProtocol) {
        guard text.utf8.count == 32, text.utf8.allSatisfy(RandomText.isAllowed) else { return nil }
        rawValue = String(text)
    }

    /// What is kept of the name beyond this process.
    var hash: Data { SHA256.hash(rawValue) }
}
