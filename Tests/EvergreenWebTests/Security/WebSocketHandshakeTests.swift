import NIOHTTP1
import Testing

@testable import EvergreenWeb

struct WebSocketHandshakeTests {
    private func head(
        _ method: HTTPMethod = .GET,
        version: HTTPVersion = .http1_1,
        _ changes: [String: String?] = [:]
    ) -> HTTPRequestHead {
        var headers: HTTPHeaders = [
            "Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
        ]
        for (name, value) in changes {
            headers.remove(name: name)
            if let value { headers.add(name: name, value: value) }
        }
        return HTTPRequestHead(version: version, method: method, uri: "/", headers: headers)
    }

    @Test func `a handshake is a GET request of HTTP version 1 with a key and without a body`() {
        #expect(WebSocketHandshake.isValid(head()))
        #expect(WebSocketHandshake.isValid(head(.GET, ["Content-Length": "0"])))
        for method in [HTTPMethod.POST, .HEAD, .PUT, .OPTIONS, .RAW(value: "get")] {
            #expect(!WebSocketHandshake.isValid(head(method)))
        }
        #expect(!WebSocketHandshake.isValid(head(version: .http1_0)))
        #expect(!WebSocketHandshake.isValid(head(.GET, ["Content-Length": "5"])))
        #expect(!WebSocketHandshake.isValid(head(.GET, ["Transfer-Encoding": "chunked"])))
        #expect(!WebSocketHandshake.isValid(head(.GET, ["Sec-WebSocket-Version": "8"])))
        #expect(!WebSocketHandshake.isValid(head(.GET, ["Sec-WebSocket-Version": nil])))
        #expect(!WebSocketHandshake.isValid(head(.GET, ["Upgrade": "h2c"])))
        #expect(!WebSocketHandshake.isValid(head(.GET, ["Connection": "keep-alive"])))
        #expect(WebSocketHandshake.isValid(head(.GET, ["Connection": "keep-alive, Upgrade", "Upgrade": "WebSocket"])))
    }

    @Test(arguments: [
        nil, "", "x", "dGhlIHNhbXBsZSBub25jZQ", "dGhlIHNhbXBsZSBub25jZQ====", "dGhlIHNhbXBsZSBub25jZSE=",
        "!!!!!!!!!!!!!!!!!!!!!!!!", "AAAAAAAAAAAAAAAAAAAAAAAA",
    ])
    func `a key that is not 16 bytes in Base64 is rejected`(key: String?) {
        #expect(!WebSocketHandshake.isValid(head(.GET, ["Sec-WebSocket-Key": key])))
    }

    @Test func `two keys are rejected`() {
        var head = head()
        head.headers.add(name: "Sec-WebSocket-Key", value: "dGhlIHNhbXBsZSBub25jZQ==")
        #expect(!WebSocketHandshake.isValid(head))
    }
}
