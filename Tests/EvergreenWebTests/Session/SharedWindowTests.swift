import Observation
import SeededRandomness
import Testing

@testable import EvergreenUI
@testable import EvergreenWeb

/// Unmodified pages share a window while they show the same, with no observable difference.
@MainActor
struct SharedWindowTests {
    private let feed = Feed()

    @Test func `pages with equal content run each body once`() async throws {
        let opener = SharedPages(showing: feed)
        let pages = try await opener.open(10)
        #expect(pages.allSatisfy { $0.isSharing })
        feed.reads = 0
        feed.items[1].text = "changed"
        await opener.settle()
        #expect(feed.reads == 1)
        for page in pages {
            #expect(try page.showsDocument())
            #expect(page.texts.contains("changed"))
        }
        feed.items.insert(Feed.Item(id: 9, text: "a new item"), at: 0)
        await opener.rest()
        for page in pages { #expect(try page.showsDocument() && page.texts.contains("a new item")) }
    }

    @Test func `a modified page has its own window with its content`() async throws {
        let opener = SharedPages(showing: feed)
        let pages = try await opener.open(3)
        feed.items.insert(Feed.Item(id: 4, text: "first"), at: 0)
        feed.items.remove(at: 2)
        await opener.rest()
        for page in pages { try page.acknowledge() }
        #expect(try pages[0].tap(3))
        await opener.settle()
        #expect(try pages[0].showsDocument())
        #expect(pages[0].texts.contains("tapped 3"))
        #expect(pages.map(\.isSharing) == [false, true, true])
        #expect(!pages[1].texts.contains("tapped 3"))
        try pages[0].acknowledge()
        #expect(try pages[0].tap(4))
        feed.items[0].text = "for all"
        await opener.rest()
        for page in pages { #expect(try page.showsDocument() && page.texts.contains("for all")) }
        #expect(pages[0].texts.contains("tapped 3 4"))
    }

    @Test func `when all pages have been modified, their shared window ends`() async throws {
        let opener = SharedPages(showing: feed)
        let pages = try await opener.open(3)
        weak let shared = pages[0].session.membership?.shared
        #expect(shared != nil)
        for (index, page) in pages.enumerated() {
            #expect(try page.tap(1 + index))
            await opener.settle()
            #expect(try page.showsDocument() && page.texts.contains("tapped \(1 + index)"))
        }
        await opener.rest()
        #expect(shared == nil)
    }

    @Test func `an event sent with a pending change is handled after it`() async throws {
        let opener = SharedPages(showing: feed)
        let pages = try await opener.open(2)
        // The page has not received it.
        feed.items.removeFirst()
        #expect(try pages[0].tap(2))
        await opener.settle()
        #expect(try pages[0].showsDocument() && pages[0].texts.contains("tapped 2"))
    }

    @Test func `a slow page receives all changes when it has caught up`() async throws {
        let opener = SharedPages(showing: feed)
        let pages = try await opener.open(2)
        for number in 1...100 {
            feed.items[0].text = "change \(number)"
            await opener.settle()
            opener.clock.advance(by: .milliseconds(20))
            try pages[1].acknowledge()
        }
        await opener.settle()
        #expect(try pages[1].showsDocument() && pages[1].texts.contains("change 100"))
        #expect(pages[0].isSharing)
        try pages[0].acknowledge()
        await opener.rest()
        #expect(try pages[0].showsDocument() && pages[0].texts.contains("change 100"))
    }

    @Test func `pages share while frames are always in flight and changes pending`() async throws {
        let opener = SharedPages(showing: feed)
        var pages: [SharedPages.Page] = []
        for _ in 0..<3 { pages.append(try await opener.open()) }
        for number in 1...1000 {
            // Each receives its frames at other times, and more has changed by then.
            feed.items[number % 2].text = "change \(number)"
            for _ in 0..<4 { await nextTurn() }
            try pages[number % 3].acknowledge()
            for _ in 0..<4 { await nextTurn() }
            feed.items[2].text = "another \(number)"
            opener.clock.advance(by: .milliseconds(5))
        }
        #expect(pages.allSatisfy(\.isSharing) && opener.sharedWindows(of: pages) == 1)
        try await opener.tap(3, on: pages[0])
        await opener.settle()
        for page in pages { #expect(try page.showsDocument() && page.texts.contains("another 1000")) }
        #expect(pages[0].texts.contains("tapped 3"))
    }

    @Test func `pages compared while one was behind share`() async throws {
        let opener = SharedPages(unacknowledgedFrames: 4) { [feed] _ in FeedView(feed: feed) }
        let behind = try await opener.open()
        await opener.rest()
        for number in 1...10 {
            feed.items[0].text = "change \(number)"
            await opener.settle()
        }
        let page = try await opener.open()
        for _ in 0..<2 {
            opener.clock.advance(by: .seconds(2))
            await opener.settle()
        }
        #expect(!behind.isSharing && !page.isSharing)
        try behind.acknowledge()
        await opener.rest()
        #expect(behind.isSharing && page.isSharing)
        for page in [behind, page] { #expect(try page.showsDocument() && page.texts.contains("change 10")) }
    }

    @Test func `a page that lost its socket continues or is redrawn`() async throws {
        let opener = SharedPages(showing: feed)
        let pages = try await opener.open(3)
        for changes in [1, 5, SharedWindow.keptChanges + 5] {
            for page in pages { try page.acknowledge() }
            opener.registry.disconnect(pages[0].socket, from: pages[0].session)
            for number in 1...changes {
                feed.items[0].text = "change \(number) of \(changes)"
                feed.items.append(Feed.Item(id: 1000 * changes + number, text: "more"))
                await opener.rest()
                for page in pages.dropFirst() { try page.acknowledge() }
            }
            try pages[0].reconnect(in: opener.registry, client: opener.client)
            await opener.rest()
            #expect(pages[0].isSharing)
            for page in pages {
                #expect(try page.showsDocument() && page.texts.contains("change \(changes) of \(changes)"))
            }
        }
    }

    @Test func `pages opened after rows have changed share with earlier ones`() async throws {
        let opener = SharedPages(showing: feed)
        var pages = try await opener.open(2)
        feed.items.insert(Feed.Item(id: 4, text: "first"), at: 0)
        feed.items.remove(at: 2)
        await opener.rest()
        pages.append(try await opener.open())
        // While the new page is not idle yet.
        feed.items.insert(Feed.Item(id: 5, text: "second"), at: 1)
        await opener.settle()
        for page in pages { try page.acknowledge() }
        await opener.rest()
        pages.append(try await opener.open())
        await opener.rest()
        #expect(opener.sharedWindows(of: pages) == 1)
        #expect(pages.map(\.isSharing) == [true, true, true, true])
        feed.reads = 0
        feed.items[0].text = "changed"
        await opener.settle()
        #expect(feed.reads == 1)
        for page in pages { #expect(try page.showsDocument() && page.texts.contains("changed")) }
        for page in pages { try page.acknowledge() }
        #expect(try pages[3].tap(5) && pages[0].tap(1))
        await opener.settle()
        for page in pages { #expect(try page.showsDocument()) }
        #expect(pages[3].texts.contains("tapped 5") && pages[0].texts.contains("tapped 1"))
    }

    /// A list below a picker that is remade when the number of items changes.
    private struct OrderedFeed: View {
        @ObservedFeed var feed: Feed
        @State private var order = 0

        var body: some View {
            VStack {
                Picker("Order", selection: $order) {
                    Text("first").tag(0)
                    Text("last").tag(1)
                }
                .id(feed.items.count)
                ForEach(feed.items) { Text($0.text) }
            }
        }
    }

    @Test func `pages opened after a picker was remade show its options with the same ids`() async throws {
        let opener = SharedPages { [feed] _ in OrderedFeed(feed: feed) }
        var pages = try await opener.open(2)
        for id in 4...6 {
            feed.items.append(Feed.Item(id: id, text: "item \(id)"))
            await opener.settle()
        }
        for page in pages { try page.acknowledge() }
        // It starts with its own window.
        var visitor = Visitor()
        visitor.prepareEnvironment = { _ in }
        pages.append(try await opener.open(visitor: visitor))
        await opener.rest()
        #expect(pages[2].socket.numberedFrames.isEmpty)
        #expect(opener.sharedWindows(of: pages) == 1)
        #expect(try pages[2].showsDocument() && pages[2].isSharing)
    }

    // MARK: - Models

    @Observable
    final class Draft {
        var text = "draft"
    }

    /// Shows an object of which each page has its own.
    private struct Editor: View {
        let opened: @MainActor (Draft) -> Void
        @State private var draft = Draft()

        var body: some View {
            opened(draft)
            return VStack {
                Text(draft.text)
                Button("edit") { draft.text += "!" }
            }
        }
    }

    @Test func `a page keeps its own models, including when it gets its own window again`() async throws {
        var drafts: [ObjectIdentifier: Draft] = [:]
        var order: [Draft] = []
        let opener = SharedPages { _ in
            Editor { draft in
                if drafts.updateValue(draft, forKey: ObjectIdentifier(draft)) == nil { order.append(draft) }
            }
        }
        let pages = try await opener.open(4)
        #expect(pages.allSatisfy { $0.isSharing })
        // The first two pages share a window that was made for them.
        #expect(order.count == 5)
        let own = [0, 1, 3, 4].map { order[$0] }
        for index in [2, 0] {
            own[index].text = "changed \(index)"
            await opener.rest()
            try pages[index].read()
            #expect(pages[index].texts.contains("changed \(index)"))
            #expect(!pages[index].isSharing)
        }
        for page in pages { #expect(try page.showsDocument()) }
        #expect(pages.map(\.isSharing) == [false, true, false, true])
        order[2].text = "of nobody"
        await opener.rest()
        for page in pages { #expect(try page.showsDocument()) }
        #expect(!pages.contains { $0.isSharing || $0.texts.contains("of nobody") })
        #expect(pages[1].texts.contains("draft") && pages[3].texts.contains("draft"))
        #expect(order.count == 5)
    }

    @Test func `a model that changes while its page is disconnected is rendered on reconnection`() async throws {
        var order: [Draft] = []
        let opener = SharedPages { _ in
            Editor { draft in if !order.contains(where: { $0 === draft }) { order.append(draft) } }
        }
        let pages = try await opener.open(2)
        #expect(pages.allSatisfy { $0.isSharing })
        opener.registry.disconnect(pages[1].socket, from: pages[1].session)
        order[1].text = "changed"
        await opener.settle()
        try pages[1].reconnect(in: opener.registry, client: opener.client)
        await opener.rest()
        for page in pages { #expect(try page.showsDocument()) }
        #expect(pages.map { $0.texts.contains("changed") } == [false, true])
        #expect(pages.map(\.isSharing) == [true, false])
    }

    // MARK: - Pages that do not share

    private struct Visit: View {
        let action: @MainActor () -> Void

        var body: some View { Text("hello").onAppear(perform: action) }
    }

    private struct Task: View {
        var body: some View { Text("hello").task { try? await _Concurrency.Task.sleep(for: .seconds(1000)) } }
    }

    private struct Random: View {
        @State private var number = Double.random(in: 0...1)

        var body: some View { Text(number < 2 ? "hello" : "never") }
    }

    private struct Name: View {
        let name: String
        let shown: String

        var body: some View { Text(shown) }
    }

    @Test func `views that act on their own or have unique state are not shared`() async throws {
        for opener in [
            SharedPages { _ in Visit {} }, SharedPages { _ in Task() }, SharedPages { _ in Random() },
            SharedPages { Name(name: "\($0)", shown: "hello") }, SharedPages { Text("page \($0)") },
        ] {
            let pages = try await opener.open(3)
            #expect(!pages.contains { $0.isSharing })
        }
        let same = try await SharedPages { _ in Name(name: "", shown: "hello") }.open(3)
        #expect(same.allSatisfy { $0.isSharing })
    }

    @Test func `pages with different screens do not share`() async throws {
        let opener = SharedPages(showing: feed)
        var dark = WindowTraits()
        dark.colorScheme = .dark
        let pages = [try await opener.open(), try await opener.open(traits: dark), try await opener.open()]
        await opener.rest()
        #expect(pages.map(\.isSharing) == [true, false, true])
    }

    @Test func `a page that is hidden and shown again has its own window`() async throws {
        let opener = SharedPages(showing: feed)
        let pages = try await opener.open(2)
        pages[0].show(.background)
        feed.items[0].text = "meanwhile"
        await opener.rest()
        pages[0].show(.active)
        await opener.settle()
        for page in pages { #expect(try page.showsDocument() && page.texts.contains("meanwhile")) }
    }

    // MARK: - Random workload

    @Test(arguments: 1...20) func `under random events, each page shows the current content`(seed: UInt64) async throws
    {
        var random = SeededGenerator(seed: seed)
        let opener = SharedPages(showing: feed)
        var pages: [SharedPages.Page] = []
        var taps: [ObjectIdentifier: [Int]] = [:]
        var lastID = 100
        for _ in 0..<150 {
            switch Int.random(in: 0..<16, using: &random) {
            case 0 where pages.count < 12: pages.append(try await opener.open())
            case 1: await opener.rest()
            case 2...4:
                if let index = feed.items.indices.randomElement(using: &random) {
                    feed.items[index].text = "text \(Int.random(in: 0..<10_000, using: &random))"
                }
            case 5:
                lastID += 1
                feed.items.insert(
                    Feed.Item(id: lastID, text: "item \(lastID)"),
                    at: Int.random(in: 0...feed.items.count, using: &random)
                )
            case 6 where feed.items.count > 1:
                feed.items.remove(at: Int.random(in: feed.items.indices, using: &random))
            case 7: feed.items.shuffle(using: &random)
            case 8:
                if let page = pages.randomElement(using: &random), let item = feed.items.randomElement(using: &random) {
                    // A pending change may have removed the button.
                    await opener.rest()
                    if try page.tap(item.id) { taps[ObjectIdentifier(page), default: []].append(item.id) }
                }
            case 9:
                try pages.randomElement(using: &random)?.reconnect(in: opener.registry, client: opener.client)
            case 10: await opener.settle()
            default: try pages.randomElement(using: &random)?.acknowledge()
            }
        }
        for _ in 0..<5 {
            for page in pages { try page.acknowledge() }
            await opener.rest()
        }
        for page in pages {
            let tapped = taps[ObjectIdentifier(page), default: []].map(String.init).joined(separator: " ")
            #expect(try page.showsDocument(), "seed \(seed)")
            #expect(page.texts.first == "tapped \(tapped)" || tapped.isEmpty, "seed \(seed)")
            #expect(feed.items.allSatisfy { page.texts.contains($0.text) }, "seed \(seed)")
        }
    }
}
