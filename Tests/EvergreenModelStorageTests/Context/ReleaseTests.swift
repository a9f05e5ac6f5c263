import Foundation
import Testing

@testable import EvergreenModelStorage

/// Instances are released with their last reference, regardless of relationships.
@MainActor
struct ReleaseTests {
    private let store: TemporaryStore
    private let container: ModelContainer
    private let context: ModelContext

    init() throws {
        store = try TemporaryStore()
        container = try store.open(Author.self)
        let writing = ModelContext(container)
        writing.autosaveEnabled = false
        for number in 1...20 {
            let author = Author(name: "Author \(number)")
            writing.insert(author)
            author.books = (1...20).map { Book(title: "Book \($0) of \(number)") }
            for book in author.books { book.tags = [Tag(label: "\(book.title)"), Tag(label: "both of \(book.title)")] }
        }
        try writing.save()
        context = ModelContext(container)
        context.autosaveEnabled = false
    }

    private func author(_ number: Int, of context: ModelContext) throws -> Author {
        let name = "Author \(number)"
        return try #require(try context.fetch(FetchDescriptor(predicate: #Predicate<Author> { $0.name == name })).first)
    }

    /// Loads all relationships in both directions.
    private func load(_ author: Author) {
        for book in author.books {
            #expect(book.author === author)
            for tag in book.tags { #expect(tag.books.first === book) }
        }
    }

    @Test func `related instances are released with their context`() throws {
        weak var released: Book?
        do {
            let other = ModelContext(container)
            let author = try author(1, of: other)
            load(author)
            released = author.books.first
            #expect(released != nil)
        }
        #expect(released == nil)
    }

    @Test func `unsaved instances are released with their context`() throws {
        weak var released: Book?
        do {
            let other = ModelContext(container)
            other.autosaveEnabled = false
            let author = try author(1, of: other)
            author.books.append(Book(title: "new"))
            released = author.books.last
            author.mentor = author
            #expect(released?.author === author)
        }
        #expect(released == nil)
    }

    @Test func `a retained instance outlives its context together with its related instances`() throws {
        var book: Book?
        do {
            let author = try author(1, of: ModelContext(container))
            book = author.books.first
        }
        // The context is released before the books are read.
        #expect(book == nil)
        do {
            let other = ModelContext(container)
            let author = try author(1, of: other)
            load(author)
            book = author.books.first
        }
        #expect(book?.author?.name == "Author 1")
        #expect(book?.author?.books.count == 20)
        #expect(book?.tags.first?.books.first === book)
    }

    @Test func `a context releases unreferenced instances`() throws {
        let kept = try author(1, of: context)
        load(kept)
        let (books, tags) = (kept.books, kept.books.map(\.tags))
        weak var released: Book?
        for number in 2...20 {
            let author = try author(number, of: context)
            load(author)
            if number == 2 { released = author.books.last }
        }
        _ = try context.fetchCount(FetchDescriptor<Tag>())
        context.releaseUnheld()
        #expect(released == nil)
        #expect(context.registry.entryCount == 1 + 20 + 40)
        #expect(kept.books == books && kept.books.map(\.tags) == tags)
        #expect(books.allSatisfy { $0.author === kept })
        // They are read again and reflect the stored values.
        let again = try author(2, of: context)
        load(again)
        #expect(again.books.count == 20)
    }

    @Test func `instances do not accumulate while relationships are followed`() throws {
        var largest = 0
        for _ in 1...5 {
            for number in 1...20 {
                load(try author(number, of: context))
                largest = max(largest, context.registry.entryCount)
            }
        }
        #expect(largest <= 2 * ModelContext.smallestReleaseBound)
    }

    @Test func `unsaved changes retain their instances and related instances`() throws {
        do {
            let author = try author(3, of: context)
            load(author)
            author.books[4].title = "changed"
        }
        context.releaseUnheld()
        let changed = try #require(context.changedModelsArray.first as? Book)
        #expect(changed.title == "changed" && changed.author?.books[4] === changed)
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor(predicate: #Predicate<Book> { $0.title == "changed" })) == 1)
    }

    @Test func `a related instance's row is observed after a release`() async throws {
        let author = try author(4, of: context)
        load(author)
        context.releaseUnheld()
        try store.execute("UPDATE book SET title = 'theirs' WHERE authorId = \(author.persistentModelID.rowID ?? 0)")
        for _ in 0..<1_000 where author.books.first?.title != "theirs" { try await Task.sleep(for: .milliseconds(5)) }
        #expect(author.books.allSatisfy { $0.title == "theirs" })
    }
}
