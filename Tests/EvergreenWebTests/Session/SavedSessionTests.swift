import EvergreenPageStorage
import Foundation
import Logging
import Testing

@testable import EvergreenRuntime
@testable import EvergreenUI
@testable import EvergreenWeb

/// Sessions whose saved state continues in another session.
@MainActor
struct SavedSessionTests {
    private struct Counter: View {
        @State private var count = 0
        @State private var text = ""

        var body: some View {
            Button("count: \(count)") { count += 1 }
            TextField("Text", text: $text)
        }
    }

    private typealias Page = SessionPages.Page

    private let opener = SessionPages()
    private var clock: ManualClock { opener.clock }
    private var client: ClientID { opener.client }
    private var store: RecordingStateStore { opener.store }

    private func registry(
        logger: Logger = .forTests,
        _ change: (inout SessionLimits) -> Void = { _ in }
    ) -> SessionRegistry {
        opener.registry(Counter(), stateStore: store, logger: logger, change)
    }

    private func type(_ text: String, into page: Page, number: Int = 1) throws {
        let field = try page.element { if case .textField = $0 { true } else { false } }
        page.session.receive(.event(number: number, element: field, .input(text)), from: page.socket)
    }

    private func count(of page: Page) -> String? { page.text }

    private func savedNames(_ registry: SessionRegistry) async -> Set<String> {
        await registry.stateWriter?.flush()
        var names: Set<String> = []
        for change in store.batches.joined() {
            if case .save = change { names.insert(change.name) } else { names.remove(change.name) }
        }
        return names
    }

    // MARK: Continuing

    @Test func `a page continues in another process`() async throws {
        let first = registry()
        let page = try await opener.open(in: first)
        try page.tap()
        await first.stateWriter?.flush()
        // The first process is killed here.
        let second = registry()
        let next = try await opener.open(in: second, previous: page.session.token)
        #expect(count(of: next) == "count: 1")
        #expect(await savedNames(second) == [next.session.token.name])
    }

    @Test func `the first page has the state, which is saved under the new token before a socket connects`()
        async throws
    {
        let first = registry()
        let page = try await opener.open(in: first)
        try page.tap()
        await first.stateWriter?.flush()
        let second = registry()
        let (token, drawing) = try await second.openPage(client: client, address: "", previous: page.session.token)
        #expect(drawing.html.contains("count: 1"))
        // A page that did not receive the response has the old token, and one that did the new one.
        #expect(await savedNames(second) == [page.session.token.name, token.name])
        let third = registry()
        #expect(count(of: try await opener.open(in: third, previous: token)) == "count: 1")
        #expect(count(of: try await opener.open(in: third, previous: page.session.token)) == "count: 1")
    }

    @Test func `state is restored only for its own browser and the right secret`() async throws {
        let first = registry()
        let page = try await opener.open(in: first)
        try page.tap()
        await first.stateWriter?.flush()
        let token = page.session.token
        let wrongSecret = try #require(SessionToken(text: "\(token.name).\(SessionToken.random().secret)"))
        for registry in [first, registry()] {
            let stranger = try await opener.open(in: registry, previous: token, client: .random())
            #expect(count(of: stranger) == "count: 0")
            #expect(count(of: try await opener.open(in: registry, previous: wrongSecret)) == "count: 0")
            #expect(count(of: try await opener.open(in: registry, previous: .random())) == "count: 0")
        }
        #expect(count(of: try await opener.open(in: registry(), previous: token)) == "count: 1")
    }

    @Test func `an existing session without a socket hands over its state and ends`() async throws {
        let registry = registry()
        let page = try await opener.open(in: registry)
        try page.tap()
        registry.disconnect(page.socket, from: page.session)
        let next = try await opener.open(in: registry, previous: page.session.token)
        #expect(count(of: next) == "count: 1")
        #expect(registry.count == 1)
        #expect(await savedNames(registry) == [next.session.token.name])
    }

    @Test func `a connected session keeps its state`() async throws {
        let registry = registry()
        let page = try await opener.open(in: registry)
        try page.tap()
        let next = try await opener.open(in: registry, previous: page.session.token)
        #expect(count(of: next) == "count: 1")
        #expect(registry.count == 2)
        #expect(await savedNames(registry) == [page.session.token.name, next.session.token.name])
    }

    @Test func `an ended session's state is found until it expires`() async throws {
        let registry = registry { $0.graceAfterDisconnecting = .seconds(1) }
        let page = try await opener.open(in: registry)
        try page.tap()
        registry.disconnect(page.socket, from: page.session)
        #expect(await turns { clock.sleeperCount == 1 })
        clock.advance(by: .seconds(2))
        #expect(await turns { registry.count == 0 })
        #expect(count(of: try await opener.open(in: registry, previous: page.session.token)) == "count: 1")
    }

    @Test func `expired state is not restored`() async throws {
        let first = registry()
        let page = try await opener.open(in: first)
        try page.tap()
        await first.stateWriter?.flush()
        let second = registry { $0.savedStateAge = .zero }
        #expect(count(of: try await opener.open(in: second, previous: page.session.token)) == "count: 0")
    }

    @Test func `a page whose views were discarded before its socket connected has its state`() async throws {
        let first = registry()
        let page = try await opener.open(in: first)
        try page.tap()
        await first.stateWriter?.flush()
        let second = registry { $0.waitingPageBytes = 1 }
        let (token, _) = try await second.openPage(client: client, address: "", previous: page.session.token)
        _ = try await second.openPage(client: client, address: "")
        #expect(await turns { second.session(of: token, client: client)?.window == nil })
        let socket = SocketRecorder()
        _ = second.connect(socket, token: token.text, client: client, frame: 0)
        #expect(opener.trees.last?.document.root.texts.first == "count: 1")
    }

    // MARK: Writing

    @Test func `changes without state are not written`() async throws {
        let registry = registry()
        let page = try await opener.open(in: registry)
        page.session.receive(.ping, from: page.socket)
        page.tree.document.root.set(ElementDescription(.window(title: "Changed")))
        page.tree.onNeedsUpdate?()
        await nextTurn()
        registry.disconnect(page.socket, from: page.session)
        registry.close()
        await registry.stateWriter?.flush()
        #expect(store.batches.isEmpty)
        #expect(store.prunes == 0)
    }

    @Test func `changes during a write are one batch`() async throws {
        let registry = registry()
        let pages = [try await opener.open(in: registry), try await opener.open(in: registry)]
        store.isHolding = true
        try pages[0].tap()
        #expect(await turns { store.batches.count == 1 })
        for number in 2...5 {
            try pages[0].tap(number: number)
            try pages[1].tap(number: number)
        }
        await nextTurn()
        #expect(store.batches.count == 1)
        store.isHolding = false
        await registry.stateWriter?.flush()
        #expect(store.batches.map(\.count) == [1, 2])
        #expect(count(of: try await opener.open(in: self.registry(), previous: pages[0].session.token)) == "count: 5")
    }

    @Test func `state that is being written is found`() async throws {
        let registry = registry { $0.graceAfterDisconnecting = .seconds(1) }
        let page = try await opener.open(in: registry)
        store.isHolding = true
        try page.tap()
        #expect(await turns { store.batches.count == 1 })
        registry.close()
        let state = await registry.stateWriter?.savedState(of: page.session.token, owner: PageOwner(client: client))
        #expect(state?.values.count == 1)
        store.isHolding = false
        await registry.stateWriter?.flush()
    }

    @Test func `a closed page leaves no state`() async throws {
        let registry = registry()
        let page = try await opener.open(in: registry)
        try page.tap()
        #expect(await savedNames(registry) == [page.session.token.name])
        try page.tap(number: 2)
        registry.leave(page.session, socket: page.socket)
        #expect(await savedNames(registry) == [])
        let other = try await opener.open(in: registry)
        let before = store.batches.count
        registry.leave(other.session, socket: other.socket)
        await registry.stateWriter?.flush()
        #expect(store.batches.count == before)
    }

    @Test func `a stopping server saves pending changes`() async throws {
        let registry = registry()
        let page = try await opener.open(in: registry)
        try page.tap()
        registry.close()
        await registry.stateWriter?.flush()
        #expect(count(of: try await opener.open(in: self.registry(), previous: page.session.token)) == "count: 1")
    }

    // MARK: Limits and failures

    @Test func `a session with too much state is not saved and is logged once`() async throws {
        let log = LogRecorder()
        let registry = registry(logger: log.logger) { $0.savedStateBytes = 1000 }
        let page = try await opener.open(in: registry)
        try type("short", into: page)
        #expect(await savedNames(registry) == [page.session.token.name])
        for number in 2...4 {
            try type(String(repeating: "x", count: 1000 + number), into: page, number: number)
            #expect(await savedNames(registry) == [])
        }
        #expect(log.messages == ["A page has too much state to save."])
        try type("short", into: page, number: 5)
        #expect(await savedNames(registry) == [page.session.token.name])
    }

    @Test func `state of active pages does not expire, and the total is limited`() async throws {
        let registry = registry { $0.totalSavedStateBytes = 160 }
        let page = try await opener.open(in: registry)
        for number in 1...20 {
            try type("\(number)", into: page, number: number)
            await registry.stateWriter?.flush()
        }
        #expect(store.prunes > 1)
        #expect(store.touched.contains(page.session.token.name))
        #expect(try await store.record(named: page.session.token.name) != nil)
    }

    @Test func `a failing store is retried and logged once`() async throws {
        let log = LogRecorder()
        let registry = registry(logger: log.logger)
        let page = try await opener.open(in: registry)
        // The timer for pages that do not connect.
        #expect(await turns { clock.sleeperCount == 1 })
        store.isFailing = true
        try page.tap()
        #expect(await turns { clock.sleeperCount == 2 })
        try page.tap(number: 2)
        clock.advance(by: .seconds(1))
        #expect(await turns { store.batches.count == 2 && clock.sleeperCount == 2 })
        // The page continues meanwhile.
        #expect(count(of: page) == "count: 2")
        store.isFailing = false
        clock.advance(by: .seconds(2))
        #expect(await turns { store.batches.count == 3 })
        await registry.stateWriter?.flush()
        #expect(log.messages.count == 2)
        #expect(log.messages.last == "The state of pages is saved again.")
        #expect(count(of: try await opener.open(in: self.registry(), previous: page.session.token)) == "count: 2")
    }

    @Test func `a page closed while the store failed leaves no state, however much is pending`() async throws {
        let registry = registry { $0.totalSavedStateBytes = 160 }
        let (left, other) = (try await opener.open(in: registry), try await opener.open(in: registry))
        try left.tap()
        #expect(await savedNames(registry) == [left.session.token.name])
        store.isFailing = true
        registry.leave(left.session, socket: left.socket)
        try type("more than there is room for", into: other)
        await registry.stateWriter?.flush()
        store.isFailing = false
        await registry.stateWriter?.flush()
        #expect(try await store.record(named: left.session.token.name) == nil)
    }

    @Test func `with an unreadable store, a page opens without state`() async throws {
        let registry = registry()
        store.isFailing = true
        #expect(count(of: try await opener.open(in: registry, previous: .random())) == "count: 0")
    }

    @Test func `without a store a reconnecting page starts anew, and without sleep no state is collected`()
        async throws
    {
        for pause in [SessionLimits().hiddenBeforeSleep, nil] {
            let registry = opener.registry(Counter(), stateStore: nil) { $0.hiddenBeforeSleep = pause }
            let page = try await opener.open(in: registry)
            try page.tap()
            let next = try await opener.open(in: registry, previous: page.session.token)
            #expect(next.text == "count: 0")
            for tree in [page.tree, next.tree] { #expect((tree.archive == nil) == (pause == nil)) }
            registry.close()
        }
    }
}
