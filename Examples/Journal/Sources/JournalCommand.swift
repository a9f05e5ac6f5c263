#if canImport(SwiftUI)
    import SwiftUI

    @main
    enum JournalCommand {
        static func main() { JournalApp.main() }
    }
#else
    import ArgumentParser
    import Evergreen

    /// The command line of the app.
    @main
    struct JournalCommand: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "Journal",
            abstract: "A journal, live on every open page."
        )

        @OptionGroup var server: ServerOptions

        @Option(help: "The file of the database. It is created if there is none.")
        var database = JournalFile.defaultPath

        func run() throws {
            try JournalApp.serve(server) {
                let pool = try JournalFile.open(path: database)
                return JournalApp(database: .readWrite { pool })
            }
        }
    }
#endif
