import Testing

@testable import EvergreenUI
@testable import EvergreenWeb

@MainActor
struct GridHTMLTests {
    private func html(_ view: some View) -> String {
        let tree = ViewTree(view)
        _ = tree.document.takePatches()
        var writer = HTMLWriter()
        writer.write(ElementSnapshot(tree.document.root))
        return writer.text
    }

    @Test func `grid cells have their columns and spans`() {
        let html = html(
            Grid {
                GridRow {
                    Text("a").gridCellColumns(2)
                    Text("b").gridColumnAlignment(.trailing)
                }
            }
        )
        #expect(html.contains("gn-3"))
        #expect(html.contains("at-1 sp-2\""))
        #expect(html.contains("in-trailing at-3\""))
    }

    @Test func `corner anchors are alignments, and others fractions of the cell`() {
        let html = html(
            Grid {
                GridRow {
                    Text("a").gridCellAnchor(.bottomTrailing)
                    Text("b").offset(x: 1).gridCellAnchor(UnitPoint(x: 0.25, y: 0.5))
                }
            }
        )
        #expect(html.contains("cell-trailing cell-bottom"))
        #expect(html.contains("class=\"layer cell-anchored"))
        #expect(html.contains("jx-0_250 jy-0_500"))
    }
}
