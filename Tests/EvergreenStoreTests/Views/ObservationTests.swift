import EvergreenStore
import EvergreenTesting
import Testing

/// A body runs again for the fields that it has read.
@MainActor
struct ObservationTests {
    private struct RowView: View {
        let store: StoreOf<Row>

        var body: some View {
            Text("\(store.id): \(store.count)")
            Button("Add to \(store.id)") { store.send(.incremented) }
        }
    }

    private struct RowsView: View {
        let store: StoreOf<Rows>

        var body: some View {
            ForEach(store.scope(state: \.rows, action: \.rows)) { store in
                RowView(store: store)
            }
        }
    }

    private struct TitleView: View {
        let store: StoreOf<Rows>

        var body: some View { Text("title \(store.title)") }
    }

    private struct AllView: View {
        let store: StoreOf<Rows>

        var body: some View {
            TitleView(store: store)
            RowsView(store: store)
        }
    }

    @Test func `one changed child of a thousand runs one body`() throws {
        let store = Rows.store(count: 1_000)
        let screen = Screen { AllView(store: store) }
        #expect(screen.bodyCount(of: RowView.self) == 1_000)
        screen.resetBodyCounts()
        store.send(.rows(.element(id: 500, action: .incremented)))
        #expect(screen.texts.contains("500: 1"))
        #expect(screen.bodyCount(of: RowView.self) == 1)
        #expect(screen.bodyCount(of: RowsView.self) == 0)
        #expect(screen.bodyCount(of: TitleView.self) == 0)
        #expect(screen.bodyCount(of: AllView.self) == 0)
    }

    @Test func `a changed field runs the bodies that read it`() {
        let store = Rows.store(count: 10)
        let screen = Screen { AllView(store: store) }
        screen.resetBodyCounts()
        store.send(.titled("Rows"))
        #expect(screen.texts.contains("title Rows"))
        #expect(screen.bodyCount(of: TitleView.self) == 1)
        #expect(screen.bodyCount(of: RowView.self) == 0)
        store.send(.titled("Rows"))
        #expect(screen.bodyCount(of: TitleView.self) == 1)
    }

    @Test func `views send actions through scoped stores`() throws {
        let store = Rows.store(count: 3)
        let screen = Screen { AllView(store: store) }
        try screen.find(.button, "Add to 1").tap()
        try screen.find(.button, "Add to 1").tap()
        #expect(screen.texts.contains("1: 2"))
    }

    private func texts(of screen: Screen) -> [String] { screen.texts.filter { $0.contains(": ") } }

    @Test func `a replaced element runs its body`() {
        let store = Rows.store(count: 3)
        let screen = Screen { AllView(store: store) }
        screen.resetBodyCounts()
        store.send(.replaced(Row.State(id: 1, count: 7)))
        #expect(texts(of: screen) == ["0: 0", "1: 7", "2: 0"])
        #expect(screen.bodyCount(of: RowView.self) == 1)
        store.send(.rows(.element(id: 1, action: .incremented)))
        #expect(texts(of: screen) == ["0: 0", "1: 8", "2: 0"])
    }

    @Test func `removed and moved elements are rendered`() throws {
        let store = Rows.store(count: 3)
        let screen = Screen { AllView(store: store) }
        store.send(.moved)
        #expect(texts(of: screen) == ["2: 0", "1: 0", "0: 0"])
        store.send(.removed(1))
        #expect(texts(of: screen) == ["2: 0", "0: 0"])
    }

    @Test func `removing an element runs no other element's body`() throws {
        let store = Rows.store(count: 100)
        let screen = Screen { AllView(store: store) }
        screen.resetBodyCounts()
        store.send(.removed(50))
        #expect(screen.bodyCount(of: RowsView.self) == 1)
        #expect(screen.bodyCount(of: RowView.self) == 0)
    }

    @Test func `state read with withState is not observed`() {
        struct Unobserving: View {
            let store: StoreOf<Rows>
            var body: some View { Text(store.withState(\.title)) }
        }
        let store = Rows.store(count: 0)
        let screen = Screen { Unobserving(store: store) }
        screen.resetBodyCounts()
        store.send(.titled("Rows"))
        #expect(screen.bodyCount(of: Unobserving.self) == 0)
    }
}
