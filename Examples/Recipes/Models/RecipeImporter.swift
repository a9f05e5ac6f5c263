import EvergreenModels

/// Imports cookbooks, off the main thread. When it saves, all open pages are updated.
@ModelActor
package actor RecipeImporter {
    /// Inserts the recipes of a cookbook, all or none of them, and returns their number.
    package func add(_ cookbook: Cookbook) throws -> Int {
        for entry in cookbook.entries {
            let recipe = Recipe(title: entry.title, notes: entry.notes, servings: entry.servings)
            modelContext.insert(recipe)
            for line in entry.ingredients { recipe.addIngredient(line.name, amount: line.amount) }
            recipe.tags = try modelContext.tags(named: entry.tags)
        }
        try modelContext.save()
        return cookbook.entries.count
    }
}
