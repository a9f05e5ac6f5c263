import Evergreen
import EvergreenStore
import EvergreenTesting
import Foundation
import GRDB
import Testing

@testable import Journal

/// The journal's page with a database.
@MainActor
struct JournalScreenTests {
    private func makeDatabase(_ titles: String...) throws -> DatabaseQueue {
        let database = try DatabaseQueue()
        try JournalFile.migrator.migrate(database)
        try database.write { db in
            for (index, title) in titles.enumerated() {
                try Entry(
                    id: UUID(),
                    title: title,
                    text: "Text of \(title)",
                    date: Date(timeIntervalSince1970: Double(-index))
                ).insert(db)
            }
        }
        return database
    }

    private func open(_ database: DatabaseQueue) -> Screen {
        let store = Store(initialState: Journal.State()) {
            Journal()
        } withDependencies: {
            $0.context = .live
            $0.databaseContext = .readWrite { database }
            $0.date.now = Date(timeIntervalSince1970: 0)
            $0.mainQueue = .immediate
        }
        return Screen { JournalView(store: store) }
    }

    private func titles(in database: DatabaseQueue) async throws -> [String] {
        try await database.read { db in try EntriesRequest().fetch(db).map(\.title) }
    }

    @Test func `an entry is written in a sheet`() async throws {
        let database = try makeDatabase()
        let screen = open(database)
        #expect(screen.texts.contains("No entries"))
        try screen.find(.button, "New entry").tap()
        #expect(try !screen.find(.sheet).find(.button, "Save").isEnabled)
        try screen.find(.sheet).find(.textField, "Title").fill("Autumn")
        try screen.find(.sheet).find(.button, "Save").tap()
        try await screen.wait { screen.findAll(.sheet).isEmpty && screen.texts.contains("Autumn") }
        #expect(try await titles(in: database) == ["Autumn"])
    }

    @Test func `a cancelled entry is not written`() async throws {
        let database = try makeDatabase()
        let screen = open(database)
        try screen.find(.button, "New entry").tap()
        try screen.find(.sheet).find(.textField, "Title").fill("Autumn")
        try screen.find(.sheet).find(.button, "Cancel").tap()
        try await screen.wait { screen.findAll(.sheet).isEmpty }
        #expect(try await titles(in: database) == [])
    }

    @Test func `an entry is edited on a page of its own`() async throws {
        let database = try makeDatabase("Autumn")
        let screen = open(database)
        try await screen.wait { screen.texts.contains("Autumn") }
        try #require(screen.findAll(.link).first).tap()
        try screen.find(.textField, "Title").fill("Winter")
        try screen.find(.button, "Save").tap()
        try await screen.wait { screen.texts.contains("Winter") }
        #expect(try screen.find(.navigationBar).text == "Journal")
        #expect(try await titles(in: database) == ["Winter"])
    }

    @Test func `an entry is deleted after a question`() async throws {
        let database = try makeDatabase("Autumn", "Winter")
        let screen = open(database)
        try await screen.wait { screen.texts.contains("Autumn") }
        try screen.find(.button, "Delete Autumn").tap()
        try screen.find(.alert).find(.button, "Cancel").tap()
        try screen.find(.button, "Delete Autumn").tap()
        #expect(try screen.find(.alert).text == "Delete “Autumn”?")
        try screen.find(.alert).find(.button, "Delete").tap()
        try await screen.wait { !screen.texts.contains("Autumn") }
        #expect(try await titles(in: database) == ["Winter"])
    }

    @Test func `a search shows the entries that contain its words`() async throws {
        let screen = open(try makeDatabase("Autumn leaves", "Winter", "Leaves of grass"))
        try await screen.wait { screen.texts.contains("Winter") }
        try screen.find(.textField, "Search").fill("leaves")
        try await screen.wait { !screen.texts.contains("Winter") }
        #expect(screen.texts.contains("Autumn leaves") && screen.texts.contains("Leaves of grass"))
        try screen.find(.textField, "Search").fill("spring")
        try await screen.wait { screen.texts.contains("Nothing found") }
    }

    @Test func `what others write is shown, and a mark is kept`() async throws {
        let database = try makeDatabase("Autumn")
        let screen = open(database)
        try await screen.wait { screen.texts.contains("Autumn") }
        try screen.find(.button, "Mark Autumn").tap()
        try await screen.wait { screen.findAll(.button, "Unmark Autumn").count == 1 }
        try await database.write { db in
            try Entry(id: UUID(), title: "Spring", date: Date(timeIntervalSince1970: 1)).insert(db)
        }
        try await screen.wait { screen.texts.contains("Spring") }
        let marked = try await database.read { db in try Entry.fetchAll(db).filter(\.isFavorite).map(\.title) }
        #expect(marked == ["Autumn"])
    }

    @Test func `the effects of a page end with it`() async throws {
        let screen = open(try makeDatabase("Autumn"))
        try await screen.wait { screen.texts.contains("Autumn") }
        #expect(screen.runningTasks == 1)
        screen.close()
        try await screen.wait { screen.runningTasks == 0 }
    }
}
