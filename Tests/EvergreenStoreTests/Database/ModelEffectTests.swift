import EvergreenModels
import EvergreenStore
import Foundation
import Testing

/// Effects that observe model classes.
@MainActor
struct ModelEffectTests {
    @Model
    final class Chore {
        var title: String
        var isDone = false

        init(title: String) { self.title = title }
    }

    private struct Chores: Reducer {
        struct State {
            var chores: [Chore]?
            var error: String?
        }

        enum Action {
            case task
            case changed([Chore])
            case failed(String)
        }

        let container: ModelContainer?

        struct NoContainer: Error {}

        var body: some Reducer<State, Action> {
            Reduce { [container] state, action in
                switch action {
                case .task:
                    let titles = ["iron", "sweep"]
                    return .values(
                        of: ModelsRequest(
                            FetchDescriptor<Chore>(
                                predicate: #Predicate { titles.contains($0.title) && !$0.isDone },
                                sortBy: [SortDescriptor(\.title)]
                            )
                        )
                    ) {
                        guard let container else { throw NoContainer() }
                        return container.mainContext
                    } send: {
                        .changed($0)
                    } catch: { error, send in
                        await send(.failed("\(error)"))
                    }
                case .changed(let chores):
                    state.chores = chores
                    return .none
                case .failed(let error):
                    state.error = error
                    return .none
                }
            }
        }
    }

    @Test func `the models of a descriptor are sent, and again when the result changes`() async throws {
        let container = try ModelContainer(
            for: Chore.self,
            configurations: ModelConfiguration(isStoredInMemoryOnly: true)
        )
        let context = container.mainContext
        let sweep = Chore(title: "sweep")
        context.insert(sweep)
        try context.save()
        let store = Store(initialState: Chores.State()) { Chores(container: container) }

        let task = store.send(.task)
        try await wait { store.withState(\.chores)?.map(\.title) == ["sweep"] }
        #expect(store.withState(\.chores)?.first === sweep)

        context.insert(Chore(title: "iron"))
        context.insert(Chore(title: "dust"))
        try context.save()
        try await wait { store.withState(\.chores)?.map(\.title) == ["iron", "sweep"] }
        sweep.isDone = true
        try await wait { store.withState(\.chores)?.map(\.title) == ["iron"] }

        await task.cancel()
        sweep.isDone = false
        try context.save()
        #expect(store.withState(\.chores)?.map(\.title) == ["iron"])
    }

    @Test func `an error goes to the catch closure`() async {
        let store = Store(initialState: Chores.State()) { Chores(container: nil) }
        await store.send(.task).finish()
        #expect(store.withState(\.error) == "NoContainer()")
        #expect(store.withState(\.chores) == nil)
    }
}
