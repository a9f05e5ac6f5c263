import EvergreenModels

/// The migration of a file from the first version to the second.
package enum RecipesMigration: SchemaMigrationPlan {
    package static var schemas: [any VersionedSchema.Type] { [RecipesV1.self, RecipesV2.self] }

    package static var stages: [MigrationStage] {
        [
            .custom(
                fromVersion: RecipesV1.self,
                toVersion: RecipesV2.self,
                willMigrate: nil,
                didMigrate: { context in
                    for recipe in try context.fetch(FetchDescriptor<Recipe>()) {
                        try takeTagsOutOfNotes(recipe, context)
                    }
                    try context.save()
                }
            )
        ]
    }

    /// Converts the words in the notes that begin with a `#` to tags.
    private static func takeTagsOutOfNotes(_ recipe: Recipe, _ context: ModelContext) throws {
        let words = recipe.notes.split(separator: " ")
        let names = words.filter { $0.hasPrefix("#") && $0.count > 1 }.map { String($0.dropFirst()) }
        guard !names.isEmpty else { return }
        recipe.tags = try context.tags(named: names)
        recipe.notes = words.filter { !$0.hasPrefix("#") }.joined(separator: " ")
    }
}
