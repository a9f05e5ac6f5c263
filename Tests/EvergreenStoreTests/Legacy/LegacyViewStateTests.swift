import EvergreenStore
import EvergreenTesting
import Testing

/// A view's own state and actions, with fields that controls write to.
@MainActor
struct LegacyViewStateTests {
    struct Form: Reducer {
        struct State: Equatable {
            @BindingState var name = ""
            var taps = 0
        }

        enum Action {
            case view(View)

            enum View: BindableAction {
                case binding(BindingAction<State>)
                case tapped
            }
        }

        var body: some ReducerOf<Self> {
            BindingReducer(action: /Action.view)
            Reduce { state, action in
                if case .view(.tapped) = action { state.taps += 1 }
                return .none
            }
        }
    }

    fileprivate struct FormView: View {
        let store: StoreOf<Form>

        struct ViewState: Equatable {
            @BindingViewState var name: String
            var taps: Int
        }

        var body: some View {
            WithViewStore(store, observe: \.view, send: { .view($0) }) { viewStore in
                TextField("Name", text: viewStore.$name)
                Button("Tap") { viewStore.send(.tapped) }
                Text("\(viewStore.name) \(viewStore.taps)")
            }
        }
    }

    @Test func `a view's own actions have bindings`() throws {
        let store = Store(initialState: Form.State()) { Form() }
        let screen = Screen { FormView(store: store) }
        try screen.find(.textField, "Name").fill("Ada")
        try screen.find(.button, "Tap").tap()
        #expect(store.withState(\.name) == "Ada")
        #expect(screen.texts.contains("Ada 1"))
    }
}

extension BindingViewStore<LegacyViewStateTests.Form.State> {
    fileprivate var view: LegacyViewStateTests.FormView.ViewState {
        LegacyViewStateTests.FormView.ViewState(name: self.$name, taps: self.taps)
    }
}
