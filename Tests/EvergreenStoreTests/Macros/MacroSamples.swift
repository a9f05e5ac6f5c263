import EvergreenStore

// Features as apps write them: the test is that they compile without warnings.

@Reducer
struct SampleCounter {
    @ObservableState
    struct State: Equatable {
        var count = 0
        var note: String?
        let id: Int = 7
        var isEven: Bool { count.isMultiple(of: 2) }
    }

    enum Action: Equatable {
        case decrementButtonTapped
        case incrementButtonTapped
        case set(count: Int)
        case move(from: Int, to: Int)
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .decrementButtonTapped:
                state.count -= 1
                return .none
            case .incrementButtonTapped:
                state.count += 1
                return .none
            case .set(let count):
                state.count = count
                return .none
            case .move(_, let to):
                state.count = to
                return .none
            }
        }
    }
}

@Reducer
struct SampleParent {
    @Reducer
    enum Destination {
        case alert(AlertState<Alert>)
        case counter(SampleCounter)
        @ReducerCaseIgnored case help(topic: String)
        case settings

        enum Alert: Equatable { case confirm }
    }

    @Reducer(state: .equatable, action: .equatable)
    enum Path {
        case counter(SampleCounter)
    }

    @ObservableState
    struct State {
        var child = SampleCounter.State()
        var rows: IdentifiedArrayOf<SampleRow.State> = []
        var path = StackState<Path.State>()
        var text = ""
        @Presents var destination: Destination.State?
        @Presents var alert: AlertState<Action.Alert>?
        @ObservationStateIgnored var ignored = 0
    }

    enum Action: BindableAction {
        case alert(PresentationAction<Alert>)
        case binding(BindingAction<State>)
        case child(SampleCounter.Action)
        case destination(PresentationAction<Destination.Action>)
        case path(StackActionOf<Path>)
        case rows(IdentifiedActionOf<SampleRow>)
        case showButtonTapped

        @CasePathable
        enum Alert { case confirm }
    }

    var body: some ReducerOf<Self> {
        BindingReducer()
        Scope(state: \.child, action: \.child) { SampleCounter() }
        Reduce { state, action in
            switch action {
            case .binding(\.text):
                state.child.note = state.text
                return .none
            case .destination(.presented(.alert(.confirm))):
                return .none
            case .showButtonTapped:
                state.destination = .counter(SampleCounter.State(count: 1))
                return .none
            case .alert, .binding, .child, .destination, .path, .rows:
                return .none
            }
        }
        .ifLet(\.$destination, action: \.destination)
        .ifLet(\.$alert, action: \.alert)
        .forEach(\.path, action: \.path)
        .forEach(\.rows, action: \.rows) { SampleRow() }
    }
}

extension SampleParent.Destination.State: Equatable {}

@Reducer
struct SampleRow {
    @ObservableState
    struct State: Equatable, Identifiable {
        let id: Int
        var isOn = false
    }
    enum Action {
        case toggled
    }
    func reduce(into state: inout State, action: Action) -> Effect<Action> {
        state.isOn.toggle()
        return .none
    }
}

@Reducer
struct EmptyFeature {}

@Reducer
public struct PublicFeature {
    public init() {}

    @Reducer
    public enum Destination {
        case row(PublicRow)
    }

    @ObservableState
    public struct State: Equatable {
        public var count = 0
        public internal(set) var hidden = 0
        @Presents public var destination: Destination.State?
        public init() {}
    }

    public enum Action {
        case destination(PresentationAction<Destination.Action>)
        case tapped
    }

    public var body: some ReducerOf<Self> {
        EmptyReducer()
            .ifLet(\.$destination, action: \.destination)
    }
}

extension PublicFeature.Destination.State: Equatable {}

@Reducer
public struct PublicRow {
    public init() {}
    @ObservableState
    public enum State: Equatable {
        case loading
        case loaded(Loaded)
        case failed(code: Int, text: String)

        @ObservableState
        public struct Loaded: Equatable {
            public var text = ""
        }
    }
}

@Reducer
struct GenericFeature<Item: Equatable & Sendable> {
    @ObservableState
    struct State: Equatable {
        var item: Item
        var items: [Item] = []
    }
    enum Action {
        case selected(Item)
        case cleared
    }
    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .selected(let item):
                state.item = item
                return .none
            case .cleared:
                state.items = []
                return .none
            }
        }
    }
}

@Reducer
private struct PrivateFeature {
    @Reducer
    enum Destination {
        case row(SampleRow)
    }
    @ObservableState
    struct State {
        @Presents var destination: Destination.State?
    }
    enum Action {
        case destination(PresentationAction<Destination.Action>)
    }
    var body: some ReducerOf<Self> {
        Reduce { _, _ in .none }
            .ifLet(\.$destination, action: \.destination)
    }
}

@CasePathable
@dynamicMemberLookup
enum Shape: Equatable {
    case circle(radius: Double)
    case rectangle(width: Double, height: Double)
    case point
    case `default`
    indirect case group(Shape)
    #if DEBUG
        case debug(Int)
    #endif
}

@CasePathable
enum OnlyCase {
    case only(Int)
}

@CasePathable
enum NoCase {}

@ViewAction(for: SampleViewFeature.self)
struct SampleView: View {
    let store: StoreOf<SampleViewFeature>

    var body: some View {
        Button("Tap") { send(.tapped) }
    }
}

@Reducer
struct SampleViewFeature {
    @ObservableState
    struct State: Equatable {}
    enum Action: ViewAction {
        case view(View)
        case other
        enum View { case tapped }
    }
}
