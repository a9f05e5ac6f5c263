public import ArgumentParser
import Logging

/// What is served of an app, and where, as options of a command line: `--host`, `--port`, `--log-level` and `--preview`.
///
/// An app without options of its own needs nothing of it: its `main()` reads them. One with more of them takes these
/// in as a group:
///
/// ```swift
/// @main
/// struct PlayersCommand: AsyncParsableCommand {
///     @OptionGroup var server: ServerOptions
///     @Option var database = "players.sqlite"
///
///     func run() async throws {
///         try await PlayersApp.serve(server) { PlayersApp(path: database) }
///     }
/// }
/// ```
public struct ServerOptions: ParsableArguments, Sendable {
    /// The host name or address to listen on. With the default, only this machine can reach the page.
    @Option(help: "The host name or address to listen on. 0.0.0.0 makes the page reachable from other machines.")
    public var host = "127.0.0.1"

    /// The port to listen on; 0 for any that is free.
    @Option(help: "The port to listen on; 0 for any that is free.")
    public var port = 8080

    /// What is logged to the standard error: `trace`, `debug`, `info`, `notice`, `warning`, `error` or `critical`.
    @Option(help: "What is logged: trace, debug, info, notice, warning, error or critical.")
    public var logLevel = "notice"

    /// What is shown instead of the app, if anything: a preview, or the list of them.
    @Option(
        defaultAsFlag: .list,
        parsing: .next,
        help: "Show a preview in the page, and not the app. Without a name: list the previews, and exit."
    )
    public var preview: PreviewOption?

    /// Makes options with the default values.
    public init() {}

    /// Checks the values: called when a command line is read.
    public func validate() throws {
        guard (0...65535).contains(port) else {
            throw ValidationError("--port \(port): a port is a number between 0 and 65535.")
        }
        guard Logger.Level(rawValue: logLevel) != nil else {
            let levels = Logger.Level.allCases.map(\.rawValue).joined(separator: ", ")
            throw ValidationError("--log-level \(logLevel): choose one of \(levels).")
        }
    }
}
