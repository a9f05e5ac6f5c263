import Evergreen
import EvergreenModels
import RecipeModels

/// The page of a recipe, which is fetched by its identifier.
struct RecipePage: View {
    @Query private var recipes: [Recipe]

    init(id: PersistentIdentifier) {
        _recipes = Query(filter: #Predicate<Recipe> { $0.persistentModelID == id })
    }

    var body: some View {
        if let recipe = recipes.first {
            RecipeEditor(recipe: recipe)
        } else {
            replacement.navigationTitle("Recipe")
        }
    }

    /// A placeholder while there is no recipe.
    @ViewBuilder private var replacement: some View {
        if let error = $recipes.error {
            ReadingFailed(error: error)
        } else if $recipes.isLoading {
            ProgressView()
        } else {
            ContentUnavailableView(
                "This recipe is gone",
                systemImage: "trash",
                description: Text("It was deleted, here or on another page.")
            )
        }
    }
}
