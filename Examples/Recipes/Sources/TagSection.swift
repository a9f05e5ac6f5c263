import Evergreen
import EvergreenModels
import Foundation
import RecipeModels

/// All tags, each with a toggle for a recipe, and a field for a new one.
struct TagSection: View {
    let recipe: Recipe
    @Query(sort: \Tag.name) private var tags: [Tag]
    @Environment(\.modelContext) private var context
    @State private var newName = ""
    @State private var failure: String?

    init(recipe: Recipe) {
        self.recipe = recipe
    }

    var body: some View {
        Section("Tags") {
            ForEach(tags) { tag in
                Toggle(
                    tag.name,
                    isOn: Binding(get: { recipe.tags.contains(tag) }, set: { _ in recipe.toggle(tag) })
                )
            }
            TextField("New tag", text: $newName).onSubmit { add() }.labelsHidden()
            if let failure { Text(failure).foregroundStyle(.red) }
        }
    }

    private func add() {
        let name = newName.trimmingCharacters(in: .whitespaces)
        guard !name.isEmpty else { return }
        do {
            for tag in try context.tags(named: [name]) where !recipe.tags.contains(tag) { recipe.toggle(tag) }
            (newName, failure) = ("", nil)
        } catch {
            failure = "\(error)"
        }
    }
}
