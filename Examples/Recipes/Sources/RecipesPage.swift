import Evergreen
import EvergreenModels
import RecipeModels

/// All recipes, which can be searched, filtered by favourites or a tag, opened, added and imported.
struct RecipesPage: View {
    @Environment(\.modelContext) private var context
    @State private var selection = RecipeSelection()
    @State private var path: [PersistentIdentifier] = []
    @State private var isImporting = false

    var body: some View {
        NavigationStack(path: $path) {
            VStack(alignment: .leading) {
                TagBar(selection: $selection)
                RecipeList(selection: selection)
            }
            .searchable(text: $selection.text, prompt: "Search recipes")
            .navigationTitle("Recipes")
            .toolbar {
                ToolbarItem {
                    Button("Import", systemImage: "square.and.arrow.down") { isImporting = true }
                }
                ToolbarItem {
                    Button("New recipe", systemImage: "plus") { add() }
                        .buttonStyle(.borderedProminent)
                }
            }
            .navigationDestination(for: PersistentIdentifier.self) { id in
                RecipePage(id: id)
            }
        }
        .sheet(isPresented: $isImporting) { ImportSheet() }
    }

    /// Adds a recipe, and opens it. It is saved first, so that its identifier is permanent.
    private func add() {
        let recipe = Recipe(title: "New recipe")
        context.insert(recipe)
        do {
            try context.save()
            selection = RecipeSelection()
            path.append(recipe.persistentModelID)
        } catch {
            // Otherwise, the recipe would stay pending, and be saved with the next change.
            context.delete(recipe)
        }
    }
}

/// The filter of the list.
struct RecipeSelection: Equatable {
    var text = ""
    var isFavoritesOnly = false
    /// The name of a tag; empty for all recipes.
    var tag = ""
}
