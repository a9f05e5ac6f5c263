import EvergreenStore
import EvergreenTesting
import Testing

/// Cases that are not features, and features with state and actions declared elsewhere.
@MainActor
struct ReducerMacroTests {
    struct Meeting: Equatable {
        var id: Int
    }

    @Reducer
    enum OnlyData {
        case items([Int])
        case settings
    }

    @Reducer
    enum Path {
        case counter(SampleCounter)
        case meeting(Meeting, title: String)
        case items([Int])
        case coordinates((Int, Int)?)
        case settings
    }

    private struct PathView: View {
        let store: StoreOf<Path>

        var body: some View {
            switch store.case {
            case .counter(let store): Text("counter \(store.count)")
            case .meeting(let meeting, let title): Text("meeting \(meeting.id) \(title)")
            case .items(let items): Text("items \(items.count)")
            case .coordinates(let coordinates): Text("\(coordinates?.0 ?? 0)")
            case .settings: Text("settings")
            }
        }
    }

    @Test func `cases with several values, no value or values of unnamed types are data`() {
        let meeting = Path.State.meeting(Meeting(id: 1), title: "a")[case: \.meeting]
        #expect(meeting?.title == "a")
        #expect(Path.State.items([1, 2]).items == [1, 2])
        #expect(Path.State.settings.is(\.settings))
        #expect(OnlyData.State.items([1]).items == [1])
    }

    @Test func `a view shows features and data`() {
        func texts(_ state: Path.State) -> [String] {
            let store = Store(initialState: state) { Path.body }
            return Screen { PathView(store: store) }.texts
        }
        #expect(texts(.counter(SampleCounter.State(count: 2))) == ["counter 2"])
        #expect(texts(.meeting(Meeting(id: 1), title: "a")) == ["meeting 1 a"])
        #expect(texts(.items([1, 2, 3])) == ["items 3"])
        #expect(texts(.coordinates((4, 5))) == ["4"])
        #expect(texts(.settings) == ["settings"])
    }

    @Test func `the feature of a case runs beside data cases`() {
        let store = Store(initialState: Path.State.counter(SampleCounter.State())) { Path.body }
        store.send(.counter(.incrementButtonTapped))
        #expect(store.withState { $0.counter?.count } == 1)
    }

    @Test func `state and actions can be declared in an extension`() {
        let store = Store(initialState: Extended.State()) { Extended() }
        store.send(.increment)
        #expect(store.count == 1)
    }

    @Test func `state and actions are inferred from the body's type`() {
        let store = Store(initialState: Tally(count: 1)) { Inferred<String>() }
        store.send(.increment)
        #expect(store.withState(\.count) == 2)
    }

    @Test func `state and actions are inferred from the reduce method`() {
        let store = Store(initialState: Tally(count: 1)) { ByMethod() }
        store.send(.increment)
        #expect(store.withState(\.count) == 2)
    }

    @Test func `a feature with inferred state composes like others`() {
        let store = Store(initialState: Parent.State()) { Parent() }
        store.send(.tally(.increment))
        #expect(store.tally.count == 1)
    }
}

@Reducer
private struct Extended {
    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .increment:
                state.count += 1
                return .none
            }
        }
    }
}

extension Extended {
    @ObservableState
    struct State: Equatable {
        var count = 0
    }

    @CasePathable
    enum Action {
        case increment
    }
}

private struct Tally: Equatable {
    var count = 0
}

@CasePathable
private enum TallyAction {
    case increment
}

@Reducer
private struct Inferred<Item> {
    var body: some Reducer<Tally, TallyAction> {
        Reduce { state, _ in
            state.count += 1
            return .none
        }
        EmptyReducer()
    }
}

@Reducer
private struct ByMethod {
    func reduce(into state: inout Tally, action: TallyAction) -> Effect<TallyAction> {
        state.count += 1
        return .none
    }
}

@Reducer
private struct Parent {
    @ObservableState
    struct State: Equatable {
        var tally = Tally()
    }

    enum Action {
        case tally(TallyAction)
    }

    var body: some ReducerOf<Self> {
        Scope(state: \.tally, action: \.tally) { Inferred<Int>() }
    }
}
