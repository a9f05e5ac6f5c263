import EvergreenTesting
import EvergreenUI
import Testing

@MainActor
struct DeprecatedAPITests {
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

    @Test func `an empty search result is described in the user's language`() {
        let screen = Screen {
            ContentUnavailableView.search(text: "Oak")
            ContentUnavailableView.search.environment(\.locale, .init(identifier: "de"))
        }
        #expect(screen.texts.contains("No results for “Oak”"))
        #expect(screen.texts.contains("Keine Ergebnisse"))
    }

    @Test func `the deprecated parameter order of onLongPressGesture reports pressing`() throws {
        struct Pressed: View {
            @State private var log = ""
            var body: some View {
                Text("log\(log)")
                    .onLongPressGesture(
                        minimumDuration: 1,
                        pressing: { log += $0 ? " down" : " up" },
                        perform: { log += " done" }
                    )
                Text("plain").onLongPressGesture(minimumDuration: 1, pressing: nil) { log += " plain" }
            }
        }
        let screen = Screen { Pressed() }
        try screen.find(.text, "log").longPress()
        #expect(screen.texts.first?.contains("done") == true)
        try screen.find(.text, "plain").longPress()
        #expect(screen.texts.first?.hasSuffix("plain") == true)
    }

    @Test func `the deprecated searchable overload shows its suggestions`() throws {
        let screen = Screen {
            NavigationStack {
                Text("Page").searchable(text: .constant(""), prompt: "Find") { Text("Oak").searchCompletion("oak") }
            }
        }
        try screen.find(.textField).focus()
        #expect(screen.texts.contains("Oak"))
    }

    @available(*, deprecated)
    @Test func `deprecated navigation links follow bindings and selections`() throws {
        struct Links: View {
            @State private var isActive = false
            @State private var selection: Int?
            var body: some View {
                NavigationView {
                    VStack {
                        NavigationLink("One", isActive: $isActive) { Text("Page 1") }.isDetailLink(false)
                        NavigationLink("Two", tag: 2, selection: $selection) { Text("Page 2") }
                        Button("Three") { selection = 3 }
                        NavigationLink(String("Three link"), tag: 3, selection: $selection) { Text("Page 3") }
                    }
                }
                .navigationViewStyle(.stack)
            }
        }
        for (name, page) in [("One", "Page 1"), ("Two", "Page 2")] {
            let screen = Screen { Links() }
            try screen.find(.link, name).tap()
            #expect(screen.texts.contains(page))
        }
        let screen = Screen { Links() }
        try screen.find(.button, "Three").tap()
        #expect(screen.texts.contains("Page 3"))
    }

    private struct Columns<S: NavigationViewStyle>: View {
        let style: S

        var body: some View {
            NavigationView {
                VStack {
                    NavigationLink("Detail") { Text("Shown") }
                    NavigationLink("Inside") { Text("Pushed") }.isDetailLink(false)
                }
                Text("Choose")
            }
            .navigationViewStyle(style)
        }
    }

    @Test func `a navigation view with two views has two columns, unless its style is stack`() throws {
        let screen = Screen { Columns(style: .columns) }
        #expect(screen.findAll(.splitColumn).count == 2)
        #expect(screen.texts.contains("Choose"))
        try screen.find(.link, "Detail").tap()
        #expect(screen.texts.contains("Shown"))
        #expect(!screen.texts.contains("Choose"))
        try screen.find(.link, "Inside").tap()
        #expect(screen.texts.contains("Pushed"))
        #expect(screen.texts.contains("Shown"))
        #expect(Screen { Columns(style: .automatic) }.findAll(.splitColumn).count == 2)
        #expect(Screen { Columns(style: DoubleColumnNavigationViewStyle()) }.findAll(.splitColumn).count == 2)
        #expect(Screen { Columns(style: DefaultNavigationViewStyle()) }.findAll(.splitColumn).count == 2)
        #expect(Screen { Columns(style: .stack) }.findAll(.splitColumn).isEmpty)
        #expect(Screen { NavigationView { Text("One") } }.findAll(.splitColumn).isEmpty)
    }
}
