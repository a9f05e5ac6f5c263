import Foundation
import GRDB
import Testing

@testable import EvergreenModelStorage

/// Limits, batches, identifiers, statements, and unsaved changes.
@MainActor
struct FetchTests {
    let container: ModelContainer
    let context: ModelContext

    init() throws {
        container = try libraryContainer()
        context = ModelContext(container)
        context.autosaveEnabled = false
    }

    private func insertBooks(_ count: Int) throws {
        for number in 0..<count {
            let author = Author(name: "Author \(number)")
            context.insert(Book(title: "Book \(number)", pages: number, author: author))
        }
        try context.save()
    }

    private func titles(_ descriptor: FetchDescriptor<Book>) throws -> [String] {
        try context.fetch(descriptor).map(\.title)
    }

    @Test func `following a to-one relationship of 1,000 objects takes two statements`() throws {
        try insertBooks(1_000)
        let other = ModelContext(container)
        let counter = StatementCounter(container)
        let books = try other.fetch(FetchDescriptor<Book>())
        #expect(books.count == 1_000)
        #expect(counter.selects == 1)
        #expect(Set(books.compactMap { $0.author?.name }).count == 1_000)
        #expect(counter.selects == 2)
    }

    @Test func `prefetching takes a statement, and reading the relationship none`() throws {
        try insertBooks(10)
        let other = ModelContext(container)
        let counter = StatementCounter(container)
        var descriptor = FetchDescriptor<Book>()
        descriptor.relationshipKeyPathsForPrefetching = [\.author, \.tags]
        let books = try other.fetch(descriptor)
        #expect(counter.selects == 3)
        #expect(books.allSatisfy { $0.author != nil && $0.tags.isEmpty })
        #expect(counter.selects == 3)
    }

    @Test func `a limit and an offset apply to a fetch, its count and its identifiers`() throws {
        try insertBooks(10)
        var descriptor = FetchDescriptor<Book>(
            predicate: #Predicate { $0.pages > 1 },
            sortBy: [SortDescriptor(\.pages, order: .reverse)]
        )
        descriptor.fetchLimit = 3
        descriptor.fetchOffset = 2
        #expect(try titles(descriptor) == ["Book 7", "Book 6", "Book 5"])
        #expect(try context.fetchCount(descriptor) == 3)
        #expect(try context.fetchIdentifiers(descriptor) == context.fetch(descriptor).map(\.persistentModelID))
    }

    @Test func `fetches include unsaved changes`() throws {
        try insertBooks(4)
        let descriptor = FetchDescriptor<Book>(
            predicate: #Predicate { $0.pages >= 2 },
            sortBy: [SortDescriptor(\.pages)]
        )
        let books = try context.fetch(FetchDescriptor<Book>(sortBy: [SortDescriptor(\.pages)]))
        books[0].pages = 10
        books[3].pages = 0
        context.delete(books[2])
        context.insert(Book(title: "New", pages: 5))
        #expect(try titles(descriptor) == ["New", "Book 0"])
        #expect(try context.fetchCount(descriptor) == 2)
        var stored = descriptor
        stored.includePendingChanges = false
        #expect(try context.fetchCount(stored) == 2)
        #expect(try context.fetchIdentifiers(stored).count == 2)
    }

    @Test func `a row with primary key 0 keeps its position among unsaved models`() throws {
        try container.databaseWriter.write { db in
            try db.execute(sql: "INSERT INTO book (id, title, pages) VALUES (0, 'Zero', 1), (7, 'Seven', 1)")
        }
        context.insert(Book(title: "New", pages: 1))
        let seven = try #require(try context.fetch(FetchDescriptor<Book>()).first { $0.title == "Seven" })
        seven.title = "Changed"
        #expect(try titles(FetchDescriptor(sortBy: [SortDescriptor(\.pages)])) == ["Zero", "Changed", "New"])
    }

    @Test func `fetches include unsaved changes of related models`() throws {
        try insertBooks(3)
        let descriptor = FetchDescriptor<Book>(
            predicate: #Predicate { $0.author?.name == "Renamed" },
            sortBy: [SortDescriptor(\.pages)]
        )
        let author = try #require(
            try context.fetch(FetchDescriptor<Book>(predicate: #Predicate { $0.pages == 1 })).first?.author
        )
        #expect(try titles(descriptor) == [])
        author.name = "Renamed"
        #expect(try titles(descriptor) == ["Book 1"])
        #expect(try context.fetchCount(descriptor) == 1)
    }

    @Test func `an identifier resolves to its instance or nil`() throws {
        try insertBooks(2)
        let id = try #require(try context.fetchIdentifiers(FetchDescriptor<Book>()).first)
        let other = ModelContext(container)
        let registered: Book? = other.registeredModel(for: id)
        #expect(registered == nil)
        let book = try #require(other.model(for: id) as? Book)
        #expect(try other.model(for: id, as: Book.self) === book)
        other.delete(book)
        try other.save()
        let third = ModelContext(container)
        #expect(third.model(for: id) == nil)
        #expect(throws: ModelError.self) { try third.model(for: id, as: Book.self) }
        #expect(throws: ModelError.self) { try third.model(for: id, as: Author.self) }
    }

    @Test func `batches are loaded on demand`() throws {
        try insertBooks(10)
        let other = ModelContext(container)
        let counter = StatementCounter(container)
        let books = try other.fetch(FetchDescriptor<Book>(sortBy: [SortDescriptor(\.pages)]), batchSize: 4)
        #expect(counter.selects == 2)
        #expect(books.count == 10)
        #expect(books[0].pages == 0)
        #expect(counter.selects == 2)
        #expect(books[9].pages == 9)
        #expect(counter.selects == 3)
        #expect(books.map(\.pages) == Array(0..<10))
        #expect(try other.fetch(FetchDescriptor<Book>(predicate: .false), batchSize: 4).isEmpty)
    }

    @Test func `identifiers are fetched as a collection`() throws {
        try insertBooks(3)
        let other = ModelContext(container)
        let descriptor = FetchDescriptor<Book>(sortBy: [SortDescriptor(\.pages)])
        let identifiers = try other.fetchIdentifiers(descriptor, batchSize: 2)
        #expect(identifiers.count == 3)
        #expect(try Array(identifiers) == other.fetchIdentifiers(descriptor))
    }

    @Test func `for a row deleted before its batch is loaded, the previous model is returned`() throws {
        try insertBooks(6)
        let other = ModelContext(container)
        let books = try other.fetch(FetchDescriptor<Book>(sortBy: [SortDescriptor(\.pages)]), batchSize: 2)
        try container.databaseWriter.write { db in try db.execute(sql: "DELETE FROM book WHERE pages > 2") }
        #expect(Array(books).map(\.pages) == [0, 1, 2, 2, 2, 2])
        #expect(books[5].pages == 2)
    }

    @Test func `an enumeration releases its batches and rejects pending changes unless allowed`() throws {
        try insertBooks(10)
        let other = ModelContext(container)
        other.autosaveEnabled = false
        var pages: [Int] = []
        let descriptor = FetchDescriptor<Book>(sortBy: [SortDescriptor(\.pages)])
        try other.enumerate(descriptor, batchSize: 3) { pages.append($0.pages) }
        #expect(pages == Array(0..<10))
        #expect(throws: ModelError.self) { try other.enumerate(descriptor, batchSize: 3) { $0.pages += 1 } }
        other.rollback()
        try other.enumerate(descriptor, batchSize: 3, allowEscapingMutations: true) { $0.pages += 1 }
        try other.save()
        #expect(try ModelContext(container).fetch(descriptor).map(\.pages) == Array(1..<11))
    }
}
