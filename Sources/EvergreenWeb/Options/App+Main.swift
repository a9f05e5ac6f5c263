import ArgumentParser
public import EvergreenUI
import Foundation
import Logging

extension App {
    /// Serves the app as a live web page: the entry point of an app that is marked `@main`.
    ///
    /// Reads ``ServerOptions`` from the command line, prints the address of the page, and returns when the program is
    /// told to stop (SIGINT, SIGTERM). A problem, such as a port in use, is told on the standard error, and ends the
    /// program with a status that is not zero.
    public static func main() async {
        let options = ServerOptions.parseOrExit()
        do {
            try await Self().serve(options)
        } catch {
            FileHandle.standardError.write(Data("Error: \(error)\n".utf8))
            exit(1)
        }
    }

    /// Serves the app as a live web page, until the program is told to stop (SIGINT, SIGTERM).
    ///
    /// Prints a line such as `Players is at http://127.0.0.1:8080` when the page can be reached. The app's views run
    /// on the main actor, the server does not.
    ///
    /// - throws: ``ServerError`` if the server can't listen on the host and port of the options.
    public func serve(_ options: ServerOptions) async throws {
        let host = AppHost(self)
        var logger = Logger(label: "evergreen.web") { StreamLogHandler.standardError(label: $0) }
        logger.logLevel = Logger.Level(rawValue: options.logLevel) ?? .notice
        let server = PageServer(host: options.host, port: options.port, logger: logger) { host.openWindow() }
        let title = host.title.isEmpty ? "The app" : host.title
        try await server.run(stoppedBySignals: true) { address in
            print("\(title) is at \(address)")
            // Whoever waits for this line may read it through a pipe.
            fflush(nil)
        }
    }
}
