import EvergreenTesting
import EvergreenUI
import Testing

@MainActor
struct FocusedEnvironmentTests {
    private struct FocusText: View {
        let name: String
        @Environment(\.isFocused) private var isFocused

        var body: some View { Text("\(name) \(isFocused ? "focused" : "idle")") }
    }

    private struct Cards: View {
        @FocusState private var first: Bool

        var body: some View {
            VStack { FocusText(name: "one") }
                .focusable()
                .focused($first)
                .accessibilityIdentifier("one")
            VStack { FocusText(name: "two") }.focusable().accessibilityIdentifier("two")
            Button("First") { first = true }
            Text(first ? "first has it" : "first has it not")
            FocusText(name: "outside")
        }
    }

    @Test func `views read whether their focusable ancestor has the focus`() throws {
        let screen = Screen { Cards() }
        #expect(screen.texts.filter { $0.contains("idle") } == ["one idle", "two idle", "outside idle"])
        try screen.find(identifier: "two").focus()
        #expect(screen.texts.filter { $0.contains("focused") } == ["two focused"])
        try screen.find(identifier: "one").focus()
        #expect(screen.texts.filter { $0.contains("focused") } == ["one focused"])
        #expect(screen.texts.contains("first has it"))
        try screen.find(identifier: "one").blur()
        #expect(!screen.texts.contains { $0.contains("focused") })
    }

    @Test func `a focus state on an ancestor moves the focus to the focusable view`() throws {
        let screen = Screen { Cards() }
        try screen.find(.button, "First").tap()
        #expect(screen.texts.contains("one focused"))
    }
}
