import EvergreenDocument
import EvergreenRuntime
@testable import EvergreenTesting
import EvergreenUI
import Foundation
import Observation
import Testing

@MainActor
struct TableTests {
    struct Person: Identifiable, Hashable {
        let id: Int
        var name: String
        var age: Int
    }

    @Observable
    final class Model {
        var people: [Person]
        var order: [KeyPathComparator<Person>] = []
        var selection: Set<Int> = []
        var single: Int?
        var showsAge = true
        var isDisabled = false
        @ObservationIgnored var cells = 0

        init(_ people: [Person]) { self.people = people }

        convenience init(count: Int) {
            self.init((0..<count).map { Person(id: $0, name: "Person \($0)", age: $0 % 90) })
        }
    }

    private static var three: Model {
        Model([
            Person(id: 1, name: "Berta", age: 30), Person(id: 2, name: "Anton", age: 20),
            Person(id: 3, name: "Cäsar", age: 10),
        ])
    }

    private struct PeopleTable: View {
        @Bindable var model: Model

        var body: some View {
            Table(model.people, selection: $model.selection, sortOrder: $model.order) {
                TableColumn("Name", value: \.name)
                if model.showsAge {
                    TableColumn("Age", value: \.age) { person in
                        let _ = model.cells += 1
                        Text("\(person.age)")
                    }
                    .width(80)
                }
                TableColumn("Notes") { person in Text("Note \(person.id)") }.width(min: 50, ideal: 100, max: 200)
            }
            .onChange(of: model.order) { model.people.sort(using: model.order) }
            .disabled(model.isDisabled)
        }
    }

    private func names(_ screen: Screen) -> [String] {
        screen.findAll(.row).map { $0.findAll(.cell).first?.text ?? "" }
    }

    private func traits(_ screen: Screen) -> TableTraits? {
        for kind in kinds(screen) {
            if case .table(let traits) = kind { return traits }
        }
        return nil
    }

    private func kinds(_ screen: Screen) -> [ElementKind] {
        var kinds: [ElementKind] = []
        screen.tree.document.root.visit { kinds.append($0.description.kind) }
        return kinds
    }

    @Test func `an inset table has its rows`() {
        let screen = Screen { PeopleTable(model: Self.three).tableStyle(.inset) }
        #expect(screen.texts.contains("Berta") && screen.texts.contains("Anton"))
    }

    @Test func `a table has a header for each column and a cell for each row and column`() throws {
        let screen = Screen { PeopleTable(model: Self.three) }
        #expect(screen.findAll(.columnHeader).map(\.text) == ["Name", "Age", "Notes"])
        #expect(
            screen.findAll(.row).map { $0.findAll(.cell).map(\.text) } == [
                ["Berta", "30", "Note 1"], ["Anton", "20", "Note 2"], ["Cäsar", "10", "Note 3"],
            ]
        )
    }

    @Test func `columns have their requested widths`() {
        let screen = Screen { PeopleTable(model: Self.three) }
        #expect(
            traits(screen)?.columns == [
                GridTrack(kind: .flexible, minimum: 96), GridTrack(kind: .fixed, minimum: 80),
                GridTrack(kind: .flexible, minimum: 50, maximum: 100),
            ]
        )
    }

    @Test func `columns are added and removed`() {
        let model = Self.three
        let screen = Screen { PeopleTable(model: model) }
        model.showsAge = false
        #expect(screen.findAll(.columnHeader).map(\.text) == ["Name", "Notes"])
        #expect(screen.findAll(.row).map { $0.findAll(.cell).count } == [2, 2, 2])
        #expect(traits(screen)?.columns.count == 2)
        model.showsAge = true
        #expect(screen.findAll(.row).first?.findAll(.cell).map(\.text) == ["Berta", "30", "Note 1"])
    }

    // MARK: Sorting

    @Test func `pressing a column header sorts, and pressing it again reverses the order`() throws {
        let model = Self.three
        let screen = Screen { PeopleTable(model: model) }
        try screen.find(.columnHeader, "Name").tap()
        #expect(names(screen) == ["Anton", "Berta", "Cäsar"])
        #expect(screen.findAll(.columnHeader).map(\.value) == ["ascending", nil, nil])
        try screen.find(.columnHeader, "Name").tap()
        #expect(names(screen) == ["Cäsar", "Berta", "Anton"])
        #expect(screen.findAll(.columnHeader).map(\.value) == ["descending", nil, nil])
    }

    @Test func `the last pressed column sorts first, then previous ones`() throws {
        let model = Self.three
        let screen = Screen { PeopleTable(model: model) }
        try screen.find(.columnHeader, "Name").tap()
        try screen.find(.columnHeader, "Name").tap()
        try screen.find(.columnHeader, "Age").tap()
        #expect(model.order == [KeyPathComparator(\.age), KeyPathComparator(\.name, order: .reverse)])
        #expect(screen.findAll(.columnHeader).map(\.value) == [nil, "ascending", nil])
        try screen.find(.columnHeader, "Name").tap()
        #expect(model.order == [KeyPathComparator(\.name), KeyPathComparator(\.age)])
    }

    @Test func `a column without a comparator does not sort`() throws {
        let screen = Screen { PeopleTable(model: Self.three) }
        #expect(throws: ScreenError.self) { try screen.find(.columnHeader, "Notes").tap() }
    }

    @Test func `sorting a table moves its rows without recreating them`() throws {
        let model = Self.three
        let screen = Screen { PeopleTable(model: model) }
        let berta = try #require(screen.findAll(.row).first)
        try screen.find(.columnHeader, "Name").tap()
        #expect(berta.exists)
        #expect(screen.findAll(.row)[1].text == berta.text)
    }

    @Test func `a custom comparator starts in its initial order`() throws {
        struct ByLength: SortComparator {
            var order = SortOrder.forward
            func compare(_ lhs: Person, _ rhs: Person) -> ComparisonResult {
                let difference = lhs.name.count - rhs.name.count
                if difference == 0 { return .orderedSame }
                return (difference < 0) == (order == .forward) ? .orderedAscending : .orderedDescending
            }
        }
        struct LengthTable: View {
            let people: [Person]
            @State var order: [ByLength] = []
            var body: some View {
                Table(people.sorted(using: order), sortOrder: $order) {
                    TableColumn("Length", sortUsing: ByLength(order: .reverse)) { Text("\($0.name.count)") }
                    TableColumn("Name", value: \.name)
                }
            }
        }
        let people = [
            Person(id: 1, name: "ab", age: 0), Person(id: 2, name: "abc", age: 0), Person(id: 3, name: "a", age: 0),
        ]
        let screen = Screen { LengthTable(people: people) }
        try screen.find(.columnHeader, "Length").tap()
        #expect(names(screen) == ["3", "2", "1"])
        #expect(try screen.find(.columnHeader, "Length").value == "descending")
        #expect(throws: ScreenError.self) { try screen.find(.columnHeader, "Name").tap() }
    }

    // MARK: Selection

    private func selected(_ screen: Screen) -> [String] {
        screen.findAll(.row).filter(\.isSelected).map { $0.findAll(.cell)[0].text }
    }

    @Test func `clicks select one row, several or a range, as in desktop tables`() throws {
        let model = Model(count: 10)
        let screen = Screen { PeopleTable(model: model) }
        let rows = screen.findAll(.row)
        try rows[2].click()
        #expect(model.selection == [2])
        try rows[5].click(modifiers: .command)
        #expect(model.selection == [2, 5])
        try rows[8].click(modifiers: .shift)
        #expect(model.selection == [5, 6, 7, 8])
        try rows[3].click(modifiers: .shift)
        #expect(model.selection == [3, 4, 5])
        try rows[4].click(modifiers: .command)
        #expect(model.selection == [3, 5])
        #expect(selected(screen) == ["Person 3", "Person 5"])
        try rows[9].click()
        #expect(selected(screen) == ["Person 9"])
        try screen.find(.table).selectAll()
        #expect(model.selection.count == 10)
    }

    @Test func `a range follows the table's order and includes unmounted rows`() throws {
        let model = Model(count: 1000)
        model.people.reverse()
        let tree = ViewTree(PeopleTable(model: model))
        let first = try #require(rows(of: tree).first)
        try tree.handle(.chooseRows(.one), on: first.id)
        tree.update()
        let placeholder = try #require(tree.document.root.firstPlaceholder)
        try tree.handle(.showRows(try #require(RowRange(900, 930)), keeping: nil), on: placeholder.id)
        tree.update()
        let row = try #require(rows(of: tree).first { $0.texts[0] == "Person 30" })
        try tree.handle(.chooseRows(.range), on: row.id)
        #expect(model.selection == Set(30...999))
    }

    @Test func `a programmatic selection updates only the selected rows`() throws {
        let model = Model(count: 50)
        let screen = Screen { PeopleTable(model: model) }
        screen.takePatches()
        model.cells = 0
        model.selection = [3, 4]
        #expect(screen.takePatches() == 2)
        #expect(model.cells == 0)
        #expect(selected(screen) == ["Person 3", "Person 4"])
    }

    @Test func `a single row is selected, and deselected with Command`() throws {
        struct SingleTable: View {
            @Bindable var model: Model
            var body: some View {
                Table(model.people, selection: $model.single) { TableColumn("Name", value: \.name) }
            }
        }
        let model = Self.three
        let screen = Screen { SingleTable(model: model) }
        let rows = screen.findAll(.row)
        try rows[0].click()
        try rows[1].click(modifiers: .shift)
        #expect(model.single == 2)
        try rows[1].click(modifiers: .command)
        #expect(model.single == nil)
        #expect(throws: ScreenError.self) { try screen.find(.table).selectAll() }
    }

    @Test func `rows of a table without a selection can't be selected`() throws {
        let screen = Screen { Table(Self.three.people) { TableColumn("Name", value: \.name) } }
        #expect(traits(screen)?.selection == nil)
        #expect(throws: ScreenError.self) { try screen.findAll(.row)[0].click() }
    }

    @Test func `a disabled table neither sorts nor selects`() throws {
        let model = Self.three
        model.isDisabled = true
        let screen = Screen { PeopleTable(model: model) }
        #expect(throws: ScreenError.self) { try screen.find(.columnHeader, "Name").tap() }
        #expect(throws: ScreenError.self) { try screen.findAll(.row)[0].click() }
        #expect(model.order.isEmpty && model.selection.isEmpty)
    }

    // MARK: Changes

    @Test func `a changed row patches only its changed cells`() throws {
        let model = Model(count: 60)
        let screen = Screen { PeopleTable(model: model) }
        screen.takePatches()
        model.people[7].age = 99
        #expect(screen.takePatches() == 1)
        #expect(screen.findAll(.row)[7].findAll(.cell).map(\.text) == ["Person 7", "99", "Note 7"])
    }

    @Observable
    final class Counter {
        var count = 0
    }

    @Test func `observed state in a cell updates only its row`() throws {
        @MainActor final class Log { var cells = 0 }
        struct CountTable: View {
            let people: [Person]
            let counters: [Int: Counter]
            let log: Log
            var body: some View {
                Table(people) {
                    TableColumn("Count") { person in
                        let _ = log.cells += 1
                        Text("\(counters[person.id]?.count ?? 0)")
                    }
                }
            }
        }
        let counters = [1: Counter(), 2: Counter(), 3: Counter()]
        let log = Log()
        let screen = Screen { CountTable(people: Self.three.people, counters: counters, log: log) }
        screen.takePatches()
        log.cells = 0
        counters[2]?.count = 5
        #expect(screen.takePatches() == 1)
        #expect(log.cells == 1)
        #expect(names(screen) == ["0", "5", "0"])
    }

    @Test func `only visible rows of a long table are mounted`() throws {
        let model = Model(count: 100_000)
        let tree = ViewTree(PeopleTable(model: model))
        #expect(rows(of: tree).count == 40)
        #expect(model.cells == 40)
        let placeholder = try #require(tree.document.root.firstPlaceholder)
        #expect(placeholder.description.kind == .placeholder(PlaceholderTraits(rows: 99_960, form: .tableRow)))
        try tree.handle(.showRows(try #require(RowRange(50_000, 50_040)), keeping: nil), on: placeholder.id)
        tree.update()
        #expect(rows(of: tree).map { $0.texts[0] } == (50_040..<50_080).map { "Person \($0)" })
    }

    private func rows(of tree: ViewTree) -> [Element] {
        var rows: [Element] = []
        tree.document.root.visit { if case .tableRow = $0.description.kind { rows.append($0) } }
        return rows
    }

    // MARK: Rows

    private struct RowsTable: View {
        @Bindable var model: Model
        @State var showsFirst = true

        var body: some View {
            Button("Toggle") { showsFirst.toggle() }
            Table(of: Person.self, selection: $model.selection) {
                TableColumn("Name", value: \.name)
                TableColumn("Age") { Text("\($0.age)") }
            } rows: {
                if showsFirst { TableRow(Person(id: -1, name: "First", age: 1)) }
                ForEach(model.people) { TableRow($0) }
                TableRow(Person(id: -2, name: "Last", age: 2))
            }
        }
    }

    @Test func `rows are single rows and collections`() throws {
        let model = Self.three
        let screen = Screen { RowsTable(model: model) }
        #expect(names(screen) == ["First", "Berta", "Anton", "Cäsar", "Last"])
        try screen.findAll(.row)[0].click()
        try screen.findAll(.row)[2].click(modifiers: .shift)
        #expect(model.selection == [-1, 1, 2])
        try screen.find(.button, "Toggle").tap()
        #expect(names(screen) == ["Berta", "Anton", "Cäsar", "Last"])
        try screen.findAll(.row)[3].click()
        #expect(model.selection == [-2])
    }

    // MARK: Screens

    @Test func `in a compact width, a table shows only its first column, without headers`() throws {
        let model = Self.three
        let screen = Screen { PeopleTable(model: model) }
        screen.horizontalSizeClass = .compact
        #expect(screen.findAll(.columnHeader).isEmpty)
        #expect(screen.findAll(.row).map { $0.findAll(.cell).map(\.text) } == [["Berta"], ["Anton"], ["Cäsar"]])
        #expect(traits(screen)?.columns.count == 1)
        try screen.findAll(.row)[1].click()
        #expect(model.selection == [2])
        screen.horizontalSizeClass = .regular
        #expect(screen.findAll(.columnHeader).count == 3)
        #expect(screen.findAll(.row).map { $0.findAll(.cell).count } == [3, 3, 3])
        #expect(screen.findAll(.row)[1].isSelected)
    }

    @Test func `a table can have ten columns`() {
        struct Wide: View {
            let people: [Person]
            var body: some View {
                Table(people) {
                    TableColumn("1", value: \.name)
                    TableColumn("2", value: \.name)
                    TableColumn("3", value: \.name)
                    TableColumn("4", value: \.name)
                    TableColumn("5", value: \.name)
                    TableColumn("6", value: \.name)
                    TableColumn("7", value: \.name)
                    TableColumn("8", value: \.name)
                    TableColumn("9", value: \.name)
                    TableColumn("10") { Text("\($0.age)") }
                }
            }
        }
        let screen = Screen { Wide(people: Self.three.people) }
        #expect(screen.findAll(.columnHeader).map(\.text) == (1...10).map { "\($0)" })
        #expect(screen.findAll(.row).map { $0.findAll(.cell).count } == [10, 10, 10])
    }

    @Test func `rows are declared with TableRow`() {
        struct Plain: View {
            let people: [Person]
            @State var selection: Set<Person.ID> = []
            @State var order = [KeyPathComparator(\Person.name)]

            var body: some View {
                Table(selection: $selection, sortOrder: $order) {
                    TableColumn("Name", value: \.name)
                    TableColumn("Age", value: \.age) { person in Text("\(person.age)") }
                } rows: {
                    ForEach(people) { TableRow($0) }
                }
                Table {
                    TableColumn("Name") { (person: Person) in Text(person.name) }
                } rows: {
                    ForEach(people) { TableRow($0) }
                }
            }
        }
        let screen = Screen { Plain(people: Self.three.people) }
        #expect(screen.findAll(.columnHeader).map(\.text) == ["Name", "Age", "Name"])
        #expect(screen.findAll(.row).count == 6)
    }

    @Test func `columns are stored in a property`() {
        struct Kept: View {
            let people: [Person]
            @State var order = [KeyPathComparator(\Person.name)]

            @TableColumnBuilder<Person, KeyPathComparator<Person>>
            var columns: some TableColumnContent<Person, KeyPathComparator<Person>> {
                TableColumn("Name", value: \.name)
                TableColumn("Age", value: \.age) { Text("\($0.age)") }
            }

            var body: some View { Table(people, sortOrder: $order) { columns } }
        }
        let screen = Screen { Kept(people: Self.three.people) }
        #expect(screen.findAll(.columnHeader).map(\.value) == ["ascending", nil])
    }
}

extension Element {
    fileprivate var firstPlaceholder: Element? {
        var found: Element?
        visit { if case .placeholder = $0.description.kind, found == nil { found = $0 } }
        return found
    }
}
