import EvergreenPageStorage
import Observation
import Testing

@testable import EvergreenUI
@testable import EvergreenWeb

/// Pages that are hidden for a while release their sessions, and restore them when they are shown again.
@MainActor
struct SleepingSessionTests {
    private struct Counter: View {
        @State private var count = 0

        var body: some View { Button("count: \(count)") { count += 1 } }
    }

    @Observable
    final class Draft {
        var text = "draft"
    }

    /// A view with an object that can't be encoded.
    private struct Editor: View {
        @State private var draft = Draft()

        var body: some View { Button(draft.text) { draft.text += "!" } }
    }

    /// An id that differs between processes.
    private final class Token: Hashable {
        static func == (lhs: Token, rhs: Token) -> Bool { lhs === rhs }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    private struct Anonymous: View {
        let tokens: [Token]

        var body: some View { ForEach(tokens, id: \.self) { _ in Counter() } }
    }

    private typealias Page = SessionPages.Page

    private let opener = SessionPages()
    private var clock: ManualClock { opener.clock }
    private var store: RecordingStateStore { opener.store }

    private func registry(
        _ root: @autoclosure @escaping @MainActor () -> some View = Counter(),
        stateStore: (any PageStateStore)?,
        _ change: (inout SessionLimits) -> Void = { _ in }
    ) -> SessionRegistry {
        opener.registry(root(), stateStore: stateStore, change)
    }

    private func text(of page: Page) -> String? { page.text }

    /// The page is hidden or shown again.
    private func show(_ page: Page, _ phase: ScenePhase, number: Int) {
        var traits = page.tree.traits
        traits.scenePhase = phase
        let root = page.tree.document.root.id
        page.session.receive(.event(number: number, element: root, .changeTraits(traits)), from: page.socket)
    }

    /// Advances the clock past the sleep delay, once a task sleeps.
    private func pass() async {
        #expect(await turns { clock.sleeperCount > 0 })
        clock.advance(by: .seconds(301))
        for _ in 0..<20 { await nextTurn() }
    }

    @Test func `a page hidden for long has no session, and continues when it is shown`() async throws {
        let registry = registry(stateStore: store)
        let page = try await opener.open(in: registry)
        try page.tap(number: 1)
        show(page, .background, number: 2)
        await pass()
        #expect(registry.count == 0)
        #expect(page.socket.closed == .asleep)
        let next = try await opener.open(in: registry, previous: page.session.token)
        #expect(next.text == "count: 1")
    }

    @Test func `a page shown again in time keeps its session`() async throws {
        let registry = registry(stateStore: store)
        let page = try await opener.open(in: registry)
        show(page, .background, number: 1)
        #expect(await turns { clock.sleeperCount > 0 })
        clock.advance(by: .seconds(299))
        show(page, .active, number: 2)
        await nextTurn()
        clock.advance(by: .seconds(299))
        for _ in 0..<20 { await nextTurn() }
        #expect(registry.count == 1)
        show(page, .background, number: 3)
        await pass()
        #expect(registry.count == 0)
    }

    @Test func `a visible page keeps its session, however long it is idle`() async throws {
        let registry = registry(stateStore: store)
        let page = try await opener.open(in: registry)
        try page.tap(number: 1)
        clock.advance(by: .seconds(100_000))
        for _ in 0..<20 { await nextTurn() }
        #expect(registry.count == 1)
        #expect(page.socket.closed == nil)
    }

    @Test func `objects are kept, even without a state store`() async throws {
        for store in [store, nil] {
            let registry = registry(Editor(), stateStore: store)
            var page = try await opener.open(in: registry)
            for sleeps in 1...3 {
                try page.tap(number: 1)
                show(page, .background, number: 2)
                await pass()
                #expect(registry.count == 0)
                page = try await opener.open(in: registry, previous: page.session.token)
                #expect(page.text == "draft" + String(repeating: "!", count: sleeps))
                #expect(registry.sleepingSessions.count == 0)
            }
        }
    }

    @Test func `a page disconnected for long keeps its objects`() async throws {
        let registry = registry(Editor(), stateStore: nil)
        let page = try await opener.open(in: registry)
        try page.tap(number: 1)
        registry.disconnect(page.socket, from: page.session)
        await pass()
        #expect(registry.count == 0)
        #expect(text(of: try await opener.open(in: registry, previous: page.session.token)) == "draft!")
    }

    @Test func `a page that never connected leaves nothing`() async throws {
        let registry = registry(Editor(), stateStore: nil)
        _ = try await registry.openPage(client: opener.client, address: "")
        await pass()
        #expect(registry.count == 0 && registry.sleepingSessions.count == 0)
    }

    @Test func `a page whose response was lost can request again`() async throws {
        let registry = registry(Editor(), stateStore: store)
        let page = try await opener.open(in: registry)
        try page.tap(number: 1)
        show(page, .background, number: 2)
        await pass()
        _ = try await registry.openPage(client: opener.client, address: "", previous: page.session.token)
        #expect(registry.sleepingSessions.count == 1)
        #expect(text(of: try await opener.open(in: registry, previous: page.session.token)) == "draft!")
        #expect(registry.sleepingSessions.count == 0)
    }

    @Test func `another browser or a wrong secret can't wake a sleeping session`() async throws {
        let registry = registry(Editor(), stateStore: nil)
        let page = try await opener.open(in: registry)
        try page.tap(number: 1)
        show(page, .background, number: 2)
        await pass()
        let token = page.session.token
        let wrongSecret = try #require(SessionToken(text: "\(token.name).\(SessionToken.random().secret)"))
        #expect(text(of: try await opener.open(in: registry, previous: token, client: .random())) == "draft")
        #expect(text(of: try await opener.open(in: registry, previous: wrongSecret)) == "draft")
        #expect(text(of: try await opener.open(in: registry, previous: token)) == "draft!")
    }

    @Test func `state that can't be written or is too large to save is kept`() async throws {
        store.isFailing = true
        let registry = registry(stateStore: store) { $0.savedStateBytes = 1 }
        let page = try await opener.open(in: registry)
        try page.tap(number: 1)
        show(page, .background, number: 2)
        await pass()
        #expect(text(of: try await opener.open(in: registry, previous: page.session.token)) == "count: 1")
        store.isFailing = false
        await registry.stateWriter?.flush()
    }

    @Test func `state without a stable identity keeps the session awake`() async throws {
        let registry = registry(Anonymous(tokens: [Token()]), stateStore: store)
        let page = try await opener.open(in: registry)
        try page.tap(number: 1)
        show(page, .background, number: 2)
        await pass()
        await pass()
        #expect(registry.count == 1)
    }

    @Test func `sleeping sessions are limited, and the one asleep longest is discarded`() async throws {
        let bounds: [(inout SessionLimits) -> Void] = [
            { $0.sleepingSessions = 2 }, { $0.sleepingSessionsPerAddress = 2 }, { $0.sleepingStateBytes = 40 },
        ]
        for bound in bounds {
            let registry = registry(stateStore: store, bound)
            var pages: [Page] = []
            for _ in 0..<3 {
                let page = try await opener.open(in: registry)
                try page.tap(number: 1)
                show(page, .background, number: 2)
                await pass()
                pages.append(page)
            }
            #expect(registry.sleepingSessions.count == 2)
            #expect(registry.sleepingSessions.names == pages.dropFirst().map(\.session.token.name))
            // The store has its state.
            #expect(text(of: try await opener.open(in: registry, previous: pages[0].session.token)) == "count: 1")
        }
    }

    @Test func `no session sleeps if sleep is disabled`() async throws {
        let registry = registry(stateStore: store) { $0.hiddenBeforeSleep = nil }
        let page = try await opener.open(in: registry)
        show(page, .background, number: 1)
        for _ in 0..<2 {
            clock.advance(by: .seconds(100_000))
            for _ in 0..<20 { await nextTurn() }
        }
        #expect(registry.count == 1)
    }

    @Test func `a hidden page that has left does not sleep`() async throws {
        let registry = registry(stateStore: store)
        let page = try await opener.open(in: registry)
        try page.tap(number: 1)
        show(page, .background, number: 2)
        registry.leave(page.session, socket: page.socket)
        await pass()
        #expect(registry.count == 0 && registry.sleepingSessions.names.isEmpty)
        #expect(page.socket.closed == .unknownSession)
    }
}
