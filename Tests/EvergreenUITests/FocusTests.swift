import EvergreenTesting
import EvergreenUI
import Testing

@MainActor
struct FocusTests {
    enum Field: Hashable { case name, score }

    private struct Editor: View {
        @FocusState private var field: Field?
        @State private var changes: [String] = []
        @State private var hasScore = true

        var body: some View {
            Text("focus \(field.map { "\($0)" } ?? "none")")
            Text("changes \(changes.joined(separator: " "))")
            TextField("Name", text: .constant("")).focused($field, equals: .name).onSubmit { field = .score }
            if hasScore { TextField("Score", text: .constant("")).focused($field, equals: .score) }
            Button("Done") { field = nil }
            Button("Hide") { hasScore = false }
            Button("Edit score") {
                hasScore = true
                field = .score
            }
            Text("").onChange(of: field) { _, new in changes.append(new.map { "\($0)" } ?? "none") }
        }
    }

    @Test func `the focus state follows the focus`() throws {
        let screen = Screen { Editor() }
        #expect(screen.texts.contains("focus none"))
        try screen.find(.textField, "Name").focus()
        #expect(screen.texts.contains("focus name"))
        try screen.find(.textField, "Score").focus()
        #expect(screen.texts.contains("focus score"))
        try screen.find(.textField, "Score").blur()
        #expect(screen.texts.contains("focus none"))
        #expect(screen.texts.contains("changes name score none"))
    }

    @Test func `defaultFocus sets the initial focus`() throws {
        struct Form: View {
            @FocusState private var field: Field?
            var body: some View {
                VStack {
                    TextField("Name", text: .constant("")).focused($field, equals: .name)
                    TextField("Score", text: .constant("")).focused($field, equals: .score)
                }
                .defaultFocus($field, .score)
            }
        }
        let screen = Screen { Form() }
        #expect(try screen.find(.textField, "Score").isFocused)
    }

    @Test func `setting the focus state moves the focus`() throws {
        let screen = Screen { Editor() }
        try screen.find(.textField, "Name").focus()
        try screen.find(.textField, "Name").submit()
        #expect(try screen.find(.textField, "Score").isFocused)
        #expect(screen.texts.contains("focus score"))
        try screen.find(.button, "Done").tap()
        #expect(try !screen.find(.textField, "Score").isFocused)
        #expect(screen.texts.contains("focus none"))
    }

    @Test func `removing a focused field clears the focus, and an appearing field can take it`() throws {
        let screen = Screen { Editor() }
        try screen.find(.textField, "Score").focus()
        try screen.find(.button, "Hide").tap()
        #expect(screen.texts.contains("focus none"))
        try screen.find(.button, "Edit score").tap()
        #expect(try screen.find(.textField, "Score").isFocused)
        #expect(screen.texts.contains("focus score"))
    }

    @Test func `a focus value without a field is reset`() throws {
        struct Lost: View {
            @FocusState private var field: Field?
            var body: some View {
                Text("focus \(field == nil ? "none" : "some")")
                Button("Focus") { field = .name }
            }
        }
        let screen = Screen { Lost() }
        try screen.find(.button, "Focus").tap()
        #expect(screen.texts.first == "focus none")
    }

    @Test func `a Boolean focus state controls one field, including on appearance`() throws {
        struct Search: View {
            @FocusState private var isSearching: Bool
            var body: some View {
                Text(isSearching ? "searching" : "idle")
                TextField("Search", text: .constant("")).focused($isSearching).onAppear { isSearching = true }
            }
        }
        let screen = Screen { Search() }
        #expect(screen.texts.first == "searching")
        #expect(try screen.find(.textField).isFocused)
        try screen.find(.textField).blur()
        #expect(screen.texts.first == "idle")
    }

    @Test func `a control without a focus state rejects focus events`() throws {
        let screen = Screen { TextField("Name", text: .constant("")) }
        #expect(throws: ScreenError.self) { try screen.find(.textField).focus() }
    }
}
