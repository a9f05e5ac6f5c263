import Evergreen
import EvergreenModels
import RecipeModels

/// A cookbook with several authors.
struct RecipesApp: App {
    private let container: Result<ModelContainer, any Error>

    init() {
        container = Result { try RecipesFile.open(path: RecipesFile.defaultPath) }
    }

    init(container: ModelContainer) {
        self.container = .success(container)
    }

    var body: some Scene {
        WindowGroup("Recipes") {
            switch container {
            case .success(let container): RecipesPage().modelContainer(container)
            case .failure(let error): ReadingFailed(error: error)
            }
        }
    }
}
