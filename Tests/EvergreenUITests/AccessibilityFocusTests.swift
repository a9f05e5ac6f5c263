import EvergreenTesting
import EvergreenUI
import Testing

@MainActor
struct AccessibilityFocusTests {
    private struct Results: View {
        enum Place: Hashable { case failure, result }

        @AccessibilityFocusState private var place: Place?
        @FocusState private var isEditing: Bool
        @State private var isShown = true

        var body: some View {
            if isShown { Text("The result").accessibilityFocused($place, equals: .result) }
            TextField("Name", text: .constant(""))
                .accessibilityFocused($place, equals: .failure)
                .focused($isEditing)
            Text("at \(place.map { "\($0)" } ?? "none")")
            Text(isEditing ? "editing" : "reading")
            Button("Read") { place = .result }
            Button("Correct") { place = .failure }
            Button("Leave") { place = nil }
            Button("Hide") { isShown = false }
        }
    }

    @Test func `assistive technology focus moves to a non-control and to a control`() throws {
        let screen = Screen { Results() }
        #expect(screen.texts.contains("at none"))
        try screen.find(.button, "Read").tap()
        #expect(try screen.find(.text, "The result").isFocused)
        #expect(screen.texts.contains("at result"))
        try screen.find(.button, "Correct").tap()
        #expect(try screen.find(.textField, "Name").isFocused)
        #expect(screen.texts.contains("at failure"))
        try screen.find(.button, "Leave").tap()
        #expect(screen.texts.contains("at none"))
    }

    @Test func `one control reports both the keyboard focus and the assistive technology focus`() throws {
        let screen = Screen { Results() }
        try screen.find(.textField, "Name").focus()
        #expect(screen.texts.contains("at failure") && screen.texts.contains("editing"))
        try screen.find(.textField, "Name").blur()
        #expect(screen.texts.contains("at none") && screen.texts.contains("reading"))
    }

    @Test func `a removed view can't take the focus`() throws {
        let screen = Screen { Results() }
        try screen.find(.button, "Read").tap()
        try screen.find(.button, "Hide").tap()
        #expect(screen.texts.contains("at none"))
        try screen.find(.button, "Read").tap()
        #expect(screen.texts.contains("at none"))
    }

    @Test func `a Boolean focus state is true while its view has the focus`() throws {
        struct Condition: View {
            @AccessibilityFocusState private var isRead: Bool
            var body: some View {
                Text("News").accessibilityFocused($isRead)
                Text(isRead ? "read" : "unread")
                Button("Read") { isRead = true }
            }
        }
        let screen = Screen { Condition() }
        try screen.find(.button, "Read").tap()
        #expect(screen.texts.contains("read"))
    }
}
