import EvergreenStore
import EvergreenTesting
import Testing

/// Bindings of controls to a store's state.
@MainActor
struct StoreBindingTests {
    @Reducer
    struct Sending {
        @ObservableState
        struct State: Equatable {
            var text = ""
            var inner = Inner()

            struct Inner: Equatable {
                var isOn = false
            }
        }

        enum Action {
            case textChanged(String)
            case toggled(Bool)
        }

        var body: some ReducerOf<Self> {
            Reduce { state, action in
                switch action {
                case .textChanged(let text): state.text = text.uppercased()
                case .toggled(let isOn): state.inner.isOn = isOn
                }
                return .none
            }
        }
    }

    private struct FormView: View {
        @Bindable var store: StoreOf<BindingReducerTests.Form>

        var body: some View {
            TextField("Name", text: $store.name)
            Toggle("On", isOn: $store.isOn)
            Text("\(store.name) \(store.isOn)")
        }
    }

    private struct SendingView: View {
        @Perception.Bindable var store: StoreOf<Sending>

        var body: some View {
            WithPerceptionTracking {
                TextField("Text", text: $store.text.sending(\.textChanged))
                Toggle("On", isOn: $store.inner.isOn.sending(\.toggled))
                Text("\(store.text) \(store.inner.isOn)")
            }
        }
    }

    @Test func `a control writes through a binding action`() throws {
        let store = Store(initialState: BindingReducerTests.Form.State()) { BindingReducerTests.Form() }
        let screen = Screen { FormView(store: store) }
        try screen.find(.textField, "Name").type("Blob")
        try screen.find(.toggle, "On").toggle()
        #expect(screen.texts.contains("Blob true"))
        #expect(store.log.last == "name is Blob")
    }

    @Test func `a control writes through a custom action`() throws {
        let store = Store(initialState: Sending.State()) { Sending() }
        let screen = Screen { SendingView(store: store) }
        try screen.find(.textField, "Text").fill("blob")
        try screen.find(.toggle, "On").toggle()
        #expect(screen.texts.contains("BLOB true"))
    }
}
