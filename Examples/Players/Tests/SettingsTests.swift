import Evergreen
import EvergreenTesting
import Foundation
import GRDB
import Testing

@testable import Players

@MainActor
struct SettingsTests {
    let path = FileManager.default.temporaryDirectory.appending(component: "\(UUID()).sqlite").path()

    /// Creates a database with two players in a temporary file.
    private func makeDatabase() throws -> DatabasePool {
        let database = try PlayersDatabase.open(path: path, newPlayers: 0)
        try database.write { db in
            for var player in [Player(name: "Ann", score: 10), Player(name: "Bob", score: 20)] { try player.insert(db) }
        }
        return database
    }

    private func makePage(_ database: DatabasePool) -> Screen {
        Screen { PlayersPage().databaseContext(.readWrite { database }) }
    }

    private func names(_ screen: Screen) -> [String] {
        screen.findAll(.row).compactMap { $0.findAll(.button).first?.text }
    }

    private func changeSettings(of screen: Screen, _ change: (ScreenElement) throws -> Void) throws {
        try screen.find(.button, "Settings").tap()
        try change(try screen.find(.sheet))
        try screen.find(.sheet).find(.button, "Done").tap()
        #expect(screen.findAll(.sheet).isEmpty)
    }

    /// Waits until both rows of a page have been updated after a change of the settings.
    private func waitForRows(of screen: Screen) async throws {
        try await screen.wait { screen.bodyCount(of: PlayerRow.self) >= 2 }
    }

    @Test func `a new page starts with the order of the settings, and open pages keep their own`() async throws {
        let database = try makeDatabase()
        let open = makePage(database)
        #expect(names(open) == ["Bob", "Ann"])
        try changeSettings(of: open) { sheet in
            try sheet.find(.picker, "New pages start with").select("Names from A to Z")
        }
        try await open.wait { try database.read(PlayersSettings.find).initialOrder == .byName }
        let new = makePage(database)
        #expect(names(new) == ["Ann", "Bob"])
        #expect(names(open) == ["Bob", "Ann"])
        try new.find(.picker, "Order").select("Score")
        #expect(names(new) == ["Bob", "Ann"])
        #expect(try await database.read(PlayersSettings.find).initialOrder == .byName)
        #expect(names(makePage(database)) == ["Ann", "Bob"])
    }

    @Test func `a step is worth the points of the settings, on every page`() async throws {
        let database = try makeDatabase()
        let first = makePage(database)
        let second = makePage(database)
        second.resetBodyCounts()
        try changeSettings(of: first) { sheet in
            try sheet.find(.stepper).decrement()
            #expect(try sheet.find(identifier: "step").text == "Points per step: 9")
        }
        try await waitForRows(of: second)
        try second.find(.button, "Settings").tap()
        try await second.wait { try second.find(identifier: "step").text == "Points per step: 9" }
        try second.find(.sheet).find(.button, "Done").tap()
        try second.find(identifier: "player-1").find(.stepper).increment()
        try await first.wait { try first.find(identifier: "score-1").text == "19" }
    }

    @Test func `a page asks before it deletes a player, if the settings say so`() async throws {
        let database = try makeDatabase()
        let screen = makePage(database)
        screen.resetBodyCounts()
        try changeSettings(of: screen) { try $0.find(.toggle, "Ask before deleting a player").toggle() }
        try await waitForRows(of: screen)
        try screen.find(identifier: "player-1").find(.button, "Delete Ann").tap()
        try screen.find(.alert, "Delete this player?").find(.button, "Cancel").tap()
        #expect(names(screen) == ["Bob", "Ann"])
        try screen.find(identifier: "player-1").find(.button, "Delete Ann").tap()
        #expect(screen.texts.contains("Ann has 10 points. This can't be undone."))
        try screen.find(.alert).find(.button, "Delete").tap()
        try await screen.wait { names(screen) == ["Bob"] }
        screen.resetBodyCounts()
        try changeSettings(of: screen) { try $0.find(.toggle).toggle() }
        try await screen.wait { screen.bodyCount(of: PlayerRow.self) >= 1 }
        try screen.find(identifier: "player-2").find(.button, "Delete Bob").tap()
        #expect(screen.findAll(.alert).isEmpty)
        try await screen.wait { names(screen).isEmpty }
    }

    @Test func `settings that can't be written say so, and stay as they were`() async throws {
        let database = try makeDatabase()
        let screen = Screen { PlayersPage().databaseContext(.readOnly { database }) }
        try screen.find(.button, "Settings").tap()
        try screen.find(.toggle).toggle()
        #expect(try screen.find(.toggle).value == "false")
        #expect(try screen.find(identifier: "settings-error").text.contains("only reads"))
    }

    @Test func `a file of an earlier version gets the settings, which are there when it is opened again`() async throws
    {
        let earlier = try DatabasePool(path: path)
        try PlayersDatabase.migrator(newPlayers: 3).migrate(earlier, upTo: "players")
        try earlier.close()
        let database = try PlayersDatabase.open(path: path, newPlayers: 3)
        #expect(try await database.read { try Player.fetchCount($0) } == 3)
        #expect(try await database.read(PlayersSettings.find) == .default)
        try await database.write { db in _ = try PlayersSettings.update(db) { $0.step = 25 } }
        try database.close()
        let reopened = try PlayersDatabase.open(path: path, newPlayers: 3)
        #expect(try await reopened.read(PlayersSettings.find).step == 25)
    }
}
