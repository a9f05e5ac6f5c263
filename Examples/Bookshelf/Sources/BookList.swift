import Evergreen

/// The books of the catalogue with their loans and notes: data of two databases in one view.
struct BookList: View {
    @Query(BooksRequest()) private var books: [Book]
    @Query(LoansRequest()) private var loans: [Book.ID: Loan]
    @Query(NotesRequest()) private var notes: [Book.ID: String]
    @State private var showsLentOnly = false
    @State private var lent: Book?
    @State private var noted: Book?
    @State private var writes = ShelfWrites()

    var body: some View {
        NavigationStack {
            VStack(alignment: .leading) {
                TextField("Search titles and authors", text: $books.search)
                Toggle("Lent books only", isOn: $showsLentOnly)
                content
            }
            .navigationTitle("Bookshelf")
        }
        .environment(writes)
        .sheet(item: $lent) { book in
            LendingSheet(book: book).environment(writes)
        }
        .sheet(item: $noted) { book in
            NoteEditor(book: book, text: notes[book.id] ?? "").environment(writes)
        }
        .alert("That can't be done", isPresented: isRefusalShown) {
            Button("OK", role: .cancel) {}
        } message: {
            Text(writes.refusal ?? "")
        }
    }

    private var shown: [Book] { showsLentOnly ? books.filter { loans[$0.id] != nil } : books }

    @ViewBuilder private var content: some View {
        if let error = $books.error {
            ReadingFailed(title: "The catalogue can't be read", error: error)
        } else {
            if let error = $loans.error ?? $notes.error {
                ReadingFailed(title: "The shelf can't be read", error: error)
            }
            Text("\(shown.count) of \(books.count) books, \(loans.count) lent")
                .foregroundStyle(.secondary)
                .accessibilityIdentifier("book-count")
            List(shown) { book in
                BookRow(book: book, loan: loans[book.id], note: notes[book.id], lent: $lent, noted: $noted)
            }
        }
    }

    private var isRefusalShown: Binding<Bool> {
        Binding(get: { writes.refusal != nil }, set: { if !$0 { writes.refusal = nil } })
    }
}
