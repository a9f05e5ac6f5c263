import EvergreenModelStorage
import Foundation
import GRDB
import Testing

@MainActor
struct DeletionTests {
    let container: ModelContainer
    let context: ModelContext

    init() throws {
        container = try libraryContainer()
        context = ModelContext(container)
        context.autosaveEnabled = false
    }

    @Test func `a cascade deletes the related models and marks their instances`() throws {
        let author = Author(name: "Ursula")
        let books = [Book(title: "A", author: author), Book(title: "B", author: author)]
        context.insert(author)
        for book in books { context.insert(book) }
        try context.save()
        context.delete(author)
        #expect(try context.authors().isEmpty)
        try context.save()
        #expect(author.isDeleted)
        #expect(books.allSatisfy { $0.isDeleted })
        #expect(try context.books().isEmpty)
        // Their values can still be read.
        #expect(books.map(\.title) == ["A", "B"])
        #expect(author.name == "Ursula")
    }

    @Test func `a nullifying deletion keeps the related models`() throws {
        let tag = Tag(label: "dream")
        let book = Book(title: "Lathe")
        book.tags = [tag]
        let cover = Cover(color: "red")
        book.cover = cover
        context.insert(book)
        try context.save()
        #expect(cover.book == book)
        context.delete(cover)
        context.delete(tag)
        try context.save()
        #expect(book.cover == nil)
        #expect(book.tags.isEmpty)
        #expect(try context.books() == [book])
    }

    @Test func `a denied deletion throws and changes nothing`() throws {
        let author = Author(name: "Ursula")
        let contract = Contract(number: 1, author: author)
        context.insert(contract)
        try context.save()
        context.delete(author)
        let error = #expect(throws: ModelError.self) { try context.save() }
        #expect(error?.code == .deniedDeletion)
        #expect(error?.propertyName == "contracts")
        #expect(error?.persistentModelID == author.persistentModelID)
        #expect(!author.isDeleted)
        #expect(context.deletedModelsArray.count == 1)
        context.delete(contract)
        try context.save()
        #expect(author.isDeleted && contract.isDeleted)
        #expect(contract.author.name == "Ursula")
    }

    @Test func `deleting an unsaved model removes it`() throws {
        let author = Author(name: "Ursula")
        let book = Book(title: "Lathe", author: author)
        context.insert(author)
        context.insert(book)
        context.delete(book)
        #expect(author.books.isEmpty)
        try context.save()
        #expect(try context.books().isEmpty)
        #expect(try context.authors() == [author])
    }

    @Test func `models are deleted by a predicate`() throws {
        for pages in 1...10 { context.insert(Book(title: "\(pages)", pages: pages)) }
        try context.save()
        try context.delete(model: Book.self, where: #Predicate { $0.pages > 7 })
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<Book>()) == 7)
        try context.delete(model: Book.self)
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<Book>()) == 0)
    }

    @Test func `changes to a deleted model are safe`() throws {
        let author = Author(name: "Ursula")
        let book = Book(title: "Lathe", author: author)
        context.insert(book)
        try context.save()
        try container.databaseWriter.write { db in try db.execute(sql: "DELETE FROM author") }
        #expect(try context.authors().isEmpty)
        #expect(author.isDeleted && book.isDeleted)
        book.title = "Changed"
        author.books.append(Book(title: "New"))
        book.tags = []
        #expect(book.title == "Changed")
        #expect(author.books.count <= 2)
        context.delete(book)
        context.insert(author)
        try context.save()
        #expect(try context.books().isEmpty)
    }

    @Test func `all data can be deleted`() throws {
        let book = Book(title: "Lathe", author: Author(name: "Ursula"))
        book.tags = [Tag(label: "a")]
        context.insert(book)
        try context.save()
        container.deleteAllData()
        #expect(try context.books().isEmpty)
        #expect(book.isDeleted)
    }
}
