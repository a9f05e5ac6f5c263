import EvergreenDocument
import EvergreenTesting
import Testing

@testable import EvergreenUI

@MainActor
struct ScrollPositionTests {
    private struct Bound: View {
        @State var position: Int?
        var count = 5_000

        var body: some View {
            Text("At \(position ?? -1)")
            Button("Go") { withAnimation { position = 3_000 } }
            ScrollView {
                LazyVStack { ForEach(0..<count, id: \.self) { Text("Row \($0)") } }.scrollTargetLayout()
            }
            .scrollPosition(id: $position, anchor: .center)
        }
    }

    private func element(_ tree: ViewTree, where matches: (Element) -> Bool) throws -> Element {
        var found: Element?
        tree.document.root.visit { if found == nil, matches($0) { found = $0 } }
        return try #require(found)
    }

    private func text(_ text: String, in tree: ViewTree) throws -> Element {
        try element(tree) { $0.description.kind == .text(text) }
    }

    private func scrollView(in tree: ViewTree) throws -> Element {
        try element(tree) { if case .scroll = $0.description.kind { true } else { false } }
    }

    private func send(_ event: ElementEvent, to element: Element, in tree: ViewTree) throws {
        try tree.handle(event, on: element.id)
        tree.update()
    }

    private func isScroll(_ patch: Patch) -> Bool { if case .scroll = patch { true } else { false } }

    @Test func `a scroll position binding follows the page's target without scrolling`() throws {
        let tree = ViewTree(Bound())
        _ = tree.document.takePatches()
        try send(.scroll(to: text("Row 7", in: tree).id), to: scrollView(in: tree), in: tree)
        #expect(tree.document.root.texts.contains("At 7"))
        #expect(!tree.document.takePatches().contains(where: isScroll))
    }

    @Test func `setting the binding scrolls to an unmounted row with the animation`() throws {
        let tree = ViewTree(Bound())
        _ = tree.document.takePatches()
        try send(.tap, to: element(tree) { $0.texts == ["Go"] && $0.onEvent != nil }, in: tree)
        let patches = tree.document.takePatches()
        let row = try text("Row 3,000", in: tree)
        #expect(patches.contains { if case .scroll(row.id, anchor: .center) = $0 { true } else { false } })
        #expect(patches.contains { if case .animate = $0 { true } else { false } })
    }

    @Test func `an initial position scrolls once after the first page`() throws {
        let tree = ViewTree(Bound(position: 40))
        _ = tree.document.takePatches()
        #expect(tree.document.takePatches().contains(where: isScroll))
        #expect(!tree.document.takePatches().contains(where: isScroll))
    }

    @Test func `targets without an id or outside of the scroll view are ignored`() throws {
        let tree = ViewTree(Bound(position: 4, count: 20))
        _ = tree.document.takePatches()
        let view = try scrollView(in: tree)
        try send(.scroll(to: text("At 4", in: tree).id), to: view, in: tree)
        try send(.scroll(to: ElementID(rawValue: 100_000)), to: view, in: tree)
        #expect(tree.document.root.texts.contains("At 4"))
    }

    @Test func `a scroll view without a position binding rejects scroll events`() throws {
        let tree = ViewTree(ScrollView { Text("a") })
        let view = try scrollView(in: tree)
        #expect(throws: ElementEventError.self) { try tree.handle(.scroll(to: view.id), on: view.id) }
    }

    @Test func `scroll modifiers do not apply to nested scroll views`() {
        let views = ScrollView {
            ScrollView(.horizontal) { Text("a") }
        }
        .scrollTargetBehavior(.paging)
        .defaultScrollAnchor(.bottom)
        .scrollPosition(id: .constant(Int?.none))
        .scrollIndicators(.hidden, axes: .vertical)
        .scrollDisabled(true)
        var found: [ElementDescription] = []
        ViewTree(views).document.root.visit { element in
            if case .scroll = element.description.kind { found.append(element.description) }
        }
        let bottom = StyleAnchor(x: 0.5, y: 1)
        let shared: [StyleValue] = [.hiddenScrollBars(horizontal: false, vertical: true), .noScrolling]
        #expect(
            found.map(\.kind) == [
                .scroll(
                    ScrollTraits(
                        vertical: true,
                        target: StyleAnchor(x: 0, y: 0),
                        start: bottom,
                        kept: bottom,
                        alignment: bottom
                    )
                ),
                .scroll(ScrollTraits(horizontal: true)),
            ]
        )
        #expect(found.map(\.style) == [shared + [.scrollSnapping(.pages)], shared])
    }

    @Test func `scrollToAnchor scrolls to a target as a user does`() throws {
        let screen = Screen { Bound(count: 20) }
        try screen.find(.text, "Row 7").scrollToAnchor()
        #expect(screen.texts.contains("At 7"))
        #expect(throws: ScreenError.self) { try screen.find(.text, "At 7").scrollToAnchor() }
        let disabled = Screen { Bound(count: 20).scrollDisabled(true) }
        #expect(throws: ScreenError.self) { try disabled.find(.text, "Row 7").scrollToAnchor() }
        #expect(disabled.texts.contains("At -1"))
    }
}
