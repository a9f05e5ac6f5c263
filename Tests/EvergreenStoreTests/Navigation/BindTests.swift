import EvergreenStore
import EvergreenTesting
import Testing

/// Bindings between models and view state.
@MainActor
struct BindTests {
    enum Field: Hashable {
        case name, town
    }

    @Reducer
    struct Form {
        @ObservableState
        struct State: Equatable {
            var focus: Field?
            var name = ""
            var town = ""
        }

        enum Action: BindableAction {
            case binding(BindingAction<State>)
            case showTown
        }

        var body: some ReducerOf<Self> {
            BindingReducer()
            Reduce { state, action in
                if case .showTown = action { state.focus = .town }
                return .none
            }
        }
    }

    private struct FormView: View {
        @Bindable var store: StoreOf<Form>
        @FocusState private var focus: Field?

        var body: some View {
            VStack {
                TextField("Name", text: $store.name).focused($focus, equals: .name)
                TextField("Town", text: $store.town).focused($focus, equals: .town)
                Button("Next") { focus = .town }
                Button("Done") { focus = nil }
            }
            .bind($store.focus, to: $focus)
        }
    }

    private func form(focus: Field? = nil) -> (StoreOf<Form>, Screen) {
        let store = Store(initialState: Form.State(focus: focus)) { Form() }
        return (store, Screen { FormView(store: store) })
    }

    @Test func `a view starts with the model's value`() throws {
        let (store, screen) = form(focus: .town)
        screen.update()
        #expect(try screen.find(.textField, "Town").isFocused)
        #expect(store.focus == .town)
    }

    @Test func `the focus follows the model`() throws {
        let (store, screen) = form()
        store.send(.showTown)
        screen.update()
        #expect(try screen.find(.textField, "Town").isFocused)
    }

    @Test func `the model follows the focus`() throws {
        let (store, screen) = form(focus: .name)
        try screen.find(.button, "Next").tap()
        #expect(store.focus == .town)
        #expect(try screen.find(.textField, "Town").isFocused)
        try screen.find(.button, "Done").tap()
        #expect(store.focus == nil)
    }

    @Observable
    final class Model {
        var count = 3
        private(set) var writes = 0

        var counted: Int {
            get { count }
            set {
                count = newValue
                writes += 1
            }
        }
    }

    private struct CounterView: View {
        @Bindable var model: Model
        @State private var count = 0
        @SceneStorage("count") private var scene = 0

        var body: some View {
            Text("\(count) \(scene)")
                .bind($model.counted, to: $count)
                .bind($count, to: _scene)
            Button("More") { count += 1 }
        }
    }

    @Test func `bindings and property wrappers of a view can be bound`() throws {
        let model = Model()
        let screen = Screen { CounterView(model: model) }
        screen.update()
        #expect(screen.texts.first == "3 3")
        #expect(model.writes == 0)
        try screen.find(.button, "More").tap()
        #expect(model.count == 4)
        #expect(model.writes == 1)
        #expect(screen.texts.first == "4 4")
        model.count = 9
        screen.update()
        #expect(screen.texts.first == "9 9")
    }
}
