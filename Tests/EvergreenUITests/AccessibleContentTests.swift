import EvergreenDocument
import EvergreenTesting
import Testing

@testable import EvergreenUI

extension AccessibilityCustomContentKey {
    fileprivate static let games = AccessibilityCustomContentKey("Games")
    fileprivate static let rank = AccessibilityCustomContentKey(Text("Rank"), id: "rank")
}

/// Accessibility content beyond a view's text, and zoom actions.
@MainActor
struct AccessibleContentTests {
    private func contents(of view: some View) -> [String] {
        let tree = ViewTree(view)
        tree.update()
        var found: [String] = []
        tree.document.root.visit { element in
            for case .customContent(let content) in element.description.attributes.notes {
                found.append("\(content.label): \(content.value ?? "-")\(content.isHigh ? "!" : "")")
            }
        }
        return found
    }

    @Test func `a view has custom content`() {
        let view = Text("Ada")
            .accessibilityCustomContent("Games", "7")
            .accessibilityCustomContent(Text("Rank"), Text("First"), importance: .high)
        #expect(contents(of: view) == ["Rank: First!", "Games: 7"])
        let count = 3
        #expect(contents(of: Text("Ada").accessibilityCustomContent("Games", String(count))) == ["Games: 3"])
    }

    @Test func `the outermost content for a key wins`() {
        let inner = Text("Ada").accessibilityCustomContent(.games, "7").accessibilityCustomContent(.rank, "Second")
        #expect(contents(of: inner.accessibilityCustomContent(.rank, "First")) == ["Rank: First", "Games: 7"])
        #expect(contents(of: inner.accessibilityCustomContent(.games, Text?.none)) == ["Games: -", "Rank: Second"])
    }

    @Test func `assistive technology zooms with zoom actions`() throws {
        struct Map: View {
            @State private var zoom = 1

            var body: some View {
                Text("Zoom \(zoom)")
                    .accessibilityZoomAction { action in
                        #expect(action.location == .center)
                        zoom += action.direction == .zoomIn ? 1 : -1
                    }
            }
        }
        let screen = Screen { Map() }
        try screen.find(.text).performAccessibilityAction(named: "Zoom in")
        try screen.find(.text).performAccessibilityAction(named: "Zoom in")
        #expect(screen.texts.contains("Zoom 3"))
        try screen.find(.text).performAccessibilityAction(named: "Zoom out")
        #expect(screen.texts.contains("Zoom 2"))
    }
}
