import Dispatch
import EvergreenConcurrency
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
        return SessionRegistry(limits: limits, clock: clock, logger: .forTests) { _ in HandmadeWindow() }
    }

    @Test func `a socket connects to its token's session`() throws {
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

    @Test func `a token with a wrong secret finds no session`() throws {
        let registry = registry()
        let session = try registry.open(client: client, address: "")
        for token in ["", ".", session.token.name, "\(session.token.name).x", SessionToken.random().text] {
            let socket = SocketRecorder()
            #expect(registry.connect(socket, token: token, client: client, frame: 0) == nil)
            #expect(socket.closed == .unknownSession)
        }
    }

    @Test func `tokens are unique and long`() {
        let tokens = Set((0..<1000).map { _ in SessionToken.random().text })
        #expect(tokens.count == 1000)
        #expect(tokens.allSatisfy { $0.utf8.count == 49 && SessionToken(text: $0) != nil })
    }

    @Test func `a session without a socket ends after a grace period`() async throws {
        let registry = registry()
        _ = try registry.open(client: client, address: "")
        #expect(await turns { clock.sleeperCount == 1 })
        clock.advance(by: .seconds(29))
        // It continues to sleep.
        #expect(clock.sleeperCount == 1)
        #expect(registry.count == 1)
        clock.advance(by: .seconds(2))
        #expect(await turns { registry.count == 0 })
    }

    @Test func `a session survives a lost socket for a grace period`() async throws {
        let registry = registry()
        let session = try registry.open(client: client, address: "")
        let socket = SocketRecorder()
        _ = registry.connect(socket, token: session.token.text, client: client, frame: 0)
        await nextTurn()
        // No task that could end it is sleeping.
        #expect(clock.sleeperCount == 0)
        clock.advance(by: .seconds(1000))
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

    @Test func `a closed page ends its session immediately`() throws {
        let registry = registry()
        let session = try registry.open(client: client, address: "")
        let socket = SocketRecorder()
        _ = registry.connect(socket, token: session.token.text, client: client, frame: 0)
        registry.leave(session, socket: SocketRecorder())
        #expect(registry.count == 1)
        registry.leave(session, socket: socket)
        #expect(registry.count == 0)
    }

    @Test func `sessions are limited in total, per browser and per address`() throws {
        let inAll = registry { $0.sessions = 2 }
        for _ in 0..<2 { try connect(try inAll.open(client: client, address: ""), in: inAll) }
        #expect(throws: SessionRefusal.tooManySessions) { try inAll.open(client: .random(), address: "") }

        let ofClient = registry { $0.sessionsPerClient = 2 }
        for _ in 0..<2 { try connect(try ofClient.open(client: client, address: ""), in: ofClient) }
        #expect(throws: SessionRefusal.tooManySessionsOfClient) { try ofClient.open(client: client, address: "") }
        _ = try ofClient.open(client: .random(), address: "")

        let ofAddress = registry { $0.sessionsPerAddress = 2 }
        for _ in 0..<2 { try connect(try ofAddress.open(client: client, address: "1"), in: ofAddress) }
        #expect(throws: SessionRefusal.tooManySessionsOfClient) {
            try ofAddress.open(client: .random(), address: "1")
        }
        _ = try ofAddress.open(client: .random(), address: "2")
    }

    @Test func `a session without a socket makes room for a new one`() throws {
        for limit in [\SessionLimits.sessions, \.sessionsPerClient, \.sessionsPerAddress, \.waitingSessionsPerAddress] {
            let registry = registry { $0[keyPath: limit] = 3 }
            let connected = try registry.open(client: client, address: "1")
            let socket = try connect(connected, in: registry)
            let left = try registry.open(client: client, address: "1")
            let leftSocket = try connect(left, in: registry)
            let waiting = try registry.open(client: client, address: "1")
            registry.disconnect(leftSocket, from: left)

            // Any number of pages can be requested: those without a socket are evicted, the oldest first.
            var sessions = [waiting, left]
            for _ in 0..<10 { sessions.append(try registry.open(client: client, address: "1")) }
            #expect(registry.count <= 4)
            #expect(socket.closed == nil)
            #expect(registry.connect(SocketRecorder(), token: waiting.token.text, client: client, frame: 0) == nil)
            #expect(registry.connect(SocketRecorder(), token: left.token.text, client: client, frame: 0) == nil)
            let newest = try #require(sessions.last)
            try connect(newest, in: registry)
        }
    }

    @Test func `a rejected socket leaves its session's grace period running`() async throws {
        let registry = registry()
        for _ in 0..<10 {
            let session = try registry.open(client: client, address: "1")
            let socket = SocketRecorder()
            #expect(registry.connect(socket, token: session.token.text, client: client, frame: 999) == nil)
            #expect(socket.closed != nil)
        }
        #expect(registry.count == 10)
        // Sessions have one timer together.
        #expect(await turns { clock.sleeperCount == 1 })
        clock.advance(by: .seconds(31))
        #expect(await turns { registry.count == 0 })
    }

    @Test func `a first page awaits its values without blocking others`() async throws {
        var windows: [HandmadeWindow] = []
        var load: PendingLoads.Load?
        let registry = SessionRegistry(limits: SessionLimits(), clock: clock, logger: .forTests) { _ in
            let window = HandmadeWindow()
            window.document.root.setChildren([window.text(windows.count < 2 ? "loading" : "loaded")])
            if windows.isEmpty { load = PendingLoads.current?.begin() }
            windows.append(window)
            return window
        }
        async let slow = registry.openPage(client: client, address: "1")
        #expect(await turns { windows.count == 1 })
        let (_, quick) = try await registry.openPage(client: client, address: "1")
        #expect(quick.html.contains("loading"))
        load?.end()
        let (_, drawing) = try await slow
        // Its views were rebuilt: state with a default value starts with the loaded value.
        #expect(drawing.html.contains("loaded"))
        #expect(windows.map(\.isClosed) == [true, false, false])
    }

    @Test func `a deep first page is rendered off the main actor`() async throws {
        let registry = SessionRegistry(limits: SessionLimits(), clock: clock, logger: .forTests) { _ in
            let window = HandmadeWindow()
            var element = window.text("deepest")
            for _ in 0..<1_000 { element = window.make(.box, [element]) }
            window.document.root.setChildren([element])
            return window
        }
        let (_, drawing) = try await registry.openPage(client: client, address: "1")
        #expect(drawing.html.contains("deepest"))
    }

    @Test func `a session that ends while its first page is rendered is rejected`() async throws {
        var rows = 0
        let registry = SessionRegistry(limits: SessionLimits(), clock: clock, logger: .forTests) { _ in
            let window = HandmadeWindow()
            window.document.root.setChildren((0..<5_000).map { window.text("\($0)") })
            window.onUpdate = { rows = 5_000 }
            return window
        }
        let page = Task { try await registry.openPage(client: client, address: "1") }
        // The page is taken from the views, and is being or has been rendered.
        #expect(await turns { rows > 0 })
        registry.close()
        await #expect(throws: SessionRefusal.tooManySessions) { try await page.value }
    }

    @Test func `views start with values that arrive before anything awaits them`() async throws {
        var windows: [HandmadeWindow] = []
        let registry = SessionRegistry(limits: SessionLimits(), clock: clock, logger: .forTests) { _ in
            let window = HandmadeWindow()
            window.document.root.setChildren([window.text(windows.isEmpty ? "loading" : "loaded")])
            if windows.isEmpty {
                let load = PendingLoads.current?.begin()
                DispatchQueue.main.async { load?.end() }
            }
            windows.append(window)
            return window
        }
        let (_, drawing) = try await registry.openPage(client: client, address: "1")
        #expect(drawing.html.contains("loaded"))
        #expect(windows.map(\.isClosed) == [true, false])
    }

    @Test func `a first page does not wait longer than the limit`() async throws {
        var load: PendingLoads.Load?
        let registry = SessionRegistry(limits: SessionLimits(), clock: clock, logger: .forTests) { _ in
            let window = HandmadeWindow()
            window.document.root.setChildren([window.text("loading")])
            load = PendingLoads.current?.begin()
            return window
        }
        async let page = registry.openPage(client: client, address: "1")
        // The grace period of the session, and the limit of the wait.
        #expect(await turns { clock.sleeperCount == 2 })
        clock.advance(by: SessionLimits().loadOfFirstPage)
        let (_, drawing) = try await page
        #expect(drawing.html.contains("loading"))
        load?.end()
    }

    @Test func `a session that ends while its first page waits is rejected and keeps no views`() async throws {
        var window: HandmadeWindow?
        var load: PendingLoads.Load?
        let registry = SessionRegistry(limits: SessionLimits(), clock: clock, logger: .forTests) { _ in
            load = PendingLoads.current?.begin()
            let opened = HandmadeWindow()
            window = opened
            return opened
        }
        let page = Task { try await registry.openPage(client: client, address: "1") }
        #expect(await turns { window != nil })
        registry.close()
        load?.end()
        await #expect(throws: SessionRefusal.tooManySessions) { try await page.value }
        #expect(window?.isClosed == true)
    }

    @Test func `views of pages without a socket are limited`() async throws {
        var limits = SessionLimits()
        limits.waitingPageBytes = 2_200
        var windows: [HandmadeWindow] = []
        let registry = SessionRegistry(limits: limits, clock: clock, logger: .forTests) { _ in
            let window = HandmadeWindow()
            window.document.root.setChildren([window.text(String(repeating: "x", count: 900))])
            windows.append(window)
            return window
        }
        var tokens: [SessionToken] = []
        for _ in 0..<10 { tokens.append(try await registry.openPage(client: client, address: "1").0) }
        // In turns after those of the pages.
        #expect(await turns { windows.filter { !$0.isClosed }.count == 2 })
        #expect(registry.count == 10)
        // A page whose views were discarded gets new ones with its socket.
        let socket = SocketRecorder()
        #expect(registry.connect(socket, token: tokens[0].text, client: client, frame: 0) != nil)
        #expect(windows.count == 11)
        #expect(socket.numberedFrames.count == 1)
        // A page whose views exist does not.
        #expect(registry.connect(SocketRecorder(), token: tokens[9].text, client: client, frame: 0) != nil)
        #expect(windows.count == 11)
    }

    @discardableResult
    private func connect(_ session: Session, in registry: SessionRegistry) throws -> SocketRecorder {
        let socket = SocketRecorder()
        let connected = registry.connect(socket, token: session.token.text, client: client, frame: 0)
        #expect(connected === session)
        return socket
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
