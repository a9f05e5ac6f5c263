#if canImport(SwiftUI)
    import SwiftUI

    @main
    enum ToDoCommand {
        static func main() { ToDoApp.main() }
    }
#else
    import ArgumentParser
    import Evergreen

    /// The command line of the app.
    @main
    struct ToDoCommand: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "ToDo",
            abstract: "A to-do list, live on every open page."
        )

        @OptionGroup var server: ServerOptions

        @Option(help: "The file of the database. It is created if there is none.")
        var database = TodoFile.defaultPath

        func run() throws {
            try ToDoApp.serve(server) {
                let pool = try TodoFile.open(path: database)
                return ToDoApp(database: .readWrite { pool })
            }
        }
    }
#endif
