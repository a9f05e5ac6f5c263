import Evergreen
import EvergreenTesting
import Foundation
import GRDB
import Testing

@testable import Bookshelf

@MainActor
struct BookshelfTests {
    private let cataloguePath = temporaryPath()
    private let shelfPath = temporaryPath()

    private static func temporaryPath() -> String {
        FileManager.default.temporaryDirectory.appending(component: "\(UUID()).sqlite").path()
    }

    private func open() throws -> (catalogue: Catalogue, shelf: Shelf) {
        let catalogue = try BookshelfFiles.openCatalogue(path: cataloguePath)
        let shelf = try BookshelfFiles.openShelf(path: shelfPath)
        return (Catalogue { catalogue }, Shelf { shelf })
    }

    private func makeScreen(_ databases: (catalogue: Catalogue, shelf: Shelf)) -> Screen {
        Screen {
            BookList()
                .environment(\.catalogue, databases.catalogue)
                .environment(\.shelf, databases.shelf)
        }
    }

    private func count(_ screen: Screen) throws -> String { try screen.find(identifier: "book-count").text }

    /// Lends the book with a title, through its sheet.
    private func lend(_ title: String, to borrower: String, on screen: Screen) throws {
        try screen.find(.button, "Lend \(title)").tap()
        try screen.find(.sheet).find(.textField, "Borrower").type(borrower)
        try screen.find(.sheet).find(.button, "Lend").tap()
    }

    // MARK: Two databases in one view

    @Test func `the first body shows both databases`() throws {
        let screen = try makeScreen(open())
        #expect(try count(screen) == "24 of 24 books, 0 lent")
        #expect(screen.findAll(.row).count == 24)
        #expect(screen.bodyCount(of: BookList.self) == 1)
    }

    @Test func `a book is lent and taken back, on every page`() async throws {
        let databases = try open()
        let (first, second) = (makeScreen(databases), makeScreen(databases))
        try lend("Ulysses", to: "Ann", on: first)
        try await second.wait { second.texts.contains("with Ann") }
        #expect(try count(second) == "24 of 24 books, 1 lent")
        try second.find(.button, "Take back Ulysses").tap()
        try await first.wait { try count(first) == "24 of 24 books, 0 lent" }
    }

    @Test func `a search in the catalogue, and a filter by the shelf`() async throws {
        let screen = try makeScreen(open())
        try lend("Anna Karenina", to: "Bob", on: screen)
        try await screen.wait { screen.texts.contains("with Bob") }
        try screen.find(.textField).type("tolstoy")
        #expect(try count(screen) == "2 of 2 books, 1 lent")
        try screen.find(.toggle).toggle()
        #expect(try count(screen) == "1 of 2 books, 1 lent")
        #expect(try screen.find(.row).texts.contains("Anna Karenina"))
        try screen.find(.textField).fill("100%")
        #expect(try count(screen) == "0 of 0 books, 1 lent")
    }

    @Test func `a note is written, changed and removed`() async throws {
        let screen = try makeScreen(open())
        for note in ["At last.", "Twice."] {
            try screen.find(.button, "Note about Ulysses").tap()
            try screen.find(.sheet).find(.textField, "Note").fill(note)
            try screen.find(.sheet).find(.button, "Save").tap()
            try await screen.wait { screen.texts.contains(note) }
        }
        #expect(!screen.texts.contains("At last."))
        try screen.find(.button, "Note about Ulysses").tap()
        #expect(try screen.find(.sheet).find(.textField, "Note").value == "Twice.")
        try screen.find(.sheet).find(.textField, "Note").fill("")
        try screen.find(.sheet).find(.button, "Save").tap()
        try await screen.wait { !screen.texts.contains("Twice.") }
    }

    @Test func `a new edition of the catalogue reaches the page`() async throws {
        let screen = try makeScreen(open())
        // Without a write-ahead log (WAL), a commit waits for readers.
        var configuration = Configuration()
        configuration.busyMode = .timeout(10)
        let publisher = try DatabaseQueue(path: cataloguePath, configuration: configuration)
        try await publisher.write { db in
            try Book(id: 25, title: "Orlando", author: "Virginia Woolf", year: 1928).insert(db)
        }
        try await screen.wait { screen.texts.contains("Orlando") }
    }

    // MARK: Restricted writes

    @Test func `a lent book can't be lent again`() async throws {
        let databases = try open()
        let screen = makeScreen(databases)
        try screen.find(.button, "Lend Ulysses").tap()
        // In the meantime, on another page.
        let ulysses = try #require(Book.shipped.first { $0.title == "Ulysses" })
        try await databases.shelf.lend(ulysses, to: "Ann")
        try screen.find(.sheet).find(.textField, "Borrower").type("Bob")
        try screen.find(.sheet).find(.button, "Lend").tap()
        try await screen.wait { !screen.findAll(.alert).isEmpty }
        #expect(screen.texts.contains("Ann has it already. Take it back first."))
        #expect(screen.texts.contains("with Ann"))
        try screen.find(.button, "OK").tap()
        #expect(screen.findAll(.alert).isEmpty)
    }

    @Test func `nobody borrows nothing`() async throws {
        let shelf = try open().shelf
        await #expect(throws: Shelf.Refusal.self) { try await shelf.lend(Book.shipped[0], to: "  ") }
    }

    @Test func `not even the app writes to the catalogue`() async throws {
        let catalogue = try BookshelfFiles.openCatalogue(path: cataloguePath)
        await #expect(throws: DatabaseError.self) { try await catalogue.write { db in try Book.deleteAll(db) } }
    }

    // MARK: Failures

    @Test func `a page without its databases says so`() {
        let screen = Screen { BookList() }
        #expect(screen.texts.contains("The catalogue can't be read"))
    }

    @Test func `a shelf that can't be opened leaves the catalogue readable`() async throws {
        struct DiskIsFull: Error, CustomStringConvertible {
            var description: String { "The disk is full." }
        }
        let screen = try makeScreen((open().catalogue, Shelf { throw DiskIsFull() }))
        #expect(screen.texts.contains("The shelf can't be read"))
        #expect(try count(screen) == "24 of 24 books, 0 lent")
        try lend("Ulysses", to: "Ann", on: screen)
        try await screen.wait { !screen.findAll(.alert).isEmpty }
    }

    @Test(arguments: ["--catalogue", "--shelf"])
    func `a file that is no database is named, with its option`(option: String) throws {
        let path = Self.temporaryPath()
        try Data(String(repeating: "not a database ", count: 100).utf8).write(to: URL(filePath: path))
        #expect {
            if option == "--shelf" {
                _ = try BookshelfFiles.openShelf(path: path)
            } else {
                _ = try BookshelfFiles.openCatalogue(path: path).read { db in try Book.fetchCount(db) }
            }
        } throws: { error in
            "\(error)".contains(path) && "\(error)".contains(option)
        }
    }
}
