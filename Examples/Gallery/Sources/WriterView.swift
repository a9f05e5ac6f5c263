import Evergreen
import Foundation

/// Notes in a window, with commands for the frontmost note: menus in a menu bar, and keyboard shortcuts.
struct WriterView: View {
    @State private var notes = ["Oak", "Elm", "Fir"].map { Note(title: $0) }
    @State private var selection: Note.ID?
    @State private var isInspecting = false

    var body: some View {
        NavigationSplitView {
            List(notes, selection: $selection) { note in
                Label(note.title, systemImage: note.isPinned ? "pin.fill" : "doc.text")
            }
            .navigationTitle("Notes")
        } detail: {
            if let note = $notes.first(where: { $0.id == selection }) {
                NoteEditor(note: note)
            } else {
                ContentUnavailableView("No note", systemImage: "doc.text")
            }
        }
        .inspector(isPresented: $isInspecting) {
            Text("\(notes.count) notes").navigationTitle("About")
        }
        .focusedSceneValue(\.noteActions, NoteActions(notes: $notes, selection: $selection))
    }
}

struct Note: Identifiable, Hashable {
    let id = UUID()
    var title: String
    var text = ""
    var isPinned = false
}

private struct NoteEditor: View {
    @Binding var note: Note

    var body: some View {
        VStack(alignment: .leading) {
            TextField("Title", text: $note.title).focusedValue(\.part, "the title")
            TextEditor(text: $note.text).accessibilityLabel("Text").focusedValue(\.part, "the text")
        }
        .padding()
        .navigationTitle(note.title)
        .focusedSceneValue(\.note, $note)
    }
}

struct WriterCommands: Commands {
    @FocusedBinding(\.note) private var note
    @FocusedValue(\.noteActions) private var actions
    @FocusedValue(\.part) private var part

    var body: some Commands {
        SidebarCommands()
        InspectorCommands()
        CommandGroup(after: .newItem) {
            Button("New note") { actions?.add() }.keyboardShortcut("e")
            Button("Delete note", role: .destructive) { actions?.delete() }
                .keyboardShortcut(.delete, modifiers: [.command, .shift]).disabled(note == nil)
        }
        CommandMenu("Note") {
            Toggle("Pinned", isOn: isPinned).keyboardShortcut("p", modifiers: [.command, .shift]).disabled(note == nil)
            Button("Capitals") { note?.title = note?.title.uppercased() ?? "" }.keyboardShortcut("u").disabled(
                note == nil
            )
            Text("You are in \(part ?? "no field").")
        }
    }

    private var isPinned: Binding<Bool> {
        Binding {
            note?.isPinned ?? false
        } set: {
            note?.isPinned = $0
        }
    }
}

/// The actions of the commands, for the notes of a window.
struct NoteActions {
    let notes: Binding<[Note]>
    let selection: Binding<Note.ID?>

    @MainActor
    func add() {
        let note = Note(title: "Note \(notes.wrappedValue.count + 1)")
        notes.wrappedValue.append(note)
        selection.wrappedValue = note.id
    }

    @MainActor
    func delete() {
        notes.wrappedValue.removeAll { $0.id == selection.wrappedValue }
        selection.wrappedValue = nil
    }
}

extension FocusedValues {
    var note: Binding<Note>? {
        get { self[NoteKey.self] }
        set { self[NoteKey.self] = newValue }
    }

    var noteActions: NoteActions? {
        get { self[NoteActionsKey.self] }
        set { self[NoteActionsKey.self] = newValue }
    }

    var part: String? {
        get { self[PartKey.self] }
        set { self[PartKey.self] = newValue }
    }
}

private enum NoteKey: FocusedValueKey {
    typealias Value = Binding<Note>
}

private enum NoteActionsKey: FocusedValueKey {
    typealias Value = NoteActions
}

private enum PartKey: FocusedValueKey {
    typealias Value = String
}
