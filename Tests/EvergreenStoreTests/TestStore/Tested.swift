import EvergreenStoreTesting
import Testing

/// A feature for testing test stores.
@Reducer
struct Tested {
    @ObservableState
    struct State: Equatable {
        var count = 0
        var text = ""
        @Presents var child: Toggling.State?
        var path = StackState<Toggling.State>()
    }

    @CasePathable
    enum Action: Equatable, BindableAction {
        case binding(BindingAction<State>)
        case child(PresentationAction<Toggling.Action>)
        case closeButtonTapped
        case incrementButtonTapped
        case loadButtonTapped
        case path(StackAction<Toggling.State, Toggling.Action>)
        case pushButtonTapped
        case response(String)
        case showButtonTapped
        case startButtonTapped
        case stopButtonTapped
        case ticked
    }

    enum CancelID { case timer }

    @Dependency(\.continuousClock) var clock
    @Dependency(\.dismiss) var dismiss

    var body: some ReducerOf<Self> {
        BindingReducer()
        Reduce { state, action in
            switch action {
            case .binding, .child, .path:
                return .none
            case .closeButtonTapped:
                return .run { [dismiss] _ in await dismiss() }
            case .incrementButtonTapped:
                state.count += 1
                return .none
            case .loadButtonTapped:
                return .run { [count = state.count] send in await send(.response("\(count)")) }
            case .pushButtonTapped:
                state.path.append(Toggling.State())
                return .none
            case .response(let text):
                state.text = text
                return .none
            case .showButtonTapped:
                state.child = Toggling.State()
                return .none
            case .startButtonTapped:
                return .run { [clock] send in
                    while true {
                        try await clock.sleep(for: .seconds(1))
                        await send(.ticked)
                    }
                }
                .cancellable(id: CancelID.timer)
            case .stopButtonTapped:
                return .cancel(id: CancelID.timer)
            case .ticked:
                state.count += 1
                return .none
            }
        }
        .ifLet(\.$child, action: \.child) { Toggling() }
        .forEach(\.path, action: \.path) { Toggling() }
    }
}

@Reducer
struct Toggling {
    @ObservableState
    struct State: Equatable {
        var isOn = false
    }

    enum Action: Equatable {
        case closeButtonTapped
        case toggled
    }

    @Dependency(\.dismiss) var dismiss

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .closeButtonTapped:
                return .run { [dismiss] _ in await dismiss() }
            case .toggled:
                state.isOn.toggle()
                return .none
            }
        }
    }
}

@MainActor
func makeTestStore(clock: TestClock = TestClock()) -> TestStoreOf<Tested> {
    TestStore(initialState: Tested.State()) {
        Tested()
    } withDependencies: {
        $0.continuousClock = clock
    }
}

/// Runs assertions that fail with messages containing these parts.
@MainActor
func failing(
    _ parts: String...,
    sourceLocation: SourceLocation = #_sourceLocation,
    operation: @MainActor () async -> Void
) async {
    await withKnownIssue(sourceLocation: sourceLocation) {
        await operation()
    } matching: { issue in
        parts.allSatisfy { issue.description.contains($0) }
    }
}
