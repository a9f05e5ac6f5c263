import EvergreenStore
import EvergreenTesting

// What an action costs: one that changes one of 1,000 children, from `send` to the patch, beside the same change of plain
// `@State`, in one run; and one that changes nothing. Run it in release:
//
//     swift run -c release StoreBenchmarks

let childCount = 1_000
let roundCount = 9

/// The microseconds of one run of the body.
@MainActor
func microseconds(per count: Int, _ body: () -> Void) -> Double {
    let time = ContinuousClock().measure {
        for _ in 0..<count { body() }
    }
    let (seconds, attoseconds) = time.components
    return (Double(seconds) * 1e6 + Double(attoseconds) / 1e12) / Double(count)
}

func median(_ figures: [Double]) -> Double { figures.sorted()[figures.count / 2] }

func text(_ figure: Double) -> String { "\((figure * 100).rounded() / 100)" }

func printLine(_ work: String, _ figures: [Double], _ unit: String) {
    let spread = "\(text(figures.min() ?? 0))–\(text(figures.max() ?? 0))"
    print("\(work): \(text(median(figures))) \(unit) (\(spread))")
}

@MainActor
func oneOfManyChildren() {
    let children = (0..<childCount).map { Child.State(id: $0) }
    let store = Store(initialState: Parent.State(children: IdentifiedArray(uniqueElements: children))) { Parent() }
    let screen = Screen { ParentView(store: store) }
    let access = PlainAccess()
    let plainScreen = Screen { PlainView(access: access) }
    var (ours, plain, ratios): ([Double], [Double], [Double]) = ([], [], [])
    var next = 0
    for _ in 0..<roundCount {
        ours.append(
            microseconds(per: 200) {
                next = (next + 7) % childCount
                store.send(.children(.element(id: next, action: .incremented)))
                screen.update()
            }
        )
        plain.append(
            microseconds(per: 200) {
                next = (next + 7) % childCount
                access.children?.wrappedValue[next].count += 1
                plainScreen.update()
            }
        )
        if let first = ours.last, let second = plain.last { ratios.append(first / second) }
    }
    printLine("one of \(childCount) children changed, store", ours, "µs")
    printLine("one of \(childCount) children changed, plain state", plain, "µs")
    printLine("… ratio", ratios, "times")
}

@MainActor
func actionsWithoutEffect() {
    let counter = Store(initialState: Child.State(id: 1)) { Child() }
    let children = (0..<childCount).map { Child.State(id: $0) }
    let parent = Store(initialState: Parent.State(children: IdentifiedArray(uniqueElements: children))) { Parent() }
    let child = Array(parent.scope(state: \.children, action: \.children))[childCount / 2]
    var (single, composed, scoped): ([Double], [Double], [Double]) = ([], [], [])
    for _ in 0..<roundCount {
        single.append(microseconds(per: 100_000) { counter.send(.nothing) })
        composed.append(microseconds(per: 100_000) { parent.send(.nothing) })
        scoped.append(microseconds(per: 10_000) { child.send(.nothing) })
    }
    printLine("an action that changes nothing", single, "µs")
    printLine("an action that changes nothing, of a feature with \(childCount) children", composed, "µs")
    printLine("an action that changes nothing, of one of \(childCount) children", scoped, "µs")
}

oneOfManyChildren()
actionsWithoutEffect()
