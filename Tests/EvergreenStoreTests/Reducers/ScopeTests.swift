import EvergreenStore
import Testing

/// Reducers that run on a part of the state.
@MainActor
struct ScopeTests {
    @Reducer
    struct Pair {
        @ObservableState
        struct State: Equatable {
            var first = Row.State(id: 1)
            var second = Row.State(id: 2)
        }

        enum Action {
            case first(Row.Action)
            case second(Row.Action)
        }

        var body: some ReducerOf<Self> {
            Scope(state: \.first, action: \.first) { Row() }
            Scope(state: \.second, action: \.second) { Row() }
        }
    }

    @Reducer
    struct Choice {
        @ObservableState
        enum State: Equatable {
            case row(Row.State)
            case number(Int)
        }

        enum Action {
            case row(Row.Action)
            case numbered(Int)
        }

        var body: some ReducerOf<Self> {
            Scope(state: \.row, action: \.row) { Row() }
            Reduce { state, action in
                if case .numbered(let number) = action { state = .number(number) }
                return .none
            }
        }
    }

    @Reducer
    struct CaseLetChoice {
        @ObservableState
        enum State: Equatable {
            case row(Row.State)
            case number(Int)
        }

        enum Action {
            case row(Row.Action)
            case numbered(Int)
        }

        var body: some ReducerOf<Self> {
            Reduce { state, action in
                if case .numbered(let number) = action { state = .number(number) }
                return .none
            }
            .ifCaseLet(\.row, action: \.row) { Row() }
        }
    }

    @Test func `each child has its own state`() async {
        let store = Store(initialState: Pair.State()) { Pair() }
        store.send(.first(.incremented))
        store.scope(state: \.second, action: \.second).send(.incremented)
        store.scope(state: \.second, action: \.second).send(.incremented)
        #expect(store.first.count == 1)
        #expect(store.second.count == 2)
        #expect(store.scope(state: \.first, action: \.first) === store.scope(state: \.first, action: \.first))
    }

    @Test func `a child's effects send the child's actions`() async throws {
        let store = Store(initialState: Pair.State()) { Pair() }
        let (events, continuation) = AsyncStream<String>.makeStream()
        continuation.yield("a")
        continuation.finish()
        await store.send(.second(.watched(events))).finish()
        #expect(store.second.events == ["a"])
    }

    @Test func `a case's child changes the payload`() {
        let store = Store(initialState: Choice.State.row(Row.State(id: 1))) { Choice() }
        store.send(.row(.incremented))
        #expect(store.withState { $0 } == .row(Row.State(id: 1, count: 1)))
    }

    @Test func `an action for a case that is no longer current is reported and changes nothing`() {
        let store = Store(initialState: Choice.State.number(1)) { Choice() }
        withKnownIssue {
            store.send(.row(.incremented))
        } matching: { issue in
            issue.description.contains("'Scope' in ScopeTests.Choice received an action for a missing child")
        }
        #expect(store.withState { $0 } == .number(1))
    }

    @Test func `a case's effects end when the case changes`() async {
        let store = Store(initialState: CaseLetChoice.State.row(Row.State(id: 1))) { CaseLetChoice() }
        let (events, _) = AsyncStream<String>.makeStream()
        let task = store.send(.row(.watched(events)))
        store.send(.row(.incremented))
        #expect(!task.isCancelled)
        store.send(.numbered(2))
        await task.finish()
        withKnownIssue {
            store.send(.row(.incremented))
        } matching: { issue in
            issue.description.contains("the state is in another case")
        }
        #expect(store.withState { $0 } == .number(2))
    }
}
