import EvergreenDocument
import Testing

@testable import EvergreenUI

@MainActor
struct ScrollViewReaderTests {
    /// A reader with a button that scrolls to a target.
    private struct Reader<Target: Hashable>: View {
        let target: Target
        var anchor: UnitPoint?
        var isAnimated = false
        @State private var extra: [Int] = []

        var body: some View {
            ScrollViewReader { proxy in
                Button("Scroll") {
                    if isAnimated {
                        withAnimation { proxy.scrollTo(target, anchor: anchor) }
                    } else {
                        proxy.scrollTo(target, anchor: anchor)
                    }
                }
                Button("Add") {
                    extra.append(-1)
                    proxy.scrollTo(-1)
                }
                Text("Title").id("title")
                List(0..<5_000) { Text("Row \($0)") }
                ForEach(extra, id: \.self) { Text("Extra \($0)") }
            }
        }
    }

    private func tree(_ view: some View) -> ViewTree {
        let tree = ViewTree(view, title: "", environment: EnvironmentValues())
        _ = tree.document.takePatches()
        return tree
    }

    /// The texts of the element that the page scrolls to.
    private func target(of tree: ViewTree) -> (texts: [String], anchor: StyleAnchor?)? {
        for case .scroll(let id, let anchor) in tree.document.takePatches() {
            return (tree.document.element(id)?.texts ?? [], anchor)
        }
        return nil
    }

    @Test func `a proxy scrolls to a view with an id, and to a row`() throws {
        let first = tree(Reader(target: "title", anchor: .top))
        try first.tap("Scroll")
        let title = try #require(target(of: first))
        #expect(title.texts == ["Title"])
        #expect(title.anchor == StyleAnchor(x: 0.5, y: 0))
        #expect(target(of: first) == nil)

        let second = tree(Reader(target: 7))
        try second.tap("Scroll")
        let row = try #require(target(of: second))
        #expect(row.texts == ["Row 7"])
        #expect(row.anchor == nil)
    }

    @Test func `scrolling to an unmounted row mounts it with its neighbors`() throws {
        let tree = tree(Reader(target: 3_000))
        try tree.tap("Scroll")
        #expect(try #require(target(of: tree)).texts == ["Row 3,000"])
        let texts = tree.document.root.texts
        #expect(texts.contains("Row 2,985") && texts.contains("Row 3,015"))
        #expect(!texts.contains("Row 10"))
    }

    @Test func `a row added in the same update can be scrolled to`() throws {
        let tree = tree(Reader(target: 0))
        try tree.tap("Add")
        #expect(try #require(target(of: tree)).texts == ["Extra -1"])
    }

    @Test func `scrolling to an unknown id does nothing`() throws {
        let tree = tree(Reader(target: "nowhere"))
        try tree.tap("Scroll")
        #expect(target(of: tree) == nil)
    }

    @Test func `a scroll is animated with the transaction's animation`() throws {
        let tree = tree(Reader(target: 7, isAnimated: true))
        try tree.tap("Scroll")
        let patches = tree.document.takePatches()
        guard case .animate? = patches.first, case .scroll? = patches.last else {
            Issue.record("\(patches)")
            return
        }
    }
}
