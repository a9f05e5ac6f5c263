#if canImport(SwiftUI)
    import SwiftUI

    @main
    enum GuestBookCommand {
        static func main() { GuestBookApp.main() }
    }
#else
    import ArgumentParser
    import Evergreen

    extension GuestBookApp.Audience: ExpressibleByArgument {}

    /// The command line of the app.
    @main
    struct GuestBookCommand: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "GuestBook",
            abstract: "A book that guests read, and that signed-in users write in."
        )

        @OptionGroup var server: ServerOptions

        @Option(help: "The file of the database. It is created if there is none.")
        var database = GuestBookFile.defaultPath

        @Option(help: "Who may see the book: everybody, users or moderators.")
        var audience = GuestBookApp.Audience.everybody

        @Option(
            help: "The header in which a trusted proxy sends the name of the user. Without it, users have passwords."
        )
        var userHeader: String?

        func validate() throws {
            if userHeader != nil, server.trustedProxy.isEmpty {
                throw ValidationError("--user-header: name the proxy that sends it with --trusted-proxy.")
            }
        }

        func run() throws {
            try GuestBookApp.serve(server) {
                let pool = try GuestBookFile.open(path: database)
                return GuestBookApp(
                    database: .success(pool),
                    signIn: userHeader.map { .proxy(header: $0) } ?? .password(Accounts(.success(pool))),
                    audience: audience
                )
            }
        }
    }
#endif
