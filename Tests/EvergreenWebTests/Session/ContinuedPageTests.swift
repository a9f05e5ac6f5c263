import EvergreenPageStorage
import Foundation
import Testing

@testable import EvergreenDocument
@testable import EvergreenRuntime
@testable import EvergreenUI
@testable import EvergreenWeb

/// Pages whose socket reaches a process that does not have their session.
@MainActor
struct ContinuedPageTests {
    private struct Counter: View {
        @State private var count = 0

        var body: some View {
            Button("count: \(count)") { count += 1 }
        }
    }

    private let opener = SessionPages()
    private var clock: ManualClock { opener.clock }
    private var client: ClientID { opener.client }

    private func process(
        of processes: Processes,
        _ change: (inout SessionLimits) -> Void = { _ in }
    ) throws -> SessionRegistry {
        opener.registry(Counter(), stateStore: try processes.store(), change)
    }

    /// Brings a page with this token to a process.
    private func bring(
        _ token: SessionToken,
        to registry: SessionRegistry,
        client: ClientID? = nil,
        page: ShownPage = .at(),
        address: String = ""
    ) async throws -> (page: SessionPages.Page, shown: String)? {
        let socket = SocketRecorder()
        let handshake = try PageHandshake.of(client ?? self.client, address: address)
        let session = await registry.continuePage(page, of: token.text, on: socket, from: handshake)
        guard let session else {
            #expect(socket.frames == [] && socket.closed == nil)
            return nil
        }
        let page = SessionPages.Page(session: session, socket: socket, tree: try #require(opener.trees.last))
        return (page, try #require(socket.frames.first))
    }

    private func acknowledge(_ page: SessionPages.Page, in registry: SessionRegistry) async {
        page.session.receive(.acknowledge(frame: 1), from: page.socket)
        await registry.stateWriter?.flush()
    }

    // MARK: Continuing

    @Test func `a page whose first socket reaches another process continues there`() async throws {
        try await Processes.run { processes in
            let (first, second) = (try process(of: processes), try process(of: processes))
            let (token, _) = try await first.openPage(client: client, address: "")
            let (page, shown) = try #require(try await bring(token, to: second))
            // The whole page is sent first: a greeting would make the page resend its events.
            #expect(shown.hasPrefix("[1,0,[[\"g\",\"\(page.session.token.text)\"],"))
            #expect(shown.contains("count: 0"))
            #expect(page.session.token != token)
            try page.tap()
            #expect(page.text == "count: 1")
        }
    }

    @Test func `a page whose next socket reaches another process continues with its state`() async throws {
        try await Processes.run { processes in
            let (first, second) = (try process(of: processes), try process(of: processes))
            let page = try await opener.open(in: first)
            try page.tap()
            await first.stateWriter?.flush()
            // The first process has not noticed the lost connection.
            let (next, shown) = try #require(try await bring(page.session.token, to: second))
            #expect(shown.contains("count: 1"))
            try next.tap()
            await acknowledge(next, in: second)
            let third = try process(of: processes)
            let (last, again) = try #require(try await bring(next.session.token, to: third))
            #expect(again.contains("count: 2"))
            // And back to an earlier process.
            await acknowledge(last, in: third)
            await first.checkMoves(after: 0)
            let (_, back) = try #require(try await bring(last.session.token, to: first))
            #expect(back.contains("count: 2"))
        }
    }

    @Test func `the previous session ends once the page has acknowledged the new one`()
        async throws
    {
        try await Processes.run { processes in
            let (first, second) = (try process(of: processes), try process(of: processes))
            let waiting = try await first.openPage(client: client, address: "").0
            let connected = try await opener.open(in: first)
            var pages: [SessionPages.Page] = []
            for token in [waiting, connected.session.token] {
                pages.append(try #require(try await bring(token, to: second)).page)
            }
            await second.stateWriter?.flush()
            await first.checkMoves(after: 0)
            #expect(first.count == 2)
            for page in pages { await acknowledge(page, in: second) }
            await first.checkMoves(after: 0)
            #expect(first.count == 0)
            #expect(connected.socket.closed == .takenOver)
        }
    }

    @Test func `changes to a page that has moved are not saved`() async throws {
        try await Processes.run { processes in
            let (first, second) = (try process(of: processes), try process(of: processes))
            let page = try await opener.open(in: first)
            try page.tap()
            await first.stateWriter?.flush()
            let (next, _) = try #require(try await bring(page.session.token, to: second))
            await acknowledge(next, in: second)
            // A change occurs before the first process learns of the move.
            try page.tap(number: 2)
            await first.stateWriter?.flush()
            let store = try processes.store()
            #expect(try await store.record(named: page.session.token.name) == nil)
            #expect(try await store.record(named: next.session.token.name) != nil)
        }
    }

    @Test func `a page that did not receive its new session continues with the previous one`() async throws {
        try await Processes.run { processes in
            let (first, second) = (try process(of: processes), try process(of: processes))
            let page = try await opener.open(in: first)
            try page.tap()
            await first.stateWriter?.flush()
            let (lost, _) = try #require(try await bring(page.session.token, to: second))
            second.disconnect(lost.socket, from: lost.session)
            let socket = SocketRecorder()
            #expect(
                first.connect(socket, token: page.session.token.text, client: client, frame: 0) === page.session
            )
            #expect(page.text == "count: 1")
            // Or with another session of the second process, for which the unacknowledged session is evicted.
            let (_, shown) = try #require(try await bring(page.session.token, to: second))
            #expect(shown.contains("count: 1"))
            #expect(second.count == 2)
            await waitUntil { clock.sleeperCount >= 2 }
            clock.advance(by: SessionLimits().graceBeforeConnecting)
            await waitUntil { second.count == 1 }
        }
    }

    @Test func `a sleeping page continues in another process, and the first discards it`() async throws {
        try await Processes.run { processes in
            let (first, second) = (try process(of: processes), try process(of: processes))
            let page = try await opener.open(in: first)
            try page.tap()
            first.disconnect(page.socket, from: page.session)
            await waitUntil { clock.sleeperCount >= 2 }
            clock.advance(by: SessionLimits().graceAfterDisconnecting)
            await waitUntil { first.sleepingSessions.count == 1 }
            await first.stateWriter?.flush()
            let (next, shown) = try #require(try await bring(page.session.token, to: second))
            #expect(shown.contains("count: 1"))
            await acknowledge(next, in: second)
            await first.checkMoves(after: 0)
            #expect(first.sleepingSessions.count == 0)
        }
    }

    @Test func `processes check for moves periodically`() async throws {
        try await Processes.run { processes in
            let (first, second) = (try process(of: processes), try process(of: processes))
            let token = try await first.openPage(client: client, address: "").0
            // The grace period before connecting, and the check for moves.
            await waitUntil { clock.sleeperCount == 2 }
            let (page, _) = try #require(try await bring(token, to: second))
            await acknowledge(page, in: second)
            clock.advance(by: SessionLimits().moveCheckInterval)
            await waitUntil { first.count == 0 }
            #expect(first.count == 0)
        }
    }

    // MARK: Rejections

    @Test func `a page of another version, user or app reloads`() async throws {
        try await Processes.run { processes in
            let registry = try process(of: processes)
            let token = SessionToken.random()
            for page in [
                ShownPage(address: "", script: "_evergreen/0/page.js", user: ""), .at(user: "somebody"),
                .at("../../etc"), .at("%"), .at(String(repeating: "a", count: 5000)),
            ] {
                #expect(try await bring(token, to: registry, page: page) == nil)
            }
            for text in ["", "a", String(repeating: "a.", count: 100)] {
                let socket = SocketRecorder()
                let handshake = try PageHandshake.of(client)
                #expect(await registry.continuePage(.at(), of: text, on: socket, from: handshake) == nil)
            }
            #expect(registry.count == 0)
        }
    }

    @Test func `an existing session is not opened again`() async throws {
        try await Processes.run { processes in
            let registry = try process(of: processes)
            let token = try await registry.openPage(client: client, address: "").0
            #expect(try await bring(token, to: registry) == nil)
            #expect(registry.count == 1)
        }
    }

    @Test func `a token chosen by a client opens no session under that token`() async throws {
        try await Processes.run { processes in
            let (first, second) = (try process(of: processes), try process(of: processes))
            let chosen = SessionToken.random()
            let (page, _) = try #require(try await bring(chosen, to: first))
            await acknowledge(page, in: first)
            for registry in [first, second] {
                let socket = SocketRecorder()
                #expect(registry.connect(socket, token: chosen.text, client: client, frame: 0) == nil)
                #expect(socket.closed == .unknownSession)
            }
        }
    }

    @Test func `a name without its secret, or a token without its browser, changes nothing`() async throws {
        try await Processes.run { processes in
            let (first, second) = (try process(of: processes), try process(of: processes))
            let page = try await opener.open(in: first)
            try page.tap()
            await first.stateWriter?.flush()
            let token = page.session.token
            let forged = try #require(SessionToken(text: "\(token.name).\(RandomText.make(bytes: 24))"))
            for registry in [first, second] {
                for (token, client) in [(forged, client), (token, ClientID.random()), (forged, ClientID.random())] {
                    let (stolen, shown) = try #require(try await bring(token, to: registry, client: client))
                    #expect(shown.contains("count: 0"))
                    await acknowledge(stolen, in: registry)
                }
            }
            await first.checkMoves(after: 0)
            #expect(page.socket.closed == nil)
            try page.tap(number: 2)
            await first.stateWriter?.flush()
            let (_, shown) = try #require(try await bring(token, to: second))
            #expect(shown.contains("count: 2"))
        }
    }

    @Test func `sockets are subject to the session limits`() async throws {
        try await Processes.run { processes in
            for change in [
                { (limits: inout SessionLimits) in limits.sessions = 2 },
                { $0.sessionsPerAddress = 2 }, { $0.sessionsPerClient = 2 },
            ] {
                let registry = try process(of: processes, change)
                for number in 1...4 {
                    let page = try await bring(.random(), to: registry, address: "192.0.2.1")
                    #expect((page == nil) == (number > 2))
                }
                #expect(registry.count == 2)
            }
        }
    }

    @Test func `a stopping process opens no sessions`() async throws {
        try await Processes.run { processes in
            let registry = try process(of: processes)
            registry.close()
            #expect(try await bring(.random(), to: registry) == nil)
        }
    }

    // MARK: Users

    @Test func `a user's page continues as the user's, and not after signing out`() async throws {
        try await Processes.run { processes in
            let apps = UserApps()
            let store = try processes.store()
            let (first, second) = (apps.registry(signInStore: store), apps.registry(signInStore: store))
            let browser = UserApps.Browser(first)
            let (guest, guestSocket, _) = try await browser.open()
            try await browser.signIn("ada", on: guest, guestSocket)
            let (page, _, _) = try await browser.open()
            let handshake = try PageHandshake.of(browser.client, signIn: browser.signIn)
            let mark = try #require(page.visitor.user).mark
            let socket = SocketRecorder()
            let session = try #require(
                await second.continuePage(
                    .at("?a=b", user: mark),
                    of: page.token.text,
                    on: socket,
                    from: handshake
                )
            )
            #expect(session.visitor.user?.id == "ada" && session.visitor.request?.query == "a=b")
            #expect(try #require(socket.frames.first).contains(">ada<"))
            // Without the cookie, it is not the user's page.
            let stranger = try PageHandshake.of(browser.client)
            #expect(
                await second.continuePage(.at(user: mark), of: page.token.text, on: SocketRecorder(), from: stranger)
                    == nil
            )
            page.userSwitch?.signOut(false)
            await waitUntil { first.count == 0 }
            #expect(
                await second.continuePage(.at(user: mark), of: page.token.text, on: SocketRecorder(), from: handshake)
                    == nil
            )
        }
    }

    @Test func `a window's content is built only for authorized users`() async throws {
        let apps = UserApps(role: "writer")
        let registry = apps.registry()
        let socket = SocketRecorder()
        let session = await registry.continuePage(
            .at(),
            of: SessionToken.random().text,
            on: socket,
            from: try PageHandshake.of(apps.client)
        )
        #expect(session != nil)
        let shown = try #require(socket.frames.first)
        #expect(shown.contains("Who are you?") && !shown.contains("count"))
    }

    @Test func `a user who can't be determined is not a guest`() async throws {
        let apps = UserApps()
        let registry = apps.registry()
        let browser = UserApps.Browser(registry)
        let (guest, socket, _) = try await browser.open()
        try await browser.signIn("ada", on: guest, socket)
        apps.accounts.fail()
        let handshake = try PageHandshake.of(browser.client, signIn: browser.signIn)
        let token = SessionToken.random().text
        #expect(await registry.continuePage(.at(), of: token, on: SocketRecorder(), from: handshake) == nil)
    }
}
