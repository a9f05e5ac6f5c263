import EvergreenSharing
import EvergreenStore
import EvergreenTesting
import Testing

/// Views of stores with shared state.
@MainActor
struct SharedStateViewTests {
    struct CountView: View {
        let store: StoreOf<Counting>

        var body: some View {
            Text(verbatim: "Count \(store.count) of \(store.limit)").accessibilityIdentifier("count")
            Increment(store: store)
        }
    }

    struct Increment: View {
        let store: StoreOf<Counting>

        var body: some View {
            Button("Add") { store.send(.incrementButtonTapped) }
            Stepper("Count", value: Binding(store.$count))
        }
    }

    struct BindableView: View {
        @Bindable var store: StoreOf<Counting>

        var body: some View {
            TextField("Text", text: $store.text)
            Text(verbatim: "Count \(store.count)")
            Stepper("Count", value: Binding(store.$count))
        }
    }

    @Test func `views that read a shared field observe it`() throws {
        let count = Shared(value: 0)
        let store = Store(initialState: Counting.State(count: count)) { Counting() }
        let screen = Screen { CountView(store: store) }
        try screen.find(.button, "Add").tap()
        #expect(try screen.find(identifier: "count").text == "Count 1 of 10")
        count.withLock { $0 = 5 }
        #expect(try screen.find(identifier: "count").text == "Count 5 of 10")
        try screen.find(.stepper).increment()
        #expect(count.wrappedValue == 6)
        #expect(try screen.find(identifier: "count").text == "Count 6 of 10")
    }

    @Test func `two features share a field`() throws {
        let count = Shared(value: 0)
        let screens = (0..<2).map { _ in
            let store = Store(initialState: Counting.State(count: count)) { Counting() }
            return Screen { CountView(store: store) }
        }
        try screens[0].find(.button, "Add").tap()
        #expect(try screens[1].find(identifier: "count").text == "Count 1 of 10")
    }

    @Test func `a bindable store has bindings to shared fields`() throws {
        let store = Store(initialState: Counting.State()) { Counting() }
        let screen = Screen { BindableView(store: store) }
        try screen.find(.stepper).increment()
        #expect(store.count == 1)
        try screen.find(.textField).fill("a")
        #expect(store.text == "a")
    }

    struct Todo: Equatable, Identifiable, Sendable {
        let id: Int
        var title = ""
    }

    @Test func `the elements of a shared identified array are identified by id`() {
        @Shared(value: [Todo(id: 1), Todo(id: 2)]) var todos: IdentifiedArrayOf<Todo>
        let elements = $todos.elements
        #expect(Array($todos).map(\.id) == [1, 2])
        _ = $todos.withLock { $0.remove(id: 1) }
        elements[1].title.withLock { $0 = "b" }
        elements[0].title.withLock { $0 = "lost" }
        #expect(todos == [Todo(id: 2, title: "b")])
        #expect($todos[id: 2].title.wrappedValue == "b")
    }
}
