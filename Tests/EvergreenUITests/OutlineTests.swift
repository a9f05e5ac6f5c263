import EvergreenTesting
import EvergreenUI
import Testing

/// Hierarchies of elements.
@MainActor
struct OutlineTests {
    private struct Place: Identifiable {
        let name: String
        var places: [Place]?
        var id: String { name }
    }

    private let places = [
        Place(name: "Europe", places: [Place(name: "France", places: [Place(name: "Paris")]), Place(name: "Spain")]),
        Place(name: "Antarctica"),
        Place(name: "Nowhere", places: []),
    ]

    @Test func `expanding a row shows its children in rows of their own`() throws {
        let screen = Screen { List(places, children: \.places) { Text($0.name) } }
        #expect(screen.texts == ["Europe", "Antarctica", "Nowhere"])
        try screen.find(.button, "Europe").tap()
        #expect(screen.texts == ["Europe", "France", "Spain", "Antarctica", "Nowhere"])
        try screen.find(.button, "France").tap()
        #expect(screen.texts == ["Europe", "France", "Paris", "Spain", "Antarctica", "Nowhere"])
        #expect(screen.findAll(.row).map(\.texts) == screen.texts.map { [$0] })
        try screen.find(.button, "Europe").tap()
        #expect(screen.texts == ["Europe", "Antarctica", "Nowhere"])
        // An element with empty children is expandable, unlike a leaf.
        #expect(screen.findAll(.button).count == 2)
    }

    @Test func `children are created when their parent is expanded`() throws {
        let made = Made()
        let screen = Screen {
            OutlineGroup(places, children: \.places) { place in
                made.note(place.name)
            }
        }
        _ = screen.texts
        #expect(made.names == ["Europe", "Antarctica", "Nowhere"])
        try screen.find(.button, "Europe").tap()
        #expect(made.names.contains("Spain") && !made.names.contains("Paris"))
    }

    @MainActor
    private final class Made {
        var names: Set<String> = []
        func note(_ name: String) -> Text {
            names.insert(name)
            return Text(verbatim: name)
        }
    }

    @Test func `expanded rows are restored`() throws {
        let first = Screen { List(places, id: \.name, children: \.places) { Text($0.name) } }
        try first.find(.button, "Europe").tap()
        let second = Screen(restoring: first) { List(places, id: \.name, children: \.places) { Text($0.name) } }
        #expect(second.texts == ["Europe", "France", "Spain", "Antarctica", "Nowhere"])
    }

    @Test func `an outline with a single root starts with the root`() {
        let screen = Screen { OutlineGroup(places[0], children: \.places) { Text($0.name) } }
        #expect(screen.texts == ["Europe"])
    }

    @Test func `an outline row is selected by its element's id and expanded by its disclosure button`() throws {
        struct Choosing: View {
            let places: [Place]
            @State private var choice: String?
            var body: some View {
                Text("chosen \(choice ?? "nothing")")
                List(places, children: \.places, selection: $choice) { Text($0.name) }
            }
        }
        let screen = Screen { Choosing(places: places) }
        func row(_ name: String) throws -> ScreenElement {
            try #require(screen.findAll(.row).first { $0.texts.contains(name) })
        }
        try row("Europe").tap()
        #expect(screen.texts.first == "chosen Europe")
        #expect(try row("Europe").isSelected == true)
        #expect(screen.texts.contains("France") == false)
        try row("Europe").find(.button).tap()
        try row("France").find(.button).tap()
        #expect(screen.texts.first == "chosen Europe" && screen.texts.contains("Paris"))
        try row("Paris").tap()
        #expect(screen.texts.first == "chosen Paris")
        #expect(screen.findAll(.row).filter { $0.isSelected == true }.map(\.texts) == [["Paris"]])
    }

    @Test func `several outline rows are selected, and expanded by their disclosure buttons`() throws {
        struct Choosing: View {
            let places: [Place]
            @State private var choice: Set<String> = ["Antarctica"]
            var body: some View {
                Text("chosen \(choice.sorted().joined(separator: " "))")
                List(places, id: \.name, children: \.places, selection: $choice) { Text($0.name) }
                EditButton()
            }
        }
        let screen = Screen { Choosing(places: places) }
        func row(_ name: String) throws -> ScreenElement {
            try #require(screen.findAll(.row).first { $0.texts.contains(name) })
        }
        try row("Europe").find(.button).tap()
        #expect(screen.texts.first == "chosen Antarctica" && screen.texts.contains("France"))
        try row("Europe").click()
        try row("Spain").click(modifiers: .shift)
        #expect(screen.texts.first == "chosen Europe France Spain")
        try screen.find(.button, "Edit").tap()
        for name in ["France", "Antarctica"] { try row(name).tap() }
        #expect(screen.texts.first == "chosen Antarctica Europe Spain")
    }
}
