import EvergreenDocument
@testable import EvergreenTesting
import EvergreenUI
import Observation
import Testing

/// Custom toolbar content.
@MainActor
struct ToolbarContentTests {
    @Observable
    final class Model {
        var title = "old"
    }

    private struct EditorToolbar: ToolbarContent {
        @Environment(\.dismiss) private var dismiss
        @Environment(\.locale) private var locale
        @Binding var text: String
        @State private var count = 0
        let model: Model

        var body: some ToolbarContent {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) { dismiss() } }
            ToolbarItem { Button("Count \(count)") { count += 1 } }
            if !text.isEmpty {
                ToolbarItem { Button("Clear \(text)") { text = "" } }
            } else {
                ToolbarItemGroup(placement: .bottomBar) { Text(model.title) }
            }
            Nested(locale: locale.identifier)
        }
    }

    private struct Nested: ToolbarContent {
        let locale: String
        @Environment(\.isEnabled) private var isEnabled

        var body: some ToolbarContent {
            ToolbarItem { Text(locale) }
            if isEnabled { ToolbarItem { Text("Enabled") } }
        }
    }

    private struct Page: View {
        let model: Model
        @State private var text = "draft"
        @State private var isShown = false

        var body: some View {
            Button("Edit") { isShown = true }
                .sheet(isPresented: $isShown) {
                    NavigationStack {
                        TextField("Text", text: $text)
                            .toolbar { EditorToolbar(text: $text, model: model) }
                            .environment(\.locale, .init(identifier: "en_GB"))
                    }
                }
        }
    }

    @Test func `custom toolbar content has its view's state, bindings and environment`() throws {
        let model = Model()
        let screen = Screen { Page(model: model) }
        try screen.find(.button, "Edit").tap()
        #expect(screen.texts.contains("Enabled"))
        try screen.find(.button, "Count 0").tap()
        #expect(throws: Never.self) { try screen.find(.button, "Count 1") }
        try screen.find(.button, "Clear draft").tap()
        #expect(screen.texts.contains("old"))
        model.title = "new"
        #expect(screen.texts.contains("new"))
        try screen.find(.button, "Cancel").tap()
        #expect(!screen.texts.contains("Enabled"))
    }

    private struct Fixed: CustomizableToolbarContent {
        var isExpert: Bool

        var body: some CustomizableToolbarContent {
            ToolbarItem(id: "a", placement: .bottomBar) { Text("A") }
            ToolbarSpacer(.flexible, placement: .bottomBar)
            if isExpert { ToolbarItem(id: "b", placement: .bottomBar) { Text("B") } }
            ToolbarItem(id: "c", showsByDefault: false) { Text("C") }
        }
    }

    @Test func `customizable items are in the bar unless hidden by default`() throws {
        let screen = Screen { Text("Page").toolbar(id: "main") { Fixed(isExpert: true) } }
        #expect(screen.texts == ["A", "B", "Page"])
        #expect(screen.findAll(.toolbarItem).count == 3)
        #expect(Screen { Text("Page").toolbar(id: "main") { Fixed(isExpert: false) } }.texts == ["A", "Page"])
    }

    private struct Bottom: View {
        @State private var isFull = false

        var body: some View {
            Button("More") { isFull.toggle() }
                .toolbar {
                    ToolbarItem(placement: .bottomBar) { Text("A") }
                    if isFull {
                        ToolbarSpacer(.fixed, placement: .bottomBar)
                        ToolbarItem(placement: .bottomBar) { Text("B") }
                    }
                }
        }
    }

    @Test func `several bottom items share a line, even when they change`() throws {
        let screen = Screen { Bottom() }
        func lines() -> Int {
            var found = 0
            screen.tree.document.root.visit {
                if case .toolbarItem(.bottomLine) = $0.description.kind { found += 1 }
            }
            return found
        }
        #expect(lines() == 0)
        try screen.find(.button, "More").tap()
        #expect(lines() == 1)
        #expect(screen.texts == ["A", "B", "More"])
        try screen.find(.button, "More").tap()
        #expect(lines() == 0)
        #expect(screen.texts == ["A", "More"])
        try screen.find(.button, "More").tap()
        #expect(screen.texts == ["A", "B", "More"])
    }

    @Test func `a labeled group is a menu in a compact window`() throws {
        func buttons(_ width: UserInterfaceSizeClass) -> [String] {
            let screen = Screen {
                Text("Page").toolbar {
                    ToolbarItemGroup {
                        Button("One") {}
                        Button("Two") {}
                    } label: {
                        Text("Both")
                    }
                }
                .environment(\.horizontalSizeClass, width)
            }
            return screen.texts
        }
        #expect(buttons(.regular) == ["One", "Two", "Page"])
        #expect(buttons(.compact).first == "Both")
    }

    @Test func `a title removed from the bar still titles the window`() throws {
        let screen = Screen {
            NavigationStack { Text("Page").navigationTitle("Title").toolbar(removing: .title) }
        }
        #expect(!screen.texts.contains("Title"))
        #expect(screen.findAll(.navigationBar).isEmpty)
        guard case .window(let title, _) = screen.tree.document.root.description.kind else {
            Issue.record("no window")
            return
        }
        #expect(title == "Title")
        let other = Screen { NavigationStack { Text("Page").navigationTitle("Title").toolbar(removing: nil) } }
        #expect(try other.find(.navigationBar).label == "Title")
    }
}
