import EvergreenModels

/// The second version: a name is a title, tags are models, ingredients have amounts, and some recipes are favourites.
package enum RecipesV2: VersionedSchema {
    package static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }
    package static var models: [any PersistentModel.Type] { [Recipe.self, Ingredient.self, Tag.self] }

    @Model
    package final class Recipe {
        @Attribute(originalName: "name") package var title: String
        package var notes = ""
        package var servings = 4
        package var isFavorite = false
        @Relationship(deleteRule: .cascade, inverse: \Ingredient.recipe) package var ingredients: [Ingredient] = []
        @Relationship(inverse: \Tag.recipes) package var tags: [Tag] = []

        package init(title: String, notes: String = "", servings: Int = 4) {
            self.title = title
            self.notes = notes
            self.servings = servings
        }
    }

    @Model
    package final class Ingredient {
        package var name: String
        package var amount = ""
        /// The index among the ingredients of the recipe: a table has no order of its own.
        package var position: Int
        package var recipe: Recipe?

        package init(name: String, amount: String = "", position: Int) {
            self.name = name
            self.amount = amount
            self.position = position
        }
    }

    @Model
    package final class Tag {
        @Attribute(.unique) package var name: String
        package var recipes: [Recipe] = []

        package init(name: String) {
            self.name = name
        }
    }
}

package typealias Recipe = RecipesV2.Recipe
package typealias Ingredient = RecipesV2.Ingredient
package typealias Tag = RecipesV2.Tag
