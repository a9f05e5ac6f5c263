import EvergreenStore
import Testing

/// Controls write to the state.
@MainActor
struct BindingReducerTests {
    @Reducer
    struct Form {
        @ObservableState
        struct State: Equatable {
            var name = ""
            var isOn = false
            var log: [String] = []
        }

        enum Action: BindableAction {
            case binding(BindingAction<State>)
        }

        var isBinding = true

        var body: some ReducerOf<Self> {
            if isBinding { BindingReducer() }
            Reduce { state, action in
                switch action {
                case .binding(\.name):
                    state.log.append("name is \(state.name)")
                    return .none
                case .binding:
                    return .none
                }
            }
        }
    }

    @Test func `a binding writes, and later reducers see the value`() {
        let store = Store(initialState: Form.State()) { Form() }
        store.name = "Blob"
        store.isOn = true
        #expect(store.name == "Blob")
        #expect(store.isOn)
        #expect(store.log == ["name is Blob"])
    }

    @Test func `a binding without a BindingReducer is reported and changes nothing`() {
        let store = Store(initialState: Form.State()) { Form(isBinding: false) }
        withKnownIssue {
            store.isOn = true
        } matching: { issue in
            issue.description.contains("A binding of BindingReducerTests.Form sent an action that no 'BindingReducer'")
        }
        #expect(!store.isOn)
    }

    @Test func `a binding of a removed element writes nothing`() {
        let parent = Rows.store(count: 1)
        let row = Array(parent.scope(state: \.rows, action: \.rows))[0]
        parent.send(.removed(0))
        #expect(row.count == 0)
    }
}
