import EvergreenQuery
import EvergreenTesting
import Testing

@MainActor
struct ChangedRequestTests {
    private let source = ManualSource()

    @Test func `the old value stays until the changed request has a value`() throws {
        let screen = Screen { ManualText(source: source) }
        #expect(screen.texts.withoutButtons == ["default", "loading"])
        source.send("one")
        #expect(screen.texts.withoutButtons == ["one"])
        try screen.find(.button, "B").tap()
        #expect(screen.texts.withoutButtons == ["one", "loading"])
        source.send("two", for: "B")
        #expect(screen.texts.withoutButtons == ["two"])
    }

    @Test func `a late value of the previous request is dropped`() throws {
        let screen = Screen { ManualText(source: source) }
        try screen.find(.button, "B").tap()
        source.send("late")
        #expect(screen.texts.withoutButtons == ["default", "loading"])
        #expect(source.subscriptions.active == 1)
    }

    @Test func `a request set to an equal one does not resubscribe and runs no body`() throws {
        let screen = Screen { ManualText(source: source) }
        // The first time, the query adopts its initial request.
        try screen.find(.button, "A").tap()
        screen.resetBodyCounts()
        try screen.find(.button, "A").tap()
        #expect(screen.bodyCount(of: ManualText.self) == 0)
        #expect(source.subscriptions.started == 1)
    }

    @Test func `a request changed and changed back in one turn does not resubscribe`() throws {
        let screen = Screen { ManualText(source: source) }
        try screen.find(.button, "B, then A").tap()
        #expect(source.subscriptions.started == 1)
    }

    @Test func `equal requests of an enclosing view do not resubscribe`() throws {
        struct Inner: View {
            let count: Int
            @Query<ManualRequest> private var constant: String
            @Query<ManualRequest> private var bound: String
            @Query<ManualRequest> private var initial: String

            init(count: Int, source: ManualSource) {
                self.count = count
                _constant = Query(constant: ManualRequest(), from: source)
                _bound = Query(.constant(ManualRequest()), from: source)
                _initial = Query(ManualRequest(), from: source)
            }

            var body: some View { Text("\(count) \(constant) \(bound) \(initial)") }
        }
        struct Outer: View {
            let source: ManualSource
            @State private var count = 0
            var body: some View {
                Inner(count: count, source: source)
                Button("Count") { count += 1 }
            }
        }
        let screen = Screen { Outer(source: source) }
        for _ in 1...3 { try screen.find(.button).tap() }
        #expect(screen.texts.first == "3 default default default")
        #expect(source.subscriptions.started == 3)
        #expect(source.subscriptions.active == 3)
    }

    @Test func `a changed context subscribes to the new source and unsubscribes from the old one`() throws {
        struct Switching: View {
            let sources: [ManualSource]
            @State private var index = 0
            var body: some View {
                Value(source: sources[index])
                Button("Switch") { index = 1 - index }
            }
        }
        struct Value: View {
            @Query<ManualRequest> private var value: String
            init(source: ManualSource) { _value = Query(ManualRequest(), from: source) }
            var body: some View { Text($value.isLoading ? "\(value), loading" : value) }
        }
        let other = ManualSource()
        let screen = Screen { Switching(sources: [source, other]) }
        source.send("one")
        try screen.find(.button).tap()
        #expect(screen.texts.first == "one, loading")
        other.send("two")
        #expect(screen.texts.first == "two")
        #expect(source.subscriptions.active == 0)
    }
}
