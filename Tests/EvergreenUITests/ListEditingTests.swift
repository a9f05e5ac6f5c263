import EvergreenTesting
import EvergreenUI
import Foundation
import Testing

@MainActor
struct ListEditingTests {
    struct Fruit: Identifiable, Equatable {
        let id: Int
        let name: String
    }

    @MainActor
    final class Basket {
        var deletions: [IndexSet] = []
        var moves: [(IndexSet, Int)] = []
    }

    private struct FruitList: View {
        @State var fruits = [Fruit(id: 1, name: "apple"), Fruit(id: 2, name: "pear"), Fruit(id: 3, name: "plum")]
        var basket = Basket()

        var body: some View {
            List {
                Text("Header row")
                ForEach(fruits) { fruit in
                    Text(fruit.name)
                        .deleteDisabled(fruit.name == "pear")
                        .moveDisabled(fruit.name == "plum")
                }
                .onDelete { offsets in
                    basket.deletions.append(offsets)
                    fruits.remove(atOffsets: offsets)
                }
                .onMove { source, destination in
                    basket.moves.append((source, destination))
                    fruits.move(fromOffsets: source, toOffset: destination)
                }
            }
            .toolbar { EditButton() }
        }
    }

    private func row(_ text: String, in screen: Screen) throws -> ScreenElement {
        try #require(screen.findAll(.row).first { $0.texts.contains(text) })
    }

    @Test func `a row is deleted by its actions, at its offset in the collection`() throws {
        let basket = Basket()
        let screen = Screen { FruitList(basket: basket) }
        #expect(screen.findAll(.row).map(\.hasActions) == [false, true, true, true])
        try row("plum", in: screen).delete()
        #expect(basket.deletions == [[2]])
        #expect(screen.findAll(.row).map { $0.texts } == [["Header row"], ["apple"], ["pear"]])
        try row("apple", in: screen).delete()
        #expect(basket.deletions == [[2], [0]])
    }

    @Test func `edit mode shows delete buttons and move handles except where they are disabled`() throws {
        let screen = Screen { FruitList() }
        #expect(screen.findAll(.row).allSatisfy { !$0.hasDeleteButton && !$0.hasMoveHandle })
        try screen.find(.button, "Edit").tap()
        #expect(screen.findAll(.row).map(\.hasDeleteButton) == [false, true, false, true])
        #expect(screen.findAll(.row).map(\.hasMoveHandle) == [false, true, true, false])
        try row("apple", in: screen).delete()
        #expect(screen.findAll(.row).count == 3)
        try screen.find(.button, "Done").tap()
        #expect(screen.findAll(.row).allSatisfy { !$0.hasDeleteButton && !$0.hasMoveHandle })
    }

    @Test func `a row rejects edits that it does not offer`() throws {
        let screen = Screen { FruitList() }
        try screen.find(.button, "Edit").tap()
        let pear = try row("pear", in: screen)
        #expect(throws: ScreenError.self) { try pear.delete() }
        let header = try row("Header row", in: screen)
        #expect(throws: ScreenError.self) { try header.showActions() }
        #expect(throws: ScreenError.self) { try header.move(by: 1) }
        #expect(throws: ScreenError.self) { try row("plum", in: screen).move(by: -1) }
    }

    @Test func `moves pass the offsets that the collection's move method takes`() throws {
        let basket = Basket()
        let screen = Screen { FruitList(basket: basket) }
        try screen.find(.button, "Edit").tap()
        try row("apple", in: screen).move(by: 1)
        #expect(basket.moves.last?.0 == [0] && basket.moves.last?.1 == 2)
        #expect(screen.findAll(.row).map { $0.texts[0] } == ["Header row", "pear", "apple", "plum"])
        try row("apple", in: screen).move(by: -1)
        #expect(screen.findAll(.row).map { $0.texts[0] } == ["Header row", "apple", "pear", "plum"])
        // Offsets past the end are clamped; a move of zero does nothing.
        try row("apple", in: screen).move(by: .max)
        #expect(screen.findAll(.row).map { $0.texts[0] } == ["Header row", "pear", "plum", "apple"])
        try row("apple", in: screen).move(by: 7)
        #expect(basket.moves.count == 3)
    }

    @Test func `outside of edit mode a row moves by its actions, which stay open`() throws {
        let screen = Screen { FruitList() }
        try row("apple", in: screen).showActions()
        try screen.find(.button, "Move down").tap()
        try screen.find(.button, "Move down").tap()
        #expect(screen.findAll(.row).map { $0.texts[0] } == ["Header row", "pear", "plum", "apple"])
        try row("apple", in: screen).dismiss()
        #expect(screen.findAll(.button, "Move down").isEmpty)
    }

    @Test func `swipe actions replace the deletion and close after an action`() throws {
        struct Flags: View {
            @State private var flagged: [Int] = []
            var body: some View {
                Text("flagged \(flagged.description)")
                List {
                    ForEach(0..<3) { number in
                        Text("Row \(number)")
                            .swipeActions(edge: .leading) { Button("Flag") { flagged.append(number) } }
                            .swipeActions {
                                Button("Archive") {}
                                Button("Remove", role: .destructive) {}
                            }
                    }
                    .onDelete { _ in }
                }
            }
        }
        let screen = Screen { Flags() }
        let row = try row("Row 1", in: screen)
        try row.showActions()
        #expect(row.findAll(.button).map(\.text) == ["Archive", "Remove", "Flag"])
        try row.find(.button, "Flag").tap()
        #expect(screen.texts.contains("flagged [1]"))
        #expect(row.findAll(.button).isEmpty)
    }

    @Test func `open swipe actions follow state`() throws {
        struct Counted: View {
            @State private var count = 0
            var body: some View {
                Button("Count") { count += 1 }
                List { Text("Row").swipeActions { Button("Action \(count)") {} } }
            }
        }
        let screen = Screen { Counted() }
        try row("Row", in: screen).showActions()
        try screen.find(.button, "Count").tap()
        #expect(screen.findAll(.button, "Action 1").count == 1)
    }

    @Test func `the content of swipe actions is built when they are opened`() throws {
        struct Lazy: View {
            let made: Basket
            var body: some View {
                List {
                    Text("Row").swipeActions {
                        let _ = made.deletions.append([])
                        Button("Action") {}
                    }
                }
            }
        }
        let basket = Basket()
        let screen = Screen { Lazy(made: basket) }
        #expect(screen.findAll(.row).count == 1)
        #expect(basket.deletions.isEmpty)
        try row("Row", in: screen).showActions()
        #expect(basket.deletions.count == 1)
    }

    @Test func `a list follows the edit mode of its environment`() throws {
        struct Given: View {
            @State private var editMode = EditMode.inactive
            var body: some View {
                Text(editMode.isEditing ? "editing" : "reading")
                VStack {
                    EditButton()
                    List { ForEach(0..<2) { Text("\($0)") }.onDelete { _ in } }
                }
                .environment(\.editMode, $editMode)
            }
        }
        let screen = Screen { Given() }
        try screen.find(.button, "Edit").tap()
        #expect(screen.texts.first == "editing")
        #expect(screen.findAll(.row).map(\.hasDeleteButton) == [true, true])
    }

    @Test func `a removed delete action is no longer offered`() throws {
        struct Switching: View {
            @State private var canDelete = true
            var body: some View {
                Button("Switch") { canDelete.toggle() }
                List { ForEach(0..<1) { Text("\($0)") }.onDelete(perform: canDelete ? delete : nil) }
            }

            private func delete(_ offsets: IndexSet) {}
        }
        let screen = Screen { Switching() }
        #expect(try screen.find(.row).hasActions)
        try screen.find(.button, "Switch").tap()
        #expect(try !screen.find(.row).hasActions)
        try screen.find(.button, "Switch").tap()
        #expect(try screen.find(.row).hasActions)
    }

    @Test func `toggling edit mode runs no row bodies`() throws {
        struct FruitRow: View {
            let name: String
            var body: some View { Text(name) }
        }
        struct Rows: View {
            var body: some View {
                List { ForEach(0..<50) { FruitRow(name: "\($0)") }.onDelete { _ in } }.toolbar { EditButton() }
            }
        }
        let screen = Screen { Rows() }
        screen.resetBodyCounts()
        try screen.find(.button, "Edit").tap()
        #expect(screen.findAll(.row).count { $0.hasDeleteButton } == 50)
        #expect(screen.bodyCount(of: FruitRow.self) == 0)
        #expect(screen.bodyCount(of: Rows.self) == 0)
    }

    @Test func `a single row is selected by its element's id or its tag`() throws {
        struct Choosing: View {
            @State private var choice: Int?
            var body: some View {
                Text("chosen \(choice ?? 0)")
                List(selection: $choice) {
                    Text("None").tag(-1)
                    ForEach([Fruit(id: 1, name: "apple"), Fruit(id: 2, name: "pear")]) { Text($0.name) }
                }
            }
        }
        let screen = Screen { Choosing() }
        try row("pear", in: screen).tap()
        #expect(screen.texts.first == "chosen 2")
        #expect(screen.findAll(.row).map(\.isSelected) == [false, false, true])
        try row("None", in: screen).tap()
        #expect(screen.texts.first == "chosen -1")
        #expect(screen.findAll(.row).map(\.isSelected) == [true, false, false])
    }

    @Test func `a row with disabled selection can't be selected`() throws {
        struct Choosing: View {
            @State private var choice: Int?
            @State private var isDisabled = true
            var body: some View {
                Text("chosen \(choice ?? 0)")
                List(selection: $choice) {
                    Text("One").tag(1).selectionDisabled(isDisabled)
                    Text("Two").tag(2)
                }
                Button("Enable") { isDisabled = false }
            }
        }
        let screen = Screen { Choosing() }
        #expect(throws: ScreenError.self) { try row("One", in: screen).tap() }
        try row("Two", in: screen).tap()
        #expect(screen.texts.first == "chosen 2")
        try screen.find(.button, "Enable").tap()
        try row("One", in: screen).tap()
        #expect(screen.texts.first == "chosen 1")
    }

    @Test func `several rows are selected by taps in edit mode only`() throws {
        struct Choosing: View {
            @State private var choice: Set<Int> = [3]
            var body: some View {
                Text("chosen \(choice.sorted().description)")
                List([1, 2, 3], id: \.self, selection: $choice) { Text("Row \($0)") }
                EditButton()
            }
        }
        let screen = Screen { Choosing() }
        #expect(throws: ScreenError.self) { try row("Row 1", in: screen).tap() }
        try screen.find(.button, "Edit").tap()
        #expect(screen.findAll(.row).map(\.isSelected) == [false, false, true])
        try row("Row 1", in: screen).tap()
        try row("Row 3", in: screen).tap()
        #expect(screen.texts.first == "chosen [1]")
        #expect(screen.findAll(.row).map(\.isSelected) == [true, false, false])
    }

    private struct Numbers: View {
        var count = 6
        @State private var choice: Set<Int> = []

        var body: some View {
            Text("chosen \(choice.sorted().description)")
            List(selection: $choice) {
                ForEach(1...count, id: \.self) { Text("Row \($0)").selectionDisabled($0 == 3) }
                Text("Last").tag(-1)
            }
            EditButton()
        }
    }

    @Test func `several rows are selected by clicks outside of edit mode, singly and in ranges`() throws {
        let screen = Screen { Numbers() }
        try row("Row 2", in: screen).click()
        #expect(screen.texts.first == "chosen [2]")
        try row("Row 5", in: screen).click(modifiers: .shift)
        #expect(screen.texts.first == "chosen [2, 4, 5]")
        #expect(screen.findAll(.row).map(\.isSelected) == [false, true, false, true, true, false, false])
        try row("Last", in: screen).click(modifiers: .command)
        #expect(screen.texts.first == "chosen [-1, 2, 4, 5]")
        try row("Row 6", in: screen).click(modifiers: .shift)
        #expect(screen.texts.first == "chosen [-1, 6]")
        try row("Row 6", in: screen).click(modifiers: .command)
        #expect(screen.texts.first == "chosen [-1]")
        try row("Row 1", in: screen).selectAll()
        #expect(screen.texts.first == "chosen [-1, 1, 2, 4, 5, 6]")
        #expect(throws: ScreenError.self) { try row("Row 3", in: screen).click() }
        #expect(throws: ScreenError.self) { try row("Row 1", in: screen).tap() }
        try screen.find(.button, "Edit").tap()
        #expect(throws: ScreenError.self) { try row("Row 1", in: screen).click() }
    }

    @Test func `a range can include rows that are not mounted`() throws {
        struct Long: View {
            @State private var choice: Set<Int> = []
            var body: some View {
                Text("\(choice.count)")
                List(1...1000, id: \.self, selection: $choice) { Text("Row \($0)") }
            }
        }
        let tree = ViewTree(Long())
        let list = try #require(tree.document.root.children.last)
        func choose(_ text: String, _ choice: RowChoice) throws {
            var found: Element?
            list.visit { if case .editableRow = $0.description.kind, $0.texts == [text] { found = $0 } }
            try tree.handle(.chooseRows(choice), on: #require(found).id)
            tree.update()
        }
        try choose("Row 10", .one)
        try choose("Row 12", .all)
        #expect(tree.document.root.texts.first == "1,000")
        try choose("Row 10", .one)
        try choose("Row 2", .range)
        #expect(tree.document.root.texts.first == "9")
    }

    @Test func `elements are moved and removed by offset`() {
        var letters = Array("abcde")
        letters.move(fromOffsets: [0, 3], toOffset: 5)
        #expect(String(letters) == "bcead")
        letters.move(fromOffsets: [4], toOffset: 0)
        #expect(String(letters) == "dbcea")
        letters.remove(atOffsets: [0, 4, 9])
        #expect(String(letters) == "bce")
    }

    @Test func `a full swipe performs the first action at its edge`() throws {
        struct Mail: View {
            @State private var log = "-"
            var allowsFullSwipe = true

            var body: some View {
                List {
                    Text("mail")
                        .swipeActions(edge: .leading, allowsFullSwipe: allowsFullSwipe) {
                            Button("Read") { log = "read" }
                            Button("Flag") { log = "flagged" }
                        }
                        .swipeActions(allowsFullSwipe: allowsFullSwipe) { Button("Archive") { log = "archived" } }
                }
                Text(log)
            }
        }
        let screen = Screen { Mail() }
        try screen.find(.row).swipe(from: .leading)
        #expect(screen.texts == ["mail", "read"])
        try screen.find(.row).swipe(from: .trailing)
        #expect(screen.texts == ["mail", "archived"])
        let other = Screen { Mail(allowsFullSwipe: false) }
        #expect(throws: ScreenError.self) { try other.find(.row).swipe(from: .leading) }
        #expect(other.texts == ["mail", "-"])
    }

    @Test func `a full swipe deletes a row, unless it is disabled`() throws {
        let basket = Basket()
        let screen = Screen { FruitList(basket: basket) }
        try screen.findAll(.row)[1].swipe(from: .trailing)
        #expect(basket.deletions == [IndexSet(integer: 0)])
        #expect(throws: ScreenError.self) { try screen.findAll(.row)[1].swipe(from: .trailing) }
        #expect(basket.deletions.count == 1)
    }
}
