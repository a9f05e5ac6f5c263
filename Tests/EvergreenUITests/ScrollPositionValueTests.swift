import EvergreenDocument
import EvergreenTesting
import Foundation
import Testing

@testable import EvergreenUI

/// Scroll positions that an app sets, and that report the user's scrolling.
@MainActor
struct ScrollPositionValueTests {
    private struct Scrolled: View {
        @State var position: ScrollPosition
        var isLaidOut = true
        var scroll: (inout ScrollPosition) -> Void = { _ in }

        var body: some View {
            Text(
                "user \(position.isPositionedByUser), edge \(position.edge.map { "\($0)" } ?? "-"), "
                    + "id \(position.viewID(type: Int.self) ?? -1)"
            )
            Button("Scroll") { scroll(&position) }
            ScrollView {
                LazyVStack { ForEach(0..<2_000) { Text("Row \($0)") } }.scrollTargetLayout(isEnabled: isLaidOut)
            }
            .scrollPosition($position)
        }
    }

    private func scrolls(_ tree: ViewTree) -> [String] {
        tree.document.takePatches().compactMap { patch in
            switch patch {
            case .scrollContent(_, let offset): "\(text(offset.x)) \(text(offset.y))"
            case .scroll(let id, let anchor):
                "\(tree.document.element(id)?.texts.first ?? "?") at \(anchor.map { "\($0.x) \($0.y)" } ?? "-")"
            default: nil
            }
        }
    }

    private func text(_ place: ScrollOffset.Place?) -> String {
        switch place {
        case .points(let points): "\(Int(points))"
        case .end: "end"
        case nil: "-"
        }
    }

    @Test(arguments: [
        (ScrollPosition(edge: .top), ["- 0"]), (ScrollPosition(edge: .bottom), ["- end"]),
        (ScrollPosition(edge: .trailing), ["end -"]), (ScrollPosition(x: 3), ["3 -"]),
        (ScrollPosition(point: CGPoint(x: 1, y: 2)), ["1 2"]), (ScrollPosition(id: 1_500), ["Row 1,500 at 0.0 0.0"]),
        (ScrollPosition(id: 7, anchor: .center), ["Row 7 at 0.5 0.5"]), (ScrollPosition(id: 9_999), []),
        (ScrollPosition(), []),
    ])
    func `a scroll view starts at its position`(position: ScrollPosition, scrolls expected: [String]) {
        let tree = ViewTree(Scrolled(position: position))
        // The first page.
        _ = tree.document.takePatches()
        #expect(scrolls(tree) == expected)
    }

    @Test func `each request scrolls, even to the same position`() throws {
        let tree = ViewTree(Scrolled(position: ScrollPosition()) { $0.scrollTo(edge: .bottom) })
        _ = tree.document.takePatches()
        for _ in 0..<2 {
            try tree.tap("Scroll")
            #expect(scrolls(tree) == ["- end"])
        }
    }

    @Test func `when the user scrolls, the position has the target's id without scrolling the view`() throws {
        let screen = Screen { Scrolled(position: ScrollPosition(idType: Int.self, edge: .bottom)) }
        #expect(screen.texts.contains("user false, edge bottom, id -1"))
        try screen.find(.text, "Row 7").scrollToAnchor()
        #expect(screen.texts.contains("user true, edge -, id 7"))
    }

    @Test func `a target with an id of another type sets only isPositionedByUser`() throws {
        let screen = Screen { Scrolled(position: ScrollPosition(idType: String.self)) }
        try screen.find(.text, "Row 7").scrollToAnchor()
        #expect(screen.texts.contains("user true, edge -, id -1"))
    }

    @Test func `without targets, the page reports that the user has scrolled`() throws {
        let tree = ViewTree(Scrolled(position: ScrollPosition(edge: .top), isLaidOut: false))
        tree.update()
        var view: Element?
        tree.document.root.visit { if case .scroll = $0.description.kind { view = $0 } }
        let scrollView = try #require(view)
        #expect(scrollView.description.style.contains(.scrollsByUser))
        try tree.handle(.scroll(to: nil), on: scrollView.id)
        tree.update()
        #expect(tree.document.root.texts.contains("user true, edge -, id -1"))
    }

    @Test func `a position keeps its requested target`() {
        var position = ScrollPosition(y: 10)
        #expect(position == ScrollPosition(y: 10))
        position.scrollTo(y: 10)
        #expect(position != ScrollPosition(y: 10))
        #expect(position.y == 10)
        #expect(position.point == nil)
        position.scrollTo(point: CGPoint(x: 1, y: 2))
        #expect(position.point == CGPoint(x: 1, y: 2))
        position.scrollTo(id: "a")
        #expect(position.viewID as? String == "a")
        #expect(position.viewID(type: Int.self) == nil)
    }
}
