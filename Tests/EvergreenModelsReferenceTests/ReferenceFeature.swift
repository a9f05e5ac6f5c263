import EvergreenModels
import EvergreenStore
import EvergreenStoreTesting
import Foundation
import Testing

/// A feature using the reference document's clients, as in the document's app.
@Reducer
struct TODOList {
    @ObservableState
    struct State: Equatable {
        var todos: [TODO] = []
        var title = ""
        var failure: String?
    }

    enum Action: BindableAction {
        case addButtonTapped
        case binding(BindingAction<State>)
        case deleteButtonTapped(TODO)
        case task
    }

    @Dependency(\.date.now) var now
    @Dependency(\.todoDatabase) var todoDatabase

    var body: some ReducerOf<Self> {
        BindingReducer()
        Reduce { state, action in
            do {
                switch action {
                case .binding:
                    return .none
                case .addButtonTapped:
                    try todoDatabase.add(TODO(date: now, title: state.title))
                    state.title = ""
                case .deleteButtonTapped(let todo):
                    try todoDatabase.delete(todo)
                case .task:
                    break
                }
                state.todos = try todoDatabase.fetch()
                state.failure = nil
            } catch {
                state.failure = "\(error)"
            }
            return .none
        }
    }
}

@MainActor
@Suite(.serialized)
struct ReferenceFeatureTests {
    @Test func `a feature adds, fetches and deletes through the document's clients`() async throws {
        let container = try ModelContainer(
            for: TODO.self,
            configurations: ModelConfiguration(isStoredInMemoryOnly: true)
        )
        let context = ModelContext(container)
        let store = Store(initialState: TODOList.State()) {
            TODOList()
        } withDependencies: {
            $0.database.todoContext = { context }
            $0.todoDatabase = .liveValue
            $0.date.now = Date(timeIntervalSince1970: 1)
        }
        store.send(.task)
        #expect(store.todos.isEmpty)
        store.send(.binding(.set(\.title, "Buy milk")))
        store.send(.addButtonTapped)
        #expect(store.todos.map(\.title) == ["Buy milk"])
        #expect(store.title == "")
        let todo = try #require(store.todos.first)
        store.send(.deleteButtonTapped(todo))
        #expect(store.todos.isEmpty)
        #expect(store.failure == nil)
    }

    @Test func `a test's closures replace the clients`() async {
        let todo = TODO(date: Date(timeIntervalSince1970: 1), title: "Buy milk")
        let store = TestStore(initialState: TODOList.State()) {
            TODOList()
        } withDependencies: {
            $0.todoDatabase.fetch = { [todo] }
            $0.todoDatabase.delete = { _ in throw TODODatabase.DatabaseError.deleteFailed }
        }
        await store.send(.task) { $0.todos = [todo] }
        await store.send(.deleteButtonTapped(todo)) { $0.failure = "deleteFailed" }
    }
}
