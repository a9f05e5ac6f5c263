public import ArgumentParser
import EvergreenLogging
import Logging

/// What is served of an app, and where, as options of a command line: `--host`, `--port`, `--hostname`, `--base-path`,
/// `--allowed-origin`, `--trusted-proxy`, `--tls-certificate`, `--tls-key`, `--page-state`, `--sleep-after`, `--log-level`, `--metrics` and `--preview`.
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

    /// The names under which the page is known, such as `players.example.org`.
    ///
    /// A server always answers under its addresses and as `localhost`; one that listens on a loopback address, under that
    /// only. It refuses requests for any other name, so that no foreign page can read it by a name that leads to this machine.
    @Option(help: "A name under which the page is known, such as players.example.org. May be repeated.")
    public var hostname: [String] = []

    /// The path below which the page is served, such as `/players`, where a proxy has others beside it under one name.
    ///
    /// A proxy that takes the path away before it passes a request on needs none here.
    @Option(
        help: ArgumentHelp(
            "The path below which the page is served, such as /players, if a proxy passes it on.",
            valueName: "path"
        )
    )
    public var basePath = "/"

    /// Origins whose pages may open the page's sockets besides its own, such as `https://example.org`.
    @Option(
        help:
            "An origin whose pages may open sockets besides the page's own, such as https://example.org. May be repeated."
    )
    public var allowedOrigin: [String] = []

    /// The addresses of proxies, such as `127.0.0.1` or `10.0.0.0/8`, that say where a request comes from.
    ///
    /// Their `Forwarded` and `X-Forwarded-For`, `-Host` and `-Proto` headers are believed: limits count for the client's
    /// address, and the cookie is `Secure` if the client spoke TLS.
    @Option(
        help: "The address of a proxy whose Forwarded headers count, such as 127.0.0.1 or 10.0.0.0/8. May be repeated."
    )
    public var trustedProxy: [String] = []

    /// A file with the server's certificate, and with those that it was signed with, in the PEM format: connections are
    /// encrypted then. It is read again when it has been replaced.
    @Option(
        help: ArgumentHelp("A file with the certificate of the server, in the PEM format.", valueName: "file")
    )
    public var tlsCertificate: String?

    /// A file with the private key of the certificate, in the PEM format.
    @Option(help: ArgumentHelp("A file with the private key of the certificate, in the PEM format.", valueName: "file"))
    public var tlsKey: String?

    /// Where the state of pages is kept: a file, `memory` or `none`. Nil for a file of the executable and the port, in the
    /// user's folder for the state of programs.
    @Option(
        help: ArgumentHelp(
            "Where the state of pages is kept, so that they survive a restart: a file, memory or none.",
            discussion: "By default, a file in ~/.local/state/evergreen.",
            valueName: "path"
        )
    )
    public var pageState: PageStateOption?

    /// The seconds after which a hidden page gives up its views, and has them again when it is seen; 0 for never.
    ///
    /// A page goes on where it was, as after a restart of the server. One with state that is not saved keeps its views.
    @Option(
        help: ArgumentHelp(
            "The seconds after which a hidden page gives up its views, and has them again when it is seen; 0 for never.",
            valueName: "seconds"
        )
    )
    public var sleepAfter = 300

    /// What is logged: `trace`, `debug`, `info`, `notice`, `warning`, `error` or `critical`, for all labels or for one:
    /// `notice,evergreen.database=debug`.
    ///
    /// It is logged to the standard error, or to the logging system that the app has set up when it is created. The level of a
    /// label applies to those below it, too: `evergreen=debug` to `evergreen.web`. It is about what Evergreen logs: the loggers of
    /// the app have the level of their logging system.
    @Option(
        help: ArgumentHelp(
            "What is logged: trace, debug, info, notice, warning, error or critical.",
            discussion: "Labels may have levels of their own: notice,evergreen.database=debug.",
            valueName: "levels"
        )
    )
    public var logLevel = "notice"

    /// Where the server's metrics are served to Prometheus, such as `9090` for a port of this machine, or `10.0.0.5:9090`. Nil
    /// if they are not.
    ///
    /// Without it, metrics go to the metrics system that the app has set up when it is created, if it has.
    @Option(
        help: ArgumentHelp(
            "Serve metrics for Prometheus, at /metrics of a port of this machine, or of host:port.",
            valueName: "port"
        )
    )
    public var metrics: MetricsAddress?

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
        guard sleepAfter >= 0 else {
            throw ValidationError("--sleep-after \(sleepAfter): choose a number of seconds, or 0 for never.")
        }
        guard BasePath(basePath) != nil else {
            throw ValidationError(
                "--base-path \(basePath): choose a path like /players, of letters, digits, -, _, . and ~."
            )
        }
        for name in hostname {
            if let fault = OptionFault.hostname(name) { throw ValidationError("--hostname \(fault)") }
        }
        for origin in allowedOrigin {
            if let fault = OptionFault.origin(origin) { throw ValidationError("--allowed-origin \(fault)") }
        }
        for proxy in trustedProxy {
            if let fault = OptionFault.proxy(proxy) { throw ValidationError("--trusted-proxy \(fault)") }
        }
        if tlsCertificate != nil, tlsKey == nil {
            throw ValidationError("--tls-certificate: name the file of its private key, too, with --tls-key.")
        }
        if tlsKey != nil, tlsCertificate == nil {
            throw ValidationError("--tls-key: name the file of its certificate, too, with --tls-certificate.")
        }
        do {
            _ = try LogLevels(logLevel)
        } catch {
            throw ValidationError("--log-level \(logLevel): \(error)")
        }
    }

    var policy: RequestPolicy {
        RequestPolicy(listeningOn: host, hostnames: hostname, allowedOrigins: allowedOrigin)
    }

    var proxies: TrustedProxies { TrustedProxies(trustedProxy.compactMap { NetworkRange($0) }) }

    /// - Throws: ``ServerError/unusableCertificate(_:reason:)``.
    func certificate(logger: Logger) throws -> ServerCertificate? {
        guard let tlsCertificate, let tlsKey else { return nil }
        return try ServerCertificate(certificate: tlsCertificate, key: tlsKey, logger: logger)
    }

    var limits: SessionLimits {
        var limits = SessionLimits()
        limits.hiddenBeforeSleep = sleepAfter == 0 ? nil : .seconds(sleepAfter)
        limits.idleBeforeSharing = SessionLimits.usualIdleBeforeSharing
        return limits
    }
}
