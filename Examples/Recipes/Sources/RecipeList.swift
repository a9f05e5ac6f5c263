import Evergreen
import EvergreenModels
import Foundation
import RecipeModels

/// The recipes that match a selection, by title.
struct RecipeList: View {
    @Query private var recipes: [Recipe]
    @Environment(\.modelContext) private var context
    private let selection: RecipeSelection

    init(selection: RecipeSelection) {
        self.selection = selection
        let (text, tag, isFavoritesOnly) = (selection.text, selection.tag, selection.isFavoritesOnly)
        _recipes = Query(
            filter: #Predicate<Recipe> { recipe in
                (text.isEmpty || recipe.title.localizedStandardContains(text))
                    && (!isFavoritesOnly || recipe.isFavorite)
                    && (tag.isEmpty || recipe.tags.contains { $0.name == tag })
            },
            sort: \.title,
            animation: .default
        )
    }

    var body: some View {
        if let error = $recipes.error { ReadingFailed(error: error) }
        if recipes.isEmpty, $recipes.isLoading {
            ProgressView()
        } else if recipes.isEmpty, $recipes.error == nil {
            ContentUnavailableView(
                selection == RecipeSelection() ? "No recipes" : "Nothing found",
                systemImage: selection == RecipeSelection() ? "book" : "magnifyingglass",
                description: Text(
                    selection == RecipeSelection()
                        ? "Write one, or import a cookbook: it appears on every open page."
                        : "No recipe has all of that."
                )
            )
        } else {
            List {
                ForEach(recipes) { recipe in RecipeRow(recipe: recipe) }
                    .onDelete { offsets in
                        for index in offsets { context.delete(recipes[index]) }
                    }
            }
        }
    }
}
