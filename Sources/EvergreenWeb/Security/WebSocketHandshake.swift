import Foundation
import NIOHTTP1

/// Validates requests for a WebSocket (RFC 6455, section 4.2.1).
enum WebSocketHandshake {
    static func isValid(_ head: HTTPRequestHead) -> Bool {
        head.method == .GET && head.version == .http1_1 && hasNoBody(head.headers)
            && head.headers[canonicalForm: "upgrade"].map { $0.lowercased() } == ["websocket"]
            && head.headers[canonicalForm: "connection"].contains { $0.lowercased() == "upgrade" }
            && head.headers["sec-websocket-version"] == ["13"] && hasKey(head.headers)
    }

    /// A body would be interpreted as frames.
    private static func hasNoBody(_ headers: HTTPHeaders) -> Bool {
        headers["content-length"].allSatisfy { $0 == "0" } && !headers.contains(name: "transfer-encoding")
    }

    /// The key is 16 bytes in Base64.
    private static func hasKey(_ headers: HTTPHeaders) -> Bool {
        let keys = headers["sec-websocket-key"]
        return keys.count == 1 && keys[0].utf8.count == 24 && Data(base64Encoded: keys[0])?.count == 16
    }
}
