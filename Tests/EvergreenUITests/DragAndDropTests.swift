@testable import EvergreenTesting
import EvergreenUI
import Foundation
import Testing

@MainActor
struct DragAndDropTests {
    /// An app's payload, exported to other types as text.
    private struct Card: Codable, Hashable, Transferable {
        var title: String

        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: UTType(exportedAs: "org.example.card"))
            ProxyRepresentation(exporting: \.title)
        }
    }

    /// A payload that no destination in the tests accepts.
    private struct Stone: Codable, Transferable {
        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: UTType(exportedAs: "org.example.stone"))
        }
    }

    private struct Board: View {
        @State private var cards: [Card] = []
        @State private var texts: [String] = []
        @State private var urls: [URL] = []
        @State private var place = CGPoint.zero
        @State private var isTargeted = false
        var isDisabled = false

        var body: some View {
            Text("A card").draggable(Card(title: "One")).disabled(isDisabled)
            Text("A stone").draggable(Stone())
            Text("A word").draggable("Word")
            Text("No payload")
            VStack { Text("Cards: \(cards.map(\.title).joined(separator: " ")) \(Int(place.x)) \(Int(place.y))") }
                .dropDestination(for: Card.self) { dropped, location in
                    cards += dropped
                    place = location
                    return true
                } isTargeted: {
                    isTargeted = $0
                }
                .accessibilityIdentifier("cards")
            Text(isTargeted ? "Targeted" : "Idle")
            VStack { Text("Texts: \(texts.joined(separator: " "))") }
                .dropDestination(for: String.self) { dropped, _ in
                    texts += dropped
                    return true
                }
                .accessibilityIdentifier("texts")
            VStack { Text("Links: \(urls.map(\.lastPathComponent).joined(separator: " "))") }
                .dropDestination(for: URL.self) { dropped, _ in
                    urls += dropped
                    return true
                }
                .accessibilityIdentifier("links")
        }
    }

    @Test func `a destination receives the payload and the drop location`() throws {
        let screen = Screen { Board() }
        try screen.find(.text, "A card").drag(onto: screen.find(.text, "Cards:  0 0"), at: CGPoint(x: 3, y: 4))
        #expect(screen.texts.contains("Cards: One 3 4"))
    }

    @Test func `a destination is targeted while an accepted payload is over it`() throws {
        let screen = Screen { Board() }
        let cards = try screen.find(identifier: "cards")
        try screen.find(.text, "A card").dragOver(cards)
        #expect(screen.texts.contains("Targeted"))
        try cards.dragAway()
        #expect(screen.texts.contains("Idle"))
        try screen.find(.text, "A card").dragOver(cards)
        try screen.find(.text, "A card").drag(onto: cards)
        #expect(screen.texts.contains("Idle"))
    }

    @Test func `a destination rejects a payload of another type`() throws {
        let screen = Screen { Board() }
        let cards = try screen.find(identifier: "cards")
        for name in ["A stone", "A word"] {
            let stone = try screen.find(.text, name)
            #expect(throws: ScreenError.self) { try stone.drag(onto: cards) }
            #expect(throws: ScreenError.self) { try stone.dragOver(cards) }
        }
        #expect(screen.texts.contains("Idle"))
        #expect(screen.texts.contains("Cards:  0 0"))
    }

    @Test func `a view that is disabled or not draggable can't be dropped`() throws {
        let screen = Screen { Board(isDisabled: true) }
        let cards = try screen.find(identifier: "cards")
        for name in ["No payload", "A card"] {
            let text = try screen.find(.text, name)
            #expect(throws: ScreenError.self, "\(name)") { try text.drag(onto: cards) }
        }
        let text = try screen.find(.text, "No payload")
        #expect(throws: ScreenError.self) { try screen.find(.text, "A word").drag(onto: text) }
    }

    @Test func `a page can drop only draggable elements of its own document`() throws {
        let screen = Screen { Board() }
        let destination = try screen.find(.dropDestination, identifier: "cards")
        let text = try screen.find(.text, "No payload")
        for id in [ElementID(rawValue: 100_000), ElementID(rawValue: -1), ElementID(rawValue: 1), text.element.id] {
            #expect(throws: ScreenError.self) { try destination.send(.drop(.element(id), DropPlace())) }
            #expect(throws: ScreenError.self) { try destination.send(.dragOver(.element(id), DropPlace())) }
        }
    }

    @Test func `a destination for another type receives the payload's exported representation`() async throws {
        let screen = Screen { Board() }
        try screen.find(.text, "A word").drag(onto: screen.find(identifier: "texts"))
        #expect(screen.texts.contains("Texts: Word"))
        try screen.find(.text, "A card").drag(onto: screen.find(identifier: "texts"))
        try await screen.wait { screen.texts.contains("Texts: Word One") }
    }

    @Test func `external texts and links are dropped`() async throws {
        let screen = Screen { Board() }
        try screen.find(identifier: "texts").drop("From afar")
        try await screen.wait { screen.texts.contains("Texts: From afar") }
        try screen.find(identifier: "links").drop([URL(string: "https://example.org/page")!])
        try await screen.wait { screen.texts.contains("Links: page") }
        let cards = try screen.find(identifier: "cards")
        #expect(throws: ScreenError.self) { try cards.drop("No card") }
    }

    @Test func `an external link can't refer to a file of the server`() throws {
        let screen = Screen { Board() }
        let links = try screen.find(identifier: "links")
        for text in ["file:///etc/passwd", "FILE:///etc/passwd", "/etc/passwd", "no link"] {
            let drop = ElementEvent.drop(.addresses([text]), DropPlace())
            #expect(throws: ScreenError.self, "\(text)") { try links.anyDestination.send(drop) }
        }
        let many = Array(repeating: "https://example.org", count: 101)
        #expect(throws: ScreenError.self) { try links.anyDestination.send(.drop(.addresses(many), DropPlace())) }
        #expect(screen.texts.contains("Links: "))
    }

    @Test func `a file is dropped as a URL or as its contents`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "evergreen-drop-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "note.txt")
        try Data("Written".utf8).write(to: file)
        let screen = Screen { Board() }
        try screen.drop([file], on: screen.find(identifier: "links"))
        try await screen.wait { screen.texts.contains("Links: note.txt") }
        try screen.drop([file], on: screen.find(identifier: "texts"))
        try await screen.wait { screen.texts.contains("Texts: Written") }
        let cards = try screen.find(identifier: "cards")
        #expect(throws: ScreenError.self) { try screen.drop([file], on: cards) }
        let image = folder.appending(path: "image.png")
        try Data().write(to: image)
        #expect(throws: ScreenError.self) { try screen.drop([image], on: screen.find(identifier: "texts")) }
    }

    private struct Rows: View {
        @State private var names: [String]

        init(_ names: [String]) { _names = State(initialValue: names) }

        var body: some View {
            List {
                ForEach(names, id: \.self) { name in Text(name).draggable(name) }
                    .dropDestination(for: String.self) { dropped, offset in
                        let kept = names[..<offset].filter { !dropped.contains($0) }
                        names = kept + dropped + names[offset...].filter { !dropped.contains($0) }
                    }
            }
        }
    }

    @Test func `a row is dropped before or after another`() throws {
        let screen = Screen { Rows(["a", "b", "c", "d"]) }
        func row(_ name: String) throws -> ScreenElement { try screen.find(.text, name) }
        try row("a").drag(before: row("d"))
        #expect(screen.texts == ["b", "c", "a", "d"])
        try row("b").drag(after: row("d"))
        #expect(screen.texts == ["c", "a", "d", "b"])
        try row("b").drag(before: row("c"))
        #expect(screen.texts == ["b", "c", "a", "d"])
    }

    @Test func `drop offsets are offsets in the collection, including for rows far down a long list`() throws {
        let names = (0..<1000).map { "\($0)" }
        // A screen mounts all rows, a window only those near the viewport.
        let tree = ViewTree(Rows(names))
        func find(where matches: (Element) -> Bool) throws -> Element {
            var found: Element?
            tree.document.root.visit { if matches($0) { found = $0 } }
            return try #require(found)
        }
        func row(_ text: String) throws -> ScreenElement {
            ScreenElement(try find { $0.description.kind == .text(text) }, in: tree)
        }
        let placeholder = try find { if case .placeholder = $0.description.kind { true } else { false } }
        // Counted from the first row of the placeholder, after the 25 initial rows.
        try tree.handle(.showRows(try #require(RowRange(575, 615)), keeping: nil), on: placeholder.id)
        tree.update()
        try row("601").drag(before: row("630"))
        tree.update()
        let texts = tree.document.root.texts
        let index = try #require(texts.firstIndex(of: "601"))
        #expect(texts[index - 1] == "629")
        #expect(texts[index + 1] == "630")
    }

    private struct Previewed: View {
        var body: some View {
            Text("Plain").draggable("Payload") { Text("Preview") }
        }
    }

    @Test func `a drag preview is mounted while the view is dragged`() throws {
        let screen = Screen { Previewed() }
        #expect(screen.texts == ["Plain"])
        let area = try screen.find(.draggable)
        try area.send(.drag(true))
        #expect(screen.texts == ["Plain", "Preview"])
        try area.send(.drag(false))
        #expect(screen.texts == ["Plain"])
    }
}
