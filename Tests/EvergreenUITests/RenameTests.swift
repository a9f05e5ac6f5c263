import EvergreenTesting
import EvergreenUI
import Testing

@MainActor
struct RenameTests {
    @Test func `a rename button runs the action around it`() throws {
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

    @Test func `a rename button gives the focus to a field`() throws {
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
}
