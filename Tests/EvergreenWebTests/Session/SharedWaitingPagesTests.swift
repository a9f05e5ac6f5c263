import EvergreenDocument
import Testing

@testable import EvergreenUI
@testable import EvergreenWeb

/// Pages that share a window while they wait for their sockets.
@MainActor
struct SharedWaitingPagesTests {
    private let feed = Feed()

    /// Renders the first page of a session, without a socket.
    private func draw(_ opener: SharedPages) async throws -> (token: SessionToken, drawing: SessionDrawing) {
        try await opener.registry.openPage(client: opener.client, address: "")
    }

    private func session(of token: SessionToken, in opener: SharedPages) throws -> Session {
        try #require(opener.registry.session(named: token.name))
    }

    @Test func `a page equal to two other waiting pages runs no body`() async throws {
        let opener = SharedPages(showing: feed)
        let first = try await draw(opener)
        #expect(try session(of: first.token, in: opener).membership == nil)
        let second = try await draw(opener)
        feed.reads = 0
        let third = try await draw(opener)
        #expect(feed.reads == 0)
        for (token, _) in [first, second, third] {
            #expect(try session(of: token, in: opener).membership != nil)
        }
        let pages = try [first, second, third].map { try opener.connect($0.token, $0.drawing) }
        await opener.settle()
        for page in pages { #expect(try page.showsDocument() && page.isSharing) }
        #expect(opener.sharedWindows(of: pages) == 1)
        for (number, page) in pages.enumerated() {
            try await opener.tap(number + 1, on: page)
            #expect(try page.showsDocument() && page.texts.contains("tapped \(number + 1)"))
        }
        #expect(pages.allSatisfy { !$0.isSharing })
    }

    @Test func `changes while pages wait arrive with their sockets`() async throws {
        let opener = SharedPages(showing: feed)
        let drawn = [try await draw(opener), try await draw(opener), try await draw(opener)]
        feed.items[0].text = "changed"
        await opener.settle()
        feed.items.remove(at: 1)
        let pages = try drawn.map { try opener.connect($0.token, $0.drawing) }
        await opener.settle()
        for page in pages {
            #expect(try page.showsDocument() && page.isSharing)
            #expect(page.texts.contains("changed") && !page.texts.contains("item 2"))
        }
    }

    @Test func `a change runs no body while no page is connected`() async throws {
        let opener = SharedPages(showing: feed)
        let drawn = [try await draw(opener), try await draw(opener)]
        feed.reads = 0
        for text in ["change 1", "change 2"] {
            feed.items[0].text = text
            await opener.settle()
        }
        #expect(feed.reads == 0)
        let pages = try drawn.map { try opener.connect($0.token, $0.drawing) }
        await opener.settle()
        #expect(feed.reads == 1)
        for page in pages { #expect(try page.showsDocument() && page.texts.contains("change 2") && page.isSharing) }
        for page in pages { opener.registry.disconnect(page.socket, from: page.session) }
        feed.items[0].text = "while away"
        await opener.settle()
        #expect(feed.reads == 1)
        let late = try await draw(opener)
        #expect(feed.reads == 2 && late.drawing.html.contains("while away"))
        for page in pages { try page.reconnect(in: opener.registry, client: opener.client) }
        await opener.settle()
        #expect(feed.reads == 2)
        for page in pages { #expect(try page.showsDocument() && page.texts.contains("while away") && page.isSharing) }
    }

    @Test func `a page that has missed a change does not share with later ones`() async throws {
        let opener = SharedPages(showing: feed)
        let first = try await draw(opener)
        feed.items[0].text = "changed"
        await opener.settle()
        let second = try await draw(opener)
        #expect(try session(of: second.token, in: opener).membership == nil)
        // The latest two are equal.
        let third = try await draw(opener)
        #expect(try session(of: second.token, in: opener).membership != nil)
        let pages = try [first, second, third].map { try opener.connect($0.token, $0.drawing) }
        await opener.settle()
        #expect(pages.map(\.isSharing) == [false, true, true])
        for page in pages { #expect(try page.showsDocument() && page.texts.contains("changed")) }
    }

    @Test func `a connected page shares its window as soon as another one opens`() async throws {
        let opener = SharedPages(showing: feed)
        let first = try await opener.open()
        #expect(!first.isSharing)
        let second = try await opener.open()
        #expect(first.isSharing && second.isSharing)
        for page in [first, second] { #expect(try page.showsDocument()) }
    }

    @Test func `a page that was touched keeps its window while others open`() async throws {
        let opener = SharedPages(showing: feed)
        let first = try await opener.open()
        try await opener.tap(1, on: first)
        let others = [try await opener.open(), try await opener.open()]
        #expect(!first.isSharing && others.allSatisfy(\.isSharing))
        for page in [first] + others { #expect(try page.showsDocument()) }
    }

    @Test func `the last waiting page ends the shared window`() async throws {
        let opener = SharedPages(showing: feed)
        for _ in 0..<3 { _ = try await draw(opener) }
        opener.clock.advance(by: SessionLimits().graceBeforeConnecting)
        await opener.settle()
        #expect(opener.registry.count == 0)
        feed.reads = 0
        feed.items[0].text = "nobody is there"
        await opener.settle()
        #expect(feed.reads == 0)
        let page = try await opener.open()
        #expect(try page.showsDocument() && page.texts.contains("nobody is there"))
    }

    // MARK: - Pages that do not share

    /// Shows a value that differs between windows of the same view.
    private struct Lottery: View {
        @State private var number: Int

        init(number: Int) { _number = State(initialValue: number) }

        var body: some View { Text("number \(number)") }
    }

    private struct Greeting: View {
        @State private var isThere = false

        var body: some View {
            Text(isThere ? "there" : "coming").onAppear { isThere = true }
        }
    }

    @Test func `pages with different state have their own windows`() async throws {
        let opener = SharedPages { Lottery(number: $0) }
        let drawn = [try await draw(opener), try await draw(opener), try await draw(opener)]
        let pages = try drawn.map { try opener.connect($0.token, $0.drawing) }
        #expect(pages.map(\.texts) == [["number 1"], ["number 2"], ["number 3"]])
        #expect(pages.allSatisfy { !$0.isSharing })
    }

    @Test func `pages whose views act on their own have their own windows`() async throws {
        let opener = SharedPages { _ in Greeting() }
        let drawn = [try await draw(opener), try await draw(opener), try await draw(opener)]
        let pages = try drawn.map { try opener.connect($0.token, $0.drawing) }
        await opener.settle()
        for page in pages { #expect(try !page.isSharing && page.showsDocument() && page.texts == ["there"]) }
    }

    @Test func `pages with other addresses, screens and users have their own windows`() async throws {
        let opener = SharedPages(showing: feed)
        var dark = WindowTraits()
        dark.colorScheme = .dark
        func visitor(path: String = "/", user: String? = nil) -> Visitor {
            Visitor(
                request: WebRequest(path: path),
                user: user.map { AuthenticatedUser(id: $0, name: $0) }
            )
        }
        let kinds: [(visitor: Visitor, traits: WindowTraits)] = [
            (visitor(), WindowTraits()), (visitor(path: "/other"), WindowTraits()), (visitor(), dark),
            (visitor(user: "Ada"), WindowTraits()), (visitor(user: "Eve"), WindowTraits()),
        ]
        for round in 0..<3 {
            for kind in kinds {
                let (token, _) = try await opener.registry.openPage(
                    client: opener.client,
                    address: "",
                    visitor: kind.visitor,
                    traits: kind.traits
                )
                let session = try session(of: token, in: opener)
                #expect((session.membership != nil) == (round > 0))
                #expect(session.visitor.user?.id == kind.visitor.user?.id)
                if let shared = session.membership?.shared {
                    #expect(shared.audience == session.audience(traits: kind.traits))
                }
            }
        }
    }
}
