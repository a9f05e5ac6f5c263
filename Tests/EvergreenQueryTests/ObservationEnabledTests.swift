import EvergreenQuery
import EvergreenTesting
import Testing

@MainActor
struct ObservationEnabledTests {
    private struct Pausing: View {
        let source: ManualSource
        @State var isEnabled = true
        var body: some View {
            ManualText(source: source).environment(\.queryObservationEnabled, isEnabled)
            Toggle("Enabled", isOn: $isEnabled)
        }
    }

    private let source = ManualSource()

    private func shown(_ screen: Screen) -> [String] { screen.texts.withoutButtons.filter { $0 != "Enabled" } }

    @Test func `a paused query has no subscription and keeps its value`() throws {
        let screen = Screen { Pausing(source: source) }
        source.send("one")
        try screen.find(.toggle).toggle()
        #expect(source.subscriptions.active == 0)
        source.send("two")
        #expect(shown(screen) == ["one"])
    }

    @Test func `a paused query is not loading`() throws {
        let screen = Screen { Pausing(source: source) }
        #expect(shown(screen) == ["default", "loading"])
        try screen.find(.toggle).toggle()
        #expect(shown(screen) == ["default"])
    }

    @Test func `a resumed query resubscribes and keeps its value until the next`() throws {
        let screen = Screen { Pausing(source: source) }
        source.send("one")
        for _ in 1...2 { try screen.find(.toggle).toggle() }
        #expect(shown(screen) == ["one", "loading"])
        #expect(source.subscriptions.started == 2)
        source.send("two")
        #expect(shown(screen) == ["two"])
    }

    @Test func `a resumed query has no error`() throws {
        let screen = Screen { Pausing(source: source) }
        source.send("one")
        source.fail()
        try screen.find(.toggle).toggle()
        #expect(shown(screen) == ["one", "error"])
        try screen.find(.toggle).toggle()
        #expect(shown(screen) == ["one", "loading"])
    }

    @Test func `a request changed during a pause is observed after it`() throws {
        let screen = Screen { Pausing(source: source) }
        source.send("one")
        try screen.find(.toggle).toggle()
        try screen.find(.button, "B").tap()
        #expect(source.subscriptions.active == 0)
        try screen.find(.toggle).toggle()
        source.send("of A")
        source.send("of B", for: "B")
        #expect(shown(screen) == ["of B"])
    }

    @Test func `a query with observation disabled shows its default value`() throws {
        let screen = Screen { Pausing(source: source, isEnabled: false) }
        #expect(shown(screen) == ["default"])
        #expect(source.subscriptions.started == 0)
    }

    @Test func `the innermost observation setting wins`() throws {
        let screen = Screen {
            Pausing(source: source).environment(\.queryObservationEnabled, false)
            ManualText(source: source).queryObservation(.always).environment(\.queryObservationEnabled, false)
        }
        source.send("one")
        #expect(shown(screen) == ["one", "one"])
    }
}
