import Foundation
import Testing

@testable import EvergreenUI
@testable import EvergreenWeb

/// Sockets of well-behaved and malicious clients.
@MainActor
@Suite(.serialized)
struct LiveConnectionTests {
    private func hello(_ token: String, frame: Int = 0) -> [UInt8] {
        RawClient.frame("[\"h\",\"\(token)\",\(frame)]")
    }

    @Test func `events are received and changes are sent`() async throws {
        try await RunningServer.run { server in
            let page = try await server.openPage()
            let html = try await server.get("/", headers: "Cookie: \(page.cookie)\r\n")
            let token = try #require(html.firstMatch(of: /data-session="([^"]+)"/)?.1)
            let stepper = try #require(
                html.firstMatch(of: /data-testid=score-1[^>]*>0<\/span><div id=e([0-9]+)/)?.1
            )
            let answer = try await server.exchange(
                [hello(String(token)), RawClient.frame("[\"e\",1,\(stepper),\"increment\"]")],
                cookie: page.cookie
            ) { $0.contains("\"10\"") }
            #expect(answer.hasPrefix("HTTP/1.1 101"))
            #expect(answer.contains(#",[["t","#))
            #expect(server.app.players[0].score == 10)
        }
    }

    @Test func `a cross-origin socket is rejected`() async throws {
        try await RunningServer.run { server in
            let page = try await server.openPage()
            for origin in ["http://evil.example", "null", "http://127.0.0.1:1"] {
                let handshake = RawClient.handshake(port: server.port, origin: origin, cookie: page.cookie)
                let answer = try await RawClient.exchange(port: server.port, [handshake]) { $0.contains("</html>") }
                #expect(answer.hasPrefix("HTTP/1.1 403"), "\(answer.prefix(80))")
            }
        }
    }

    @Test func `a socket without the cookie is rejected`() async throws {
        try await RunningServer.run { server in
            for cookie in ["a=b", "evergreen=guess"] {
                let handshake = RawClient.handshake(port: server.port, cookie: cookie)
                let answer = try await RawClient.exchange(port: server.port, [handshake]) { $0.contains("</html>") }
                #expect(answer.hasPrefix("HTTP/1.1 403"))
            }
        }
    }

    @Test func `a socket beyond the limit is answered with 503`() async throws {
        var limits = SessionLimits()
        limits.sockets = 0
        try await RunningServer.run(limits: limits) { server in
            let page = try await server.openPage()
            let handshake = RawClient.handshake(port: server.port, cookie: page.cookie)
            let answer = try await RawClient.exchange(port: server.port, [handshake]) { $0.contains("</html>") }
            #expect(answer.hasPrefix("HTTP/1.1 503"))
        }
    }

    @Test func `a token that is unknown or of another browser finds no session`() async throws {
        try await RunningServer.run { server in
            let page = try await server.openPage()
            let other = try await server.openPage()
            for token in ["", "a.b", SessionToken.random().text, other.token] {
                let answer = try await server.exchange([hello(token)], cookie: page.cookie)
                #expect(answer.contains(CloseReason.unknownSession.text))
            }
        }
    }

    @Test(arguments: [
        RawClient.frame("garbage"), RawClient.frame("[\"e\",1,2,\"explode\"]"),
        RawClient.frame(String(repeating: "[", count: 60_000)), RawClient.frame("\u{1}", opcode: 2),
        RawClient.frame("[\"h\",\"a.b\",0]"), RawClient.frame("[\"p\"]", isMasked: false),
        RawClient.frame("[\"k\",1000]"), [0x83, 0x80, 1, 2, 3, 4], [0xC1, 0x80, 1, 2, 3, 4], [0x91, 0x80, 1, 2, 3, 4],
        [0x81, 0x82, 1, 2, 3, 4, 0xFE, 0xFD],
    ])
    func `a malformed frame closes only its socket`(frame: [UInt8]) async throws {
        try await RunningServer.run { server in
            let page = try await server.openPage()
            let other = try await server.openPage()
            let answer = try await server.exchange([hello(page.token), frame], cookie: page.cookie)
            #expect(answer.contains(CloseReason.malformed("").text), "\(answer.suffix(200))")
            let healthy = try await server.exchange(
                [hello(other.token), RawClient.frame("[\"p\"]")],
                cookie: other.cookie
            ) { $0.contains("[0,0]") }
            #expect(healthy.contains("[0,0]"))
        }
    }

    @Test func `a fragmented message is one message`() async throws {
        try await RunningServer.run { server in
            let page = try await server.openPage()
            let fragments = [
                RawClient.frame("[\"", isFinal: false), RawClient.frame("p", opcode: 0, isFinal: false),
                RawClient.frame("\"]", opcode: 0),
            ]
            let answer = try await server.exchange([hello(page.token)] + fragments, cookie: page.cookie) {
                $0.components(separatedBy: "[0,0]").count == 3
            }
            #expect(answer.components(separatedBy: "[0,0]").count == 3, "\(answer.suffix(200))")
        }
    }

    @Test func `an oversized message closes the socket`() async throws {
        try await RunningServer.run { server in
            let page = try await server.openPage()
            let large = RawClient.frame("[\"h\",\"" + String(repeating: "x", count: 70_000) + "\",0]")
            let answer = try await server.exchange([large], cookie: page.cookie)
            #expect(answer.contains(CloseReason.messageTooLarge.text))
            let half = String(repeating: "x", count: 40_000)
            let fragments = [
                RawClient.frame(half, isFinal: false), RawClient.frame(half, opcode: 0),
            ]
            let second = try await server.exchange(fragments, cookie: page.cookie)
            #expect(second.contains(CloseReason.messageTooLarge.text))
        }
    }

    @Test func `too many messages close the socket`() async throws {
        var limits = SessionLimits()
        limits.messageBurst = 20
        limits.messagesPerSecond = 0.001
        try await RunningServer.run(limits: limits) { server in
            let page = try await server.openPage()
            // Many more than the server reads; the close reason still arrives.
            let pings = [Array(repeating: RawClient.frame("[\"p\"]"), count: 20_000).flatMap { $0 }]
            let answer = try await server.exchange([hello(page.token)] + pings, cookie: page.cookie)
            #expect(answer.contains(CloseReason.tooManyMessages.text))
        }
    }

    @Test func `a socket without a hello is closed`() async throws {
        var limits = SessionLimits()
        limits.helloTimeout = .milliseconds(50)
        try await RunningServer.run(limits: limits) { server in
            let page = try await server.openPage()
            let answer = try await server.exchange([], cookie: page.cookie)
            #expect(answer.contains(CloseReason.silence.text))
        }
    }

    @Test func `malformed HTTP is rejected`() async throws {
        try await RunningServer.run { server in
            let answer = try await RawClient.exchange(port: server.port, "\u{16}\u{3}\u{1} no HTTP\r\n\r\n") {
                $0.contains("\r\n\r\n")
            }
            #expect(answer.hasPrefix("HTTP/1.1 400"))
            let long = "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: \(String(repeating: "x", count: 100_000))\r\n\r\n"
            let refused = try await RawClient.exchange(port: server.port, long) { $0.contains("\r\n\r\n") }
            #expect(refused.hasPrefix("HTTP/1.1 400"))
            let answer1 = try await server.get("/")
            #expect(answer1.hasPrefix("HTTP/1.1 200"))
        }
    }
}
