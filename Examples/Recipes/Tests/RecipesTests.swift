import Evergreen
import EvergreenModels
import EvergreenTesting
import Foundation
import GRDB
import RecipeModels
import Testing

@testable import Recipes

/// Opens recipes in a temporary file.
func makeRecipes() throws -> ModelContainer {
    try RecipesFile.open(path: FileManager.default.temporaryDirectory.appending(component: "\(UUID()).sqlite").path())
}

@MainActor
struct RecipesTests {
    private let container: ModelContainer
    private var context: ModelContext { container.mainContext }

    init() throws { container = try makeRecipes() }

    private func makeScreen() async throws -> Screen {
        _ = try await RecipeImporter(modelContainer: container).add(Cookbook(Cookbook.sample))
        return Screen { RecipesPage().modelContainer(container) }
    }

    private func titles(_ screen: Screen) -> [String] {
        let known = Set(Cookbook(Cookbook.sample).entries.map(\.title) + ["Crêpes"])
        return screen.texts.filter(known.contains)
    }

    @Test func `an import in the background is on the page`() async throws {
        let screen = Screen { RecipesPage().modelContainer(container) }
        #expect(screen.texts.contains("No recipes"))
        try screen.find(.button, "Import").tap()
        try screen.find(.sheet).find(.button, "Import 5 recipes").tap()
        try await screen.wait {
            titles(screen) == ["Lentil dal", "Pancakes", "Risotto", "Rye bread", "Tomato soup"]
                && screen.findAll(.sheet).isEmpty
        }
        #expect(screen.texts.contains("2 servings · 4 ingredients · quick, sweet"))
    }

    @Test func `recipes are searched, and narrowed down to favourites and tags`() async throws {
        let screen = try await makeScreen()
        try screen.find(.textField, "Search recipes").type("Bread")
        #expect(titles(screen) == ["Rye bread"])
        try screen.find(.textField, "Search recipes").fill("ris")
        #expect(titles(screen) == ["Risotto"])
        try screen.find(.textField, "Search recipes").fill("")
        try screen.find(.picker, "Tag").select("vegan")
        #expect(titles(screen) == ["Lentil dal", "Tomato soup"])
        try screen.find(.button, "Make Tomato soup a favourite").tap()
        try screen.find(.toggle, "Favourites").toggle()
        try await screen.wait { titles(screen) == ["Tomato soup"] }
    }

    @Test func `an edited title is saved, and moves its recipe on the other page`() async throws {
        let screen = try await makeScreen()
        let other = Screen { RecipesPage().modelContainer(container) }
        try screen.find(.link, "Pancakes 2 servings · 4 ingredients · quick, sweet").tap()
        try screen.find(.textField, "Title").fill("Crêpes")
        try await other.wait { titles(other).first == "Crêpes" }
        try await other.wait { !context.hasChanges }
        let count = try await container.databaseWriter.read { db in
            try Int.fetchOne(db, sql: "SELECT COUNT(*) FROM recipe WHERE title = 'Crêpes'")
        }
        #expect(count == 1)
    }

    @Test func `a deleted recipe takes its ingredients with it, and leaves its tags`() async throws {
        let screen = try await makeScreen()
        for recipe in try context.fetch(FetchDescriptor<Recipe>()) where recipe.title == "Risotto" {
            context.delete(recipe)
        }
        try context.save()
        #expect(!titles(screen).contains("Risotto"))
        #expect(try context.fetchCount(FetchDescriptor<Ingredient>()) == 16)
        #expect(try context.fetchCount(FetchDescriptor<RecipesV2.Tag>()) == 6)
    }

    @Test func `the page of a recipe that someone deletes says so`() async throws {
        let screen = try await makeScreen()
        try screen.find(.link, "Pancakes 2 servings · 4 ingredients · quick, sweet").tap()
        let writer = container.databaseWriter
        try await writer.write { try $0.execute(sql: "DELETE FROM recipe WHERE title = 'Pancakes'") }
        try await screen.wait { screen.texts.contains("This recipe is gone") }
    }

    @Test func `ingredients keep their order, and can be moved`() throws {
        let recipe = Recipe(title: "Tea")
        context.insert(recipe)
        for name in ["water", "leaves", "milk"] { recipe.addIngredient(name) }
        recipe.moveIngredient(from: 2, to: 0)
        try context.save()
        let other = ModelContext(container)
        let found = try #require(try other.fetch(FetchDescriptor<Recipe>()).first)
        #expect(found.orderedIngredients.map(\.name) == ["milk", "water", "leaves"])
    }
}
