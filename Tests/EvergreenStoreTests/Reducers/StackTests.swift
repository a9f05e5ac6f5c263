import EvergreenDependencies
import EvergreenStore
import Testing

/// Features on a navigation stack.
@MainActor
struct StackTests {
    @Reducer
    struct App {
        @ObservableState
        struct State: Equatable {
            var path = StackState<IfLetTests.Editor.State>()
            var popped: [StackElementID] = []
        }

        enum Action {
            case path(StackActionOf<IfLetTests.Editor>)
            case cleared
        }

        var body: some ReducerOf<Self> {
            Reduce { state, action in
                switch action {
                case .path(.popFrom(let id)):
                    state.popped.append(id)
                    return .none
                case .cleared:
                    state.path.removeAll()
                    return .none
                case .path:
                    return .none
                }
            }
            .forEach(\.path, action: \.path) { IfLetTests.Editor() }
        }
    }

    private func makeStore(_ ids: Int...) -> StoreOf<App> {
        Store(initialState: App.State(path: StackState(ids.map { IfLetTests.Editor.State(id: $0) }))) { App() }
    }

    @Test func `features are pushed, changed and popped`() {
        let store = makeStore()
        store.send(.path(.push(id: 0, state: IfLetTests.Editor.State(id: 1))))
        store.send(.path(.push(id: 1, state: IfLetTests.Editor.State(id: 2))))
        store.send(.path(.element(id: 1, action: .typed("a"))))
        #expect(store.path.map(\.text) == ["", "a"])
        #expect(store.path.last?.isPresented == true)
        store.send(.path(.popFrom(id: 0)))
        #expect(store.path.isEmpty)
        #expect(store.popped == [0])
    }

    @Test func `a feature pops itself and those above it`() async throws {
        let store = makeStore(1, 2, 3)
        let second = store.path.ids[1]
        await store.send(.path(.element(id: second, action: .closed))).finish()
        #expect(store.path.map(\.id) == [1])
    }

    @Test func `effects end when their feature is popped`() async {
        let store = makeStore(1, 2)
        let (events, _) = AsyncStream<String>.makeStream()
        let ids = store.path.ids
        let first = store.send(.path(.element(id: ids[0], action: .watched(events))))
        let second = store.send(.path(.element(id: ids[1], action: .watched(events))))
        store.send(.path(.popFrom(id: ids[1])))
        await second.finish()
        #expect(!first.isCancelled)
        store.send(.cleared)
        await first.finish()
        #expect(store.path.isEmpty)
    }

    @Test func `an action for a feature that is not on the stack is reported`() {
        let store = makeStore()
        withKnownIssue {
            store.send(.path(.element(id: 9, action: .typed("a"))))
        } matching: { issue in
            issue.description.contains("the stack has no element #9")
        }
        #expect(store.path.isEmpty)
    }

    @Test func `a push with an existing id is reported`() throws {
        let store = makeStore(1)
        let id = try #require(store.path.ids.first)
        withKnownIssue {
            store.send(.path(.push(id: id, state: IfLetTests.Editor.State(id: 2))))
        } matching: { issue in
            issue.description.contains("is already on the stack")
        }
        #expect(store.path.map(\.id) == [1])
    }
}
