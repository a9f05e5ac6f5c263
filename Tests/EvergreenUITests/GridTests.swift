import Testing

@testable import EvergreenUI

@MainActor
struct GridTests {
    private struct Turning: View {
        let isWide: Bool

        var body: some View {
            Grid {
                GridRow(alignment: .top) {
                    Text("a").gridCellColumns(isWide ? 2 : 1)
                    Text("b").gridColumnAlignment(.leading).gridCellAnchor(.topLeading)
                }
            }
        }
    }

    private func columns(_ tree: ViewTree) -> [GridPlacement] {
        var found: [GridPlacement] = []
        tree.document.root.visit { element in
            if let placement = element.description.gridPlacement { found.append(placement) }
        }
        return found
    }

    @Test func `grid cells have the columns, spans and alignments of their modifiers`() {
        let tree = ViewTree(Turning(isWide: true))
        _ = tree.document.takePatches()
        #expect(
            columns(tree) == [
                .grid(columns: 3), .cell(column: 1, span: 2, alignment: nil),
                .cell(column: 3, span: 1, alignment: .leading),
            ]
        )
    }

    @Test func `a grid row has its own alignment`() {
        let tree = ViewTree(Turning(isWide: false))
        var kinds: [ElementKind] = []
        tree.document.root.visit { kinds.append($0.description.kind) }
        #expect(kinds.contains(.gridRow(.top)))
    }
}
