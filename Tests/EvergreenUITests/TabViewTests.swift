import EvergreenTesting
import EvergreenUI
import Observation
import Testing

@MainActor
struct TabViewTests {
    private func selectedTab(of screen: Screen) -> String? {
        screen.findAll(.tab).first(where: \.isSelected)?.text
    }

    @Test func `a tab is mounted when first selected and keeps its state while hidden`() throws {
        let log = AppearanceLog()
        let screen = Screen {
            TabView {
                LoggedCounter("A", log).tabItem { Label("First", systemImage: "star") }
                LoggedCounter("B", log).tabItem { Text("Second") }
            }
        }
        #expect(screen.findAll(.tab).map(\.text) == ["First", "Second"])
        #expect(screen.findAll(.button).map(\.text) == ["A: 0"])
        #expect(screen.bodyCount(of: LoggedCounter.self) == 1)
        #expect(log.take() == ["A appears"])

        try screen.find(.button, "A: 0").tap()
        try screen.find(.tab, "Second").tap()
        #expect(screen.findAll(.button).map(\.text) == ["B: 0"])
        #expect(screen.bodyCount(of: LoggedCounter.self) == 3)
        #expect(Set(log.take()) == ["A disappears", "B appears"])
        #expect(selectedTab(of: screen) == "Second")

        try screen.find(.tab, "First").tap()
        #expect(screen.findAll(.button).map(\.text) == ["A: 1"])
        #expect(screen.bodyCount(of: LoggedCounter.self) == 3)
        #expect(Set(log.take()) == ["B disappears", "A appears"])
        screen.close()
        #expect(log.take() == ["A disappears"])
    }

    @Test func `tabs of a section are listed in order and selectable`() throws {
        struct Sections: View {
            @State private var selection = 2

            var body: some View {
                TabView(selection: $selection) {
                    Tab("One", systemImage: "star", value: 1) { Text("A") }
                    TabSection("More") {
                        Tab("Two", systemImage: "star", value: 2) { Text("B") }
                        Tab("Three", systemImage: "star", value: 3) { Text("C") }
                    }
                    TabSection {
                        Tab("Four", systemImage: "star", value: 4) { Text("D") }
                    } header: {
                        Text("Last")
                    }
                }
                .tabViewStyle(.sidebarAdaptable)
            }
        }
        let screen = Screen { Sections() }
        #expect(screen.findAll(.tab).map(\.text) == ["One", "Two", "Three", "Four"])
        #expect(selectedTab(of: screen) == "Two")
        try screen.find(.tab, "Four").tap()
        #expect(screen.texts.contains("D"))
    }

    @Test func `a search tab has a default label`() throws {
        let screen = Screen {
            TabView {
                Tab("Birds", systemImage: "bird") { Text("A") }
                Tab(role: .search) { Text("B") }
            }
        }
        #expect(screen.findAll(.tab).map(\.text) == ["Birds", "Search"])
        try screen.find(.tab, "Search").tap()
        #expect(screen.texts.contains("B"))
        let selected = Screen {
            TabView(selection: .constant(2)) {
                Tab("Birds", systemImage: "bird", value: 1) { Text("A") }
                Tab(value: 2, role: .search) { Text("B") }
            }
        }
        #expect(selectedTab(of: selected) == "Search")
    }

    @Test func `tasks run while their tab is shown`() async throws {
        let log = AppearanceLog()
        let screen = Screen {
            TabView {
                Text("A").tabItem { Text("First") }.task {
                    log.entries.append("start")
                    while !Task.isCancelled { await Task.yield() }
                    log.entries.append("end")
                }
                Text("B").tabItem { Text("Second") }
            }
        }
        try await screen.wait { log.entries == ["start"] }
        try screen.find(.tab, "Second").tap()
        try await screen.wait { log.entries == ["start", "end"] }
        #expect(screen.runningTasks == 0)
        try screen.find(.tab, "First").tap()
        try await screen.wait { log.entries == ["start", "end", "start"] }
        screen.close()
        try await screen.wait { screen.runningTasks == 0 }
    }

    private struct Selecting: View {
        @State var selection: String
        var isThirdThere = true

        var body: some View {
            Button("Select B") { selection = "b" }
            Button("Select nonsense") { selection = "nonsense" }
            Text("selection \(selection)")
            TabView(selection: $selection) {
                Text("A").tag("a").tabItem { Text("First") }
                Text("B").tabItem { Text("Second") }.tag("b")
                if isThirdThere { Text("C").tabItem { Text("Third") }.tag("c") }
            }
        }
    }

    @Test func `a selection binding selects a tab and follows the user`() throws {
        let screen = Screen { Selecting(selection: "b") }
        #expect(selectedTab(of: screen) == "Second")
        try screen.find(.tab, "First").tap()
        #expect(screen.texts.contains("selection a"))
        #expect(selectedTab(of: screen) == "First")
        try screen.find(.button, "Select B").tap()
        #expect(selectedTab(of: screen) == "Second")
        #expect(try screen.find(.tabPanel).texts == ["B"])
    }

    @Test func `an unknown selection keeps the tab and the binding`() throws {
        let screen = Screen { Selecting(selection: "unknown") }
        #expect(selectedTab(of: screen) == "First")
        #expect(screen.texts.contains("selection unknown"))
        try screen.find(.tab, "Third").tap()
        #expect(screen.texts.contains("selection c"))
        try screen.find(.button, "Select B").tap()
        try screen.find(.button, "Select nonsense").tap()
        #expect(selectedTab(of: screen) == "Second")
        #expect(screen.texts.contains("selection nonsense"))
    }

    @Test func `removing the selected tab selects the first one`() throws {
        struct Removing: View {
            @State private var isThere = true
            var body: some View {
                Button("Remove") { isThere = false }
                Selecting(selection: "c", isThirdThere: isThere)
            }
        }
        let screen = Screen { Removing() }
        #expect(selectedTab(of: screen) == "Third")
        try screen.find(.button, "Remove").tap()
        #expect(screen.findAll(.tab).map(\.text) == ["First", "Second"])
        #expect(try screen.find(.tabPanel).texts == ["A"])
    }

    @Test func `tabs of a ForEach are selected by its ids`() throws {
        struct Looping: View {
            @State private var selection = 2
            @State private var last = 3
            var body: some View {
                TabView(selection: $selection) {
                    ForEach(Array(1...last), id: \.self) { number in
                        Text("content \(number)").tabItem { Text("\(number)") }
                    }
                }
                Button("\(selection)") { last += 1 }
            }
        }
        let screen = Screen { Looping() }
        #expect(try screen.find(.tabPanel).texts == ["content 2"])
        try screen.find(.tab, "3").tap()
        #expect(try screen.find(.button).text == "3")
        try screen.find(.button).tap()
        #expect(screen.findAll(.tab).map(\.text) == ["1", "2", "3", "4"])
        #expect(try screen.find(.tabPanel).texts == ["content 3"])
    }

    private enum Place: Hashable {
        case home, settings
    }

    @Test func `tabs with values have their own labels`() throws {
        struct Places: View {
            @State private var place = Place.settings
            @State private var hasMore = true
            var body: some View {
                TabView(selection: $place) {
                    Tab("Home", systemImage: "house", value: Place.home) { Text("at home") }
                    if hasMore {
                        Tab(value: .settings) {
                            Button("Less") { hasMore = false }
                        } label: {
                            Text("Settings")
                        }
                        .badge(3)
                    }
                }
            }
        }
        let screen = Screen { Places() }
        #expect(screen.findAll(.tab).map(\.text) == ["Home", "Settings"])
        #expect(screen.findAll(.tab).map(\.value) == [nil, "3"])
        #expect(selectedTab(of: screen) == "Settings")
        try screen.find(.button, "Less").tap()
        #expect(screen.findAll(.tab).map(\.text) == ["Home"])
        #expect(try screen.find(.tabPanel).texts == ["at home"])
    }

    @Test func `tabs without values are selected by the user`() throws {
        let screen = Screen {
            TabView {
                Tab("One", systemImage: "star") { Text("1") }
                Tab {
                    Text("2")
                } label: {
                    Text("Two")
                }
            }
        }
        #expect(try screen.find(.tabPanel).texts == ["1"])
        try screen.find(.tab, "Two").tap()
        #expect(try screen.find(.tabPanel).texts == ["2"])
    }

    @Test func `a badge is shown on its tab or in its row and follows its value`() throws {
        struct Badged: View {
            @State private var count = 0
            var body: some View {
                TabView {
                    List {
                        Button("Add") { count += 1 }
                        Text("Row").badge(count)
                    }
                    .badge(count)
                    .tabItem { Text("First") }
                    Text("B").tabItem { Text("Second") }.badge(count == 2 ? "new" : nil)
                }
            }
        }
        let screen = Screen { Badged() }
        #expect(screen.findAll(.tab).map(\.value) == [nil, nil])
        #expect(screen.findAll(.badge).isEmpty)
        try screen.find(.button, "Add").tap()
        #expect(screen.findAll(.tab).map(\.value) == ["1", nil])
        #expect(try screen.find(.badge).text == "1")
        try screen.find(.button, "Add").tap()
        #expect(screen.findAll(.tab).map(\.value) == ["2", "new"])
    }

    @Test func `a change in a hidden tab is shown when the tab is selected`() throws {
        let shared = Shared()
        struct Reader: View {
            let shared: Shared
            var body: some View { Text("value \(shared.value)") }
        }
        let screen = Screen {
            TabView {
                Reader(shared: shared).tabItem { Text("First") }
                Button("Change") { shared.value += 1 }.tabItem { Text("Second") }
            }
        }
        try screen.find(.tab, "Second").tap()
        try screen.find(.button).tap()
        #expect(!screen.texts.contains("value 1"))
        try screen.find(.tab, "First").tap()
        #expect(try screen.find(.tabPanel).texts == ["value 1"])
    }

    @Observable
    final class Shared {
        var value = 0
    }

    @Test func `nested tabs are hidden with their tab and restored`() throws {
        let log = AppearanceLog()
        let screen = Screen {
            TabView {
                TabView {
                    LoggedCounter("A", log).tabItem { Text("Inner first") }
                    LoggedCounter("B", log).tabItem { Text("Inner second") }
                }
                .tabItem { Text("Outer first") }
                Text("C").tabItem { Text("Outer second") }
            }
        }
        try screen.find(.tab, "Inner second").tap()
        _ = log.take()
        try screen.find(.tab, "Outer second").tap()
        #expect(log.take() == ["B disappears"])
        #expect(screen.findAll(.tab).count == 2)
        try screen.find(.tab, "Outer first").tap()
        #expect(log.take() == ["B appears"])
        #expect(screen.findAll(.button).map(\.text) == ["B: 0"])
    }

    @Test func `the title and toolbar are those of the selected tab`() throws {
        let screen = Screen {
            NavigationStack {
                TabView {
                    Text("A").navigationTitle("Title A").toolbar { Button("Tool A") {} }.tabItem { Text("First") }
                    Text("B").navigationTitle("Title B").toolbar { Button("Tool B") {} }.tabItem { Text("Second") }
                }
            }
        }
        func bar() throws -> [String] {
            let bar = try screen.find(.navigationBar)
            return [bar.text] + bar.texts
        }
        #expect(try bar() == ["Title A", "Tool A"])
        try screen.find(.tab, "Second").tap()
        #expect(try bar() == ["Title B", "Tool B"])
        try screen.find(.tab, "First").tap()
        #expect(try bar() == ["Title A", "Tool A"])
    }

    @Test func `a sheet presented by a hidden tab appears`() throws {
        let log = AppearanceLog()
        let shared = Shared()
        struct Presenter: View {
            let shared: Shared
            let log: AppearanceLog
            var body: some View {
                Text("A").sheet(isPresented: Binding(get: { shared.value > 0 }, set: { _ in shared.value = 0 })) {
                    LoggedCounter("Sheet", log)
                }
            }
        }
        let screen = Screen {
            TabView {
                Presenter(shared: shared, log: log).tabItem { Text("First") }
                Button("Present") { shared.value = 1 }.tabItem { Text("Second") }
            }
        }
        try screen.find(.tab, "Second").tap()
        try screen.find(.button, "Present").tap()
        #expect(screen.findAll(.sheet).count == 1)
        #expect(log.entries == ["Sheet appears"])
    }

    @Test func `a modifier around tabItem applies to the tab's content`() throws {
        struct Wrapped: View {
            var body: some View { Text("wrapped").tabItem { Text("Inside a body") } }
        }
        let log = AppearanceLog()
        let screen = Screen {
            TabView {
                Group {
                    Text("A").tabItem { Text("First") }.onAppear { log.entries.append("A") }
                }
                Wrapped().onAppear { log.entries.append("B") }
                AnyView(Text("C").tabItem { Text("Third") })
                EmptyView()
            }
        }
        #expect(screen.findAll(.tab).map(\.text) == ["First", "Inside a body", "Third"])
        #expect(log.take() == ["A"])
        try screen.find(.tab, "Inside a body").tap()
        #expect(log.take() == ["B"])
        #expect(try screen.find(.tabPanel).texts == ["wrapped"])
        try screen.find(.tab, "Third").tap()
        #expect(try screen.find(.tabPanel).texts == ["C"])
    }
}
