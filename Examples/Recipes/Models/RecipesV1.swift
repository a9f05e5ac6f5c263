import EvergreenModels

/// The first version: a recipe had a name, and its tags were words in its notes.
package enum RecipesV1: VersionedSchema {
    package static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
    package static var models: [any PersistentModel.Type] { [Recipe.self, Ingredient.self] }

    @Model
    package final class Recipe {
        package var name: String
        package var notes = ""
        @Relationship(deleteRule: .cascade, inverse: \Ingredient.recipe) package var ingredients: [Ingredient] = []

        package init(name: String, notes: String = "") {
            self.name = name
            self.notes = notes
        }
    }

    @Model
    package final class Ingredient {
        package var name: String
        package var position: Int
        package var recipe: Recipe?

        package init(name: String, position: Int) {
            self.name = name
            self.position = position
        }
    }
}
