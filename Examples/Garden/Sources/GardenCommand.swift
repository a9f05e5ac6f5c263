#if canImport(SwiftUI)
    import SwiftUI

    @main
    enum GardenCommand {
        static func main() { GardenApp.main() }
    }
#else
    import ArgumentParser
    import Evergreen
    import GardenModels

    /// The command line of the app.
    @main
    struct GardenCommand: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "Garden",
            abstract: "A garden that several people look after, live on every open page."
        )

        @OptionGroup var server: ServerOptions

        @Option(help: "The file of the database. It is created if there is none.")
        var database = GardenFile.defaultPath

        @Flag(help: "Start a new database without beds and plants.")
        var empty = false

        func run() throws {
            try GardenApp.serve(server) {
                let pool = try GardenFile.open(path: database, isPlanted: !empty)
                return GardenApp(database: .readWrite { pool })
            }
        }
    }
#endif
