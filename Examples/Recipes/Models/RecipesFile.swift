import EvergreenModels
import Foundation

/// The file that the recipes are kept in.
package enum RecipesFile {
    /// `recipes.sqlite` in the user's data directory.
    package static var defaultPath: String {
        let directories = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
        return (directories.first ?? URL(filePath: "."))
            .appending(components: "Evergreen Recipes", "recipes.sqlite")
            .path(percentEncoded: false)
    }

    /// Opens the file at a path, and brings one of the first version up to date.
    ///
    /// - Throws: A `ModelError` that names the file.
    package static func open(path: String) throws -> ModelContainer {
        try ModelContainer(
            for: Schema(versionedSchema: RecipesV2.self),
            migrationPlan: RecipesMigration.self,
            configurations: ModelConfiguration(url: URL(filePath: path))
        )
    }
}
