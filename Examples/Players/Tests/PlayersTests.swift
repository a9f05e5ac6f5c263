import EvergreenTesting
import Foundation
import GRDB
import Testing

@testable import Players

@MainActor
struct PlayersTests {
    /// Creates a database with players in a temporary file.
    private func makeDatabase(_ players: Player...) throws -> DatabasePool {
        let path = FileManager.default.temporaryDirectory.appending(component: "\(UUID()).sqlite").path()
        let database = try PlayersDatabase.open(path: path, newPlayers: 0)
        try database.write { db in
            for var player in players { try player.insert(db) }
        }
        return database
    }

    private func names(_ screen: Screen) -> [String] {
        screen.findAll(.row).compactMap { $0.findAll(.button).first?.text }
    }

    @Test func `the list is ordered by score, or by name`() async throws {
        let database = try makeDatabase(Player(name: "Ann", score: 10), Player(name: "Bob", score: 30))
        let screen = Screen { PlayerList().databaseContext(.readWrite { database }) }
        #expect(names(screen) == ["Bob", "Ann"])
        try screen.find(.picker, "Order").select("Name")
        #expect(names(screen) == ["Ann", "Bob"])
        #expect(try screen.find(identifier: "player-count").text == "2 players")
    }

    @Test func `a changed score of a thousand runs the body of its row, and of no other row`() async throws {
        let database = try makeDatabase()
        try await database.write { db in
            for number in 1...1000 {
                var player = Player(name: "Player \(number)", score: 10 * number)
                try player.insert(db)
            }
        }
        let screen = Screen { PlayerList().databaseContext(.readWrite { database }) }
        screen.resetBodyCounts()
        try screen.find(identifier: "player-500").find(.stepper).increment()
        try await screen.wait { try screen.find(identifier: "score-500").text == "5,010" }
        #expect(screen.bodyCount(of: PlayerRow.self) == 1)
        #expect(screen.bodyCount(of: PlayerList.self) == 1)
    }

    @Test func `players are added and deleted`() async throws {
        let database = try makeDatabase()
        let screen = Screen { PlayerList().databaseContext(.readWrite { database }) }
        #expect(screen.texts.contains("No players"))
        try screen.find(.button, "Add player").tap()
        try await screen.wait { names(screen).count == 1 }
        #expect(try screen.find(identifier: "player-count").text == "1 player")
        try screen.find(.row).find(.button, "Delete").tap()
        try await screen.wait { screen.texts.contains("No players") }
    }

    @Test func `delete all asks first`() async throws {
        let database = try makeDatabase(Player(name: "Ann", score: 10))
        let screen = Screen { PlayerList().databaseContext(.readWrite { database }) }
        try screen.find(.button, "Delete all").tap()
        try screen.find(.alert, "Delete all players?").find(.button, "Cancel").tap()
        #expect(screen.findAll(.alert).isEmpty)
        #expect(names(screen) == ["Ann"])
        try screen.find(.button, "Delete all").tap()
        try screen.find(.alert).find(.button, "Delete all").tap()
        try await screen.wait { names(screen).isEmpty }
    }

    @Test func `a player is edited in a sheet`() async throws {
        let database = try makeDatabase(Player(name: "Ann", score: 10))
        let screen = Screen { PlayerList().databaseContext(.readWrite { database }) }
        try screen.find(.button, "Ann").tap()
        let sheet = try screen.find(.sheet)
        try sheet.find(.textField, "Name").fill("Anna")
        try sheet.find(.textField, "Score").fill("70")
        try sheet.find(.button, "Save").tap()
        #expect(screen.findAll(.sheet).isEmpty)
        try await screen.wait { names(screen) == ["Anna"] }
        #expect(try await database.read { try Player.fetchOne($0)?.score } == 70)
    }

    @Test func `an edit that is cancelled changes nothing`() async throws {
        let database = try makeDatabase(Player(name: "Ann", score: 10))
        let screen = Screen { PlayerList().databaseContext(.readWrite { database }) }
        try screen.find(.button, "Ann").tap()
        try screen.find(.sheet).find(.textField, "Name").fill("Anna")
        try screen.find(.sheet).find(.button, "Cancel").tap()
        #expect(names(screen) == ["Ann"])
    }

    @Test func `a name of spaces can't be saved`() throws {
        let database = try makeDatabase(Player(name: "Ann", score: 10))
        let screen = Screen { PlayerList().databaseContext(.readWrite { database }) }
        try screen.find(.button, "Ann").tap()
        try screen.find(.sheet).find(.textField, "Name").fill("  ")
        #expect(try !screen.find(.button, "Save").isEnabled)
    }

    @Test func `saving a deleted player reports the deletion`() async throws {
        let database = try makeDatabase(Player(name: "Ann", score: 10))
        let screen = Screen { PlayerList().databaseContext(.readWrite { database }) }
        try screen.find(.button, "Ann").tap()
        try await database.write { db in _ = try Player.deleteAll(db) }
        try screen.find(.sheet).find(.textField, "Name").fill("Anna")
        try screen.find(.sheet).find(.button, "Save").tap()
        try await screen.wait { !screen.findAll(.alert).isEmpty }
    }

    @Test func `a database that can't be opened says what to do`() throws {
        let path = FileManager.default.temporaryDirectory.appending(component: "\(UUID()).sqlite").path()
        try Data("not a database, though long enough to look like one: \(String(repeating: "x", count: 1000))".utf8)
            .write(to: URL(filePath: path))
        #expect {
            try PlayersDatabase.open(path: path, newPlayers: 0)
        } throws: { error in
            "\(error)".contains(path) && "\(error)".contains("--database")
        }
    }

    @Test func `a page without a database shows why`() {
        let screen = Screen { PlayerList() }
        #expect(screen.texts.contains("The players can't be read"))
    }

    // MARK: Previews

    @Test func `the list is previewed in several databases`() async throws {
        let screen = try Screen(preview: "PlayerList_Previews")
        let (empty, populated) = (try screen.find(.preview, "Empty"), try screen.find(.preview, "Populated"))
        #expect(empty.texts.contains("No players"))
        #expect(populated.findAll(.row).count == 8)
        #expect(try screen.find(.preview, "Unreadable").texts.contains("The players can't be read"))
        try empty.find(.button, "Add player").tap()
        try await screen.wait { empty.findAll(.row).count == 1 }
        #expect(populated.findAll(.row).count == 8)
    }
}
