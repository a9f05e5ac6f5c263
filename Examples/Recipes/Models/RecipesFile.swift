import EvergreenModels
import Foundation

/// The file of the recipes.
package enum RecipesFile {
    /// `recipes.sqlite` in the user's data directory.
    package static var defaultPath: String {
        let directories = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
        return (directories.first ?? URL(filePath: "."))
            .appending(components: "Evergreen Recipes", "recipes.sqlite")
            .path(percentEncoded: false)
    }

    /// Opens the file at a path, and migrates a file of the first version.
    ///
    /// - Throws: A `ModelError` that contains the path of the file.
    package static func open(path: String) throws -> ModelContainer {
        try ModelContainer(
            for: Schema(versionedSchema: RecipesV2.self),
            migrationPlan: RecipesMigration.self,
            configurations: ModelConfiguration(url: URL(filePath: path))
        )
    }
}
