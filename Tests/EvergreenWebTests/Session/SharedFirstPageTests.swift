import EvergreenDocument
import Foundation
import Observation
import Testing

@testable import EvergreenUI
@testable import EvergreenWeb

/// Pages that start with another page's window.
@MainActor
struct SharedFirstPageTests {
    private let feed = Feed()

    @Test func `a page that joins a shared window runs no body`() async throws {
        let opener = SharedPages(showing: feed)
        var pages = try await opener.open(2)
        feed.items[0].text = "changed"
        await opener.rest()
        feed.reads = 0
        for _ in 0..<3 { pages.append(try await opener.open()) }
        #expect(feed.reads == 0)
        #expect(pages.allSatisfy { $0.isSharing } && opener.sharedWindows(of: pages) == 1)
        for page in pages { #expect(try page.showsDocument() && page.texts.contains("changed")) }
        feed.items[1].text = "after it came"
        await opener.settle()
        #expect(feed.reads == 1)
        for page in pages { #expect(try page.showsDocument() && page.texts.contains("after it came")) }
        try await opener.tap(2, on: pages[4])
        #expect(pages.map(\.isSharing) == [true, true, true, true, false])
        for page in pages { #expect(try page.showsDocument()) }
        #expect(pages[4].texts.contains("tapped 2"))
    }

    @Test func `changes before a page's socket connects arrive with it`() async throws {
        for changes in [1, SharedWindow.keptChanges + 1] {
            let opener = SharedPages(showing: feed)
            let others = try await opener.open(2)
            let (token, drawing) = try await opener.registry.openPage(client: opener.client, address: "")
            for number in 1...changes {
                feed.items[0].text = "change \(number) of \(changes)"
                await opener.settle()
                for page in others { try page.acknowledge() }
            }
            let page = try opener.connect(token, drawing)
            await opener.settle()
            #expect(try page.showsDocument() && page.texts.contains("change \(changes) of \(changes)"))
            #expect(page.isSharing)
            try await opener.tap(1, on: page)
            #expect(try page.showsDocument() && page.texts.contains("tapped 1"))
        }
    }

    @Test func `a page has all rules that later changes rely on`() async throws {
        let opener = SharedPages(showing: feed)
        var pages = try await opener.open(2)
        // From here on, the others have the rule of a long text; nothing shows one when the new page is rendered.
        for text in ["a long text", "short"] {
            feed.items[0].text = text
            await opener.settle()
            for page in pages { try page.acknowledge() }
        }
        pages += [try await opener.open(), try await opener.open()]
        feed.items[0].text = "long again"
        await opener.settle()
        for page in pages { #expect(try page.showsDocument() && page.missingRules.isEmpty) }
        try await opener.tap(1, on: pages[3])
        feed.items[1].text = "long as well"
        await opener.settle()
        for page in pages { #expect(try page.showsDocument() && page.missingRules.isEmpty) }
    }

    @Test func `a shared first page is rendered once per relative app root`() {
        let root = ElementSnapshot(Document().root)
        let page = FirstPage(root: root, sharing: PatchTranslation())
        var draws = 0
        for path in ["/", "/", "//", "//", "/"] {
            let appRoot = AppRoot(pathInApp: path)
            let drawing = page.drawing(appRoot: appRoot) {
                draws += 1
                return SessionDrawing(of: root, appRoot: appRoot)
            }
            #expect(drawing.appRoot == appRoot)
        }
        #expect(draws == 3)
    }

    @Test func `a page whose socket never connects blocks nothing`() async throws {
        let opener = SharedPages(showing: feed)
        let others = try await opener.open(2)
        _ = try await opener.registry.openPage(client: opener.client, address: "")
        for page in others { opener.registry.leave(page.session, socket: page.socket) }
        #expect(opener.registry.count == 1)
        opener.clock.advance(by: SessionLimits().graceBeforeConnecting)
        await opener.settle()
        #expect(opener.registry.count == 0)
        feed.reads = 0
        feed.items[0].text = "nobody is there"
        await opener.settle()
        #expect(feed.reads == 0)
        let page = try await opener.open()
        #expect(!page.isSharing)
        #expect(try page.showsDocument() && page.texts.contains("nobody is there"))
    }

    // MARK: - Queries

    private func visitor(query: String?) -> Visitor { Visitor(request: WebRequest(path: "/", query: query)) }

    /// Opens two pages without a query, which share a window, and one with a query.
    private func openPages(_ opener: SharedPages, query: String) async throws -> SharedPages.Page {
        var others: [SharedPages.Page] = []
        for _ in 0..<2 { others.append(try await opener.open(visitor: visitor(query: nil))) }
        await opener.rest()
        #expect(others.allSatisfy { $0.isSharing })
        return try await opener.open(visitor: visitor(query: query))
    }

    private func address(of page: SharedPages.Page) throws -> String? {
        try page.read()
        return page.model.root.attributes["data-address"]
    }

    @Test func `a page with a query that no view reads begins with the window of pages without one`() async throws {
        let opener = SharedPages(showing: feed)
        let page = try await openPages(opener, query: "utm_source=a+b&x=%26")
        #expect(page.isSharing)
        #expect(page.unopenedQuery == "utm_source=a%20b&x=%26")
        feed.items[0].text = "changed"
        await opener.settle()
        #expect(try page.showsDocument() && page.texts.contains("changed"))
        #expect(try address(of: page) == nil)
        try await opener.tap(1, on: page)
        #expect(!page.isSharing && page.texts.contains("tapped 1"))
        #expect(try page.showsDocument())
        #expect(try address(of: page) == "?utm_source=a%20b&x=%26")
    }

    @Test func `a page whose own window was opened with its query has nothing unopened`() async throws {
        let opener = SharedPages(showing: feed)
        let page = try await opener.open(visitor: visitor(query: "utm_source=a"))
        #expect(page.unopenedQuery == nil)
        #expect(try address(of: page) == "?utm_source=a")
    }

    @Test func `a page whose views were discarded before its socket connects opens its query`() async throws {
        let opener = SharedPages(showing: feed)
        _ = try await openPages(opener, query: "utm_source=a")
        let (token, drawing) = try await opener.registry.openPage(
            client: opener.client,
            address: "",
            visitor: visitor(query: "utm_source=b")
        )
        let session = try #require(opener.registry.session(named: token.name))
        #expect(session.hasUnopenedQuery)
        session.releaseViews()
        let page = try opener.connect(token, drawing)
        await opener.settle()
        #expect(!session.hasUnopenedQuery && !page.isSharing)
        #expect(try page.showsDocument() && address(of: page) == "?utm_source=b")
    }

    /// Shows a value of the query, once it is revealed.
    private struct Filter: View {
        let feed: Feed
        let revealed: String
        @State private var word = ""

        var body: some View {
            VStack {
                FeedView(feed: feed)
                FilterField(feed: feed, revealed: revealed, word: $word)
            }
        }
    }

    private struct FilterField: View {
        @ObservedFeed var feed: Feed
        let revealed: String
        @Binding var word: String

        var body: some View {
            Text("word: \(word)")
            if feed.items[0].text == revealed { Text("filter").addressQuery("word", $word) }
        }
    }

    @Test func `a page with a query that a view reads has its own window`() async throws {
        let opener = SharedPages { [feed] _ in Filter(feed: feed, revealed: "item 1") }
        let page = try await openPages(opener, query: "word=blue")
        #expect(!page.isSharing && page.unopenedQuery == nil)
        #expect(page.texts.contains("word: blue"))
    }

    @Test func `a page gets its own window when a view that reads its query appears`() async throws {
        let opener = SharedPages { [feed] _ in Filter(feed: feed, revealed: "revealed") }
        let page = try await openPages(opener, query: "word=blue")
        let other = try await opener.open(visitor: visitor(query: nil))
        #expect(page.isSharing && other.isSharing)
        feed.items[0].text = "revealed"
        await opener.settle()
        try page.acknowledge()
        await opener.settle()
        #expect(!page.isSharing && other.isSharing)
        #expect(try page.showsDocument() && page.texts.contains("word: blue"))
        #expect(try other.showsDocument() && other.texts.contains("word: "))
    }

    @Test func `a page gets its own window with its socket, if such a view has appeared before`() async throws {
        let opener = SharedPages { [feed] _ in Filter(feed: feed, revealed: "revealed") }
        let other = try await openPages(opener, query: "word=red")
        let (token, drawing) = try await opener.registry.openPage(
            client: opener.client,
            address: "",
            visitor: visitor(query: "word=blue")
        )
        #expect(drawing.unopenedQuery == "word=blue")
        feed.items[0].text = "revealed"
        await opener.settle()
        let page = try opener.connect(token, drawing)
        await opener.settle()
        #expect(!page.isSharing)
        #expect(try page.showsDocument() && page.texts.contains("word: blue"))
        try other.read()
        #expect(other.texts.contains("word: red"))
    }

    private struct Receiver: View {
        let feed: Feed

        var body: some View { FeedView(feed: feed).onOpenURL { _ in } }
    }

    @Test func `a page has its own window, if a view that reads its query is about to appear`() async throws {
        let opener = SharedPages { [feed] _ in Filter(feed: feed, revealed: "revealed") }
        let session = try await openPages(opener, query: "word=red").session
        let shared = try #require(session.membership?.shared)
        let audience = session.audience(traits: shared.audience.traits)
        func window() -> SharedWindow? {
            session.sharing?.window(forFirstPageOf: visitor(query: "word=red"), audience: audience)
        }
        #expect(window() === shared)
        feed.items[0].text = "revealed"
        #expect(window() == nil)
    }

    @Test func `a page whose app handles URLs has its own window`() async throws {
        let opener = SharedPages { [feed] _ in Receiver(feed: feed) }
        #expect(try await !openPages(opener, query: "utm_source=a").isSharing)
    }

    // MARK: - Pages that need their own window

    /// What views read of a visitor.
    enum Reading: CaseIterable { case nothing, request, user }

    private struct Greeting: View {
        let reading: Reading

        var body: some View {
            switch reading {
            case .nothing: Text("hello")
            case .request: RequestGreeting()
            case .user: UserGreeting()
            }
        }
    }

    private struct RequestGreeting: View {
        @Environment(\.request) private var request

        var body: some View { Text("hello \(request?.cookies["name"] ?? "")") }
    }

    private struct UserGreeting: View {
        @Environment(\.user) private var user

        var body: some View { Text("hello \(user?.name ?? "")") }
    }

    @Test(arguments: Reading.allCases)
    func `a page whose views read differing values has its own window`(reading: Reading) async throws {
        let opener = SharedPages { _ in Greeting(reading: reading) }
        func visitor(_ name: String) -> Visitor {
            Visitor(
                request: WebRequest(path: "/", cookies: ["name": name]),
                user: AuthenticatedUser(id: "1", name: reading == .user ? name : "Ada")
            )
        }
        // These are equal in all that the views read.
        let pages = [try await opener.open(visitor: visitor("Ada")), try await opener.open(visitor: visitor("Ada"))]
        await opener.rest()
        #expect(pages.allSatisfy { $0.isSharing })
        let other = try await opener.open(visitor: visitor("Eve"))
        #expect(other.isSharing == (reading == .nothing))
        #expect(other.texts == [reading == .nothing ? "hello" : "hello Eve"])
        let another = try await opener.open(visitor: visitor("Ada"))
        #expect(another.isSharing)
        #expect(another.texts == [reading == .nothing ? "hello" : "hello Ada"])
    }

    private struct LateGreeting: View {
        @ObservedFeed var feed: Feed

        var body: some View { Greeting(reading: feed.items[0].text == "revealed" ? .request : .nothing) }
    }

    @Test func `a page has its own window, if a view that reads its request has appeared since another page`()
        async throws
    {
        let opener = SharedPages { [feed] _ in LateGreeting(feed: feed) }
        func open(_ name: String) async throws -> SharedPages.Page {
            let request = WebRequest(path: "/", cookies: ["name": name])
            return try await opener.open(visitor: Visitor(request: request))
        }
        let pages = [try await open("Ada"), try await open("Ada")]
        await opener.rest()
        #expect(pages.allSatisfy { $0.isSharing })
        #expect(try await open("Eve").isSharing)
        let shared = try #require(pages[0].session.membership?.shared)
        feed.items[0].text = "revealed"
        // Before the update.
        #expect(!shared.canBegin(pageOf: Visitor(request: WebRequest(path: "/", cookies: ["name": "Ben"]))))
        await opener.settle()
        let page = try await open("Ben")
        #expect(page.texts == ["hello Ben"] && !page.isSharing)
        feed.items[0].text = "hidden"
        await opener.settle()
        #expect(try await open("Eve").isSharing)
    }

    @Test func `a page of a mounted app has the environment of its mount`() async throws {
        let opener = SharedPages { _ in Greeting(reading: .nothing) }
        let pages = try await opener.open(2)
        #expect(pages.allSatisfy { $0.isSharing })
        var visitor = Visitor()
        visitor.prepareEnvironment = { $0.layoutDirection = .rightToLeft }
        let page = try await opener.open(visitor: visitor)
        #expect(!page.isSharing)
    }

    @Observable
    fileprivate final class Draft {
        var text = "draft"
        let opened: Int

        init(opened: Int) { self.opened = opened }
    }

    /// Shows its own object, which knows more than it shows.
    private struct Editor: View {
        @State private var draft: Draft

        init(_ draft: Draft) { _draft = State(initialValue: draft) }

        var body: some View {
            VStack {
                Text(draft.text)
                Button("tap 1") { draft.text = "opened as \(draft.opened)" }
            }
        }
    }

    @Test func `a page's objects are created as soon as it connects, without views of its own`() async throws {
        var opened = 0
        let opener = SharedPages { _ in
            opened += 1
            return Editor(Draft(opened: opened))
        }
        var pages = try await opener.open(2)
        #expect(pages.allSatisfy { $0.isSharing })
        let last = opened
        let (token, drawing) = try await opener.registry.openPage(client: opener.client, address: "")
        #expect(opened == last)
        pages.append(try opener.connect(token, drawing))
        await opener.settle()
        #expect(opened == last + 1 && pages[2].isSharing)
        #expect(try pages[2].showsDocument())
        opened = 100
        try await opener.tap(1, on: pages[2])
        #expect(try pages[2].showsDocument() && pages[2].texts.contains("opened as \(last + 1)"))
    }

    @Test func `a page's object that changes on its own is shown by its own views`() async throws {
        var drafts: [Draft] = []
        let opener = SharedPages { _ in
            drafts.append(Draft(opened: drafts.count))
            return Editor(drafts[drafts.count - 1])
        }
        var pages = try await opener.open(2)
        pages.append(try await opener.open())
        await opener.settle()
        #expect(pages.allSatisfy { $0.isSharing })
        let draft = try #require(drafts.last)
        draft.text = "changed"
        await opener.settle()
        #expect(pages.map(\.isSharing) == [true, true, false])
        for page in pages { #expect(try page.showsDocument()) }
        #expect(pages[2].texts.contains("changed") && !pages[1].texts.contains("changed"))
    }

    @Test func `a page whose own object shows something else has its own views`() async throws {
        var opened = 0
        let opener = SharedPages { _ in
            opened += 1
            let draft = Draft(opened: opened)
            if opened > 5 { draft.text = "another" }
            return Editor(draft)
        }
        var pages = try await opener.open(2)
        #expect(pages.allSatisfy { $0.isSharing })
        opened = 5
        pages.append(try await opener.open())
        await opener.settle()
        #expect(pages.map(\.isSharing) == [true, true, false])
        for page in pages { #expect(try page.showsDocument()) }
        #expect(pages[2].texts.contains("another"))
    }
}
