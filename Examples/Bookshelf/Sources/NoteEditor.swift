import Evergreen

/// Edits the note about a book.
struct NoteEditor: View {
    let book: Book
    @State var text: String
    @Environment(\.shelf) private var shelf
    @Environment(\.dismiss) private var dismiss
    @Environment(ShelfWrites.self) private var writes

    var body: some View {
        NavigationStack {
            Form {
                Section(book.title) {
                    TextField("Note", text: $text).onSubmit(save)
                }
            }
            .navigationTitle("Note")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel", role: .cancel) { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save", action: save).buttonStyle(.borderedProminent)
                }
            }
        }
    }

    private func save() {
        writes.perform { [shelf, book, text] in try await shelf.note(text, about: book) }
        dismiss()
    }
}
