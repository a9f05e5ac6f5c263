import Evergreen
import EvergreenModels
import RecipeModels

/// All recipes: searched, narrowed down to favourites or a tag, opened, added and imported.
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

    /// Adds a recipe, and opens it. It is saved first: its identifier is permanent then.
    private func add() {
        let recipe = Recipe(title: "New recipe")
        context.insert(recipe)
        do {
            try context.save()
            selection = RecipeSelection()
            path.append(recipe.persistentModelID)
        } catch {
            // The recipe stays pending, and the next save tries again.
            context.delete(recipe)
        }
    }
}

/// Which recipes are shown.
struct RecipeSelection: Equatable {
    var text = ""
    var isFavoritesOnly = false
    /// The name of a tag; empty for all.
    var tag = ""
}
