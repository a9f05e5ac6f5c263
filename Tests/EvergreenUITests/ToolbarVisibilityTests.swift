import EvergreenTesting
import EvergreenUI
import Testing

@MainActor
struct ToolbarVisibilityTests {
    private struct Page: View {
        let bars: ToolbarPlacement
        @State private var visibility = Visibility.hidden

        var body: some View {
            NavigationStack {
                Button("Show") { visibility = .visible }
                    .navigationTitle("Title")
                    .toolbar {
                        ToolbarItem(placement: .topBarTrailing) { Button("Top") {} }
                        ToolbarItem(placement: .bottomBar) { Button("Bottom") {} }
                    }
                    .toolbarVisibility(visibility, for: bars)
            }
        }
    }

    @Test func `a hidden navigation bar has no title or items, and keeps the bottom bar`() throws {
        let screen = Screen { Page(bars: .navigationBar) }
        #expect(screen.findAll(.button).map(\.text) == ["Bottom", "Show"])
        #expect(!screen.texts.contains("Title"))
        try screen.find(.button, "Show").tap()
        #expect(screen.findAll(.button).map(\.text) == ["Top", "Bottom", "Show"])
    }

    @Test func `the bottom bar is hidden alone`() throws {
        let screen = Screen { Page(bars: .bottomBar) }
        #expect(screen.findAll(.button).map(\.text) == ["Top", "Show"])
        try screen.find(.button, "Show").tap()
        #expect(screen.findAll(.button).map(\.text) == ["Top", "Bottom", "Show"])
    }

    @Test func `the innermost toolbar visibility wins unless it is automatic`() {
        func bars(_ inner: Visibility) -> Int {
            let screen = Screen {
                NavigationStack {
                    Text("Page").navigationTitle("Title").toolbar(inner).toolbar(.hidden, for: .navigationBar)
                }
            }
            return screen.findAll(.navigationBar).count
        }
        #expect(bars(.visible) == 1)
        #expect(bars(.automatic) == 0)
    }

    @Test func `a tab bar is hidden while a page that hides it is shown`() throws {
        let screen = Screen {
            TabView {
                NavigationStack {
                    NavigationLink("Details") { Text("Page").toolbar(.hidden, for: .tabBar) }
                }
                .tabItem { Text("First") }
                Text("Other").tabItem { Text("Second") }
            }
        }
        #expect(screen.findAll(.tab).count == 2)
        try screen.find(.link, "Details").tap()
        #expect(screen.findAll(.tab).isEmpty)
        try screen.find(.backButton).tap()
        #expect(screen.findAll(.tab).count == 2)
    }

    @Test func `a tab that hides the tab bar shows it again when another tab is selected`() throws {
        struct Tabs: View {
            @State private var selection = 1
            var body: some View {
                TabView(selection: $selection) {
                    Button("Next") { selection = 2 }.toolbar(.hidden, for: .tabBar).tabItem { Text("First") }.tag(1)
                    Text("Other").tabItem { Text("Second") }.tag(2)
                }
            }
        }
        let screen = Screen { Tabs() }
        #expect(screen.findAll(.tabBar).isEmpty)
        try screen.find(.button, "Next").tap()
        #expect(screen.findAll(.tab).map(\.text) == ["First", "Second"])
    }
}
