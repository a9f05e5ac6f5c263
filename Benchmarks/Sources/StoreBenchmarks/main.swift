import EvergreenStore
import EvergreenTesting
import Measurements

// The cost of an action: of one that changes one of 1,000 children, from `send` to the patch, compared with the same change of
// plain `@State` in the same run; and of one that changes nothing. Run it in release:
//
//     swift run -c release StoreBenchmarks

let childCount = 1_000
let roundCount = 15

@MainActor
func makeParent() -> StoreOf<Parent> {
    let children = (0..<childCount).map { Child.State(id: $0) }
    return Store(initialState: Parent.State(children: IdentifiedArray(uniqueElements: children))) { Parent() }
}

/// Measures the average time of a call, in microseconds.
@MainActor
func microseconds(per count: Int, _ body: @MainActor () -> Void) async -> Measurements.Measurement {
    await measure(1) {
        for _ in 0..<count { body() }
    } * (1_000 / Double(count))
}

@MainActor
func oneOfManyChildren() async {
    let store = makeParent()
    let screen = Screen { ParentView(store: store) }
    let access = PlainAccess()
    let plainScreen = Screen { PlainView(access: access) }
    var (ours, plain) = (Measurements.Measurement(), Measurements.Measurement())
    screen.takePatches()
    plainScreen.takePatches()
    var (next, changeCount) = (0, 0)
    for round in 0...roundCount {
        let first = await microseconds(per: 100) {
            next = (next + 7) % childCount
            store.send(.children(.element(id: next, action: .incremented)))
            changeCount += screen.takePatches()
        }
        let second = await microseconds(per: 100) {
            next = (next + 7) % childCount
            access.children?.wrappedValue[next].count += 1
            changeCount += plainScreen.takePatches()
        }
        // The first round warms up caches.
        guard round > 0 else { continue }
        ours += first
        plain += second
    }
    // Each change is one text.
    precondition(changeCount == 200 * (roundCount + 1))
    Table.printLine("one of 1,000 children changed, from `send` to the patch", ours, beside: plain, limit: 2)
}

@MainActor
func actionsWithoutEffect() async {
    let counter = Store(initialState: Child.State(id: 1)) { Child() }
    let parent = makeParent()
    let screen = Screen { ParentView(store: parent) }
    let child = Array(parent.scope(state: \.children, action: \.children))[childCount / 2]
    var (single, composed, scoped) = (
        Measurements.Measurement(), Measurements.Measurement(), Measurements.Measurement()
    )
    for _ in 0..<roundCount {
        single += await microseconds(per: 100_000) { counter.send(.nothing) }
        composed += await microseconds(per: 100_000) { parent.send(.nothing) }
        scoped += await microseconds(per: 100_000) { child.send(.nothing) }
    }
    Table.printLine("an action that changes nothing, of 100,000", single, limit: 5)
    Table.printLine("the same, of a feature with 1,000 children on screen", composed, limit: 5)
    Table.printLine("the same, of one of 1,000 children on screen", scoped, limit: 5)
    screen.close()
}

Table.printHead()
await oneOfManyChildren()
await actionsWithoutEffect()
