import EvergreenStore
import EvergreenStoreTesting
import Testing

/// Alerts that a reducer composes.
@MainActor
struct AlertReducerTests {
    enum Answer: Equatable { case delete }

    @Reducer
    struct Asking {
        @ObservableState
        struct State: Equatable {
            @Presents var alert: AlertState<Answer>?
        }

        enum Action {
            case alert(PresentationAction<Answer>)
            case ask
        }

        var body: some ReducerOf<Self> {
            Reduce { state, action in
                if case .ask = action { state.alert = AlertState { TextState("Sure?") } }
                return .none
            }
            .ifLet(\.alert, action: \.alert)
        }
    }

    @Test func `an alert is composed without a projected key path`() async {
        let store = TestStore(initialState: Asking.State()) { Asking() }
        await store.send(.ask) { $0.alert = AlertState { TextState("Sure?") } }
        await store.send(.alert(.presented(.delete))) { $0.alert = nil }
        await store.send(.ask) { $0.alert = AlertState { TextState("Sure?") } }
        await store.send(.alert(.dismiss)) { $0.alert = nil }
    }
}
