import EvergreenTesting
import EvergreenUI
import Observation
import Testing

@MainActor
struct SelectionContextMenuTests {
    @Observable
    final class Model {
        var names = ["Ada", "Barbara", "Grace", "Hedy"]
        var selection: Set<String> = []
        var single: String?
        var editMode = EditMode.inactive
        var isDisabled = false
        var isSelectionDisabled = false
        @ObservationIgnored var log: [String] = []

        func note(_ what: String, _ names: Set<String>) {
            log.append(([what] + names.sorted()).joined(separator: " "))
        }
    }

    private struct Names: View {
        @Bindable var model: Model
        var isSingle = false

        var body: some View {
            Group {
                if isSingle {
                    List(model.names, id: \.self, selection: $model.single) { Text($0) }
                } else {
                    List(selection: $model.selection) {
                        ForEach(model.names, id: \.self) {
                            Text($0).selectionDisabled($0 == "Hedy" && model.isSelectionDisabled)
                        }
                        Text("Footer").tag(0)
                    }
                }
            }
            .contextMenu(forSelectionType: String.self) { names in
                if names.isEmpty {
                    Button("Add") { model.note("add", names) }
                } else {
                    Button("Remove \(names.count)") { model.note("remove", names) }
                }
            } primaryAction: {
                model.note("open", $0)
            }
            .disabled(model.isDisabled)
            .environment(\.editMode, $model.editMode)
        }
    }

    private struct Person: Identifiable {
        let id: Int
        let name: String
    }

    private struct People: View {
        let model: Model
        @State private var selection: Set<Int> = []

        var body: some View {
            Table([Person(id: 1, name: "Ada"), Person(id: 2, name: "Grace")], selection: $selection) {
                TableColumn("Name", value: \.name)
            }
            .contextMenu(forSelectionType: Int.self) { ids in
                if !ids.isEmpty { Button("Remove \(ids.count)") { model.note("remove", Set(ids.map { "\($0)" })) } }
            } primaryAction: { ids in
                model.note("open", Set(ids.map { "\($0)" }))
            }
        }
    }

    @Test func `a row's context menu applies to the row without selecting it`() throws {
        let model = Model()
        let screen = Screen { Names(model: model) }
        try screen.find(.text, "Grace").openContextMenu()
        try screen.find(.button, "Remove 1").tap()
        #expect(model.log == ["remove Grace"])
        #expect(model.selection.isEmpty)
        #expect(throws: ScreenError.self) { try screen.find(.button, "Remove 1") }
    }

    @Test func `a selected row's context menu applies to all selected rows`() throws {
        let model = Model()
        model.selection = ["Ada", "Grace"]
        let screen = Screen { Names(model: model) }
        try screen.find(.text, "Grace").openContextMenu()
        try screen.find(.button, "Remove 2").tap()
        try screen.find(.text, "Hedy").openContextMenu()
        try screen.find(.button, "Remove 1").tap()
        try screen.find(.text, "Ada").performPrimaryAction()
        #expect(model.log == ["remove Ada Grace", "remove Hedy", "open Ada Grace"])
    }

    @Test func `context menus require the selection's type`() throws {
        let model = Model()
        let screen = Screen { Names(model: model) }
        #expect(throws: ScreenError.self) { try screen.find(.text, "Footer").openContextMenu() }
        #expect(throws: ScreenError.self) { try screen.find(.text, "Footer").performPrimaryAction() }
        model.isSelectionDisabled = true
        #expect(throws: ScreenError.self) { try screen.find(.text, "Hedy").openContextMenu() }
        #expect(model.log == [])
    }

    @Test func `a primary action opens a row of a selectable list`() throws {
        let model = Model()
        let screen = Screen { Names(model: model, isSingle: true) }
        try screen.find(.text, "Barbara").performPrimaryAction()
        #expect(model.log == ["open Barbara"])
        #expect(model.single == nil)
    }

    @Test func `in edit mode, a primary action selects the row`() throws {
        let model = Model()
        model.editMode = .active
        let screen = Screen { Names(model: model) }
        try screen.find(.text, "Barbara").performPrimaryAction()
        #expect(model.log == [])
        #expect(model.selection == ["Barbara"])
    }

    @Test func `rows of a disabled list have no context menu`() throws {
        let model = Model()
        model.isDisabled = true
        let screen = Screen { Names(model: model) }
        #expect(throws: ScreenError.self) { try screen.find(.text, "Ada").openContextMenu() }
        #expect(throws: ScreenError.self) { try screen.find(.text, "Ada").performPrimaryAction() }
    }

    @Test func `an open context menu follows its rows`() throws {
        let model = Model()
        let screen = Screen { Names(model: model) }
        try screen.find(.text, "Ada").openContextMenu()
        model.names.removeFirst()
        try screen.find(.button, "Remove 1").tap()
        #expect(model.log == ["remove Ada"])
    }

    @Test func `table rows have context menus`() throws {
        let model = Model()
        let screen = Screen { People(model: model) }
        try screen.find(.text, "Ada").openContextMenu()
        try screen.find(.button, "Remove 1").tap()
        try screen.find(.text, "Grace").performPrimaryAction()
        #expect(model.log == ["remove 1", "open 2"])
    }
}
