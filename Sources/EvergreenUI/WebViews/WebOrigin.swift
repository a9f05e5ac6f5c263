import EvergreenConcurrency
import EvergreenLogging
import Foundation
import Logging

/// A site that web views may show: a scheme, a host, and a port.
package struct WebOrigin: Hashable, Sendable {
    /// The origin as in a content security policy, such as `https://example.com:8443`.
    package let text: String

    private static let ports = ["http": 80, "https": 443]
    private static let logger = Logger(leveled: "evergreen.ui")
    private static let reported = Locked<Set<String>>([])

    /// The origin of a URL; nil for other schemes than `http` and `https`, and for a host that is not a plain name or an IPv4 address.
    package init?(_ url: URL) {
        guard let scheme = url.scheme?.lowercased(), let port = Self.ports[scheme], let host = url.host()?.lowercased(),
            !host.isEmpty, host.utf8.allSatisfy(Self.isPlain)
        else { return nil }
        let suffix = url.port.flatMap { $0 == port ? nil : ":\($0)" } ?? ""
        text = "\(scheme)://\(host)\(suffix)"
    }

    /// Only characters that have no meaning in a header or in a policy.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."),
            UInt8(ascii: "-"):
            true
        default: false
        }
    }

    /// Whether a URL is of this origin.
    func contains(_ url: URL) -> Bool { WebOrigin(url) == self }

    /// Logs a URL whose origin no scene lists, once for each origin.
    static func reportMissing(for url: URL) {
        let origin = WebOrigin(url)?.text ?? url.scheme ?? ""
        // URLs may come from users, so the set is bounded.
        guard reported.withLock({ $0.count < 1000 && $0.insert(origin).inserted }) else { return }
        logger.error(
            "A WebView can't show this site: add it to webViewOrigins(_:) of the scene.",
            metadata: ["origin": "\(origin)"]
        )
    }

    /// Logs an invalid text of a scene.
    static func reportInvalid(_ text: String) {
        logger.error(
            "webViewOrigins(_:) can't add a site: write it as https://example.com.",
            metadata: ["text": "\(text)"]
        )
    }
}
