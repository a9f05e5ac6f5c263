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

    @Test func `a handshake is a request of HTTP 1.1 with GET, a key, and no body`() {
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
    func `a key is the text of 16 bytes`(key: String?) {
        #expect(!WebSocketHandshake.isValid(head(.GET, ["Sec-WebSocket-Key": key])))
    }

    @Test func `two keys are none`() {
        var head = head()
        head.headers.add(name: "Sec-WebSocket-Key", value: "dGhlIHNhbXBsZSBub25jZQ==")
        #expect(!WebSocketHandshake.isValid(head))
    }
}
