import EvergreenTesting
import EvergreenUI
import Testing

@MainActor
struct RenameTests {
    @Test func `a rename button runs the enclosing rename action`() throws {
        struct Names: View {
            @State private var name = "old"
            var body: some View {
                Text(name)
                RenameButton().renameAction { name = "new" }
            }
        }
        let screen = Screen { Names() }
        try screen.find(.button, "Rename").tap()
        #expect(screen.texts.first == "new")
    }

    @Test func `a rename button focuses a field`() throws {
        struct Names: View {
            @FocusState private var isFocused: Bool
            var body: some View {
                VStack {
                    TextField("Name", text: .constant("")).focused($isFocused)
                    RenameButton()
                }
                .renameAction($isFocused)
            }
        }
        let screen = Screen { Names() }
        try screen.find(.button, "Rename").tap()
        #expect(try screen.find(.textField, "Name").isFocused)
    }

    @Test func `a rename button without an action is disabled`() throws {
        let screen = Screen { RenameButton() }
        #expect(try !screen.find(.button, "Rename").isEnabled)
    }

    private struct Titled: View {
        @State private var title = "Letter"

        var body: some View {
            NavigationStack {
                VStack {
                    Text("Title: \(title)")
                    RenameButton()
                }
                .navigationTitle($title)
            }
        }
    }

    @Test(arguments: [("Note", "Note"), ("  Note\n", "Note"), ("  ", "Letter")])
    func `a bound title is renamed by the button in the bar and by those in views`(
        _ typed: String,
        _ expected: String
    ) throws {
        for index in 0..<2 {
            let screen = Screen { Titled() }
            let buttons = screen.findAll(.button, "Rename")
            try #require(buttons.count == 2)
            try buttons[index].tap()
            let alert = try screen.find(.alert)
            try alert.find(.textField).fill(typed)
            #expect(screen.texts.contains("Title: Letter"))
            try alert.find(.button, "OK").tap()
            #expect(screen.findAll(.alert).isEmpty)
            #expect(screen.texts.contains("Title: \(expected)"))
        }
    }

    @Test func `a cancelled rename discards the new name`() throws {
        let screen = Screen { Titled() }
        try #require(screen.findAll(.button, "Rename").first).tap()
        try screen.find(.alert).find(.textField).fill("Note")
        try screen.find(.alert).find(.button, "Cancel").tap()
        #expect(screen.texts.contains("Title: Letter"))
        try #require(screen.findAll(.button, "Rename").first).tap()
        #expect(try screen.find(.alert).find(.textField).value == "Letter")
    }
}
