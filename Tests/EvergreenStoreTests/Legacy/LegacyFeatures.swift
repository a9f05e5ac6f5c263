import EvergreenStore

/// Features as older apps write them, without macros.
struct LegacyCounter: Reducer {
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

struct LegacyApp: Reducer {
    struct State: Equatable {
        var counter = LegacyCounter.State()
        var optional: LegacyCounter.State?
        var rows: IdentifiedArrayOf<LegacyCounter.State> = []
        var tab = Tab.counter(LegacyCounter.State())
        @PresentationState var destination: Destination.State?
        @PresentationState var alert: AlertState<Action.Alert>?
        var path = StackState<LegacyCounter.State>()
        var log: [String] = []
    }

    enum Tab: Equatable {
        case counter(LegacyCounter.State)
        case empty
    }

    enum Action: Equatable {
        case counter(LegacyCounter.Action)
        case optional(LegacyCounter.Action)
        case row(id: LegacyCounter.State.ID, action: LegacyCounter.Action)
        case tab(TabAction)
        case destination(PresentationAction<Destination.Action>)
        case alert(PresentationAction<Alert>)
        case path(StackAction<LegacyCounter.State, LegacyCounter.Action>)
        case toggleOptional
        case emptyTab
        case present(Destination.State?)
        case ask

        enum Alert: Equatable {
            case confirmed
        }
    }

    enum TabAction: Equatable {
        case counter(LegacyCounter.Action)
    }

    struct Destination: Reducer {
        enum State: Equatable {
            case sheet(LegacyCounter.State)
            case popover(LegacyCounter.State)
        }

        enum Action: Equatable {
            case sheet(LegacyCounter.Action)
            case popover(LegacyCounter.Action)
        }

        var body: some ReducerOf<Self> {
            Scope(state: /State.sheet, action: /Action.sheet) { LegacyCounter() }
            Scope(state: /State.popover, action: /Action.popover) { LegacyCounter() }
        }
    }

    var body: some ReducerOf<Self> {
        Scope(state: \.counter, action: /Action.counter) { LegacyCounter() }
        Reduce { state, action in
            switch action {
            case .toggleOptional:
                state.optional = state.optional == nil ? LegacyCounter.State() : nil
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
        .ifLet(\.optional, action: /Action.optional) { LegacyCounter() }
        .forEach(\.rows, action: /Action.row(id:action:)) { LegacyCounter() }
        .ifLet(\.$destination, action: /Action.destination) { Destination() }
        .ifLet(\.$alert, action: /Action.alert)
        .forEach(\.path, action: /Action.path) { LegacyCounter() }
        Scope(state: \.tab, action: /Action.tab) {
            EmptyReducer()
                .ifCaseLet(/Tab.counter, action: /TabAction.counter) { LegacyCounter() }
        }
    }

    @MainActor
    static func store(_ state: State = State()) -> StoreOf<LegacyApp> {
        Store(initialState: state) { LegacyApp() }
    }
}
