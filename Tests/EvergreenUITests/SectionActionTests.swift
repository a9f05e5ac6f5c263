import EvergreenTesting
import EvergreenUI
import Testing

@MainActor
struct SectionActionTests {
    private struct Players: View {
        @State private var hasActions = true

        @ViewBuilder private var section: some View {
            Section("Players") { Text("Ada") }
        }

        var body: some View {
            Button("Toggle") { hasActions.toggle() }
            List {
                if hasActions {
                    section.sectionActions { Button("Add") { hasActions = false } }
                } else {
                    section
                }
                Section("Others") { Text("Bob") }
            }
        }
    }

    @Test func `section actions are rows after the section's content`() throws {
        let screen = Screen { Players() }
        #expect(screen.findAll(.row).map(\.text) == ["Ada", "Add", "Bob"])
        try screen.find(.button, "Add").tap()
        #expect(screen.findAll(.row).map(\.text) == ["Ada", "Bob"])
    }

    @Test func `section actions follow the section's content in other containers`() {
        let screen = Screen {
            VStack {
                Section("One") { Text("a") }.sectionActions { Text("act") }
            }
        }
        #expect(screen.texts == ["One", "a", "act"])
    }

    @Test func `a custom container places section actions`() {
        struct Board<Content: View>: View {
            @ViewBuilder let content: Content

            var body: some View {
                VStack {
                    Group(sections: content) { sections in
                        ForEach(sections) { section in
                            section.actions
                            section.content
                        }
                    }
                }
            }
        }
        let screen = Screen {
            Board {
                Section("One") { Text("a") }.sectionActions {
                    Text("act")
                    Text("again")
                }
                Section("Two") {
                    Section("Inner") { Text("b") }
                }
            }
        }
        #expect(screen.texts == ["act", "again", "a", "b"] || screen.texts == ["act", "again", "a", "Inner", "b"])
    }
}
