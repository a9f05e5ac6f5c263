import Testing

@testable import EvergreenUI
@testable import EvergreenWeb

@MainActor
struct SessionRegistryTests {
    private let clock = ManualClock()
    private let client = ClientID.random()

    private func registry(_ change: (inout SessionLimits) -> Void = { _ in }) -> SessionRegistry {
        var limits = SessionLimits()
        change(&limits)
        return SessionRegistry(limits: limits, clock: clock, logger: .forTests) { HandmadeWindow() }
    }

    @Test func `a socket gets the session of its token and its browser`() throws {
        let registry = registry()
        let session = try registry.open(client: client, address: "")
        let socket = SocketRecorder()
        #expect(registry.connect(socket, token: session.token.text, client: client, frame: 0) === session)
    }

    @Test func `another browser's session does not exist`() throws {
        let registry = registry()
        let session = try registry.open(client: client, address: "")
        let socket = SocketRecorder()
        #expect(registry.connect(socket, token: session.token.text, client: .random(), frame: 0) == nil)
        #expect(socket.closed == .unknownSession)
    }

    @Test func `a token with another secret finds nothing`() throws {
        let registry = registry()
        let session = try registry.open(client: client, address: "")
        for token in ["", ".", session.token.name, "\(session.token.name).x", SessionToken.random().text] {
            let socket = SocketRecorder()
            #expect(registry.connect(socket, token: token, client: client, frame: 0) == nil)
            #expect(socket.closed == .unknownSession)
        }
    }

    @Test func `tokens differ and are long`() {
        let tokens = Set((0..<1000).map { _ in SessionToken.random().text })
        #expect(tokens.count == 1000)
        #expect(tokens.allSatisfy { $0.utf8.count == 49 && SessionToken(text: $0) != nil })
    }

    @Test func `a session that no socket asks for ends`() async throws {
        let registry = registry()
        _ = try registry.open(client: client, address: "")
        #expect(await turns { clock.sleeperCount == 1 })
        clock.advance(by: .seconds(29))
        for _ in 0..<100 { await Task.yield() }
        #expect(registry.count == 1)
        clock.advance(by: .seconds(2))
        #expect(await turns { registry.count == 0 })
    }

    @Test func `a session survives a lost socket for a while`() async throws {
        let registry = registry()
        let session = try registry.open(client: client, address: "")
        let socket = SocketRecorder()
        _ = registry.connect(socket, token: session.token.text, client: client, frame: 0)
        clock.advance(by: .seconds(1000))
        for _ in 0..<100 { await Task.yield() }
        #expect(registry.count == 1)
        registry.disconnect(socket, from: session)
        #expect(await turns { clock.sleeperCount == 1 })
        clock.advance(by: .seconds(299))
        let second = SocketRecorder()
        #expect(registry.connect(second, token: session.token.text, client: client, frame: 0) === session)
        registry.disconnect(second, from: session)
        #expect(await turns { clock.sleeperCount == 1 })
        clock.advance(by: .seconds(301))
        #expect(await turns { registry.count == 0 })
    }

    @Test func `a page that was left for good ends its session at once`() throws {
        let registry = registry()
        let session = try registry.open(client: client, address: "")
        let socket = SocketRecorder()
        _ = registry.connect(socket, token: session.token.text, client: client, frame: 0)
        registry.leave(session, socket: SocketRecorder())
        #expect(registry.count == 1)
        registry.leave(session, socket: socket)
        #expect(registry.count == 0)
    }

    @Test func `sessions are bounded in all, for a browser, and for an address`() throws {
        let inAll = registry { $0.sessions = 2 }
        for _ in 0..<2 { _ = try inAll.open(client: .random(), address: "") }
        #expect(throws: SessionRefusal.tooManySessions) { try inAll.open(client: .random(), address: "") }

        let ofClient = registry { $0.sessionsPerClient = 2 }
        for _ in 0..<2 { _ = try ofClient.open(client: client, address: "") }
        #expect(throws: SessionRefusal.tooManySessionsOfClient) { try ofClient.open(client: client, address: "") }
        _ = try ofClient.open(client: .random(), address: "")

        let ofAddress = registry { $0.waitingSessionsPerAddress = 2 }
        let first = try ofAddress.open(client: client, address: "1")
        _ = try ofAddress.open(client: .random(), address: "1")
        #expect(throws: SessionRefusal.tooManySessionsOfClient) {
            try ofAddress.open(client: .random(), address: "1")
        }
        _ = try ofAddress.open(client: .random(), address: "2")
        _ = ofAddress.connect(SocketRecorder(), token: first.token.text, client: client, frame: 0)
        _ = try ofAddress.open(client: .random(), address: "1")
    }

    @Test func `closing ends all sessions and their sockets`() throws {
        let registry = registry()
        let session = try registry.open(client: client, address: "")
        let socket = SocketRecorder()
        _ = registry.connect(socket, token: session.token.text, client: client, frame: 0)
        registry.close()
        #expect(socket.closed == .serverStops)
        #expect(throws: SessionRefusal.tooManySessions) { try registry.open(client: client, address: "") }
    }
}
