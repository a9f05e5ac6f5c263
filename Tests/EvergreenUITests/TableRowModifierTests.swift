import EvergreenTesting
import EvergreenUI
import Foundation
import Observation
import Testing

/// Modifiers of table rows and columns.
@MainActor
struct TableRowModifierTests {
    private struct Person: Identifiable, Codable, Transferable {
        let id: Int
        let name: String

        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: .json)
        }
    }

    @Observable
    final class Model {
        var removed: Set<Int> = []
        var isDisabled = false
        var headers = Visibility.automatic
        var subjects = ["Art", "Biology"]
        @ObservationIgnored var log: [String] = []
    }

    private struct People: View {
        let model: Model
        private let people = ["Ada", "Barbara", "Grace"].enumerated().map { Person(id: $0.offset, name: $0.element) }

        var body: some View {
            Table(of: Person.self) {
                TableColumn("Name", value: \.name)
            } rows: {
                ForEach(people.filter { !model.removed.contains($0.id) }) { person in
                    TableRow(person)
                        .contextMenu {
                            Button("Remove \(person.name)") { model.removed.insert(person.id) }
                        }
                        .draggable(person)
                        .dropDestination(for: Person.self) { dropped in
                            model.log.append("\(dropped.map(\.name)) onto \(person.name)")
                        }
                        .onHover { model.log.append("\(person.name) \($0)") }
                }
                TableRow(Person(id: 9, name: "Total"))
            }
            .disabled(model.isDisabled)
            .tableColumnHeaders(model.headers)
        }
    }

    @Test func `each row has its own context menu`() throws {
        let model = Model()
        let screen = Screen { People(model: model) }
        try screen.find(.cell, "Barbara").openContextMenu()
        #expect(screen.findAll(.button).map(\.text) == ["Remove Barbara"])
        try screen.find(.button, "Remove Barbara").tap()
        #expect(model.removed == [1])
        #expect(screen.findAll(.cell).map(\.text) == ["Ada", "Grace", "Total"])
        #expect(screen.findAll(.button).isEmpty)
        #expect(throws: ScreenError.self) { try screen.find(.cell, "Total").openContextMenu() }
    }

    @Test func `a row is dragged onto another one`() throws {
        let model = Model()
        let screen = Screen { People(model: model) }
        try screen.find(.cell, "Ada").drag(onto: screen.find(.cell, "Grace"))
        #expect(model.log == [#"["Ada"] onto Grace"#])
        #expect(throws: ScreenError.self) { try screen.find(.cell, "Ada").drag(onto: screen.find(.cell, "Total")) }
    }

    @Test func `a row reports that the pointer enters and leaves`() throws {
        let model = Model()
        let screen = Screen { People(model: model) }
        try screen.find(.cell, "Ada").hover()
        try screen.find(.cell, "Ada").hover(false)
        #expect(model.log == ["Ada true", "Ada false"])
    }

    @Test func `the rows of a disabled table have no actions`() throws {
        let model = Model()
        let screen = Screen { People(model: model) }
        model.isDisabled = true
        #expect(throws: ScreenError.self) { try screen.find(.cell, "Ada").openContextMenu() }
        #expect(throws: ScreenError.self) { try screen.find(.cell, "Ada").drag(onto: screen.find(.cell, "Grace")) }
        model.isDisabled = false
        try screen.find(.cell, "Ada").openContextMenu()
        #expect(try screen.find(.button, "Remove Ada").exists)
    }

    @Test func `headers can be hidden`() {
        let model = Model()
        let screen = Screen { People(model: model) }
        #expect(screen.findAll(.columnHeader).map(\.text) == ["Name"])
        model.headers = .hidden
        #expect(screen.findAll(.columnHeader).isEmpty)
        model.headers = .visible
        #expect(screen.findAll(.columnHeader).map(\.text) == ["Name"])
    }

    private struct Grades: View {
        let model: Model

        var body: some View {
            Table(
                [Person(id: 1, name: "Ada"), Person(id: 2, name: "Grace")],
                sortOrder: .constant([KeyPathComparator(\Person.name)])
            ) {
                TableColumn("Name", value: \.name)
                TableColumnForEach(model.subjects, id: \.self) { subject in
                    TableColumn(subject) { (person: Person) in Text("\(subject) \(person.id)") }.alignment(.trailing)
                }
            }
        }
    }

    @Test func `a collection has a column for each element`() {
        let model = Model()
        let screen = Screen { Grades(model: model) }
        #expect(screen.findAll(.columnHeader).map(\.text) == ["Name", "Art", "Biology"])
        #expect(screen.findAll(.cell).map(\.text) == ["Ada", "Art 1", "Biology 1", "Grace", "Art 2", "Biology 2"])
        model.subjects = ["Biology", "Chemistry"]
        #expect(screen.findAll(.columnHeader).map(\.text) == ["Name", "Biology", "Chemistry"])
        #expect(screen.findAll(.cell).map(\.text).suffix(3) == ["Grace", "Biology 2", "Chemistry 2"])
    }
}
