import EvergreenStore

/// A feature that records its actions and has test-defined effects.
struct ClosureFeature: Reducer {
    typealias State = [String]
    typealias Action = String

    let effect: (String) -> Effect<String>

    init(_ effect: @escaping (String) -> Effect<String>) {
        self.effect = effect
    }

    func reduce(into state: inout [String], action: String) -> Effect<String> {
        state.append(action)
        return effect(action)
    }

    @MainActor
    static func store(_ effect: @escaping (String) -> Effect<String>) -> Store<[String], String> {
        Store(initialState: [String]()) { ClosureFeature(effect) }
    }
}
