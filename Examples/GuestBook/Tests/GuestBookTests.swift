import Evergreen
import EvergreenTesting
import Foundation
import GRDB
import Testing

@testable import GuestBook

@MainActor
struct GuestBookTests {
    private func makeDatabase(_ entries: Entry...) throws -> DatabaseQueue {
        let database = try DatabaseQueue()
        try GuestBookFile.migrator.migrate(database)
        try database.write { db in
            for var entry in entries { try entry.insert(db) }
        }
        return database
    }

    private func screen(_ database: DatabaseQueue, user: AuthenticatedUser?) -> Screen {
        Screen {
            GuestBook(reading: .readOnly { database }, writing: .readWrite { database })
                .environment(\.user, user)
        }
    }

    private let entry = Entry(accountID: "bob", name: "Bob", text: "Hello", date: Date(timeIntervalSince1970: 0))

    @Test func `a guest reads, and has nothing to write with`() throws {
        let screen = screen(try makeDatabase(entry), user: nil)
        #expect(screen.texts.contains("Hello"))
        #expect(screen.findAll(.textField).isEmpty)
        #expect(screen.findAll(.button).isEmpty)
    }

    @Test func `the database of a guest's views is read-only`() throws {
        @MainActor
        final class Seen {
            var context: DatabaseContext?
        }
        struct Probe: View {
            let seen: Seen
            @Environment(\.databaseContext) private var database
            var body: some View { Text("Probe").onAppear { seen.context = database } }
        }
        let database = try makeDatabase()
        func context(of user: AuthenticatedUser?) throws -> DatabaseContext {
            let seen = Seen()
            let screen = Screen {
                GuestBookDatabase(reading: .readOnly { database }, writing: .readWrite { database }) {
                    Probe(seen: seen)
                }
                .environment(\.user, user)
            }
            defer { screen.close() }
            return try #require(seen.context)
        }
        let guests = try context(of: nil)
        #expect(guests == .readOnly { database })
        let users = try context(of: AuthenticatedUser(id: "ada"))
        #expect(users == .readWrite { database })
    }

    @Test func `a user writes, and deletes what is the user's own`() async throws {
        let screen = screen(try makeDatabase(entry), user: AuthenticatedUser(id: "ada", name: "Ada"))
        #expect(screen.findAll(.button, "Delete").isEmpty)
        try screen.find(.textField).type("Good morning")
        try screen.find(.button, "Write").tap()
        try await screen.wait { screen.texts.contains("Good morning") }
        try screen.find(.button, "Delete").tap()
        try await screen.wait { !screen.texts.contains("Good morning") }
        #expect(screen.texts.contains("Hello"))
    }

    @Test func `a moderator deletes what others wrote`() async throws {
        let moderator = AuthenticatedUser(id: "ada", roles: [Role.moderator])
        let screen = screen(try makeDatabase(entry), user: moderator)
        try screen.find(.button, "Delete").tap()
        try await screen.wait { !screen.texts.contains("Hello") }
    }
}
