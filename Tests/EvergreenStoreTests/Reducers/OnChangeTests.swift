import EvergreenStore
import Testing

/// Reducers that run when a value has changed.
@MainActor
struct OnChangeTests {
    private struct Feature: Reducer {
        struct State: Equatable {
            var number = 0
            var changes: [String] = []
        }

        var body: some Reducer<State, Int> {
            Reduce { state, action in
                state.number = action
                return .none
            }
            .onChange(of: \.number) { old, new in
                Reduce { state, _ in
                    state.changes.append("\(old) to \(new)")
                    return new == 1 ? .send(2) : .none
                }
            }
            .onChange(of: \.number, removeDuplicates: { $0 / 10 == $1 / 10 }) { _, new in
                Reduce { state, _ in
                    state.changes.append("tens: \(new / 10)")
                    return .none
                }
            }
        }
    }

    @Test func `onChange runs once per change with both values`() {
        let store = Store(initialState: Feature.State()) { Feature() }
        store.send(0)
        store.send(1)
        store.send(2)
        store.send(20)
        #expect(store.withState(\.changes) == ["0 to 1", "1 to 2", "2 to 20", "tens: 2"])
    }
}
