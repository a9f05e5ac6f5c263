import Testing

@testable import EvergreenDocument

@MainActor
struct GridPlacementTests {
    private let document = Document()

    private func make(_ kind: ElementKind, _ style: [StyleValue] = [], _ children: [Element] = []) -> Element {
        let element = document.makeElement(ElementDescription(kind, style: style))
        element.setChildren(children)
        return element
    }

    private func cell(_ style: StyleValue...) -> Element { make(.text("A"), style) }

    private func row(_ cells: [Element]) -> Element { make(.gridRow(nil), [], cells) }

    private func show(_ rows: [Element]) -> Element {
        let grid = make(.grid(GridLayout()), [], rows)
        document.root.setChildren([grid])
        _ = document.takePatches()
        return grid
    }

    private func columns(of row: Element) -> [Int] {
        row.children.map { cell in
            guard case .cell(let column, _, _)? = cell.description.gridPlacement else { return 0 }
            return Int(column)
        }
    }

    @Test func `a cell that spans several columns shifts the cells after it`() {
        let long = row([cell(), cell(.gridColumns(2)), cell()])
        let grid = show([row([cell(), cell()]), long])
        #expect(columns(of: long) == [1, 2, 4])
        #expect(grid.description.gridPlacement == .grid(columns: 4))
    }

    @Test func `cells are placed again when cells are inserted or change their spans`() {
        let first = cell()
        let changing = row([first, cell()])
        let grid = show([changing])
        changing.setChildren([cell(), first])
        first.set(ElementDescription(.text("A"), style: [.gridColumns(3)]))
        let patches = document.takePatches()
        #expect(columns(of: changing) == [1, 2])
        #expect(first.description.gridPlacement == .cell(column: 2, span: 3, alignment: nil))
        #expect(grid.description.gridPlacement == .grid(columns: 4))
        #expect(patches.contains { if case .set(grid.id, _, _) = $0 { true } else { false } })
    }

    @Test func `a cell's column alignment applies to its column`() {
        let rows = [
            row([cell(.gridColumns(2)), cell()]), row([cell(), cell(), cell(.gridColumnAlignment(.trailing))]),
        ]
        _ = show(rows)
        #expect(rows[0].children[1].description.gridPlacement == .cell(column: 3, span: 1, alignment: .trailing))
        #expect(rows[0].children[0].description.gridPlacement == .cell(column: 1, span: 2, alignment: nil))
    }

    @Test func `cells lose their placement when their container is no longer a grid`() {
        let only = row([cell()])
        let grid = show([only])
        grid.set(ElementDescription(.stack(StackLayout(axis: .vertical))))
        _ = document.takePatches()
        #expect(grid.description.gridPlacement == nil)
        #expect(only.children[0].description.gridPlacement == nil)
    }

    @Test(arguments: [-1, 0, 1_000_000]) func `column spans are limited`(_ count: Int) {
        let only = row([cell(), cell(.gridColumns(count)), cell()])
        let grid = show([only])
        let columns = count > 1 ? 64 : 3
        #expect(grid.description.gridPlacement == .grid(columns: UInt8(columns)))
        #expect(self.columns(of: only) == [1, 2, columns])
    }

    @Test func `an unsized cell does not expand its grid`() {
        let divider = make(.divider, [.gridUnsized(horizontal: true, vertical: false)])
        #expect(show([divider]).description.outerExpansion == [])
        #expect(show([make(.divider)]).description.outerExpansion == .horizontal)
    }
}
