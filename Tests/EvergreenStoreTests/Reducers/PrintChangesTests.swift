import EvergreenStore
import Testing

@MainActor
struct PrintChangesTests {
    private struct Change: Equatable {
        let action: String
        let before: [String]
        let after: [String]
    }

    @Test func `a printer receives each action and the states before and after`() {
        var changes: [Change] = []
        let printer = _ReducerPrinter<[String], String> { action, before, after in
            changes.append(Change(action: action, before: before, after: after))
        }
        let store = Store(initialState: [String]()) { ClosureFeature { _ in .none }._printChanges(printer) }
        store.send("one")
        store.send("two")
        #expect(
            changes == [
                Change(action: "one", before: [], after: ["one"]),
                Change(action: "two", before: ["one"], after: ["one", "two"]),
            ]
        )
    }

    @Test func `a reducer without a printer behaves the same`() {
        let store = Store(initialState: [String]()) { ClosureFeature { _ in .none }._printChanges(nil) }
        store.send("one")
        #expect(store.withState { $0 } == ["one"])
    }
}
