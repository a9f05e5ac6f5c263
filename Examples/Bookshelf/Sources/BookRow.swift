import Evergreen

/// A book with its borrower and its note.
struct BookRow: View {
    let book: Book
    let loan: Loan?
    let note: String?
    /// The book whose lending sheet is presented.
    @Binding var lent: Book?
    /// The book whose note is being edited.
    @Binding var noted: Book?
    @Environment(\.shelf) private var shelf
    @Environment(ShelfWrites.self) private var writes

    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Text(book.title)
                Text("\(book.author), \(String(book.year))")
                    .font(.caption)
                    .foregroundStyle(.secondary)
                if let loan { Text("with \(loan.borrower)").foregroundStyle(.orange).font(.caption) }
                if let note { Text(note).italic().font(.caption) }
            }
            Spacer()
            if loan == nil {
                Button("Lend") { lent = book }
                    .accessibilityLabel("Lend \(book.title)")
                    .frame(minWidth: 90)
            } else {
                Button("Take back") { writes.perform { [shelf, book] in try await shelf.takeBack(book) } }
                    .accessibilityLabel("Take back \(book.title)")
                    .frame(minWidth: 90)
            }
            SymbolButton("square.and.pencil", label: "Note about \(book.title)") { noted = book }
        }
        .accessibilityIdentifier("book-\(book.id)")
    }
}
