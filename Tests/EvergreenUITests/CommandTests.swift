import EvergreenDocument
import EvergreenTesting
import Foundation
import Observation
import OpenCombineShim
import Testing

@testable import EvergreenUI

private enum NoteKey: FocusedValueKey {
    typealias Value = Binding<String>
}

private enum NumberKey: FocusedValueKey {
    typealias Value = Int
}

extension FocusedValues {
    fileprivate var note: Binding<String>? {
        get { self[NoteKey.self] }
        set { self[NoteKey.self] = newValue }
    }

    fileprivate var number: Int? {
        get { self[NumberKey.self] }
        set { self[NumberKey.self] = newValue }
    }
}

@Observable
private final class Expertise {
    var isExpert = false
}

@Observable
private final class Sheet {
    var title = "sheet"
}

/// A window's menus, and the values that views publish to them.
@MainActor
struct CommandTests {
    private struct NoteCommands: Commands {
        @FocusedBinding(\.note) private var note
        @Environment(\.locale) private var locale

        var body: some Commands {
            CommandMenu("Note") {
                Button("Clear \(note ?? "none")") { note = "" }
                    .keyboardShortcut("k")
                    .disabled(note == nil)
                Text(locale.identifier)
            }
            CommandGroup(after: .newItem) { Button("New") { note = "new" } }
            CommandGroup(replacing: .help) {}
            CommandGroup(before: .newItem) { Button("Before new") {} }
            CommandGroup(replacing: .saveItem) { Button("Save") {} }
        }
    }

    private struct Writer: View {
        @State private var note = "text"

        var body: some View {
            Text("It says \(note).").focusedSceneValue(\.note, $note)
        }
    }

    private struct WriterApp: App {
        var body: some Scene {
            WindowGroup { Writer() }
                .commands { NoteCommands() }
        }
    }

    private func buttons(_ tree: ViewTree) -> [String] {
        var names: [String] = []
        tree.document.root.visit { element in
            if case .button = element.description.kind { names.append(element.texts.joined(separator: " ")) }
        }
        return names
    }

    /// The shortcuts follow the bar and are visually hidden.
    private let shortcuts = ["Clear text", "New", "Before new", "Save"]

    @Test func `a window has a menu bar and hidden buttons for shortcuts`() throws {
        let tree = AppHost(WriterApp(), name: "Writer").openWindow()
        #expect(buttons(tree) == ["File", "Note"] + shortcuts)
        try tree.tap("File")
        #expect(buttons(tree) == ["File", "Note"] + shortcuts + ["Before new", "New", "Save"])
        var hidden: [String] = []
        tree.document.root.visit { element in
            if element.description.style.contains(.shortcutsOnly) { hidden = element.texts }
        }
        #expect(hidden.filter { !$0.hasPrefix("en") } == shortcuts)
    }

    @Test func `a command acts on the front view's focused values`() throws {
        let tree = AppHost(WriterApp(), name: "Writer").openWindow()
        #expect(tree.document.root.texts.contains("It says text."))
        try tree.tap("Clear text")
        #expect(tree.document.root.texts.contains("It says ."))
        try tree.tap("New")
        #expect(tree.document.root.texts.contains("It says new."))
        #expect(buttons(tree).contains("Clear new"))
    }

    @Test func `each window has its own commands`() throws {
        let host = AppHost(WriterApp(), name: "Writer")
        let (first, second) = (host.openWindow(), host.openWindow())
        try first.tap("New")
        #expect(first.document.root.texts.contains("It says new."))
        #expect(second.document.root.texts.contains("It says text."))
        #expect(buttons(second).contains("Clear text"))
    }

    @Test func `a compact window has no menu bar`() {
        var traits = WindowTraits()
        traits.horizontalSizeClass = .compact
        let tree = AppHost(WriterApp(), name: "Writer").openWindow(WindowStart(traits: traits))
        #expect(buttons(tree) == shortcuts)
        traits.horizontalSizeClass = .regular
        tree.setTraits(traits)
        tree.update()
        #expect(buttons(tree) == ["File", "Note"] + shortcuts)
    }

    @Test func `without commands, there is no menu bar`() {
        struct Quiet: App {
            var body: some Scene {
                WindowGroup { Text("Content") }
                    .commands {
                        CommandGroup(replacing: .newItem) {}
                        TextEditingCommands()
                    }
            }
        }
        let tree = AppHost(Quiet()).openWindow()
        #expect(tree.document.root.texts == ["Content"])
    }

    @Test func `outer scenes add, remove and replace commands`() {
        struct Layers: App {
            var body: some Scene {
                WindowGroup { Text("Content") }
                    .commands { CommandMenu("Inner") {} }
                    .commands { CommandMenu("Outer") {} }
                WindowGroup("Removed", id: "removed") { Text("Removed") }
                    .commands { CommandMenu("Gone") {} }
                    .commandsRemoved()
                WindowGroup("Replaced", id: "replaced") { Text("Replaced") }
                    .commands { CommandMenu("Gone") {} }
                    .commandsReplaced { CommandMenu("Other") {} }
            }
        }
        let host = AppHost(Layers())
        func titles(_ path: String...) -> [String] {
            buttons(host.openWindow(WindowStart(address: WindowAddress(segments: path))))
        }
        #expect(titles() == ["Inner", "Outer"])
        #expect(titles("removed") == [])
        #expect(titles("replaced") == ["Other"])
    }

    @Test func `commands follow the app's state`() async throws {
        struct Switching: App {
            let model: Expertise

            init() { model = Expertise() }
            init(_ model: Expertise) { self.model = model }

            var body: some Scene {
                WindowGroup { Text("Content") }
                    .commands {
                        if model.isExpert {
                            CommandMenu("Expert") { Button("Erase") {} }
                        } else {
                            CommandGroup(after: .help) { Button("Tour") {} }
                        }
                    }
            }
        }
        let model = Expertise()
        let host = AppHost(Switching(model), name: "Switching")
        let tree = host.openWindow()
        #expect(buttons(tree) == ["Help", "Tour"])
        model.isExpert = true
        for _ in 0..<1_000_000 where buttons(tree) != ["Expert", "Erase"] {
            await Task.yield()
            tree.update()
        }
        #expect(buttons(tree) == ["Expert", "Erase"])
    }

    @Test func `standard menus are in platform order, with the app's menus between them`() {
        struct All: App {
            var body: some Scene {
                WindowGroup { Text("Content") }
                    .commands {
                        CommandGroup(after: .help) { Text("help") }
                        CommandMenu("Own") { Text("own") }
                        CommandGroup(after: .windowArrangement) { Text("window") }
                        CommandGroup(after: .toolbar) { Text("view") }
                        CommandGroup(after: .pasteboard) { Text("edit") }
                        CommandGroup(after: .textFormatting) { Text("format") }
                        CommandGroup(after: .printItem) { Text("file") }
                        CommandGroup(after: .appInfo) { Text("app") }
                    }
            }
        }
        let tree = AppHost(All(), name: "Writer").openWindow()
        #expect(buttons(tree) == ["Writer", "File", "Edit", "Format", "View", "Own", "Window", "Help"])
    }

    // MARK: - Standard commands

    @Test func `a command toggles the sidebar, and another the inspector`() throws {
        struct Columns: App {
            var body: some Scene {
                WindowGroup { Content() }
                    .commands {
                        SidebarCommands()
                        InspectorCommands()
                    }
            }
        }
        struct Content: View {
            @State private var isInspecting = false
            var body: some View {
                NavigationSplitView {
                    Text("Sidebar")
                } detail: {
                    Text("Detail")
                }
                .inspector(isPresented: $isInspecting) { Text("Inspector") }
            }
        }
        let tree = AppHost(Columns()).openWindow()
        #expect(tree.document.root.texts.contains("Sidebar"))
        try tree.tap("Toggle sidebar")
        #expect(!tree.document.root.texts.contains("Sidebar"))
        try tree.tap("Toggle sidebar")
        #expect(tree.document.root.texts.contains("Sidebar"))
        #expect(!tree.document.root.texts.contains("Inspector"))
        try tree.tap("Toggle inspector")
        #expect(tree.document.root.texts.contains("Inspector"))
    }

    // MARK: - Focused values

    private struct Reader: View {
        @FocusedValue(\.number) private var number
        var body: some View { Text(number.map { "number \($0)" } ?? "no number") }
    }

    @Test func `a focused value follows the focus, and remains when the focus is lost`() throws {
        struct Fields: View {
            @State private var first = ""
            @State private var second = ""
            @State private var hasFirst = true

            var body: some View {
                Reader()
                if hasFirst { TextField("First", text: $first).focusedValue(\.number, 1) }
                VStack {
                    TextField("Second", text: $second).focusedValue(\.number, 2)
                    TextField("Third", text: $second)
                }
                .focusedValue(\.number, 3)
                TextField("Fourth", text: $second).focusable()
                Button("Remove") { hasFirst = false }
            }
        }
        let screen = Screen { Fields() }
        func text() -> String? { screen.texts.first }
        #expect(text() == "no number")
        try screen.find(.textField, "First").focus()
        #expect(text() == "number 1")
        try screen.find(.textField, "Second").focus()
        #expect(text() == "number 2")
        try screen.find(.textField, "Third").focus()
        #expect(text() == "number 3")
        try screen.find(.textField, "First").focus()
        try screen.find(.textField, "First").blur()
        #expect(text() == "number 1")
        try screen.find(.button, "Remove").tap()
        #expect(text() == "no number")
    }

    @Test func `values on the focused path override scene values, and inner values override outer ones`() throws {
        struct Nested: View {
            @State private var text = ""
            @State private var isShown = true

            var body: some View {
                VStack {
                    Reader()
                    if isShown { Text("Inner").focusedSceneValue(\.number, 2) }
                    TextField("Field", text: $text).focusedValue(\.number, 3)
                    Text("None").focusedSceneValue(\.number, nil)
                    Button("Hide") { isShown.toggle() }
                }
                .focusedSceneValue(\.number, 1)
            }
        }
        let screen = Screen { Nested() }
        #expect(screen.texts.first == "number 2")
        try screen.find(.button, "Hide").tap()
        #expect(screen.texts.first == "number 1")
        try screen.find(.textField, "Field").focus()
        #expect(screen.texts.first == "number 3")
    }

    @Test func `a covered page publishes no values`() throws {
        struct Pages: View {
            var body: some View {
                Reader()
                NavigationStack {
                    NavigationLink("Next") { Text("Second page").focusedSceneValue(\.number, 2) }
                        .focusedSceneValue(\.number, 1)
                }
            }
        }
        let screen = Screen { Pages() }
        #expect(screen.texts.first == "number 1")
        try screen.find(.link, "Next").tap()
        #expect(screen.texts.first == "number 2")
        try screen.find(.backButton).tap()
        #expect(screen.texts.first == "number 1")
    }

    @Test func `focused objects are found by type and observed`() throws {
        final class Document: ObservableObject {
            @Published var title = "document"
        }
        struct Titles: View {
            @FocusedValue(Sheet.self) private var sheet
            @FocusedObject private var document: Document?
            var body: some View {
                Text(sheet?.title ?? "no sheet")
                Text(document?.title ?? "no document")
                if let document = $document { TextField("Title", text: document.title) }
            }
        }
        struct Objects: View {
            let sheet: Sheet
            let document: Document
            @State private var isShown = true
            var body: some View {
                Titles()
                if isShown { Text("Shown").focusedSceneValue(sheet).focusedSceneObject(document) }
                Button("Hide") { isShown = false }
            }
        }
        let (sheet, document) = (Sheet(), Document())
        let screen = Screen { Objects(sheet: sheet, document: document) }
        #expect(screen.texts.prefix(2) == ["sheet", "document"])
        sheet.title = "other sheet"
        try screen.find(.textField, "Title").type(", other")
        #expect(document.title == "document, other")
        #expect(screen.texts.prefix(2) == ["other sheet", "document, other"])
        try screen.find(.button, "Hide").tap()
        #expect(screen.texts.prefix(2) == ["no sheet", "no document"])
    }

    @Test func `a view that reads a focused value updates only when the value changes`() throws {
        @MainActor
        final class Counter {
            var runs = 0
        }
        struct Counting: View {
            let counter: Counter
            @FocusedBinding(\.note) private var note
            var body: some View {
                counter.runs += 1
                return Text(note ?? "")
            }
        }
        struct Source: View {
            let counter: Counter
            @State private var note = "a"
            @State private var taps = 0
            var body: some View {
                Counting(counter: counter)
                Text("Taps \(taps)").focusedSceneValue(\.note, $note)
                Button("Tap") { taps += 1 }
                Button("Change") { note = "b" }
            }
        }
        let counter = Counter()
        let screen = Screen { Source(counter: counter) }
        let runs = counter.runs
        try screen.find(.button, "Tap").tap()
        #expect(counter.runs == runs)
        try screen.find(.button, "Change").tap()
        #expect(counter.runs == runs + 1)
        #expect(screen.texts.first == "b")
    }
}
