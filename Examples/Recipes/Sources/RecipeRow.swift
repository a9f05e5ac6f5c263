import Evergreen
import EvergreenModels
import RecipeModels

/// A row with a recipe.
struct RecipeRow: View {
    @Bindable var recipe: Recipe

    var body: some View {
        NavigationLink(value: recipe.persistentModelID) {
            HStack {
                VStack(alignment: .leading) {
                    Text(recipe.title)
                    Text(summary).font(.caption).foregroundStyle(.secondary)
                }
                Spacer()
                Button {
                    recipe.isFavorite.toggle()
                } label: {
                    Image(systemName: recipe.isFavorite ? "star.fill" : "star")
                }
                .buttonStyle(.borderless)
                .tint(recipe.isFavorite ? .orange : .gray)
                .accessibilityLabel(
                    recipe.isFavorite ? "\(recipe.title) is a favourite" : "Make \(recipe.title) a favourite"
                )
            }
        }
    }

    private var summary: String {
        let count = recipe.ingredients.count
        let parts = [
            "\(recipe.servings) servings", count == 1 ? "1 ingredient" : "\(count) ingredients",
            recipe.sortedTags.map(\.name).joined(separator: ", "),
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: " · ")
    }
}
