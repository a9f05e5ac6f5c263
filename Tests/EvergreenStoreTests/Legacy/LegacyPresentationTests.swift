import EvergreenStore
import EvergreenTesting
import Testing

/// Presentations of a destination's cases in the legacy syntax.
@MainActor
struct LegacyPresentationTests {
    private struct Presenting: Reducer {
        struct State: Equatable {
            @PresentationState var destination: Destination.State?
            @PresentationState var dialog: ConfirmationDialogState<Action.Dialog>?
            @PresentationState var page: LegacyCounter.State?
            var log: [String] = []
        }

        enum Action: Equatable {
            case destination(PresentationAction<Destination.Action>)
            case dialog(PresentationAction<Dialog>)
            case page(PresentationAction<LegacyCounter.Action>)
            case offer
            case present(Destination.State?)
            case push

            enum Dialog: Equatable {
                case chosen
            }
        }

        struct Destination: Reducer {
            enum State: Equatable {
                case cover(LegacyCounter.State)
                case page(LegacyCounter.State)
                case dialog(ConfirmationDialogState<Presenting.Action.Dialog>)
            }

            enum Action: Equatable {
                case cover(LegacyCounter.Action)
                case page(LegacyCounter.Action)
                case dialog(Presenting.Action.Dialog)
            }

            var body: some ReducerOf<Self> {
                Scope(state: /State.cover, action: /Action.cover) { LegacyCounter() }
                Scope(state: /State.page, action: /Action.page) { LegacyCounter() }
            }
        }

        static let choice = ConfirmationDialogState<Action.Dialog>(titleVisibility: .visible) {
            TextState("Choose")
        } actions: {
            ButtonState(action: .chosen) { TextState("This") }
        }

        var body: some ReducerOf<Self> {
            Reduce { state, action in
                switch action {
                case .offer: state.dialog = Self.choice
                case .present(let destination): state.destination = destination
                case .push: state.page = LegacyCounter.State()
                case .destination(.dismiss): state.log.append("dismissed")
                case .destination(.presented(.dialog(.chosen))), .dialog(.presented(.chosen)):
                    state.log.append("chosen")
                case .destination, .dialog, .page: break
                }
                return .none
            }
            .ifLet(\.$destination, action: /Action.destination) { Destination() }
            .ifLet(\.$dialog, action: /Action.dialog)
            .ifLet(\.$page, action: /Action.page) { LegacyCounter() }
        }
    }

    private struct CounterView: View {
        let store: StoreOf<LegacyCounter>
        let name: String

        var body: some View {
            WithViewStore(store, observe: \.count) { viewStore in
                Text("\(name) \(viewStore.state)")
                Button("Add to \(name)") { viewStore.send(.incrementButtonTapped) }
            }
        }
    }

    private struct PresentingView: View {
        let store: StoreOf<Presenting>

        var body: some View {
            NavigationStack {
                Text("root")
                    .fullScreenCover(
                        store: store.scope(state: \.$destination, action: { .destination($0) }),
                        state: /Presenting.Destination.State.cover,
                        action: Presenting.Destination.Action.cover
                    ) { CounterView(store: $0, name: "cover") }
                    .navigationDestination(
                        store: store.scope(state: \.$destination, action: { .destination($0) }),
                        state: /Presenting.Destination.State.page,
                        action: Presenting.Destination.Action.page
                    ) { CounterView(store: $0, name: "case's page") }
                    .confirmationDialog(
                        store: store.scope(state: \.$destination, action: { .destination($0) }),
                        state: /Presenting.Destination.State.dialog,
                        action: Presenting.Destination.Action.dialog
                    )
                    .confirmationDialog(store: store.scope(state: \.$dialog, action: { .dialog($0) }))
                    .navigationDestination(store: store.scope(state: \.$page, action: { .page($0) })) {
                        CounterView(store: $0, name: "page")
                    }
            }
        }
    }

    private let store = Store(initialState: Presenting.State()) { Presenting() }

    @Test func `a case presents a full-screen cover`() throws {
        let screen = Screen { PresentingView(store: store) }
        store.send(.present(.cover(LegacyCounter.State())))
        try screen.find(.button, "Add to cover").tap()
        #expect(screen.texts.contains("cover 1"))
        store.send(.present(nil))
        #expect(!screen.texts.contains("cover 1"))
        #expect(store.withState(\.log) == [])
    }

    @Test func `a case and an optional push pages`() throws {
        let screen = Screen { PresentingView(store: store) }
        store.send(.present(.page(LegacyCounter.State())))
        try screen.find(.button, "Add to case's page").tap()
        #expect(screen.texts.contains("case's page 1"))
        try screen.find(.backButton).tap()
        #expect(store.withState(\.destination) == nil)
        #expect(store.withState(\.log) == ["dismissed"])

        store.send(.push)
        try screen.find(.button, "Add to page").tap()
        #expect(store.withState(\.page?.count) == 1)
        try screen.find(.backButton).tap()
        #expect(store.withState(\.page) == nil)
    }

    @Test func `a case and an optional present dialogs`() throws {
        let screen = Screen { PresentingView(store: store) }
        store.send(.present(.dialog(Presenting.choice)))
        try screen.find(.button, "This").tap()
        #expect(store.withState(\.destination) == nil)
        store.send(.offer)
        try screen.find(.button, "This").tap()
        #expect(store.withState(\.dialog) == nil)
        #expect(store.withState(\.log) == ["chosen", "chosen"])
    }
}
