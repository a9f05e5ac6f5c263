import EvergreenSharing
import EvergreenStoreTesting
import Testing

/// A feature with shared state.
@Reducer
struct Counting {
    @ObservableState
    struct State: Equatable {
        @Shared var count: Int
        @SharedReader(.inMemory("limit")) var limit = 10
        var text = ""

        init(count: Shared<Int> = Shared(value: 0)) {
            _count = count
        }
    }

    enum Action: Equatable, BindableAction {
        case binding(BindingAction<State>)
        case incrementButtonTapped
        case effectButtonTapped
        case doneButtonTapped
        case observed(Int)
        case settingsButtonTapped
        case subscribed
        case done
    }

    @Dependency(\.continuousClock) var clock
    @Shared(.inMemory("settings")) var settings = 0

    var body: some ReducerOf<Self> {
        BindingReducer()
        Reduce { state, action in
            switch action {
            case .binding: return .none
            case .incrementButtonTapped:
                state.$count.withLock { $0 += 1 }
                return .none
            case .effectButtonTapped:
                return .run { [count = state.$count] _ in count.withLock { $0 += 1 } }
            case .doneButtonTapped:
                return .run { [count = state.$count] send in
                    count.withLock { $0 += 1 }
                    await send(.done)
                    await send(.done)
                }
            case .done:
                state.$count.withLock { $0 += 10 }
                return .none
            case .observed(let count):
                state.text = "\(count)"
                return .none
            case .settingsButtonTapped:
                $settings.withLock { $0 += 1 }
                return .none
            case .subscribed:
                return .publisher { state.$count.publisher.map(Action.observed) }
            }
        }
    }
}

@MainActor
struct SharedStateTests {
    private func makeStore(_ count: Shared<Int> = Shared(value: 0)) -> TestStoreOf<Counting> {
        TestStore(initialState: Counting.State(count: count)) { Counting() }
    }

    @Test func `a change to shared state is asserted`() async {
        let store = makeStore()
        await store.send(.incrementButtonTapped) { $0.$count.withLock { $0 = 1 } }
        await store.send(.incrementButtonTapped) { $0.$count.withLock { $0 += 1 } }
        #expect(store.state.count == 2)
    }

    @Test func `an unasserted change fails`() async {
        let store = makeStore()
        await failing(
            "after '.incrementButtonTapped' was sent",
            "−   count: 0,",
            "+   count: 1,",
            "(Before: −, after: +)"
        ) {
            await store.send(.incrementButtonTapped)
        }
        // It counts as asserted from now on.
        await store.send(.incrementButtonTapped) { $0.$count.withLock { $0 = 2 } }
    }

    @Test func `an incorrect expectation fails with the difference`() async {
        let store = makeStore()
        await failing("The state is not as expected", "−   count: 5,", "+   count: 1,", "(Expected: −, actual: +)") {
            await store.send(.incrementButtonTapped) { $0.$count.withLock { $0 = 5 } }
        }
        #expect(store.state.count == 1)
    }

    @Test func `an expected change that did not occur fails`() async {
        let store = makeStore()
        await failing("The state is not as expected") {
            await store.send(.observed(1)) {
                $0.text = "1"
                $0.$count.withLock { $0 = 5 }
            }
        }
        #expect(store.state.count == 0)
    }

    @Test func `an effect's change is asserted without an action`() async {
        let store = makeStore()
        await store.send(.effectButtonTapped).finish()
        store.assert { $0.$count.withLock { $0 = 1 } }
    }

    @Test func `an effect's unasserted change fails`() async {
        let store = makeStore()
        await store.send(.effectButtonTapped).finish()
        await failing("The state is not as expected after the actions so far", "−   count: 0,", "+   count: 1,") {
            store.assert { _ in }
        }
        await store.send(.effectButtonTapped).finish()
        await failing("'.observed' is sent, and a change by an effect is not asserted", "− 1", "+ 2") {
            await store.send(.observed(1)) { $0.text = "1" }
        }
        await failing("The test has ended, and a change of shared state was not asserted", "− 0", "+ 1") {
            let store = makeStore()
            await store.send(.effectButtonTapped).finish()
        }
    }

    @Test func `each action is asserted with the state at its time`() async {
        let store = makeStore()
        await store.send(.doneButtonTapped)
        await store.receive(.done) { $0.$count.withLock { $0 = 11 } }
        await store.receive(.done) { $0.$count.withLock { $0 = 21 } }
        #expect(store.state.count == 21)
    }

    @Test func `shared state outside of the feature's state is asserted too`() async {
        let store = makeStore()
        @Shared(.inMemory("settings")) var settings = 0
        await store.send(.settingsButtonTapped) { _ in $settings.withLock { $0 = 1 } }
        await failing("Shared state is not as expected after '.settingsButtonTapped' was sent", "− 1", "+ 2") {
            await store.send(.settingsButtonTapped)
        }
    }

    @Test func `without exhaustivity, assertions must still hold`() async {
        let store = makeStore()
        store.exhaustivity = .off
        await store.send(.incrementButtonTapped)
        await store.send(.effectButtonTapped).finish()
        await store.send(.incrementButtonTapped) { $0.$count.withLock { $0 = 3 } }
        await failing("The state is not as expected") {
            await store.send(.incrementButtonTapped) { $0.$count.withLock { $0 = 7 } }
        }
        store.exhaustivity = .off(showSkippedAssertions: true)
        await store.send(.incrementButtonTapped)
    }

    @Test func `a publisher of a shared value sends actions`() async {
        let count = Shared(value: 0)
        let store = makeStore(count)
        let task = await store.send(.subscribed)
        await store.receive(.observed(0)) { $0.text = "0" }
        await store.send(.incrementButtonTapped) { $0.$count.withLock { $0 = 1 } }
        await store.receive(.observed(1)) { $0.text = "1" }
        // A change by the test is not the feature's change.
        count.withLock { $0 = 7 }
        await store.receive(.observed(7)) { $0.text = "7" }
        await task.cancel()
    }

    @Test func `states with equal shared values are equal`() {
        let state = Counting.State(count: Shared(value: 1))
        #expect(state == Counting.State(count: Shared(value: 1)))
        #expect(state != Counting.State(count: Shared(value: 2)))
    }
}
