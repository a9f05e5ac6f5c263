import EvergreenTesting
import EvergreenUI
import Testing

@MainActor
struct StateTests {
    private struct Counter: View {
        let name: String
        @State private var count = 0

        var body: some View {
            Button("\(name): \(count)") { count += 1 }
        }
    }

    private struct Counters: View {
        @State private var names = ["A", "B", "C"]
        @State private var generation = 0

        var body: some View {
            VStack {
                ForEach(names, id: \.self) { Counter(name: $0) }.id(generation)
                Button("Reverse") { names.reverse() }
                Button("Drop B") { names.removeAll { $0 == "B" } }
                Button("Add B") { names.append("B") }
                Button("Renew") { generation += 1 }
            }
        }
    }

    @Test func `state survives reordering in ForEach`() throws {
        let screen = Screen { Counters() }
        try screen.find(.button, "A: 0").tap()
        try screen.find(.button, "A: 1").tap()
        try screen.find(.button, "B: 0").tap()
        try screen.find(.button, "Reverse").tap()
        #expect(screen.findAll(.button).prefix(3).map(\.text) == ["C: 0", "B: 1", "A: 2"])
    }

    @Test func `state is removed with its element`() throws {
        let screen = Screen { Counters() }
        try screen.find(.button, "B: 0").tap()
        try screen.find(.button, "Drop B").tap()
        try screen.find(.button, "Add B").tap()
        #expect(screen.findAll(.button).prefix(3).map(\.text) == ["A: 0", "C: 0", "B: 0"])
    }

    @Test func `a changed id resets state`() throws {
        let screen = Screen { Counters() }
        try screen.find(.button, "A: 0").tap()
        try screen.find(.button, "Renew").tap()
        #expect(screen.findAll(.button, "A: 0").count == 1)
    }

    @Test func `a state change runs only the bodies that read it`() throws {
        let screen = Screen { Counters() }
        screen.resetBodyCounts()
        try screen.find(.button, "A: 0").tap()
        #expect(screen.bodyCount(of: Counter.self) == 1)
        #expect(screen.bodyCount(of: Counters.self) == 0)
    }

    @Test func `a child with equal inputs does not run its body`() throws {
        let screen = Screen { Counters() }
        screen.resetBodyCounts()
        try screen.find(.button, "Reverse").tap()
        #expect(screen.bodyCount(of: Counters.self) == 1)
        #expect(screen.bodyCount(of: Counter.self) == 0)
    }

    private struct Switching: View {
        @State private var isFirst = true

        var body: some View {
            if isFirst { Counter(name: "One") } else { Counter(name: "Other") }
            Button("Switch") { isFirst.toggle() }
        }
    }

    @Test func `each branch of a condition has its own state, which is removed with the branch`() throws {
        let screen = Screen { Switching() }
        try screen.find(.button, "One: 0").tap()
        try screen.find(.button, "Switch").tap()
        #expect(screen.texts == ["Other: 0", "Switch"])
        try screen.find(.button, "Switch").tap()
        #expect(screen.texts == ["One: 0", "Switch"])
    }
}
