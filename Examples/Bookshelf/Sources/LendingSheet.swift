import Evergreen

/// A form for the borrower of a book.
struct LendingSheet: View {
    let book: Book
    @Environment(\.shelf) private var shelf
    @Environment(\.dismiss) private var dismiss
    @Environment(ShelfWrites.self) private var writes
    @State private var borrower = ""

    var body: some View {
        NavigationStack {
            Form {
                Section(book.title) {
                    TextField("Borrower", text: $borrower).onSubmit(lend)
                }
            }
            .navigationTitle("Lend")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel", role: .cancel) { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Lend", action: lend)
                        .buttonStyle(.borderedProminent)
                        .disabled(borrower.allSatisfy(\.isWhitespace))
                }
            }
        }
    }

    private func lend() {
        writes.perform { [shelf, book, borrower] in try await shelf.lend(book, to: borrower) }
        dismiss()
    }
}
