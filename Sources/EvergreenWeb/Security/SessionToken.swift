import Foundation

/// What a page shows to get at its session: a name to find it by, and a secret to compare.
struct SessionToken: Hashable, Sendable {
    let name: String
    let secret: String

    /// An unguessable token: 96 random bits to find the session by, 192 to compare.
    static func random() -> SessionToken {
        SessionToken(name: RandomText.make(bytes: 12), secret: RandomText.make(bytes: 24))
    }

    private init(name: String, secret: String) {
        self.name = name
        self.secret = secret
    }

    init?(text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, text.utf8.count <= 80 else { return nil }
        self.init(name: String(parts[0]), secret: String(parts[1]))
    }

    var text: String { "\(name).\(secret)" }

    /// What logs call the session: enough of the name to tell it from others. Nothing can be opened with it.
    var shortName: String { String(name.prefix(6)) }

    /// Whether the page that shows this token, in this browser, is one of `client` with the token `other`. Says nothing of the
    /// names, by which tokens are found.
    func opens(_ other: SessionToken, of client: ClientID, in browser: ClientID) -> Bool {
        equalInConstantTime(secret, other.secret) && equalInConstantTime(client.rawValue, browser.rawValue)
    }

    /// What is kept of the secret beyond this process.
    var secretHash: Data { SHA256.hash(secret) }
}
