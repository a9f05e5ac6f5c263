import EvergreenTesting
import EvergreenUI
import Testing

@MainActor
struct SubmitTests {
    private struct Form: View {
        @State private var text = ""
        @State private var search = ""
        @State private var log: [String] = []

        var body: some View {
            VStack {
                TextField("Name", text: $text)
                Text(log.joined(separator: " "))
            }
            .searchable(text: $search, placement: .navigationBarDrawer(displayMode: .always), prompt: "Find")
            .onSubmit { log.append("text") }
            .onSubmit(of: .search) { log.append("search") }
            .onSubmit(of: [.search, .text]) { log.append("both") }
        }
    }

    @Test func `Return runs the submit actions for the field's kind, inner ones first`() throws {
        let screen = Screen { Form() }
        try screen.find(.textField, "Name").submit()
        #expect(screen.texts.last == "text both")
        try screen.find(.textField, "Find").submit()
        #expect(screen.texts.last == "text both search both")
    }

    @Test func `submitScope stops submit actions unless it is not blocking`() throws {
        struct Scoped: View {
            let isBlocking: Bool
            @State private var text = ""
            @State private var log: [String] = []

            var body: some View {
                TextField("Name", text: $text)
                    .onSubmit { log.append("inner") }
                    .submitScope(isBlocking)
                    .onSubmit { log.append("outer") }
                Text(log.joined(separator: " "))
            }
        }
        for (isBlocking, expected) in [(true, "inner"), (false, "inner outer")] {
            let screen = Screen { Scoped(isBlocking: isBlocking) }
            try screen.find(.textField, "Name").submit()
            #expect(screen.texts.last == expected)
        }
    }
}
