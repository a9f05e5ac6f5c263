import EvergreenTesting
import EvergreenUI
import Testing

/// Trees of elements.
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

    @Test func `a list shows children once their row is pressed, each in a row of its own`() throws {
        let screen = Screen { List(places, children: \.places) { Text($0.name) } }
        #expect(screen.texts == ["Europe", "Antarctica", "Nowhere"])
        try screen.find(.button, "Europe").tap()
        #expect(screen.texts == ["Europe", "France", "Spain", "Antarctica", "Nowhere"])
        try screen.find(.button, "France").tap()
        #expect(screen.texts == ["Europe", "France", "Paris", "Spain", "Antarctica", "Nowhere"])
        #expect(screen.findAll(.row).map(\.texts) == screen.texts.map { [$0] })
        try screen.find(.button, "Europe").tap()
        #expect(screen.texts == ["Europe", "Antarctica", "Nowhere"])
        // An element without children now is no leaf.
        #expect(screen.findAll(.button).count == 2)
    }

    @Test func `children are made when they are shown`() throws {
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

    @Test func `what is expanded is expanded again in a page that comes back`() throws {
        let first = Screen { List(places, id: \.name, children: \.places) { Text($0.name) } }
        try first.find(.button, "Europe").tap()
        let second = Screen(restoring: first) { List(places, id: \.name, children: \.places) { Text($0.name) } }
        #expect(second.texts == ["Europe", "France", "Spain", "Antarctica", "Nowhere"])
    }

    @Test func `an outline of one tree begins with its root`() {
        let screen = Screen { OutlineGroup(places[0], children: \.places) { Text($0.name) } }
        #expect(screen.texts == ["Europe"])
    }

    @Test func `a row of a tree is selected by the id of its element, and shows its children by its arrow`() throws {
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

    @Test func `several rows of a tree are selected, and show their children by their arrows`() throws {
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
