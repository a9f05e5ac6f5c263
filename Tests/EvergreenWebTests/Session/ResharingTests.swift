import Observation
import SeededRandomness
import Testing

@testable import EvergreenUI
@testable import EvergreenWeb

/// Modified pages share a window again after a period of inactivity, with no observable difference.
@MainActor
struct ResharingTests {
    private let feed = Feed()

    // MARK: - State

    @Test func `modified pages with equal state share again and keep their state`() async throws {
        let opener = SharedPages(showing: feed)
        let pages = try await opener.open(4)
        for page in pages.dropFirst(2) { #expect(try page.tap(3)) }
        await opener.settle()
        for page in pages { try page.acknowledge() }
        await opener.rest()
        #expect(pages.map(\.isSharing) == [true, true, false, false])
        await opener.restLong()
        #expect(pages.allSatisfy { $0.isSharing })
        #expect(opener.sharedWindows(of: pages) == 2)
        feed.reads = 0
        feed.items[0].text = "changed"
        await opener.rest()
        #expect(feed.reads == 2)
        for page in pages { #expect(try page.showsDocument() && page.texts.contains("changed")) }
        for page in pages { try page.acknowledge() }
        #expect(try pages[2].tap(1))
        await opener.settle()
        for page in pages { #expect(try page.showsDocument()) }
        #expect(pages.map { $0.texts[0] } == ["tapped ", "tapped ", "tapped 3 1", "tapped 3"])
    }

    /// A button that toggles something.
    private struct Switch: View {
        @ObservedFeed var feed: Feed
        @State var isOn = false

        var body: some View {
            feed.reads += 1
            return VStack {
                Text(feed.items[0].text)
                Text(isOn ? "on" : "off")
                Button("tap 1") { isOn.toggle() }
            }
        }
    }

    /// Views and modifiers with their own animations.
    private struct Grower: View {
        @ObservedFeed var feed: Feed

        var body: some View {
            VStack {
                Text(feed.items[0].text)
                    .opacity(Double(feed.items.count) / 10)
                    .animation(.bouncy, value: feed.items.count)
                    .transaction { $0.isContinuous = true }
                    .animation(.linear) { content in content.offset(x: Double(feed.items.count)) }
                Text("\(feed.items.count)")
            }
        }
    }

    @Test func `views with their own animations are shared`() async throws {
        let opener = SharedPages { [feed] _ in Grower(feed: feed) }
        let pages = try await opener.open(3)
        #expect(opener.sharedWindows(of: pages) == 1)
        feed.items.append(Feed.Item(id: 4, text: "item 4"))
        await opener.rest()
        #expect(opener.sharedWindows(of: pages) == 1)
        for page in pages {
            #expect(try page.showsDocument() && page.texts.contains("4"))
            let animations = page.socket.numberedFrames.joined().matches(of: /\["n",(\d+)/).map(\.output.1)
            #expect(Set(animations) == ["0", "350", "500"])
        }
    }

    @Test func `a modified page shares again once its state equals the others'`() async throws {
        let opener = SharedPages { [feed] _ in Switch(feed: feed) }
        let pages = try await opener.open(3)
        for text in ["on", "off"] {
            try await opener.tap(1, on: pages[0])
            #expect(try pages[0].showsDocument() && pages[0].texts.contains(text))
        }
        await opener.restLong()
        #expect(pages.allSatisfy { $0.isSharing })
        #expect(opener.sharedWindows(of: pages) == 1)
        feed.reads = 0
        feed.items[0].text = "changed"
        await opener.rest()
        #expect(feed.reads == 1)
        for page in pages { try page.acknowledge() }
        #expect(try pages[0].tap(1) && pages[1].tap(1))
        await opener.settle()
        for page in pages { #expect(try page.showsDocument() && page.texts.contains("changed")) }
        #expect(pages.map { $0.texts.contains("on") } == [true, true, false])
    }

    @Test func `a page that is touched repeatedly keeps its own window`() async throws {
        let opener = SharedPages { [feed] _ in Switch(feed: feed) }
        let pages = try await opener.open(2)
        for _ in 0..<10 {
            #expect(try pages[0].tap(1))
            await opener.rest()
            try pages[0].acknowledge()
            #expect(!pages[0].isSharing)
        }
        await opener.restLong()
        #expect(pages.allSatisfy { $0.isSharing })
    }

    @Test func `a page's traits carry over to its later windows`() async throws {
        let opener = SharedPages { [feed] _ in Switch(feed: feed) }
        let pages = try await opener.open(2)
        var dark = WindowTraits()
        dark.colorScheme = .dark
        for page in pages {
            page.send(.changeTraits(dark), of: 1)
            try await opener.tap(1, on: page)
        }
        await opener.restLong()
        #expect(pages.allSatisfy { $0.isSharing && $0.traits == dark })
        #expect(try pages[0].tap(1))
        await opener.settle()
        for page in pages { #expect(try page.showsDocument() && page.traits == dark) }
    }

    /// A place that a button navigates to.
    private struct Places: View {
        @State private var path: [Int] = []
        @State private var isShown = false

        var body: some View {
            NavigationStack(path: $path) {
                Button("tap 1") { path.append(7) }
                    .navigationDestination(for: Int.self) { Place(number: $0) }
            }
            .sheet(isPresented: $isShown) { Button("tap 3") { isShown = false } }
            Button("tap 2") { isShown = true }
        }
    }

    private struct Place: View {
        let number: Int
        @State private var count = 0

        var body: some View {
            VStack {
                Text("place \(number), \(count)")
                Button("tap 4") { count += 1 }
            }
        }
    }

    @Test func `pages that navigate to the same place share a window there and stay there`() async throws {
        let opener = SharedPages { _ in Places() }
        let pages = try await opener.open(4)
        func tap(_ buttons: [Int], on tapped: [SharedPages.Page]) async throws {
            for page in tapped {
                for button in buttons {
                    try await opener.tap(button, on: page)
                    #expect(try page.showsDocument())
                }
            }
        }
        try await tap([1, 4], on: Array(pages[0...1]))
        try await tap([2], on: Array(pages[2...3]))
        for count in 2...3 {
            await opener.restLong()
            #expect(pages.allSatisfy { $0.isSharing })
            #expect(opener.sharedWindows(of: pages) == 2)
            try await tap([4], on: Array(pages[0...1]))
            #expect(pages[0...1].allSatisfy { $0.texts.contains("place 7, \(count)") })
            try await tap([3, 2], on: Array(pages[2...3]))
        }
    }

    // MARK: - Models

    @Observable
    final class Draft {
        var title = ""
        @ObservationIgnored var changes = 0
        @ObservationIgnored var notes: [String] = []
    }

    private struct Editor: View {
        let opened: @MainActor (Draft) -> Void
        let action: @MainActor (Draft) -> Void
        @State private var draft = Draft()

        var body: some View {
            opened(draft)
            return VStack {
                Text("title \(draft.title)")
                Button("tap 1") { action(draft) }
            }
        }
    }

    @Test func `a page keeps its own model and shares only while its model equals the others'`() async throws {
        // Storing the drafts would put them in use.
        var seen: [ObjectIdentifier] = []
        let opener = SharedPages { _ in
            Editor(
                opened: { draft in
                    let id = ObjectIdentifier(draft)
                    if !seen.contains(id) { seen.append(id) }
                },
                action: { draft in
                    draft.title = draft.title.isEmpty ? "a title" : ""
                    draft.notes = draft.title.isEmpty ? [] : ["note"]
                }
            )
        }
        let pages = try await opener.open(3)
        let count = seen.count
        for isSharing in [false, true] {
            try await opener.tap(1, on: pages[1])
            await opener.restLong()
            #expect(pages[1].isSharing == isSharing)
        }
        // It has continued with its own model.
        #expect(seen.count == count)
        #expect(try pages[1].tap(1))
        await opener.settle()
        #expect(try pages[1].showsDocument())
        #expect(pages.map { $0.texts[0] } == ["title ", "title a title", "title "])
        #expect(seen.count == count)
    }

    @Test func `a model whose unread properties differ prevents sharing`() async throws {
        let opener = SharedPages { _ in Editor(opened: { _ in }, action: { $0.changes += 1 }) }
        let pages = try await opener.open(3)
        #expect(pages.allSatisfy { $0.isSharing })
        try await opener.tap(1, on: pages[0])
        await opener.restLong()
        #expect(pages.map(\.isSharing) == [false, true, true])
        try await opener.tap(1, on: pages[1])
        await opener.restLong()
        // Their contents are equal, but a shared window's initial model differs.
        #expect(pages.map(\.isSharing) == [false, false, true])
    }

    @Test func `a model referenced elsewhere stays with its page's own window`() async throws {
        var drafts: [Draft] = []
        let opener = SharedPages { _ in Editor(opened: { _ in }, action: { drafts.append($0) }) }
        let pages = try await opener.open(3)
        try await opener.tap(1, on: pages[0])
        await opener.restLong()
        #expect(pages.map(\.isSharing) == [false, true, true])
        drafts[0].title = "late"
        await opener.rest()
        #expect(try pages[0].showsDocument() && pages[0].texts.contains("title late"))
    }

    // MARK: - State captured by closures

    /// Deferred work of actions.
    @MainActor
    private final class Timers {
        var actions: [@MainActor () -> Void] = []

        func fire() {
            let due = actions
            actions.removeAll()
            for action in due { action() }
        }
    }

    private final class Level: InterchangeableSource {
        let source = StateSource()
        var value = 0 { didSet { source.invalidateObservers() } }

        func isInterchangeable(with other: AnyObject) -> Bool { (other as? Level)?.value == value }
    }

    /// Does something at once, which changes nothing, and something later.
    private struct Later: View {
        let timers: Timers
        @State private var count = 0
        @OwnedSource private var level = Level()
        @FocusState private var isFocused: Bool

        var body: some View {
            VStack {
                Text("count \(count), level \(level.value)")
                Button("tap 1") { timers.actions.append { count += 1 } }
                Button("tap 2") { [level] in timers.actions.append { level.value += 1 } }
                Button("tap 3") { timers.actions.append { isFocused = true } }
                Button("tap 4") { timers.actions.append { [binding = $count] in binding.wrappedValue += 10 } }
                TextField("field", text: .constant("")).focused($isFocused)
            }
        }
    }

    @Test(arguments: [[1], [2], [3], [4], [1, 2], [4, 3, 2, 1], [1, 1, 1]])
    func `an action's deferred work applies to its page`(buttons: [Int]) async throws {
        let timers = Timers()
        let opener = SharedPages { _ in Later(timers: timers) }
        let pages = try await opener.open(3)
        for round in 1...3 {
            for button in buttons { #expect(try pages[0].tap(button)) }
            await opener.settle()
            try pages[0].acknowledge()
            await opener.restLong()
            timers.fire()
            await opener.rest()
            let count = round * (buttons.count { $0 == 1 } + 10 * buttons.count { $0 == 4 })
            let level = round * buttons.count { $0 == 2 }
            #expect(try pages[0].showsDocument() && pages[0].texts[0] == "count \(count), level \(level)")
            if buttons.contains(3) { #expect(pages[0].document.focused != nil) }
            for page in pages.dropFirst() { #expect(try page.showsDocument() && page.texts[0] == "count 0, level 0") }
            #expect(pages[1].isSharing)
            try pages[0].acknowledge()
        }
    }

    @Test func `a completed action does not prevent sharing`() async throws {
        let timers = Timers()
        let opener = SharedPages { _ in Later(timers: timers) }
        let pages = try await opener.open(2)
        try await opener.tap(1, on: pages[0])
        timers.actions.removeAll()
        await opener.restLong()
        #expect(pages.allSatisfy { $0.isSharing })
    }

    /// Shows its size and position.
    private struct Measured: View {
        @ObservedFeed var feed: Feed
        @State var isOn = false

        var body: some View {
            VStack {
                GeometryReader { proxy in
                    let frame = proxy.frame(in: .global)
                    Text(verbatim: "\(feed.items[0].text) \(frame.width) \(frame.minX)")
                }
                Button("tap 1") { isOn.toggle() }
                Text(isOn ? "on" : "off")
            }
        }
    }

    @Test func `a page that has reported sizes and positions keeps them`() async throws {
        let opener = SharedPages { [feed] _ in Measured(feed: feed) }
        let pages = try await opener.open(2)
        var number: ElementID?
        pages[0].document.root.visit { if case .geometry = $0.description.kind { number = $0.id } }
        let id = try #require(number)
        let position = try #require(ElementMeasure.Position(x: 7, y: 8))
        let measure = try #require(ElementMeasure(width: 30, height: 20, position: position))
        for page in pages {
            page.send(.measure([id: measure]), of: 1)
            for _ in 0..<2 { #expect(try page.tap(1)) }
            await opener.settle()
            try page.acknowledge()
        }
        await opener.restLong()
        feed.items[0].text = "changed"
        await opener.rest()
        for page in pages {
            try page.acknowledge()
            #expect(!page.isSharing)
            #expect(page.texts[0] == "changed 30.0 7.0")
        }
        #expect(try pages[0].tap(1))
        await opener.settle()
        try pages[0].read()
        #expect(pages[0].texts[0] == "changed 30.0 7.0" && pages[0].texts.contains("on"))
    }

    private struct Dismissing: View {
        @Environment(\.dismiss) private var dismiss

        var body: some View { Button("tap 1") { _ = dismiss } }
    }

    private struct Scrolling: View {
        var body: some View {
            ScrollViewReader { proxy in
                Button("tap 1") { _ = proxy }
            }
        }
    }

    @Test func `a modified page whose actions retain its window does not share again`() async throws {
        for opener in [SharedPages { _ in Dismissing() }, SharedPages { _ in Scrolling() }] {
            let pages = try await opener.open(3)
            #expect(pages.allSatisfy { $0.isSharing })
            try await opener.tap(1, on: pages[0])
            await opener.restLong()
            #expect(pages.map(\.isSharing) == [false, true, true])
        }
    }

    // MARK: - Random workload

    @Observable
    final class Note {
        var text = ""
        /// Read by the long feed only.
        var number = 0
    }

    /// Shows a feed, what was turned on, and a note.
    private struct Board: View {
        @ObservedFeed var feed: Feed
        let timers: Timers
        @State var chosen: Set<Int> = []
        @State var note = Note()

        var body: some View {
            VStack {
                Text(Expected(chosen: chosen, text: note.text, number: isLong ? note.number : 0).shown)
                ForEach(feed.items) { item in
                    HStack {
                        Text(item.text)
                        Button("tap \(item.id)") { chosen.formSymmetricDifference([item.id]) }
                    }
                }
                Button("tap -1") { note.text = note.text.isEmpty ? "written" : "" }
                Button("tap -2") { note.number = 1 - note.number }
                Button("tap -3") { timers.actions.append { chosen.formSymmetricDifference([-3]) } }
                Button("tap -4") { timers.actions.append { note.number = 1 - note.number } }
            }
        }

        private var isLong: Bool { feed.items.count > Expected.longCount }
    }

    /// The expected content of a page.
    private struct Expected {
        static let longCount = 3

        var chosen: Set<Int> = []
        var text = ""
        var number = 0

        /// The immediate effects of actions.
        mutating func tap(_ button: Int) {
            switch button {
            case -1: text = text.isEmpty ? "written" : ""
            case -2: number = 1 - number
            case -3, -4: break
            default: chosen.formSymmetricDifference([button])
            }
        }

        /// Their deferred effects.
        mutating func end(_ button: Int) {
            if button == -3 { chosen.formSymmetricDifference([-3]) }
            if button == -4 { number = 1 - number }
        }

        var shown: String { "\(chosen.sorted()) \(text) \(number)" }
    }

    @Test(arguments: 1...30) func `under random events, each page shows its own content`(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let timers = Timers()
        let opener = SharedPages(pauseAfterTouch: .seconds(4)) { [feed] _ in Board(feed: feed, timers: timers) }
        var pages = try await opener.open(3)
        var expected = [Expected](repeating: Expected(), count: 3)
        var late: [(page: Int, button: Int)] = []
        var lastID = 100
        for _ in 0..<200 {
            let page = pages.indices.randomElement(using: &random) ?? 0
            switch Int.random(in: 0..<16, using: &random) {
            case 0 where pages.count < 6:
                pages.append(try await opener.open())
                expected.append(Expected())
            case 1...4:
                for page in pages { try page.acknowledge() }
                await opener.rest()
                await opener.rest()
            case 5:
                if let index = feed.items.indices.randomElement(using: &random) {
                    feed.items[index].text = "text \(Int.random(in: 0..<10_000, using: &random))"
                }
            case 6:
                lastID += 1
                feed.items.append(Feed.Item(id: lastID, text: "item \(lastID)"))
            case 7 where feed.items.count > 2: feed.items.removeLast()
            case 8...10:
                await opener.rest()
                let button = [1, -1, -1, -1, -2, -2, -3, -4].randomElement(using: &random) ?? 1
                #expect(try pages[page].tap(button), "seed \(seed)")
                expected[page].tap(button)
                if button == -3 || button == -4 { late.append((page, button)) }
                await opener.settle()
            case 11:
                for (page, button) in late { expected[page].end(button) }
                late.removeAll()
                timers.fire()
            case 12: try pages[page].reconnect(in: opener.registry, client: opener.client)
            case 13: await opener.settle()
            default: try pages[page].acknowledge()
            }
        }
        for _ in 0..<5 {
            for page in pages { try page.acknowledge() }
            await opener.rest()
        }
        for (page, expected) in zip(pages, expected) {
            var expected = expected
            if feed.items.count <= Expected.longCount { expected.number = 0 }
            #expect(try page.showsDocument(), "seed \(seed)")
            #expect(page.texts.first == expected.shown, "seed \(seed)")
            #expect(feed.items.allSatisfy { page.texts.contains($0.text) }, "seed \(seed)")
        }
    }
}
