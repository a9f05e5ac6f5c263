import Evergreen
import EvergreenModels
import Foundation
import RecipeModels

/// Edits a recipe in place: each change is saved immediately, and updates all open pages.
struct RecipeEditor: View {
    @Bindable var recipe: Recipe
    @Environment(\.modelContext) private var context

    var body: some View {
        Form {
            Section {
                TextField("Title", text: $recipe.title)
                Stepper("\(recipe.servings) servings", value: $recipe.servings, in: 1...100)
                Toggle("Favourite", isOn: $recipe.isFavorite)
            }
            Section("Ingredients") {
                ForEach(recipe.orderedIngredients) { ingredient in IngredientRow(ingredient: ingredient) }
                    .onDelete { offsets in delete(offsets) }
                    .onMove { sources, target in
                        if let source = sources.first { recipe.moveIngredient(from: source, to: target) }
                    }
                Button("Add ingredient", systemImage: "plus") { recipe.addIngredient() }
                    .buttonStyle(.borderless)
            }
            TagSection(recipe: recipe)
            Section("Notes") {
                TextEditor(text: $recipe.notes).accessibilityLabel("Notes")
            }
        }
        .navigationTitle(recipe.title.isEmpty ? "Recipe" : recipe.title)
        .toolbar { EditButton() }
    }

    private func delete(_ offsets: IndexSet) {
        let ordered = recipe.orderedIngredients
        for index in offsets { context.delete(ordered[index]) }
    }
}

/// A row with the amount and the name of an ingredient.
private struct IngredientRow: View {
    @Bindable var ingredient: Ingredient

    var body: some View {
        HStack {
            TextField("Amount", text: $ingredient.amount).frame(width: 110)
            TextField("Ingredient", text: $ingredient.name)
        }
        .labelsHidden()
    }
}
