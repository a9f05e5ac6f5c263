import EvergreenTesting
import EvergreenUI
import Testing

@MainActor
struct OlderSpellingTests {
    @available(*, deprecated)
    @Test func `a presentation mode dismisses the sheet`() throws {
        struct Sheet: View {
            @Environment(\.presentationMode) private var mode
            var body: some View { Button("Close \(mode.wrappedValue.isPresented)") { mode.wrappedValue.dismiss() } }
        }
        struct Root: View {
            @State private var isShown = true
            var body: some View { Text("\(isShown)").sheet(isPresented: $isShown) { Sheet() } }
        }
        let screen = Screen { Root() }
        try screen.find(.button, "Close true").tap()
        #expect(screen.texts == ["false"])
    }

    @Test func `a search without results says so in the language of the user`() {
        let screen = Screen {
            ContentUnavailableView.search(text: "Oak")
            ContentUnavailableView.search.environment(\.locale, .init(identifier: "de"))
        }
        #expect(screen.texts.contains("No results for “Oak”"))
        #expect(screen.texts.contains("Keine Ergebnisse"))
    }
}
