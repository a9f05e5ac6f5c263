import EvergreenDocument
import EvergreenTesting
import Testing

@testable import EvergreenUI

/// Sections in containers other than lists and forms.
@MainActor
struct SectionTests {
    private func elements(of view: some View, where isIncluded: (Element) -> Bool) -> [Element] {
        var found: [Element] = []
        ViewTree(view).document.root.visit { if isIncluded($0) { found.append($0) } }
        return found
    }

    /// The children of the first element of a kind.
    private func children(in view: some View, of matches: (ElementKind) -> Bool) -> [Element] {
        elements(of: view) { matches($0.description.kind) }.first?.children ?? []
    }

    private func isStack(_ kind: ElementKind) -> Bool { if case .stack = kind { true } else { false } }
    private func isGrid(_ kind: ElementKind) -> Bool {
        switch kind {
        case .columns, .rows: true
        default: false
        }
    }

    private func isPlaceholder(_ element: Element) -> Bool {
        if case .placeholder = element.description.kind { true } else { false }
    }

    private var sections: some View {
        ForEach(["a", "b"], id: \.self) { name in
            Section {
                Text("\(name)1")
                Text("\(name)2")
            } header: {
                Text("\(name)-head")
            } footer: {
                Text("\(name)-foot")
            }
        }
    }

    private let texts = ["a-head", "a1", "a2", "a-foot", "b-head", "b1", "b2", "b-foot"]

    @Test func `stacks flatten sections into their children`() {
        let inStack = children(in: VStack { sections }, of: isStack)
        #expect(inStack.map(\.texts) == texts.map { [$0] })
        #expect(children(in: LazyVStack { sections }, of: isStack).map(\.texts) == texts.map { [$0] })
        #expect(children(in: HStack { Group { sections } }, of: isStack).map(\.texts) == texts.map { [$0] })
        let inScrollView = children(in: ScrollView { Section("Head") { Text("row") } }) {
            if case .scroll = $0 { true } else { false }
        }
        #expect(inScrollView.map(\.texts) == [["Head"], ["row"]])
        #expect(elements(of: VStack { sections }) { $0.description.kind == .section }.isEmpty)
    }

    @Test func `lists, forms and menus have section elements, at any depth of groups`() throws {
        let screen = Screen {
            VStack {
                List { Group { Section("Rows") { Text("row") } } }
                Form { Section("Fields") { Text("field") } }
                Menu("Menu") { Section("Items") { Button("item") {} } }
            }
        }
        try screen.find(.button, "Menu").tap()
        #expect(screen.findAll(.header).map(\.text) == ["Rows", "Fields", "Items"])
        screen.close()
    }

    @Test func `a stack in a list's row flattens its sections`() {
        let list = List { VStack { Section("Head") { Text("a") } } }
        #expect(elements(of: list) { $0.description.kind == .section }.isEmpty)
        #expect(children(in: list, of: isStack).map(\.texts) == [["Head"], ["a"]])
    }

    @Test func `a picker's options include those in sections`() throws {
        let picker = Picker("Size", selection: .constant(2)) {
            Section("Small") { Text("one").tag(1) }
            Section("Large") { Text("two").tag(2) }
        }
        let screen = Screen { picker }
        #expect(try screen.find(.picker, "Size").options == ["one", "two"])
        #expect(try screen.find(.picker, "Size").value == "two")
        screen.close()
    }

    @Test func `a section's modifiers apply to each of its views`() {
        let stack = VStack {
            Section("Head") { Text("a") }.opacity(0.5)
        }
        #expect(children(in: stack, of: isStack).map(\.description.style) == [[.opacity(0.5)], [.opacity(0.5)]])
        let grid = LazyVGrid(columns: [GridItem()]) {
            Section("Head") { Text("a") }.opacity(0.5)
        }
        #expect(elements(of: grid) { $0.description.style.contains(.opacity(0.5)) }.map(\.texts) == [["Head"], ["a"]])
    }

    @Test func `a section of a lazy grid spans the grid and has its columns`() throws {
        let grid = LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(40))], alignment: .leading) { sections }
        let parts = children(in: grid, of: isGrid)
        #expect(parts.map(\.description.style) == [[.lazySection], [.lazySection]])
        let whole = try #require(elements(of: grid) { isGrid($0.description.kind) }.first)
        for part in parts {
            #expect(part.description.kind == whole.description.kind)
            #expect(part.children.count == 4)
            #expect(part.children.first?.description.style == [.sectionEdge(pinned: nil)])
            #expect(part.children.last?.description.style == [.sectionEdge(pinned: nil)])
            #expect(
                part.children.first?.description.kind
                    == .stack(StackLayout(axis: .vertical, horizontalAlignment: .leading))
            )
        }
    }

    @Test func `lazy containers pin the requested headers and footers`() {
        func edges(_ view: some View) -> [Edge?] {
            elements(of: view) { _ in true }.flatMap(\.description.style).compactMap { value -> Edge?? in
                if case .sectionEdge(let edge) = value { .some(edge) } else { nil }
            }
        }
        #expect(edges(LazyVStack { sections }) == [])
        #expect(edges(LazyVStack(pinnedViews: .sectionHeaders) { sections }) == [.top, nil, .top, nil])
        #expect(
            edges(LazyVStack(pinnedViews: [.sectionHeaders, .sectionFooters]) { sections })
                == [.top, .bottom, .top, .bottom]
        )
        #expect(edges(LazyHStack(pinnedViews: .sectionFooters) { sections }) == [nil, .trailing, nil, .trailing])
        #expect(
            edges(LazyHGrid(rows: [GridItem()], pinnedViews: .sectionHeaders) { sections })
                == [.leading, nil, .leading, nil]
        )
        #expect(edges(LazyVGrid(columns: [GridItem()]) { sections }) == [nil, nil, nil, nil])
    }

    private struct Switching: View {
        @State var isPinned = false

        var body: some View {
            Button("Pin") { isPinned.toggle() }
            LazyVStack(pinnedViews: isPinned ? .sectionHeaders : []) {
                Section("Head") { Counter() }
            }
        }
    }

    private struct Counter: View {
        @State private var count = 0

        var body: some View {
            Button("Count \(count)") { count += 1 }
        }
    }

    @Test func `headers follow changes to pinnedViews`() throws {
        let tree = ViewTree(Switching())
        func isPinned() -> Bool {
            var isPinned = false
            tree.document.root.visit {
                if $0.description.style.contains(.sectionEdge(pinned: .top)) { isPinned = true }
            }
            return isPinned
        }
        #expect(!isPinned())
        let button = try #require(
            {
                var button: Element?
                tree.document.root.visit { if $0.texts == ["Pin"], $0.onEvent != nil { button = button ?? $0 } }
                return button
            }()
        )
        for expected in [true, false, true] {
            _ = button.onEvent?(.tap)
            tree.update()
            #expect(isPinned() == expected)
            #expect(tree.document.root.texts == ["Pin", "Head", "Count 0"])
        }
        tree.close()
    }

    @Test func `long sections of lazy containers have their own windows`() throws {
        func missing(_ view: some View) -> [Int] {
            elements(of: view, where: isPlaceholder).map {
                if case .placeholder(let traits) = $0.description.kind { traits.rows } else { 0 }
            }
        }
        let long = Group {
            Section("First") { ForEach(0..<1_000, id: \.self) { Text("\($0)") } }
            Section("Second") { ForEach(0..<500, id: \.self) { Text("\($0)") } }
        }
        #expect(missing(ScrollView { LazyVStack { long } }) == [960, 460])
        #expect(missing(LazyVStack(pinnedViews: .sectionHeaders) { long }) == [960, 460])
        #expect(missing(LazyVGrid(columns: [GridItem()]) { long }) == [960, 460])
        #expect(missing(LazyHStack(pinnedViews: .sectionFooters) { long }) == [960, 460])
        #expect(missing(LazyHGrid(rows: [GridItem()]) { long }) == [960, 460])
        #expect(missing(VStack { long }) == [])
        // Each section is an element of the enclosing collection.
        let sections = ForEach(0..<300, id: \.self) { number in
            Section("\(number)") { ForEach(0..<3, id: \.self) { Text("\($0)") } }
        }
        #expect(missing(LazyVStack(pinnedViews: .sectionHeaders) { sections }) == [260])
        #expect(missing(LazyVStack { sections }) == [260 * 4])
    }

    @Test func `a row of a pinned section is a scroll target, and its header is not`() throws {
        struct Targets: View {
            @State private var id: Int?

            var body: some View {
                Text("At \(id ?? -1)")
                ScrollView {
                    LazyVStack(pinnedViews: .sectionHeaders) {
                        Section("Head") { ForEach(0..<9, id: \.self) { Text("Row \($0)") } }
                    }
                    .scrollTargetLayout()
                }
                .scrollPosition(id: $id)
            }
        }
        let screen = Screen { Targets() }
        try screen.find(.text, "Row 7").scrollToAnchor()
        #expect(screen.texts.first == "At 7")
        #expect(throws: ScreenError.self) { try screen.find(.text, "Head").scrollToAnchor() }
        screen.close()
    }
}
