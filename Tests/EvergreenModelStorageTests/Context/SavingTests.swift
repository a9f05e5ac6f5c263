import EvergreenModelStorage
import Foundation
import GRDB
import Testing

@MainActor
struct SavingTests {
    let container: ModelContainer
    let context: ModelContext

    init() throws {
        container = try libraryContainer()
        context = ModelContext(container)
        context.autosaveEnabled = false
    }

    private func row(_ sql: String) throws -> Row? {
        try container.databaseWriter.read { db in try Row.fetchOne(db, sql: sql) }
    }

    @Test func `an inserted model is a row after a save`() throws {
        let author = Author(name: "Ursula", born: Date(timeIntervalSince1970: 0))
        context.insert(author)
        #expect(context.hasChanges)
        #expect(context.insertedModelsArray.count == 1)
        #expect(author.persistentModelID.rowID == nil)
        #expect(try row("SELECT * FROM author") == nil)

        try context.save()
        #expect(!context.hasChanges)
        #expect(author.persistentModelID.rowID == 1)
        #expect(try row("SELECT name, born FROM author") == ["name": "Ursula", "born": "1970-01-01 00:00:00.000"])
    }

    @Test func `a graph is inserted with its root`() throws {
        let author = Author(name: "Ursula")
        let book = Book(title: "Lathe", author: author)
        book.tags = [Tag(label: "dream"), Tag(label: "city")]
        context.insert(book)
        #expect(author.books == [book])
        #expect(book.tags.map { $0.books } == [[book], [book]])
        try context.save()
        #expect(try row("SELECT count(*) AS n FROM book JOIN author ON author.id = authorId")?["n"] == 1)
        #expect(try row("SELECT count(*) AS n FROM book_tag")?["n"] == 2)
    }

    @Test func `only changed columns are written`() throws {
        let book = Book(title: "Lathe")
        context.insert(book)
        try context.save()
        // Another connection changes another column, which this context does not know when it saves.
        let other = ModelContext(container)
        other.autosaveEnabled = false
        let same = try #require(try other.books().first)
        same.pages = 184
        book.title = "The Lathe of Heaven"
        try other.save()
        try context.save()
        #expect(try row("SELECT title, pages FROM book") == ["title": "The Lathe of Heaven", "pages": 184])
        #expect(book.pages == 184)
    }

    @Test func `a save is atomic, and failed changes stay pending`() throws {
        let author = Author(name: "Ursula")
        context.insert(author)
        try context.save()
        try container.databaseWriter.write { db in
            try db.execute(sql: "CREATE TRIGGER refuse BEFORE INSERT ON tag BEGIN SELECT RAISE(ABORT, 'no tags'); END")
        }
        author.name = "Le Guin"
        context.insert(Tag(label: "dream"))
        #expect(throws: ModelError.self) { try context.save() }
        #expect(try row("SELECT name FROM author")?["name"] == "Ursula")
        #expect(context.hasChanges && author.hasChanges)
        #expect(context.insertedModelsArray.count == 1)

        try container.databaseWriter.write { db in try db.execute(sql: "DROP TRIGGER refuse") }
        try context.save()
        #expect(try row("SELECT name FROM author")?["name"] == "Le Guin")
        #expect(try row("SELECT label FROM tag")?["label"] == "dream")
    }

    @Test func `an error names its model and property`() throws {
        let first = Author(name: "Ursula")
        let second = Author(name: "Octavia")
        context.insert(first)
        context.insert(second)
        try context.save()
        second.name = "Ursula"
        let error = #expect(throws: ModelError.self) { try context.save() }
        #expect(error?.code == .violatedConstraint)
        #expect(error?.entityName == "Author")
        #expect(error?.propertyName == "name")
        #expect(error?.persistentModelID == second.persistentModelID)
    }

    @Test func `inserting an existing unique value updates the row`() throws {
        let first = Author(name: "Ursula")
        context.insert(first)
        try context.save()
        let again = Author(name: "Ursula", born: Date(timeIntervalSince1970: 60))
        context.insert(again)
        try context.save()
        #expect(try row("SELECT count(*) AS n FROM author")?["n"] == 1)
        #expect(again.persistentModelID == first.persistentModelID)
        #expect(first.born == Date(timeIntervalSince1970: 60))
        // Both are instances of the same row from here on.
        again.born = nil
        try context.save()
        #expect(first.born == nil)
        first.born = Date(timeIntervalSince1970: 120)
        try context.save()
        #expect(again.born == Date(timeIntervalSince1970: 120))
        #expect(try context.authors() == [first])
    }

    @Test func `two equal unique values in one save are one row`() throws {
        context.insert(Tag(label: "a"))
        context.insert(Tag(label: "a"))
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<Tag>()) == 1)
    }

    @Test func `a rollback discards all pending changes`() throws {
        let author = Author(name: "Ursula")
        let book = Book(title: "Lathe", author: author)
        context.insert(book)
        try context.save()
        let other = Book(title: "Rocannon", author: author)
        book.title = "Changed"
        book.author = nil
        context.insert(other)
        #expect(author.books == [other])
        context.rollback()
        #expect(!context.hasChanges)
        #expect(book.title == "Lathe" && book.author == author)
        #expect(author.books == [book])
        #expect(other.isDeleted)

        context.delete(author)
        context.rollback()
        try context.save()
        #expect(try context.authors() == [author])
    }

    @Test func `a throwing transaction changes nothing`() throws {
        struct Failure: Error {}
        context.insert(Tag(label: "kept"))
        try context.save()
        #expect(throws: Failure.self) {
            try context.transaction {
                context.insert(Tag(label: "lost"))
                throw Failure()
            }
        }
        try context.transaction { context.insert(Tag(label: "stored")) }
        let labels = try context.fetch(FetchDescriptor<Tag>(sortBy: [SortDescriptor(\.label)])).map(\.label)
        #expect(labels == ["kept", "stored"])
    }

    @Test func `notifications contain the saved identifiers`() throws {
        let author = Author(name: "Ursula")
        context.insert(author)
        nonisolated(unsafe) var identifiers: [[PersistentIdentifier]] = []
        let token = NotificationCenter.default.addObserver(forName: ModelContext.didSave, object: context, queue: nil) {
            note in
            let keys: [ModelContext.NotificationKey] = [.insertedIdentifiers, .updatedIdentifiers, .deletedIdentifiers]
            identifiers = keys.map { note.userInfo?[$0.rawValue] as? [PersistentIdentifier] ?? [] }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        try context.save()
        #expect(identifiers == [[author.persistentModelID], [], []])
        author.name = "Le Guin"
        try context.save()
        #expect(identifiers == [[], [author.persistentModelID], []])
        context.delete(author)
        try context.save()
        #expect(identifiers == [[], [], [author.persistentModelID]])
    }

    @Test func `a value that can't be stored is an error that names it`() throws {
        let book = Book(title: "Lathe")
        book.rating = .nan
        context.insert(book)
        let error = #expect(throws: ModelError.self) { try context.save() }
        #expect(error?.code == .invalidValue && error?.propertyName == "rating")
        book.rating = 5
        try context.save()
        #expect(try row("SELECT rating FROM book")?["rating"] == 5.0)
    }
}
