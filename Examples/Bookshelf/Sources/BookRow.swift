import Evergreen

/// One book, who has it, and what is noted about it.
struct BookRow: View {
    let book: Book
    let loan: Loan?
    let note: String?
    /// The book that is about to be lent.
    @Binding var lent: Book?
    /// The book that is being noted about.
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
