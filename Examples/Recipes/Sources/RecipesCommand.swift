#if canImport(SwiftUI)
    import SwiftUI

    @main
    enum RecipesCommand {
        static func main() { RecipesApp.main() }
    }
#else
    import ArgumentParser
    import Evergreen
    import EvergreenModels
    import RecipeModels

    /// The command line of the app.
    @main
    struct RecipesCommand: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "Recipes",
            abstract: "A cookbook that several people write, live on every open page."
        )

        @OptionGroup var server: ServerOptions

        @Option(help: "The file of the recipes. It is created if there is none.")
        var database = RecipesFile.defaultPath

        func run() throws {
            try RecipesApp.serve(server) { RecipesApp(container: try RecipesFile.open(path: database)) }
        }
    }
#endif
