import EvergreenModelStorage
import Foundation
import GRDB

// The model classes of the tests: one-to-one, one-to-many, many-to-many, and self-referential.

@Model
final class Author {
    @Attribute(.unique) var name: String
    var born: Date?
    @Relationship(deleteRule: .cascade, inverse: \Book.author) var books: [Book] = []
    @Relationship(deleteRule: .deny) var contracts: [Contract] = []
    var mentor: Author?

    init(name: String, born: Date? = nil) {
        self.name = name
        self.born = born
    }
}

@Model
final class Book {
    var title: String
    var pages: Int = 0
    var rating: Double?
    var isRead = false
    var genre: Genre = Genre.novel
    var marks: [Int] = []
    var author: Author?
    @Relationship(inverse: \Tag.books) var tags: [Tag] = []
    var cover: Cover?

    init(title: String, pages: Int = 0, author: Author? = nil) {
        self.title = title
        self.pages = pages
        self.author = author
    }

    enum Genre: String, Codable {
        case novel
        case poetry
    }
}

@Model
final class Tag {
    @Attribute(.unique) var label: String
    var books: [Book] = []

    init(label: String) { self.label = label }
}

@Model
final class Cover {
    var color: String
    @Relationship(inverse: \Book.cover) var book: Book?

    init(color: String) { self.color = color }
}

@Model
final class Contract {
    var number: Int
    var author: Author

    init(number: Int, author: Author) {
        self.number = number
        self.author = author
    }
}

/// Opens an in-memory container.
func libraryContainer() throws -> ModelContainer {
    try ModelContainer(
        for: Author.self,
        Book.self,
        Tag.self,
        Cover.self,
        Contract.self,
        configurations: ModelConfiguration(isStoredInMemoryOnly: true)
    )
}

/// A container with its own file, which is deleted with it.
final class TemporaryLibrary {
    let url: URL
    let container: ModelContainer

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("library-\(UUID().uuidString).sqlite")
        container = try ModelContainer(
            for: Author.self,
            Book.self,
            Tag.self,
            Cover.self,
            Contract.self,
            configurations: ModelConfiguration(url: url)
        )
    }

    deinit {
        for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: url.path + suffix) }
    }
}

extension ModelContext {
    func authors() throws -> [Author] { try fetch(FetchDescriptor<Author>(sortBy: [SortDescriptor(\.name)])) }
    func books() throws -> [Book] { try fetch(FetchDescriptor<Book>(sortBy: [SortDescriptor(\.title)])) }
}
