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
    struct GardenCommand: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "Garden",
            abstract: "A garden that several people look after, live on every open page."
        )

        @OptionGroup var server: ServerOptions

        @Option(help: "The file of the database. It is created if there is none.")
        var database = GardenFile.defaultPath

        @Flag(help: "Start a new database without beds and plants.")
        var empty = false

        func run() async throws {
            let pool = try GardenFile.open(path: database, isPlanted: !empty)
            try await GardenApp(database: .readWrite { pool }).serve(server)
        }
    }
#endif
