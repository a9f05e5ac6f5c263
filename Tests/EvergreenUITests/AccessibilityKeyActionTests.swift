import EvergreenDocument
import EvergreenTesting
import Testing

@testable import EvergreenUI

@MainActor
struct AccessibilityKeyActionTests {
    private final class Log {
        var lines: [String] = []
    }

    @Test func `escape and delete are keys`() throws {
        let log = Log()
        let screen = Screen {
            Text("Board").focusable()
                .accessibilityAction(.escape) { log.lines.append("escape") }
                .accessibilityAction(.delete) { log.lines.append("delete") }
                .accessibilityAction(named: "Flip") { log.lines.append("flip") }
        }
        let board = try screen.find(.text, "Board")
        try board.press(.escape)
        try board.press(.delete)
        try board.press(.deleteForward)
        #expect(log.lines == ["escape", "delete", "delete"])
    }

    private func attributes(of view: some View) -> ElementAttributes? {
        var found: ElementAttributes?
        ViewTree(view).document.root.visit { element in
            if case .text = element.description.kind { found = element.description.attributes }
        }
        return found
    }

    @Test func `a disabled accessibility modifier adds no attribute`() throws {
        let off = try #require(
            attributes(
                of: Text("A").accessibilityLabel("label", isEnabled: false).accessibilityHint("hint", isEnabled: false)
                    .accessibilityValue("value", isEnabled: false).accessibilityHidden(true, isEnabled: false)
                    .accessibilityIdentifier("id", isEnabled: false)
            )
        )
        #expect(off == (try #require(attributes(of: Text("A")))))
        let on = try #require(
            attributes(
                of: Text("A").accessibilityLabel("label", isEnabled: true).accessibilityHint("hint", isEnabled: true)
                    .accessibilityValue("value", isEnabled: true).accessibilityHidden(true, isEnabled: true)
                    .accessibilityIdentifier("id", isEnabled: true)
            )
        )
        #expect(on.accessibilityLabel == "label" && on.accessibilityIdentifier == "id")
        #expect(Set(on.notes) == [.hint("hint"), .value("value"), .hidden])
        let inner = attributes(of: Text("A").accessibilityLabel("inner").accessibilityLabel("outer", isEnabled: false))
        #expect(inner?.accessibilityLabel == "inner")
    }

    @Test func `accessibility children form a group labeled as the view`() {
        let tree = ViewTree(
            Text("Chart").accessibilityChildren { Text("January: 4") }.accessibilityLabel("Sales")
        )
        var (labels, texts, hidden): ([String], [String], [String]) = ([], [], [])
        tree.document.root.visit { element in
            let description = element.description
            if let label = description.attributes.accessibilityLabel { labels.append(label) }
            guard case .text(let text) = description.kind else { return }
            if description.attributes.notes.contains(.hidden) { hidden.append(text) } else { texts.append(text) }
        }
        #expect(labels == ["Sales"])
        #expect(texts == ["January: 4"])
        #expect(hidden == ["Chart"])
    }
}
