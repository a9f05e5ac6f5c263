import ArgumentParser
import EvergreenConcurrency
import EvergreenLogging
public import EvergreenUI
import Foundation
import Logging

extension App {
    /// Serves the app as a live web page: the entry point of an app that is marked `@main`.
    ///
    /// Parses ``ServerOptions`` from the command line, prints the URL of the page, and serves it until the process receives SIGINT or
    /// SIGTERM. An error, such as a port in use, is written to standard error, and the process exits with a nonzero status.
    ///
    /// The app's views run on the first thread of the process, so that they can call code that requires `Thread.isMainThread`, such as
    /// GRDB's `.immediate` scheduling. An asynchronous `main` would not satisfy it on any thread.
    public static func main() {
        let options = ServeCommand.parseOrExit().server
        do {
            try runMainQueue(until: startServing(options) { Self() })
            exit(0)
        } catch {
            FileHandle.standardError.write(Data("Error: \(error)\n".utf8))
            exit(1)
        }
    }

    /// Serves an app from a synchronous `main`, such as the `run()` of a `ParsableCommand`, until the process receives SIGINT or SIGTERM.
    ///
    /// Like the asynchronous `serve(_:app:)`, but the app's views run on the first thread of the process, as those of an app that is marked
    /// `@main`: they can call code that requires `Thread.isMainThread`, such as GRDB's `.immediate` scheduling. Must be called on that
    /// thread, which it blocks.
    ///
    /// - Throws: ``ServerError/notOnMainThread``, and the errors of the asynchronous `serve(_:app:)`.
    @available(*, noasync, message: "Await the asynchronous serve(_:app:).")
    nonisolated public static func serve(_ options: ServerOptions, app: @escaping @MainActor () throws -> Self) throws
    where Self: SendableMetatype {
        guard Thread.isMainThread else { throw ServerError.notOnMainThread }
        try runMainQueue(until: MainActor.assumeIsolated { startServing(options, app: app) })
    }

    /// Serves an app in a task. Returns its result, which is nil until the server has stopped.
    private static func startServing(
        _ options: ServerOptions,
        app: @escaping @MainActor () throws -> Self
    ) -> Locked<Result<Void, any Error>?> {
        let result = Locked<Result<Void, any Error>?>(nil)
        Task {
            do {
                try await serve(options, app: app)
                result.withLock { $0 = .success(()) }
            } catch {
                result.withLock { $0 = .failure(error) }
            }
        }
        return result
    }

    /// Serves the app as a live web page until the process receives SIGINT or SIGTERM.
    ///
    /// Like ``serve(_:app:)``, for an existing app.
    public func serve(_ options: ServerOptions) async throws {
        try await Self.serve(options) { self }
    }

    /// Serves an app as a live web page until the process receives SIGINT or SIGTERM.
    ///
    /// Prints a line such as `Players is at http://127.0.0.1:8080` when the server accepts connections, and one for each file that a
    /// scene's `databaseContext(_:)` has opened: `Its data is in /var/lib/players/players.sqlite`. Views run on the main actor; the
    /// server does not.
    ///
    /// If the options name a preview, it is served, and the app is not created, so that its files stay closed. If they
    /// request the list of previews, it is printed, and nothing is served.
    ///
    /// - Parameters:
    ///   - options: The options of the server.
    ///   - app: Creates the app.
    /// - Throws: ``ServerError`` if the server can't listen on the host and port of the options; an error that names an
    ///   invalid option; the error of `app`; an error that lists the previews if none has the given name.
    public static func serve(_ options: ServerOptions, app: @MainActor () throws -> Self) async throws {
        LogLevels.use(try LogLevels(options.logLevel))
        switch options.preview {
        case nil:
            let host = AppHost(try app(), name: ProcessInfo.processInfo.processName)
            try await serve(host, called: host.title.isEmpty ? "The app" : host.title, options)
        case .list:
            print(Preview.listing(of: Preview.all()))
        case .named(let name):
            let preview = try Preview.find(name, in: Preview.all())
            announcePreview()
            try await serve(AppHost(preview), called: "The preview “\(preview.name)”", options)
        }
    }

    private static func serve(_ host: AppHost, called title: String, _ options: ServerOptions) async throws {
        let logger = Logger(leveled: "evergreen.web")
        let metricsServer = try options.metrics.map { try MetricsServer(at: $0, logger: logger) }
        let process = ProcessInfo.processInfo
        let pageState =
            options.pageState
            ?? .standard(executable: process.processName, port: options.port, environment: process.environment)
        let dataPlaces = Set(host.environments.flatMap(\.dataPlaces)).sorted()
        let server = PageServer(
            host: options.host,
            port: options.port,
            basePath: BasePath(options.basePath) ?? .root,
            policy: options.policy,
            proxies: options.proxies,
            certificate: try options.certificate(logger: logger),
            limits: options.limits,
            stateStore: pageState.open(logger: logger),
            rules: PageRules(of: host),
            routes: AppRoutes(of: host.environments),
            companions: metricsServer.map { [$0.application()] } ?? [],
            icon: try Asset.icon(of: host.environments),
            framedOrigins: host.environments.framedOrigins,
            logger: logger
        ) { host.openWindow($0) }
        try await server.run(stoppedBySignals: true) { address in
            print("\(title) is at \(address)")
            for place in dataPlaces { print("Its data is in \(place)") }
            // A process that waits for this line may read it through a pipe.
            fflush(nil)
        }
    }
}

/// Runs the main queue, and with it the main actor, on this thread until there is a result.
private func runMainQueue(until result: Locked<Result<Void, any Error>?>) throws {
    while true {
        // Returns after each turn of the queue.
        _ = RunLoop.main.run(mode: .default, before: .distantFuture)
        if let result = result.withLock({ $0 }) { return try result.get() }
    }
}

/// The command line of an app without its own options.
private struct ServeCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        let name = ProcessInfo.processInfo.processName
        return CommandConfiguration(commandName: name, abstract: "Serves \(name) as a live web page.")
    }

    @OptionGroup var server: ServerOptions
}
