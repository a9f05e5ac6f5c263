import EvergreenStore

/// Features as older apps write them, without macros.
struct OlderCounter: Reducer {
    struct State: Equatable, Identifiable {
        var id = 0
        var count = 0
        @BindingState var name = ""
        @BindingState var isOn = false
    }

    enum Action: BindableAction, Equatable {
        case binding(BindingAction<State>)
        case incrementButtonTapped
        case nameChanged(String)
        case resetButtonTapped
    }

    var body: some Reducer<State, Action> {
        BindingReducer()
        Reduce { state, action in
            switch action {
            case .binding(\.$name):
                state.count = 100 + state.name.count
                return .none
            case .binding:
                return .none
            case .incrementButtonTapped:
                state.count += 1
                return .none
            case .nameChanged(let name):
                state.name = name
                return .none
            case .resetButtonTapped:
                state.count = 0
                return .none
            }
        }
    }
}

struct OlderApp: Reducer {
    struct State: Equatable {
        var counter = OlderCounter.State()
        var optional: OlderCounter.State?
        var rows: IdentifiedArrayOf<OlderCounter.State> = []
        var tab = Tab.counter(OlderCounter.State())
        @PresentationState var destination: Destination.State?
        @PresentationState var alert: AlertState<Action.Alert>?
        var path = StackState<OlderCounter.State>()
        var log: [String] = []
    }

    enum Tab: Equatable {
        case counter(OlderCounter.State)
        case empty
    }

    enum Action: Equatable {
        case counter(OlderCounter.Action)
        case optional(OlderCounter.Action)
        case row(id: OlderCounter.State.ID, action: OlderCounter.Action)
        case tab(TabAction)
        case destination(PresentationAction<Destination.Action>)
        case alert(PresentationAction<Alert>)
        case path(StackAction<OlderCounter.State, OlderCounter.Action>)
        case toggleOptional
        case emptyTab
        case present(Destination.State?)
        case ask

        enum Alert: Equatable {
            case confirmed
        }
    }

    enum TabAction: Equatable {
        case counter(OlderCounter.Action)
    }

    struct Destination: Reducer {
        enum State: Equatable {
            case sheet(OlderCounter.State)
            case popover(OlderCounter.State)
        }

        enum Action: Equatable {
            case sheet(OlderCounter.Action)
            case popover(OlderCounter.Action)
        }

        var body: some ReducerOf<Self> {
            Scope(state: /State.sheet, action: /Action.sheet) { OlderCounter() }
            Scope(state: /State.popover, action: /Action.popover) { OlderCounter() }
        }
    }

    var body: some ReducerOf<Self> {
        Scope(state: \.counter, action: /Action.counter) { OlderCounter() }
        Reduce { state, action in
            switch action {
            case .toggleOptional:
                state.optional = state.optional == nil ? OlderCounter.State() : nil
                return .none
            case .emptyTab:
                state.tab = .empty
                return .none
            case .present(let destination):
                state.destination = destination
                return .none
            case .ask:
                state.alert = AlertState(
                    title: TextState("Sure?"),
                    primaryButton: .destructive(TextState("Yes"), action: .send(.confirmed)),
                    secondaryButton: .cancel(TextState("No"))
                )
                return .none
            case .alert(.presented(.confirmed)):
                state.log.append("confirmed")
                return .none
            case .destination(.dismiss):
                state.log.append("dismissed")
                return .none
            case .counter, .optional, .row, .tab, .destination, .alert, .path:
                return .none
            }
        }
        .ifLet(\.optional, action: /Action.optional) { OlderCounter() }
        .forEach(\.rows, action: /Action.row(id:action:)) { OlderCounter() }
        .ifLet(\.$destination, action: /Action.destination) { Destination() }
        .ifLet(\.$alert, action: /Action.alert)
        .forEach(\.path, action: /Action.path) { OlderCounter() }
        Scope(state: \.tab, action: /Action.tab) {
            EmptyReducer()
                .ifCaseLet(/Tab.counter, action: /TabAction.counter) { OlderCounter() }
        }
    }

    @MainActor
    static func store(_ state: State = State()) -> StoreOf<OlderApp> {
        Store(initialState: state) { OlderApp() }
    }
}
