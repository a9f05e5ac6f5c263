import EvergreenModels
import Foundation
import RecipeModels
import Testing

struct RecipesMigrationTests {
    private let file = FileManager.default.temporaryDirectory.appending(component: "\(UUID()).sqlite")

    /// Writes a file of the first version.
    private func writeFirstVersion() throws {
        let container = try ModelContainer(
            for: Schema(versionedSchema: RecipesV1.self),
            configurations: ModelConfiguration(url: file)
        )
        let context = ModelContext(container)
        let pancakes = RecipesV1.Recipe(name: "Pancakes", notes: "Fry them. #sweet #quick")
        let soup = RecipesV1.Recipe(name: "Soup", notes: "Blend it. #quick")
        for recipe in [pancakes, soup] { context.insert(recipe) }
        pancakes.ingredients = [
            RecipesV1.Ingredient(name: "flour", position: 0), RecipesV1.Ingredient(name: "eggs", position: 1),
        ]
        try context.save()
    }

    @Test func `a file of the first version keeps its recipes, and its tags become models`() throws {
        try writeFirstVersion()
        let context = ModelContext(try RecipesFile.open(path: file.path()))
        let recipes = try context.fetch(FetchDescriptor<Recipe>(sortBy: [SortDescriptor(\.title)]))
        #expect(recipes.map(\.title) == ["Pancakes", "Soup"])
        #expect(recipes.map(\.notes) == ["Fry them.", "Blend it."])
        #expect(recipes.map { $0.sortedTags.map(\.name) } == [["quick", "sweet"], ["quick"]])
        #expect(recipes.first?.orderedIngredients.map(\.name) == ["flour", "eggs"])
        #expect(recipes.allSatisfy { $0.servings == 4 && !$0.isFavorite })
        #expect(try context.fetchCount(FetchDescriptor<RecipesV2.Tag>()) == 2)
    }

    @Test func `a migrated file is opened again as it is`() throws {
        try writeFirstVersion()
        _ = try RecipesFile.open(path: file.path())
        let context = ModelContext(try RecipesFile.open(path: file.path()))
        #expect(try context.fetchCount(FetchDescriptor<Recipe>()) == 2)
        #expect(try context.fetchCount(FetchDescriptor<RecipesV2.Tag>()) == 2)
    }
}
