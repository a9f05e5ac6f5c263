import Foundation
import NIOHTTP1

/// What a request for a WebSocket is (RFC 6455, section 4.2.1).
enum WebSocketHandshake {
    static func isValid(_ head: HTTPRequestHead) -> Bool {
        head.method == .GET && head.version == .http1_1 && hasNoBody(head.headers)
            && head.headers[canonicalForm: "upgrade"].map { $0.lowercased() } == ["websocket"]
            && head.headers[canonicalForm: "connection"].contains { $0.lowercased() == "upgrade" }
            && head.headers["sec-websocket-version"] == ["13"] && hasKey(head.headers)
    }

    /// What would follow as a body was taken for frames.
    private static func hasNoBody(_ headers: HTTPHeaders) -> Bool {
        headers["content-length"].allSatisfy { $0 == "0" } && !headers.contains(name: "transfer-encoding")
    }

    /// A key is 16 bytes as base 64.
    private static func hasKey(_ headers: HTTPHeaders) -> Bool {
        let keys = headers["sec-websocket-key"]
        return keys.count == 1 && keys[0].utf8.count == 24 && Data(base64Encoded: keys[0])?.count == 16
    }
}
