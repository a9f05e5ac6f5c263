import EvergreenDocument
import EvergreenTesting
import EvergreenUI
import Testing

/// Subviews in the catalog's containers.
@MainActor
struct SubviewContainerTests {
    private struct Rows: View {
        @State private var selection: Set<Int> = []
        @State private var items = [1, 2, 3]

        var body: some View {
            Text("selected: \(selection.sorted())")
            List(selection: $selection) {
                ForEach(
                    subviews: ForEach(items, id: \.self) { Text("row \($0)") }
                        .onDelete { items.remove(atOffsets: $0) }
                ) { subview in
                    subview.padding()
                }
            }
        }
    }

    @Test func `list rows are selected by the source's ids`() throws {
        let screen = Screen { Rows() }
        let rows = screen.findAll(.row)
        #expect(rows.map(\.text) == ["row 1", "row 2", "row 3"])
        try rows[1].click()
        #expect(screen.texts.first == "selected: [2]")
        screen.close()
    }

    @Test func `lazy stacks and lists mount only visible subviews`() {
        func countOfTexts(_ view: some View) -> Int {
            var count = 0
            ViewTree(view).document.root.visit { if case .text = $0.description.kind { count += 1 } }
            return count
        }
        let subviews = ForEach(0..<2000) { Text("\($0)") }
        let inStack = countOfTexts(ScrollView { LazyVStack { ForEach(subviews: subviews) { $0 } } })
        #expect(inStack > 0 && inStack < 500)
        let inList = countOfTexts(List { ForEach(subviews: subviews) { $0 } })
        #expect(inList > 0 && inList < 500)
        #expect(countOfTexts(VStack { ForEach(subviews: subviews) { $0 } }) == 2000)
    }

    private struct Pages: View {
        @State private var selection = 1

        var body: some View {
            Button("second") { selection = 2 }
            TabView(selection: $selection) {
                ForEach(
                    subviews: Group {
                        Counter("first").tag(1)
                        Counter("second").tag(2)
                    }
                ) { subview in
                    subview.tabItem { Text("tab") }
                }
            }
        }
    }

    @Test func `each subview is a tab selected by its tag`() throws {
        let screen = Screen { Pages() }
        #expect(screen.findAll(.tab).map(\.isSelected) == [true, false])
        try screen.find(.button, "second").tap()
        #expect(screen.findAll(.tab).map(\.isSelected) == [false, true])
        screen.close()
    }

    private struct Flow: Layout {
        let log: Log

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            log.count = subviews.count
            return .zero
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    private final class Log {
        var count = 0
    }

    @Test func `a layout places each subview`() {
        let log = Log()
        let screen = Screen {
            Flow(log: log) {
                Group(subviews: ForEach(0..<4) { Text("\($0)") }) { subviews in
                    subviews.dropLast()
                    Text("more")
                }
            }
        }
        #expect(log.count == 4)
        #expect(screen.texts == ["0", "1", "2", "more"])
        screen.close()
    }

    @Test func `a picker's options are subviews`() throws {
        var chosen = 1
        let screen = Screen {
            Picker("Size", selection: Binding(get: { chosen }, set: { chosen = $0 })) {
                ForEach(subviews: ForEach(1..<4) { Text("size \($0)") }) { $0 }
            }
        }
        try screen.find(.picker).select("size 3")
        #expect(chosen == 3)
        screen.close()
    }

    private struct Scrolled: View {
        var body: some View {
            ScrollViewReader { proxy in
                Button("last") { proxy.scrollTo(1999) }
                ScrollView {
                    LazyVStack {
                        ForEach(subviews: ForEach(0..<2000) { Text(verbatim: "row \($0)") }) { $0 }
                    }
                }
            }
        }
    }

    @Test func `a container scrolls to the id of an unmounted source element`() throws {
        let tree = ViewTree(Scrolled())
        #expect(!tree.document.root.texts.contains("row 1999"))
        var button: ElementID?
        tree.document.root.visit { if case .button = $0.description.kind { button = $0.id } }
        try tree.handle(.tap, on: #require(button))
        tree.update()
        #expect(tree.document.root.texts.contains("row 1999"))
    }
}
