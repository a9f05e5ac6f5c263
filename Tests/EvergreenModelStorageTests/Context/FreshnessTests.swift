import EvergreenModelStorage
import Foundation
import GRDB
import Observation
import Synchronization
import Testing

/// Instances reflect other connections' commits.
@MainActor
struct FreshnessTests {
    let library: TemporaryLibrary
    let context: ModelContext

    init() throws {
        library = try TemporaryLibrary()
        context = ModelContext(library.container)
        context.autosaveEnabled = false
    }

    private func execute(_ sql: String) throws {
        try library.container.databaseWriter.write { db in try db.execute(sql: sql) }
    }

    /// Waits until a condition holds, over turns of the main actor.
    private func wait(until condition: () -> Bool) async {
        for _ in 0..<2_000 where !condition() {
            try? await Task.sleep(for: .milliseconds(5))
        }
        if !condition() { Issue.record("The condition was not fulfilled in time.") }
    }

    @Test func `another connection's change updates the instance in place`() async throws {
        let book = Book(title: "Lathe", pages: 1)
        context.insert(book)
        try context.save()
        try execute("UPDATE book SET title = 'Heaven', marks = '[1,2]', genre = 'poetry'")
        await wait { book.title == "Heaven" }
        #expect(book.title == "Heaven")
        #expect(book.marks == [1, 2])
        #expect(book.genre == .poetry)
    }

    @Test func `unsaved changes are kept`() async throws {
        let book = Book(title: "Lathe", pages: 1)
        context.insert(book)
        try context.save()
        book.title = "Mine"
        try execute("UPDATE book SET title = 'Theirs', pages = 7")
        await wait { book.pages == 7 }
        #expect(book.title == "Mine" && book.pages == 7)
        try context.save()
        #expect(try ModelContext(library.container).books().first?.title == "Mine")
    }

    @Test func `a rollback restores values stored by others meanwhile`() async throws {
        let (ursula, octavia, angela) = (Author(name: "Ursula"), Author(name: "Octavia"), Author(name: "Angela"))
        let (lathe, kindred) = (Book(title: "Lathe", pages: 1, author: ursula), Book(title: "Kindred", pages: 2))
        let (short, long) = (Tag(label: "short"), Tag(label: "long"))
        for model in [octavia, angela] { context.insert(model) }
        for book in [lathe, kindred] { context.insert(book) }
        for tag in [short, long] { context.insert(tag) }
        try context.save()
        func key(_ model: any PersistentModel) -> Int64 { model.persistentModelID.rowID ?? 0 }
        #expect(ursula.books == [lathe] && octavia.books.isEmpty && angela.books.isEmpty && lathe.tags.isEmpty)

        lathe.title = "Mine"
        lathe.author = angela
        lathe.tags = [short]
        octavia.books = [kindred]
        try execute(
            """
            UPDATE book SET title = 'Theirs', pages = 7, authorId = \(key(octavia)) WHERE id = \(key(lathe));
            INSERT INTO book_tag (bookId, tagId) VALUES (\(key(lathe)), \(key(long)))
            """
        )
        await wait { lathe.pages == 7 }
        #expect(lathe.title == "Mine" && lathe.author == angela && lathe.tags == [short])
        context.rollback()
        #expect(!context.hasChanges)
        #expect(lathe.title == "Theirs" && lathe.pages == 7)
        #expect(lathe.author == octavia && octavia.books == [lathe] && ursula.books.isEmpty && angela.books.isEmpty)
        #expect(lathe.tags == [long] && short.books.isEmpty && long.books == [lathe])
        #expect(kindred.author == nil)
    }

    @Test func `a rollback of many models restores values stored by others meanwhile`() async throws {
        let books = (0..<1_200).map { Book(title: "Mine", pages: $0) }
        for book in books { context.insert(book) }
        try context.save()
        for book in books { book.title = "Unsaved" }
        try execute("UPDATE book SET title = 'Theirs', isRead = 1")
        await wait { books.allSatisfy(\.isRead) }
        context.rollback()
        await wait { books.allSatisfy { $0.title == "Theirs" } }
    }

    @Test func `a rollback reads nothing if there were no other commits`() throws {
        let container = try libraryContainer()
        let context = container.mainContext
        let book = Book(title: "Lathe")
        context.insert(book)
        try context.save()
        book.title = "Mine"
        let counter = StatementCounter(container)
        context.rollback()
        #expect(book.title == "Lathe")
        #expect(counter.selects == 0)
    }

    @Test func `only observers of changed properties are notified`() async throws {
        let book = Book(title: "Lathe", pages: 1)
        context.insert(book)
        try context.save()
        let titles = Mutex(0)
        let pages = Mutex(0)
        withObservationTracking {
            _ = book.title
        } onChange: {
            titles.withLock { $0 += 1 }
        }
        withObservationTracking {
            _ = book.pages
        } onChange: {
            pages.withLock { $0 += 1 }
        }
        try execute("UPDATE book SET pages = 2")
        await wait { book.pages == 2 }
        #expect(titles.withLock { $0 } == 0)
        #expect(pages.withLock { $0 } == 1)
    }

    @Test func `another program's commits update instances`() async throws {
        let book = Book(title: "Lathe")
        context.insert(book)
        try context.save()
        try await Task.detached { [url = library.url] in
            try DatabaseQueue(path: url.path).write { db in try db.execute(sql: "UPDATE book SET title = 'Elsewhere'") }
        }.value
        await wait { book.title == "Elsewhere" }
        #expect(book.title == "Elsewhere")
    }

    @Test func `relationships follow inserted, moved and deleted rows`() async throws {
        let (ursula, octavia) = (Author(name: "Ursula"), Author(name: "Octavia"))
        let book = Book(title: "A", author: ursula)
        context.insert(book)
        context.insert(octavia)
        try context.save()
        #expect(ursula.books == [book] && octavia.books.isEmpty)
        try execute("UPDATE book SET authorId = \(octavia.persistentModelID.rowID ?? 0)")
        await wait { octavia.books == [book] }
        #expect(octavia.books == [book] && ursula.books.isEmpty && book.author == octavia)

        try execute(
            "INSERT INTO book (title, pages, isRead, genre, marks, authorId) VALUES ('B', 0, 0, 'novel', '[]', 1)"
        )
        let owner = ursula.persistentModelID.rowID == 1 ? ursula : octavia
        await wait { owner.books.contains { $0.title == "B" } }
        #expect(owner.books.contains { $0.title == "B" })

        try execute("DELETE FROM book")
        await wait { ursula.books.isEmpty && octavia.books.isEmpty }
        #expect(ursula.books.isEmpty && octavia.books.isEmpty)
        #expect(book.isDeleted)
    }

    @Test func `many-to-many relationships follow the rows of their table`() async throws {
        let book = Book(title: "A")
        let tags = [Tag(label: "x"), Tag(label: "y")]
        for tag in tags { context.insert(tag) }
        context.insert(book)
        book.tags = [tags[0]]
        try context.save()
        #expect(tags[1].books.isEmpty)
        let (bookID, tagID) = (book.persistentModelID.rowID ?? 0, tags[1].persistentModelID.rowID ?? 0)
        try execute("INSERT INTO book_tag (bookId, tagId) VALUES (\(bookID), \(tagID))")
        await wait { book.tags.count == 2 }
        #expect(book.tags == tags && tags[1].books == [book])
        try execute("DELETE FROM book_tag")
        await wait { book.tags.isEmpty }
        #expect(book.tags.isEmpty && tags[0].books.isEmpty)
    }

    @Test func `a value made unreadable by others keeps its last value`() async throws {
        let book = Book(title: "Lathe", pages: 5)
        context.insert(book)
        try context.save()
        try execute("UPDATE book SET pages = 'many', title = 'Heaven'")
        await wait { book.title == "Heaven" }
        #expect(book.pages == 5)
        let other = ModelContext(library.container)
        let error = #expect(throws: ModelError.self) { try other.books() }
        #expect(error?.code == .unreadableValue && error?.entityName == "Book" && error?.propertyName == "pages")
    }

    @Test func `a context keeps no model alive and has one instance per row`() throws {
        context.insert(Book(title: "Lathe"))
        try context.save()
        var book = try context.books().first
        #expect(try context.books().first === book)
        weak let released = book
        book = nil
        #expect(released == nil)
        #expect(try context.books().count == 1)
    }

    @Test func `changes on the main actor are saved automatically at the end of the turn`() async throws {
        context.autosaveEnabled = true
        let book = Book(title: "Lathe")
        context.insert(book)
        #expect(book.persistentModelID.rowID == nil)
        await wait { book.persistentModelID.rowID != nil }
        #expect(!context.hasChanges)
        book.title = "Heaven"
        await wait { !context.hasChanges }
        let title = try await library.container.databaseWriter.read { db in
            try String.fetchOne(db, sql: "SELECT title FROM book")
        }
        #expect(title == "Heaven")
    }

    @Test func `a failed autosave keeps the changes and is retried`() async throws {
        let author = Author(name: "Ursula")
        context.insert(author)
        context.insert(Author(name: "Octavia"))
        try context.save()
        context.autosaveEnabled = true
        author.name = "Octavia"
        // The save runs in a turn of the main queue that was scheduled before this one.
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        #expect(context.hasChanges && author.name == "Octavia")
        author.name = "Margaret"
        await wait { !context.hasChanges }
        #expect(try ModelContext(library.container).authors().map(\.name) == ["Margaret", "Octavia"])
    }
}
