import Evergreen
import EvergreenTesting
import Foundation
import GRDB
import GardenModels
import Testing

@testable import Garden

/// Creates a garden with sample data in a temporary file.
func makeGarden() throws -> DatabasePool {
    let path = FileManager.default.temporaryDirectory.appending(component: "\(UUID()).sqlite").path()
    return try GardenFile.open(path: path, isPlanted: true)
}

@MainActor
struct GardenTests {
    private let database: DatabasePool

    init() throws { database = try makeGarden() }

    private func makeScreen() -> Screen {
        Screen { GardenHome().databaseContext(.readWrite { database }) }
    }

    private func plants(_ screen: Screen) -> [String] {
        screen.findAll(.row).compactMap { row in
            row.identifier?.hasPrefix("plant-") == true || !row.findAll(.stepper).isEmpty
                ? row.findAll(.button).first?.text : nil
        }
    }

    // MARK: Beds

    @Test func `beds show their plants, in the order that is chosen`() throws {
        let screen = makeScreen()
        #expect(plants(screen) == ["Basil", "Chilli", "Tomato", "Mint", "Wild garlic", "Lettuce", "Radish"])
        #expect(screen.bodyCount(of: BedsPage.self) == 1)
        try screen.find(.picker, "Order").select("Stage")
        #expect(plants(screen).prefix(3) == ["Tomato", "Basil", "Chilli"])
    }

    @Test func `plants are counted up and down, and never to nothing`() async throws {
        let screen = makeScreen()
        let mint = try screen.find(.stepper, "Number of Mint")
        try mint.decrement()
        try await screen.wait { try screen.find(.stepper, "Number of Mint").text == "1" }
        try screen.find(.stepper, "Number of Mint").decrement()
        try screen.find(.stepper, "Number of Mint").increment()
        try await screen.wait { try screen.find(.stepper, "Number of Mint").text == "2" }
        #expect(screen.findAll(.alert).isEmpty)
    }

    @Test func `a bed is laid out, and deleted with what grows there`() async throws {
        let screen = makeScreen()
        try screen.find(.button, "Add bed").tap()
        try screen.find(.sheet).find(.textField, "Name").type("Balcony")
        try screen.find(.sheet).find(.button, "Save").tap()
        try await screen.wait { screen.findAll(.sheet).isEmpty && screen.texts.contains("Balcony") }
        try screen.find(.button, "Delete North side").tap()
        try screen.find(.alert).find(.button, "Delete").tap()
        try await screen.wait { !screen.texts.contains("Mint") }
    }

    @Test func `something is planted`() async throws {
        let screen = makeScreen()
        try screen.find(.button, "Plant something in North side").tap()
        let sheet = try screen.find(.sheet)
        #expect(try !sheet.find(.button, "Save").isEnabled)
        try sheet.find(.textField, "Name").type("Fern")
        try sheet.find(.picker, "Stage").select("Growing")
        try sheet.find(.button, "Save").tap()
        // The row may appear before the write returns, which dismisses the sheet.
        try await screen.wait { plants(screen).contains("Fern") && screen.findAll(.sheet).isEmpty }
    }

    // MARK: Harvest and overview

    @Test func `a harvest is weighed in, and counts in the overview`() async throws {
        let screen = makeScreen()
        try screen.find(.tab, "Harvest").tap()
        #expect(screen.findAll(.row).count == 3)
        try screen.find(.button, "Weigh in").tap()
        let sheet = try screen.find(.sheet)
        try sheet.find(.picker, "Plant").select("Mint")
        try sheet.find(.textField, "Grams").fill("75")
        try sheet.find(.button, "Save").tap()
        try await screen.wait { screen.findAll(.row).count == 4 && screen.findAll(.sheet).isEmpty }
        try screen.find(.tab, "Overview").tap()
        #expect(try screen.find(identifier: "figure-Mint").texts == ["Mint", "75 g"])
        #expect(try screen.find(identifier: "figure-Lettuce").texts == ["Lettuce", "800 g"])
        #expect(try screen.find(identifier: "figure-Beds").texts == ["Beds", "3"])
    }

    @Test func `the overview leads to the harvests of one plant, and follows them`() async throws {
        let screen = makeScreen()
        try screen.find(.tab, "Overview").tap()
        try screen.find(.link, "Lettuce 800 g").tap()
        #expect(screen.texts.contains("420 g") && screen.texts.contains("380 g"))
        #expect(!screen.texts.contains("60 g"))
        try await database.write { db in
            _ = try Harvest(plant: "Lettuce", grams: 500, date: Date()).inserted(db)
        }
        try await screen.wait { screen.texts.contains("500 g") }
    }

    @Test func `a tab that was left is as it was, and up to date`() async throws {
        let screen = makeScreen()
        try screen.find(.picker, "Order").select("Stage")
        try screen.find(.tab, "Harvest").tap()
        try await database.write { db in _ = try Plant.filter(Column("name") == "Mint").deleteAll(db) }
        try screen.find(.tab, "Beds").tap()
        try await screen.wait { !plants(screen).contains("Mint") }
        #expect(plants(screen).prefix(3) == ["Tomato", "Basil", "Chilli"])
    }

    @Test func `all pages follow another page`() async throws {
        let (first, second) = (makeScreen(), makeScreen())
        try second.find(.tab, "Overview").tap()
        try first.find(.stepper, "Number of Radish").increment()
        try await second.wait { try second.find(identifier: "figure-Growing").texts == ["Growing", "39"] }
    }

    // MARK: An editor that survives

    @Test func `an editor stays open when its plant is deleted, keeps what was typed, and puts the plant back`()
        async throws
    {
        let (first, second) = (makeScreen(), makeScreen())
        try first.find(.button, "Mint").tap()
        try first.find(.sheet).find(.textField, "Name").fill("Peppermint")
        try second.find(.button, "Delete Mint").tap()
        try await first.wait { !first.findAll(identifier: "gone").isEmpty }
        #expect(try first.find(.sheet).find(.textField, "Name").value == "Peppermint")
        #expect(try !first.find(.sheet).find(.button, "Save").isEnabled)
        try first.find(.button, "Put it back").tap()
        try await second.wait { plants(second).contains("Peppermint") }
        try await first.wait { first.findAll(.sheet).isEmpty }
        #expect(plants(first).contains("Peppermint"))
    }

    @Test func `an editor whose plant is gone closes without a trace`() async throws {
        let screen = makeScreen()
        try screen.find(.button, "Mint").tap()
        try await database.write { db in _ = try Plant.filter(Column("name") == "Mint").deleteAll(db) }
        try await screen.wait { !screen.findAll(.button, "Close").isEmpty }
        try screen.find(.button, "Close").tap()
        #expect(screen.findAll(.sheet).isEmpty)
        try await screen.wait { !plants(screen).contains("Mint") }
    }

    @Test func `a plant whose bed is gone, too, is put back into another bed`() async throws {
        let screen = makeScreen()
        try screen.find(.button, "Mint").tap()
        try await database.write { db in _ = try Bed.filter(Column("name") == "North side").deleteAll(db) }
        // The section that presents the sheet is removed with its bed, but the sheet stays open. The list and the sheet observe the
        // database independently.
        try await screen.wait {
            !screen.texts.contains("Wild garlic") && !screen.findAll(.button, "Put it back").isEmpty
        }
        #expect(try screen.find(.sheet).find(.textField, "Name").value == "Mint")
        #expect(try !screen.find(.button, "Put it back").isEnabled)
        try screen.find(.sheet).find(.picker, "Bed").select("By the wall")
        try screen.find(.button, "Put it back").tap()
        try await screen.wait { plants(screen).contains("Mint") && screen.findAll(.sheet).isEmpty }
    }

    // MARK: Failures

    @Test func `a page without a database says why`() {
        let screen = Screen { GardenHome() }
        #expect(screen.texts.contains("The garden can't be read"))
    }

    @Test func `an alert reports a rejected write`() async throws {
        let screen = Screen { GardenHome().databaseContext(.readOnly { database }) }
        try screen.find(.stepper, "Number of Mint").increment()
        try await screen.wait { !screen.findAll(.alert, "The garden could not be changed").isEmpty }
        try screen.find(.button, "OK").tap()
        #expect(screen.findAll(.alert).isEmpty)
    }

    @Test func `a file that is no database is named`() throws {
        let path = FileManager.default.temporaryDirectory.appending(component: "\(UUID()).sqlite").path()
        try Data(String(repeating: "not a database ", count: 100).utf8).write(to: URL(filePath: path))
        #expect {
            try GardenFile.open(path: path, isPlanted: true)
        } throws: { error in
            "\(error)".contains(path) && "\(error)".contains("--database")
        }
    }
}
