#if canImport(SwiftUI)
    import SwiftUI

    @main
    enum PlayersCommand {
        static func main() { PlayersApp.main() }
    }
#else
    import ArgumentParser
    import Evergreen

    /// The command line of the app.
    @main
    struct PlayersCommand: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "Players",
            abstract: "A list of players, live on every open page."
        )

        @OptionGroup var server: ServerOptions

        @Option(help: "The file of the database. It is created if there is none.")
        var database = PlayersDatabase.defaultPath

        @Option(help: "How many players a new database starts with.")
        var players = 8

        func validate() throws {
            guard players >= 0 else {
                throw ValidationError("--players \(players): a number of players is not negative.")
            }
        }

        func run() throws {
            try PlayersApp.serve(server) {
                let pool = try PlayersDatabase.open(path: database, newPlayers: players)
                return PlayersApp(database: .readWrite { pool })
            }
        }
    }
#endif
