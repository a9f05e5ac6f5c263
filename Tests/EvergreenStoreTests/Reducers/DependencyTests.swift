import EvergreenDependencies
import EvergreenStore
import Testing

/// Reducers with overridden dependencies.
@MainActor
struct DependencyTests {
    private struct Clocked: Reducer {
        @Dependency(\.date.now) var now

        func reduce(into state: inout Int, action: Void) -> Effect<Void> {
            state = Int(now.timeIntervalSince1970)
            return .none
        }
    }

    private struct Parent: Reducer {
        var body: some Reducer<Int, Void> { Clocked() }
    }

    private func state(of reducer: some Reducer<Int, Void>) -> Int {
        var state = 0
        _ = reducer.reduce(into: &state, action: ())
        return state
    }

    @Test func `a dependency is overridden`() {
        #expect(state(of: Clocked().dependency(\.date.now, Date(timeIntervalSince1970: 1))) == 1)
        #expect(state(of: Parent().dependency(\.date.now, Date(timeIntervalSince1970: 2))) == 2)
        #expect(state(of: Parent().dependency(DateGenerator { Date(timeIntervalSince1970: 3) })) == 3)
    }

    @Test func `a dependency is transformed`() {
        let reducer = Parent()
            .transformDependency(\.date) { $0.now += 10 }
            .transformDependency(\.self) { $0.date.now = Date(timeIntervalSince1970: 4) }
        #expect(state(of: reducer) == 14)
    }
}
