@testable import EvergreenTesting
import EvergreenUI
import Foundation
import Testing

@MainActor
struct ClipboardTests {
    private struct Card: Codable, Hashable, Transferable {
        var title: String

        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: UTType(exportedAs: "org.example.card", conformingTo: .json))
            ProxyRepresentation(exporting: \.title)
        }
    }

    private struct Stone: Codable, Transferable {
        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: UTType(exportedAs: "org.example.stone"))
        }
    }

    private struct Copying: View {
        @State private var appearances = 0

        var body: some View {
            Button("Text") { UIPasteboard.general.string = "Tea" }
            Button("Texts") { UIPasteboard.general.strings = ["Tea", "Milk"] }
            Button("Link") { UIPasteboard.general.url = URL(string: "https://example.org/a") }
            Button("Nothing") { UIPasteboard.general.string = nil }
            Button("Later") {
                Task {
                    await Task.yield()
                    UIPasteboard.general.string = "Later"
                }
            }
        }
    }

    @Test func `text that an action writes to the pasteboard is copied by its window`() throws {
        let (screen, other) = (Screen { Copying() }, Screen { Copying() })
        try screen.find(.button, "Text").tap()
        #expect(screen.takeCopiedText() == "Tea")
        #expect(screen.takeCopiedText() == nil)
        try screen.find(.button, "Texts").tap()
        #expect(screen.takeCopiedText() == "Tea\nMilk")
        try screen.find(.button, "Link").tap()
        #expect(screen.takeCopiedText() == "https://example.org/a")
        try screen.find(.button, "Nothing").tap()
        #expect(screen.takeCopiedText() == nil)
        #expect(other.takeCopiedText() == nil)
    }

    @Test func `a task started by an action copies in the action's window`() async throws {
        let (screen, other) = (Screen { Copying() }, Screen { Copying() })
        try screen.find(.button, "Later").tap()
        var copied: String?
        try await screen.wait {
            copied = copied ?? screen.takeCopiedText()
            return copied != nil
        }
        #expect(copied == "Later")
        #expect(other.takeCopiedText() == nil)
    }

    @Test func `outside of a window, nothing is copied`() async {
        let screen = Screen { Copying() }
        await Task.detached { @MainActor in UIPasteboard.general.string = "Lost" }.value
        #expect(screen.takeCopiedText() == nil)
    }

    private struct Board: View {
        @State private var cards = [Card(title: "One"), Card(title: "Two")]
        @State private var texts: [String] = []

        var body: some View {
            Text("Cards: \(cards.map(\.title).joined(separator: " "))")
                .accessibilityIdentifier("cards")
                .copyable(cards)
                .cuttable(for: Card.self) {
                    defer { cards = [] }
                    return cards
                }
            Text("Stones").copyable([Stone()])
            Text("Texts: \(texts.joined(separator: " "))")
                .pasteDestination(for: String.self) {
                    texts += $0
                } validator: {
                    $0.filter { $0 != "bad" }
                }
                .accessibilityIdentifier("texts")
            PasteButton(payloadType: String.self) { texts += $0.map { $0.uppercased() } }
            PasteButton(supportedContentTypes: [.url]) { providers in texts.append("\(providers.count) links") }
                .disabled(cards.isEmpty)
        }
    }

    private func copied(by screen: Screen) async throws -> String {
        var copied: String?
        try await screen.wait {
            copied = copied ?? screen.takeCopiedText()
            return copied != nil
        }
        return try #require(copied)
    }

    @Test func `values are copied and cut as text`() async throws {
        let screen = Screen { Board() }
        try screen.find(identifier: "cards").copy()
        #expect(try await copied(by: screen) == "One\nTwo")
        #expect(screen.texts.contains("Cards: One Two"))
        try screen.find(identifier: "cards").cut()
        #expect(try await copied(by: screen) == "One\nTwo")
        #expect(screen.texts.contains("Cards: "))
        let texts = try screen.find(identifier: "texts")
        #expect(throws: ScreenError.self) { try texts.copy() }
        #expect(throws: ScreenError.self) { try texts.cut() }
    }

    @Test func `values without a text representation are not copied`() async throws {
        let screen = Screen { Board() }
        try screen.find(.text, "Stones").copy()
        try screen.find(identifier: "cards").copy()
        #expect(try await copied(by: screen) == "One\nTwo")
    }

    @Test func `text is pasted if the destination validates it`() async throws {
        let screen = Screen { Board() }
        try screen.find(identifier: "texts").paste("good")
        try await screen.wait { screen.texts.contains("Texts: good") }
        try screen.find(identifier: "texts").paste("bad")
        try #require(screen.findAll(.button).first).paste("loud")
        try await screen.wait { screen.texts.contains("Texts: good LOUD") }
        #expect(throws: ScreenError.self) { try screen.find(identifier: "cards").paste("text") }
    }

    @Test func `a page can paste only external content of the accepted types`() throws {
        let screen = Screen { Board() }
        let buttons = screen.findAll(.button)
        try #require(buttons.count == 2)
        for content in [
            DroppedContent.text("no link"), .element(buttons[0].element.id), .addresses(["file:///etc/passwd"]),
        ] {
            #expect(throws: ScreenError.self) { try buttons[1].send(.drop(content, DropPlace())) }
        }
        try buttons[1].send(.drop(.addresses(["https://example.org"]), DropPlace()))
        #expect(screen.texts.contains("Texts: 1 links"))
    }
}
