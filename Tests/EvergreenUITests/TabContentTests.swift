import EvergreenTesting
import EvergreenUI
import Testing

/// Tabs as content of a tab view: collections, sections and modifiers.
@MainActor
struct TabContentTests {
    private struct Dynamic: View {
        @State private var selection = "b"
        @State private var names = ["a", "b"]
        let sections = ["One", "Two"]

        var body: some View {
            TabView(selection: $selection) {
                ForEach(names, id: \.self) { name in
                    Tab(name, systemImage: "star", value: name) {
                        Button("Add to \(name)") { names.append("c") }
                    }
                }
                ForEach(sections, id: \.self) { section in
                    TabSection(section) {
                        ForEach(0..<2) { index in
                            Tab("\(section) \(index)", systemImage: "star", value: "\(section)\(index)") {
                                Text("In \(section)")
                            }
                        }
                    }
                }
            }
        }
    }

    @Test func `tabs and sections come from collections`() throws {
        let screen = Screen { Dynamic() }
        func tabs() -> [String] { screen.findAll(.tab).map(\.text) }
        #expect(tabs() == ["a", "b", "One 0", "One 1", "Two 0", "Two 1"])
        try screen.find(.button, "Add to b").tap()
        #expect(tabs() == ["a", "b", "c", "One 0", "One 1", "Two 0", "Two 1"])
        #expect(try screen.find(.tab, "b").isSelected)
        try screen.find(.tab, "Two 1").tap()
        #expect(screen.texts.contains("In Two"))
        #expect(screen.findAll(.tab).filter(\.isSelected).map(\.text) == ["Two 1"])
    }

    private struct Roles: View {
        @State private var selection = 1
        @State private var isHidden = true

        var body: some View {
            TabView(selection: $selection) {
                Tab(value: 0, role: .search) {
                    Text("Search page")
                } label: {
                    Text("Find")
                }
                Tab("First", systemImage: "star", value: 1) {
                    Button("Show or hide") { isHidden.toggle() }
                    Button("Select hidden") { selection = 2 }
                }
                .accessibilityIdentifier("first")
                .accessibilityLabel("Beginning")
                Tab("Second", systemImage: "star", value: 2, role: nil) { Text("Second page") }.hidden(isHidden)
                TabSection {
                    Tab("Third", systemImage: "star", value: 3) { Text("Third page") }
                    Tab("Fourth", systemImage: "star", value: 4) { Text("Fourth page") }
                } header: {
                    Text("Header")
                }
                .tabPlacement(.sidebarOnly)
                Tab("Fifth", systemImage: "star", value: 5) { Text("Fifth page") }
                    .defaultVisibility(.hidden, for: .tabBar)
                TabSection("Badged") {
                    Tab("Sixth", systemImage: "star", value: 6) { Text("Sixth page") }
                    Tab("Seventh", systemImage: "star", value: 7) { Text("Seventh page") }
                }
                .badge(3)
            }
        }
    }

    @Test func `a search tab is last, and hidden tabs are not in the bar`() throws {
        let screen = Screen { Roles() }
        func tabs() -> [String] { screen.findAll(.tab).map(\.text) }
        #expect(tabs() == ["First", "Sixth", "Seventh", "Find"])
        let first = try screen.find(identifier: "first")
        #expect(first.role == .tab)
        #expect(first.label == "Beginning")
        try screen.find(.button, "Show or hide").tap()
        #expect(tabs() == ["First", "Second", "Sixth", "Seventh", "Find"])
        try screen.find(.button, "Show or hide").tap()
        try screen.find(.button, "Select hidden").tap()
        #expect(screen.texts.contains("Second page"))
        try screen.find(.tab, "Find").tap()
        #expect(screen.texts.contains("Search page"))
    }

    @Test func `tabs without a selection binding can have roles and come from collections`() throws {
        let screen = Screen {
            TabView {
                Tab("Find", systemImage: "star", role: .search) { Text("Search page") }
                ForEach(["x", "y"], id: \.self) { name in Tab(name, systemImage: "star") { Text("Page \(name)") } }
            }
        }
        #expect(screen.findAll(.tab).map(\.text) == ["x", "y", "Find"])
        #expect(screen.texts.contains("Page x"))
        try screen.find(.tab, "y").tap()
        #expect(screen.texts.contains("Page y"))
    }
}
