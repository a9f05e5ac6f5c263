import EvergreenStoreTesting
import Foundation
import Testing

// A list of todos in the style of published apps: rows, bindings, a filter, a debounced effect, tests.

@Reducer
struct TodoRow {
    @ObservableState
    struct State: Equatable, Identifiable {
        var description = ""
        let id: UUID
        var isComplete = false
    }

    enum Action: BindableAction, Sendable {
        case binding(BindingAction<State>)
    }

    var body: some ReducerOf<Self> {
        BindingReducer()
    }
}

@Reducer
struct TodoList {
    enum Filter: String, CaseIterable, Hashable {
        case all = "All"
        case active = "Active"
        case completed = "Completed"
    }

    @ObservableState
    struct State: Equatable {
        var filter: Filter = .all
        var todos: IdentifiedArrayOf<TodoRow.State> = []

        var filteredTodos: IdentifiedArrayOf<TodoRow.State> {
            switch filter {
            case .active: todos.filter { !$0.isComplete }
            case .all: todos
            case .completed: todos.filter(\.isComplete)
            }
        }
    }

    enum Action: BindableAction, Sendable {
        case addTodoButtonTapped
        case binding(BindingAction<State>)
        case clearCompletedButtonTapped
        case delete(IndexSet)
        case sortCompletedTodos
        case todos(IdentifiedActionOf<TodoRow>)
    }

    @Dependency(\.continuousClock) var clock
    @Dependency(\.uuid) var uuid
    private enum CancelID { case todoCompletion }

    var body: some Reducer<State, Action> {
        BindingReducer()
        Reduce { state, action in
            switch action {
            case .addTodoButtonTapped:
                state.todos.insert(TodoRow.State(id: self.uuid()), at: 0)
                return .none

            case .binding:
                return .none

            case .clearCompletedButtonTapped:
                state.todos.removeAll(where: \.isComplete)
                return .none

            case .delete(let indexSet):
                let filteredTodos = state.filteredTodos
                for index in indexSet {
                    state.todos.remove(id: filteredTodos[index].id)
                }
                return .none

            case .sortCompletedTodos:
                state.todos.sort { $1.isComplete && !$0.isComplete }
                return .none

            case .todos(.element(id: _, action: .binding(\.isComplete))):
                return .run { send in
                    try await self.clock.sleep(for: .seconds(1))
                    await send(.sortCompletedTodos, animation: .default)
                }
                .cancellable(id: CancelID.todoCompletion, cancelInFlight: true)

            case .todos:
                return .none
            }
        }
        .forEach(\.todos, action: \.todos) {
            TodoRow()
        }
    }
}

@MainActor
struct TodoListTests {
    let clock = TestClock()

    @Test func `a todo is added and edited`() async {
        let store = TestStore(initialState: TodoList.State()) {
            TodoList()
        } withDependencies: {
            $0.uuid = .incrementing
        }

        await store.send(.addTodoButtonTapped) {
            $0.todos.insert(TodoRow.State(description: "", id: UUID(0), isComplete: false), at: 0)
        }
        await store.send(\.todos[id: UUID(0)].binding.description, "Learn") {
            $0.todos[id: UUID(0)]?.description = "Learn"
        }
        await store.send(.delete([0])) {
            $0.todos = []
        }
    }

    @Test func `completed todos are sorted after a second`() async {
        let state = TodoList.State(todos: [TodoRow.State(id: UUID(0)), TodoRow.State(id: UUID(1))])
        let store = TestStore(initialState: state) {
            TodoList()
        } withDependencies: {
            $0.continuousClock = clock
        }

        await store.send(\.todos[id: UUID(0)].binding.isComplete, true) {
            $0.todos[id: UUID(0)]?.isComplete = true
        }
        await clock.advance(by: .milliseconds(500))
        await store.send(\.todos[id: UUID(0)].binding.isComplete, false) {
            $0.todos[id: UUID(0)]?.isComplete = false
        }
        await store.send(\.todos[id: UUID(0)].binding.isComplete, true) {
            $0.todos[id: UUID(0)]?.isComplete = true
        }
        await clock.waitForSleepers()
        await clock.advance(by: .seconds(1))
        await store.receive(\.sortCompletedTodos) {
            $0.todos = [$0.todos[1], $0.todos[0]]
        }
        await store.send(.clearCompletedButtonTapped) {
            $0.todos = [$0.todos[0]]
        }
    }
}
