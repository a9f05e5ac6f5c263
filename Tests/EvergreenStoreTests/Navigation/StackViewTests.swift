import EvergreenStore
import EvergreenTesting
import Testing

/// Navigation stacks of features, and pages pushed from optional state.
@MainActor
struct StackViewTests {
    private typealias App = StackTests.App
    private typealias Editor = IfLetTests.Editor

    private struct PageView: View {
        let store: StoreOf<IfLetTests.Editor>

        var body: some View {
            Text("page \(store.id): \(store.text)")
                .navigationTitle("Page \(store.id)")
            Button("Type") { store.send(.typed("text")) }
            Button("Close") { store.send(.closed) }
            NavigationLink(state: IfLetTests.Editor.State(id: store.id + 1)) { Text("Next") }
        }
    }

    private struct AppView: View {
        @Bindable var store: StoreOf<StackTests.App>

        var body: some View {
            NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
                NavigationLink("First", state: IfLetTests.Editor.State(id: 1))
                    .navigationTitle("Root")
            } destination: { store in
                PageView(store: store)
            }
        }
    }

    private struct DestinationView: View {
        @Bindable var store: StoreOf<IfLetTests.Parent>

        var body: some View {
            NavigationStack {
                Text("root")
                    .navigationDestination(item: $store.scope(state: \.editor, action: \.editor)) { store in
                        PageView(store: store)
                    }
            }
        }
    }

    private func title(of screen: Screen) throws -> String { try screen.find(.navigationBar).text }

    private func makeStore() -> StoreOf<StackTests.App> {
        Store(initialState: StackTests.App.State()) { StackTests.App() }
    }

    @Test func `a link pushes a feature, and the back button pops it`() throws {
        let store = makeStore()
        let screen = Screen { AppView(store: store) }
        #expect(try title(of: screen) == "Root")
        try screen.find(.link, "First").tap()
        #expect(try title(of: screen) == "Page 1")
        try screen.find(.link, "Next").tap()
        #expect(try title(of: screen) == "Page 2")
        #expect(store.path.map(\.id) == [1, 2])
        try screen.find(.button, "Type").tap()
        #expect(screen.texts.contains("page 2: text"))
        try screen.find(.backButton).tap()
        #expect(try title(of: screen) == "Page 1")
        #expect(store.path.map(\.id) == [1])
        #expect(store.popped.count == 1)
    }

    @Test func `following a link again pushes another element`() throws {
        let store = makeStore()
        let screen = Screen { AppView(store: store) }
        try screen.find(.link, "First").tap()
        let first = store.path.ids
        try screen.find(.backButton).tap()
        try screen.find(.link, "First").tap()
        #expect(store.path.map(\.id) == [1])
        #expect(store.path.ids != first)
    }

    @Test func `state pushes and pops pages`() throws {
        let store = makeStore()
        let screen = Screen { AppView(store: store) }
        store.send(.path(.push(id: 100, state: IfLetTests.Editor.State(id: 1))))
        store.send(.path(.push(id: 101, state: IfLetTests.Editor.State(id: 2))))
        #expect(try title(of: screen) == "Page 2")
        store.send(.cleared)
        #expect(try title(of: screen) == "Root")
    }

    @Test func `a feature pops itself with a dependency`() async throws {
        let store = makeStore()
        let screen = Screen { AppView(store: store) }
        try screen.find(.link, "First").tap()
        try screen.find(.button, "Close").tap()
        try await screen.wait { try title(of: screen) == "Root" }
        #expect(store.path.isEmpty)
    }

    @Test func `an optional state pushes a page`() throws {
        let store = Store(initialState: IfLetTests.Parent.State()) { IfLetTests.Parent() }
        let screen = Screen { DestinationView(store: store) }
        store.send(.opened(1))
        #expect(try title(of: screen) == "Page 1")
        try screen.find(.backButton).tap()
        #expect(store.editor == nil)
        #expect(store.log == ["dismissed "])
    }
}
