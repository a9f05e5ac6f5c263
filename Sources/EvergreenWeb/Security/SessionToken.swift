import Foundation

/// The token that gives a page access to its session: a name for lookup, and a secret to compare.
struct SessionToken: Hashable, Sendable {
    let name: String
    let secret: String

    /// Returns an unguessable token: 96 random bits for lookup, 192 to compare.
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

    /// The name of the session in logs: a prefix that distinguishes it from others, but gives no access.
    var shortName: String { String(name.prefix(6)) }

    /// Whether a page with this token in this browser has access to the session with the token `other` of `client`. Ignores the names, by
    /// which tokens are looked up.
    func opens(_ other: SessionToken, of client: ClientID, in browser: ClientID) -> Bool {
        equalInConstantTime(secret, other.secret) && equalInConstantTime(client.rawValue, browser.rawValue)
    }

    /// The hash of the secret, for storage outside of this process.
    var secretHash: Data { SHA256.hash(secret) }
}
