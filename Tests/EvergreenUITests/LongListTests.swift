import EvergreenDocument
import EvergreenRuntime
import EvergreenUI
import Foundation
import Observation
import SeededRandomness
import Testing

/// Lists with more rows than the viewport shows.
@MainActor
struct LongListTests {
    @Observable
    final class Model {
        var items: [Item]
        @ObservationIgnored var drawn: Set<Int> = []
        @ObservationIgnored var log: [String] = []

        init(_ ids: some Sequence<Int>) { items = ids.map { Item(id: $0) } }
    }

    struct Item: Identifiable, Equatable {
        let id: Int
        var name: String

        init(id: Int) {
            self.id = id
            name = "Item \(id)"
        }
    }

    private struct Row: View {
        let item: Item
        let model: Model
        @State private var count = 0

        var body: some View {
            Button("\(item.name), \(count)") { count += 1 }
                .onAppear { model.log.append("+\(item.id)") }
                .onDisappear { model.log.append("-\(item.id)") }
        }
    }

    private struct Screen: View {
        let model: Model

        var body: some View {
            List {
                ForEach(model.items) { item in
                    let _ = model.drawn.insert(item.id)
                    Row(item: item, model: model)
                }
                .onDelete { model.items.remove(atOffsets: $0) }
                .onMove { model.items.move(fromOffsets: $0, toOffset: $1) }
            }
        }
    }

    private func elements(of tree: ViewTree, where isIncluded: (ElementKind) -> Bool) -> [Element] {
        var found: [Element] = []
        tree.document.root.visit { if isIncluded($0.description.kind) { found.append($0) } }
        return found
    }

    private func placeholders(of tree: ViewTree) -> [Element] {
        elements(of: tree) { if case .placeholder = $0 { true } else { false } }
    }

    private func missing(_ placeholder: Element?) -> Int {
        guard case .placeholder(let traits)? = placeholder?.description.kind else { return 0 }
        return traits.rows
    }

    private func show(
        _ first: Int,
        _ end: Int,
        keeping kept: Element? = nil,
        at placeholder: Element,
        in tree: ViewTree
    ) throws {
        let rows = try #require(RowRange(first, end))
        try tree.handle(.showRows(rows, keeping: kept?.id), on: placeholder.id)
        tree.update()
    }

    private func names(in tree: ViewTree) -> [String] {
        tree.document.root.texts.map { String($0.prefix { $0 != "," }) }
    }

    private func row(_ name: String, in tree: ViewTree) throws -> Element {
        try #require(
            elements(of: tree) { if case .button = $0 { true } else { false } }
                .first { $0.texts.first?.hasPrefix(name + ",") ?? false }
        )
    }

    /// A list's outline: names of mounted rows, and counts of unmounted rows between them.
    private func outline(_ tree: ViewTree) throws -> [String] {
        let list = try #require(elements(of: tree) { $0 == .list }.first)
        return list.children.map { missing($0) > 0 ? "(\(missing($0)))" : String($0.texts[0].prefix { $0 != "," }) }
    }

    /// The placeholders and mounted rows of a list always cover its collection, in order.
    private func expectWhole(_ tree: ViewTree, _ model: Model, _ note: Comment? = nil) throws {
        var next = 0
        for part in try outline(tree) {
            if part.hasPrefix("(") {
                next += try #require(Int(part.dropFirst().dropLast()))
            } else {
                try #require(next < model.items.count, note)
                #expect(part == model.items[next].name, note)
                next += 1
            }
        }
        #expect(next == model.items.count, note)
    }

    @Test func `only the first rows of a long list are mounted`() throws {
        let model = Model(0..<100_000)
        let tree = ViewTree(Screen(model: model))
        #expect(model.drawn == Set(0..<20))
        #expect(try outline(tree) == (0..<20).map { "Item \($0)" } + ["(99980)"])
    }

    @Test func `rows are mounted and unmounted as the page requests them`() throws {
        let model = Model(0..<10_000)
        let tree = ViewTree(Screen(model: model))
        try show(480, 510, at: placeholders(of: tree)[0], in: tree)
        #expect(try outline(tree) == ["(500)"] + (500..<530).map { "Item \($0)" } + ["(9470)"])
        // Rows that stay mounted are not requested again.
        model.drawn = []
        try show(-20, 10, at: placeholders(of: tree)[1], in: tree)
        #expect(try outline(tree) == ["(510)"] + (510..<540).map { "Item \($0)" } + ["(9460)"])
        #expect(model.drawn == Set(530..<540))
        #expect(model.log.suffix(20).sorted() == ((530..<540).map { "+\($0)" } + (500..<510).map { "-\($0)" }).sorted())
    }

    @Test func `a change to an unmounted row makes no patch unless the count changes`() throws {
        let model = Model(0..<10_000)
        let tree = ViewTree(Screen(model: model))
        _ = tree.document.takePatches()
        model.items[5_000].name = "changed"
        tree.update()
        #expect(tree.document.takePatches().isEmpty)
        model.items.remove(at: 5_000)
        tree.update()
        #expect(tree.document.takePatches().count == 1)
        try expectWhole(tree, model)
    }

    @Test func `visible rows stay when rows before them are inserted and removed`() throws {
        let model = Model(0..<10_000)
        let tree = ViewTree(Screen(model: model))
        try show(4_950, 4_980, at: placeholders(of: tree)[0], in: tree)
        let before = names(in: tree)
        _ = tree.document.takePatches()
        model.items.insert(contentsOf: (20_000..<20_300).map(Item.init), at: 10)
        tree.update()
        #expect(names(in: tree) == before)
        #expect(tree.document.takePatches().count == 1)
        model.items.removeFirst(500)
        tree.update()
        #expect(names(in: tree) == before)
        try expectWhole(tree, model)
    }

    @Test func `a new first row is mounted at the top`() throws {
        let model = Model(0..<10_000)
        let tree = ViewTree(Screen(model: model))
        model.items.insert(Item(id: 20_000), at: 0)
        tree.update()
        #expect(names(in: tree).prefix(2) == ["Item 20000", "Item 0"])
        try expectWhole(tree, model)
    }

    @Test func `a row's state lives as long as its element, mounted or not`() throws {
        let model = Model(0..<10_000)
        let tree = ViewTree(Screen(model: model))
        try tree.handle(.tap, on: row("Item 3", in: tree).id)
        tree.update()
        #expect(tree.document.root.texts[3] == "Item 3, 1")
        try show(5_000, 5_030, at: placeholders(of: tree)[0], in: tree)
        #expect(try outline(tree).contains("Item 3") == false)
        #expect(model.log.contains("-3"))
        model.items.removeFirst(2)
        tree.update()
        try show(0, 30, at: placeholders(of: tree)[0], in: tree)
        #expect(tree.document.root.texts[1] == "Item 3, 1")
        // Removed with its element.
        try show(5_000, 5_030, at: placeholders(of: tree)[0], in: tree)
        let removed = model.items.remove(at: 1)
        for number in 0..<40 {
            model.items[9_000].name = "\(number)"
            tree.update()
        }
        model.items.insert(removed, at: 1)
        tree.update()
        try show(0, 30, at: placeholders(of: tree)[0], in: tree)
        #expect(tree.document.root.texts[1] == "Item 3, 0")
    }

    @Test func `the focused row stays mounted`() throws {
        let model = Model(0..<10_000)
        let tree = ViewTree(Screen(model: model))
        let list = try #require(elements(of: tree) { $0 == .list }.first)
        let kept = list.children[7]
        try show(5_030, 5_040, keeping: kept, at: placeholders(of: tree)[0], in: tree)
        #expect(try outline(tree).prefix(3) == ["(7)", "Item 7", "(5042)"])
        #expect(list.children[1] === kept)
        model.items.remove(at: 2)
        model.items[6].name = "changed"
        tree.update()
        #expect(try outline(tree).prefix(3) == ["(6)", "changed", "(5042)"])
        try expectWhole(tree, model)
        // Unless its element is removed.
        model.items.remove(at: 6)
        tree.update()
        #expect(try outline(tree).first == "(5048)")
        try expectWhole(tree, model)
    }

    @Test func `rows in the middle can be deleted and moved`() throws {
        let model = Model(0..<10_000)
        let tree = ViewTree(Screen(model: model).environment(\.editMode, .constant(.active)))
        try show(4_980, 5_010, at: placeholders(of: tree)[0], in: tree)
        let list = try #require(elements(of: tree) { $0 == .list }.first)
        try tree.handle(.move(by: 2), on: list.children[1].id)
        tree.update()
        #expect(model.items[5_000...5_003].map(\.id) == [5_001, 5_002, 5_000, 5_003])
        try expectWhole(tree, model)
    }

    @Test func `rows in the middle have actions and can be selected`() throws {
        struct Songs: View {
            let numbers = Array(0..<1_000)
            let played: (Int) -> Void
            @State private var selection: Int?

            var body: some View {
                Text("Selected: \(selection ?? -1)")
                List(selection: $selection) {
                    ForEach(numbers, id: \.self) { number in
                        Text("\(number)").swipeActions { Button("Play \(number)") { played(number) } }
                    }
                }
            }
        }
        var played: [Int] = []
        let tree = ViewTree(Songs { played.append($0) })
        try show(480, 500, at: placeholders(of: tree)[0], in: tree)
        let list = try #require(elements(of: tree) { $0 == .list }.first)
        let row = list.children[3]
        #expect(row.texts == ["502"])
        try tree.handle(.showActions, on: row.id)
        tree.update()
        let button = try #require(
            elements(of: tree) { if case .button = $0 { true } else { false } }.first { $0.texts == ["Play 502"] }
        )
        try tree.handle(.tap, on: button.id)
        tree.update()
        #expect(played == [502])
        try tree.handle(.tap, on: row.id)
        tree.update()
        #expect(tree.document.root.texts.first == "Selected: 502")
        // A selection outlives its row's unmounting.
        try show(0, 20, at: placeholders(of: tree)[0], in: tree)
        try show(480, 505, at: placeholders(of: tree)[0], in: tree)
        func isSelected(_ number: Int) -> Bool? {
            let row = list.children.first { $0.texts == ["\(number)"] }
            guard case .editableRow(let traits)? = row?.description.kind else { return nil }
            return traits.isSelected
        }
        #expect(isSelected(502) == true && isSelected(503) == false)
    }

    @Test func `a list is complete after it shrinks and grows`() throws {
        let model = Model(0..<10_000)
        let tree = ViewTree(Screen(model: model))
        try show(9_900, 9_950, at: placeholders(of: tree)[0], in: tree)
        for count in [20, 0, 100, 101, 5_000, 1, 10_000] {
            model.items = (0..<count).map(Item.init)
            tree.update()
            try expectWhole(tree, model, "\(count)")
            #expect(count > 100 || placeholders(of: tree).isEmpty)
        }
    }

    @Test(arguments: 0..<30)
    func `rows and placeholders cover the collection under random edits`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let model = Model(0..<Int.random(in: 50...2_000, using: &random))
        let tree = ViewTree(Screen(model: model))
        var nextID = 1_000_000
        for _ in 0..<40 {
            switch Int.random(in: 0..<6, using: &random) {
            case 0:
                let count = [1, 1, 3, 300].randomElement(using: &random) ?? 1
                let new = (nextID..<nextID + count).map(Item.init)
                nextID += count
                model.items.insert(contentsOf: new, at: Int.random(in: 0...model.items.count, using: &random))
            case 1 where !model.items.isEmpty:
                let first = Int.random(in: 0..<model.items.count, using: &random)
                let count = [1, 1, 5, 400].randomElement(using: &random) ?? 1
                model.items.removeSubrange(first..<min(first + count, model.items.count))
            case 2 where !model.items.isEmpty:
                model.items[Int.random(in: 0..<model.items.count, using: &random)].name += "x"
            case 3 where model.items.count > 1:
                let item = model.items.remove(at: Int.random(in: 0..<model.items.count, using: &random))
                model.items.insert(item, at: Int.random(in: 0...model.items.count, using: &random))
            case 4 where Int.random(in: 0..<5, using: &random) == 0:
                model.items.shuffle(using: &random)
            default:
                guard let placeholder = placeholders(of: tree).randomElement(using: &random) else { continue }
                let first = Int.random(in: -100...missing(placeholder) + 100, using: &random)
                let list = try #require(elements(of: tree) { $0 == .list }.first)
                let kept = Bool.random(using: &random) ? list.children.randomElement(using: &random) : nil
                try show(
                    first,
                    first + Int.random(in: 0...120, using: &random),
                    keeping: kept,
                    at: placeholder,
                    in: tree
                )
            }
            tree.update()
            try expectWhole(tree, model, "seed \(seed)")
            #expect(elements(of: tree) { $0 != .list }.count < 2_500, "seed \(seed)")
        }
        tree.close()
    }

    @Test func `collections in sections have their own windows`() throws {
        let (first, second) = (Model(0..<1_000), Model(5_000..<7_000))
        let tree = ViewTree(
            List {
                Text("Header")
                Section("First") { ForEach(first.items) { Text($0.name) } }
                Section("Second") { ForEach(second.items) { Text($0.name) } }
            }
        )
        #expect(placeholders(of: tree).map(missing) == [980, 1_980])
        try show(0, 20, at: placeholders(of: tree)[1], in: tree)
        #expect(placeholders(of: tree).map(missing) == [980, 20, 1_960])
        #expect(tree.document.root.texts.contains("Item 5039"))
    }

    @Test func `an element with several rows counts each row`() throws {
        let tree = ViewTree(
            List {
                ForEach(0..<1_000, id: \.self) { number in
                    Text("\(number)")
                    Text("and its note")
                }
            }
        )
        #expect(placeholders(of: tree).map(missing) == [1_960])
        try show(2, 10, at: placeholders(of: tree)[0], in: tree)
        #expect(tree.document.root.texts.filter { $0 != "and its note" } == ["21", "22", "23", "24"])
    }

    @Test func `only lists, lazy stacks and grids unmount distant rows`() {
        func count(_ view: some View) -> Int { ViewTree(view).document.root.texts.count }
        let rows = ForEach(0..<300, id: \.self) { Text("\($0)") }
        #expect(count(LazyVStack { rows }) == 40)
        #expect(count(LazyHStack { rows }) == 40)
        #expect(count(LazyVGrid(columns: [GridItem()]) { rows }) == 40)
        #expect(count(LazyHGrid(rows: [GridItem(), GridItem()]) { rows }) == 40)
        #expect(count(VStack { rows }) == 300)
        #expect(count(Form { rows }) == 300)
        // Within a row, everything is mounted.
        #expect(count(List { VStack { rows } }) == 300)
    }

    @Test func `a disabled list can be scrolled`() throws {
        let tree = ViewTree(List(0..<300) { Text("\($0)") }.disabled(true))
        try show(0, 10, at: placeholders(of: tree)[0], in: tree)
        #expect(tree.document.root.texts.first == "20")
    }
}
