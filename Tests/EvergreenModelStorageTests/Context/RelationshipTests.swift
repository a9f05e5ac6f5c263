import EvergreenModelStorage
import Foundation
import GRDB
import Testing

@MainActor
struct RelationshipTests {
    let container: ModelContainer
    let context: ModelContext

    init() throws {
        container = try libraryContainer()
        context = ModelContext(container)
        context.autosaveEnabled = false
        other = ModelContext(container)
        other.autosaveEnabled = false
    }

    /// A context without any instance.
    private let other: ModelContext

    @Test func `models can be appended one by one`() throws {
        let author = Author(name: "Ursula")
        context.insert(author)
        for number in 0..<2_000 { author.books.append(Book(title: "\(number)")) }
        #expect(author.books.count == 2_000)
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<Book>(predicate: #Predicate { $0.author != nil })) == 2_000)
        let other = Author(name: "Octavia")
        context.insert(other)
        for book in author.books { book.author = other }
        #expect(author.books.isEmpty && other.books.count == 2_000)
    }

    @Test func `appending keeps each model once and is rolled back`() throws {
        let (author, other) = (Author(name: "Ursula"), Author(name: "Octavia"))
        let books = (0..<20).map { Book(title: "\($0)") }
        context.insert(author)
        context.insert(other)
        author.books = Array(books.prefix(18))
        other.books = [books[19]]
        try context.save()
        author.books.append(books[3])
        #expect(author.books == Array(books.prefix(18)))
        author.books += [books[18], books[18], books[0], books[19]]
        #expect(author.books == books && other.books.isEmpty)
        #expect(books[18].author == author && books[19].author == author)
        author.books.removeFirst()
        author.books.append(books[0])
        #expect(author.books == Array(books[1...]) + [books[0]])
        #expect(author.hasChanges && other.hasChanges)
        context.rollback()
        #expect(author.books == Array(books.prefix(18)) && other.books == [books[19]])
        #expect(books[18].isDeleted && books[19].author == other)
    }

    @Test func `both sides of a relationship stay consistent`() throws {
        let (ursula, octavia) = (Author(name: "Ursula"), Author(name: "Octavia"))
        let book = Book(title: "Kindred")
        for model in [ursula, octavia] { context.insert(model) }
        context.insert(book)
        book.author = ursula
        #expect(ursula.books == [book])
        octavia.books.append(book)
        #expect(ursula.books.isEmpty && book.author == octavia)
        octavia.books = []
        #expect(book.author == nil)
        book.author = octavia
        try context.save()

        let stored = try #require(try other.books().first)
        #expect(stored.author?.name == "Octavia")
        #expect(stored.author?.books == [stored])
    }

    @Test func `a one-to-one relationship clears the previous partner`() throws {
        let (first, second) = (Book(title: "A"), Book(title: "B"))
        let cover = Cover(color: "red")
        context.insert(first)
        context.insert(second)
        first.cover = cover
        #expect(cover.book == first)
        second.cover = cover
        #expect(first.cover == nil && cover.book == second)
        cover.book = first
        #expect(first.cover == cover && second.cover == nil)
        try context.save()
        let stored = try #require(try other.books().first)
        #expect(stored.cover?.color == "red")
        first.cover = Cover(color: "blue")
        #expect(cover.book == nil)
        try context.save()
        #expect(try other.books().map { $0.cover?.color } == ["blue", nil])
    }

    @Test func `many-to-many relationships can be changed from both sides and keep their order`() throws {
        let (a, b) = (Book(title: "A"), Book(title: "B"))
        let tags = ["x", "y", "z"].map(Tag.init)
        context.insert(a)
        context.insert(b)
        a.tags = [tags[2], tags[0]]
        tags[1].books = [a, b]
        try context.save()
        #expect(a.tags.map(\.label) == ["z", "x", "y"])
        let stored = try other.books()
        #expect(stored[0].tags.map(\.label) == ["z", "x", "y"])
        #expect(stored[1].tags.map(\.label) == ["y"])
        a.tags.removeAll { $0.label == "x" }
        #expect(tags[0].books.isEmpty)
        try context.save()
        #expect(try other.books()[0].tags.map(\.label) == ["z", "y"])
    }

    @Test func `a class can have a relationship to itself`() throws {
        let (ursula, octavia) = (Author(name: "Ursula"), Author(name: "Octavia"))
        octavia.mentor = ursula
        ursula.mentor = octavia
        context.insert(ursula)
        try context.save()
        let stored = try other.authors()
        #expect(stored.map { $0.mentor?.name } == ["Ursula", "Octavia"])
    }

    @Test func `unsaved changes of the inverse apply when a relationship is loaded`() throws {
        let author = Author(name: "Ursula")
        let books = ["A", "B", "C"].map { Book(title: $0, author: author) }
        for book in books { context.insert(book) }
        try context.save()
        let stored = try other.books()
        stored[0].author = nil
        let new = Book(title: "D")
        other.insert(new)
        new.author = try other.authors().first
        #expect(try other.authors().first?.books.map(\.title) == ["B", "C", "D"])
    }

    @Test func `a relationship to another context's model is an error`() throws {
        let author = Author(name: "Ursula")
        other.insert(author)
        try other.save()
        let book = Book(title: "Lathe")
        context.insert(book)
        book.author = author
        let error = #expect(throws: ModelError.self) { try context.save() }
        #expect(error?.code == .foreignModel)
        #expect(error?.entityName == "Book" && error?.propertyName == "author")
        book.author = try context.authors().first
        try context.save()
        #expect(book.author?.name == "Ursula")
    }

    @Test func `a required relationship is fetched with its model`() throws {
        context.insert(Contract(number: 1, author: Author(name: "Ursula")))
        try context.save()
        let contract = try #require(try other.fetch(FetchDescriptor<Contract>()).first)
        #expect(contract.author.name == "Ursula")
        #expect(contract.author.contracts == [contract])
    }

    @Test func `following a relationship of a thousand models takes two statements`() throws {
        for number in 1...1_000 {
            context.insert(Book(title: "\(number)", author: Author(name: "\(number)")))
        }
        try context.save()
        let counter = StatementCounter(container)
        let names = try other.books().compactMap { $0.author?.name }
        #expect(names.count == 1_000)
        #expect(counter.selects == 2)
        // The inverse is known by then.
        #expect(try other.authors().allSatisfy { $0.name.isEmpty == false })
    }
}
