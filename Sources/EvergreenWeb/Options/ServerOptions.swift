public import ArgumentParser
import EvergreenLogging
import Logging

/// The command-line options of a server: `--host`, `--port`, `--hostname`, `--base-path`, `--allowed-origin`, `--trusted-proxy`,
/// `--tls-certificate`, `--tls-key`, `--page-state`, `--sleep-after`, `--log-level`, `--metrics` and `--preview`.
///
/// The `main()` of an app parses them. An app with additional options includes them as an option group:
///
/// ```swift
/// @main
/// struct PlayersCommand: ParsableCommand {
///     @OptionGroup var server: ServerOptions
///     @Option var database = "players.sqlite"
///
///     func run() throws {
///         try PlayersApp.serve(server) { PlayersApp(path: database) }
///     }
/// }
/// ```
public struct ServerOptions: ParsableArguments, Sendable {
    /// The host name or address to listen on. With the default, only this machine can reach the page.
    @Option(help: "The host name or address to listen on. 0.0.0.0 makes the page reachable from other machines.")
    public var host = "127.0.0.1"

    /// The port to listen on; 0 for any free port.
    @Option(help: "The port to listen on; 0 for any free port.")
    public var port = 8080

    /// The host names of the page, such as `players.example.org`.
    ///
    /// A server also accepts `localhost` and any IP address; if it listens on a loopback address, only `localhost` and loopback addresses.
    /// Requests for any other host name are rejected, which protects against DNS rebinding.
    @Option(help: "A host name of the page, such as players.example.org. May be repeated.")
    public var hostname: [String] = []

    /// The path at which the page is served, such as `/players`, behind a proxy with several apps under one host name.
    ///
    /// Not needed if the proxy strips the path from requests.
    @Option(
        help: ArgumentHelp(
            "The path at which the page is served, such as /players, if a proxy doesn't strip it.",
            valueName: "path"
        )
    )
    public var basePath = "/"

    /// Other origins whose pages can open sockets of the page, such as `https://example.org`.
    @Option(
        help:
            "Another origin whose pages can open sockets, such as https://example.org. May be repeated."
    )
    public var allowedOrigin: [String] = []

    /// The addresses of trusted proxies, such as `127.0.0.1` or `10.0.0.0/8`.
    ///
    /// Their `Forwarded` and `X-Forwarded-For`, `-Host` and `-Proto` headers are trusted: limits apply to the client's address, and the
    /// cookie is `Secure` if the client uses TLS.
    @Option(
        help: "A proxy whose Forwarded headers are trusted, such as 127.0.0.1 or 10.0.0.0/8. May be repeated."
    )
    public var trustedProxy: [String] = []

    /// A PEM file with the server's certificate chain, which enables TLS. It is reloaded when it is replaced.
    @Option(
        help: ArgumentHelp("A PEM file with the certificate chain of the server.", valueName: "file")
    )
    public var tlsCertificate: String?

    /// A PEM file with the private key of the certificate.
    @Option(help: ArgumentHelp("A PEM file with the private key of the certificate.", valueName: "file"))
    public var tlsKey: String?

    /// The storage of page state: a file, `memory` or `none`. Nil for a file named by the executable and the port, in the user's folder for
    /// program state.
    @Option(
        help: ArgumentHelp(
            "The storage of page state, which lets pages survive a restart: a file, memory or none.",
            discussion: "By default, a file in ~/.local/state/evergreen.",
            valueName: "path"
        )
    )
    public var pageState: PageStateOption?

    /// The seconds after which a hidden page discards its views, until it is shown again; 0 for never.
    ///
    /// The page then continues where it was, as after a server restart. A page with state that can't be saved keeps its views.
    @Option(
        help: ArgumentHelp(
            "The seconds after which a hidden page discards its views, until it is shown again; 0 for never.",
            valueName: "seconds"
        )
    )
    public var sleepAfter = 300

    /// The log level: `trace`, `debug`, `info`, `notice`, `warning`, `error` or `critical`, for all labels or for one:
    /// `notice,evergreen.database=debug`.
    ///
    /// Logs go to standard error, or to the logging system that the app sets up when it is created. The level of a label also applies to
    /// labels with that prefix: `evergreen=debug` to `evergreen.web`. It applies only to logs of Evergreen: the app's own loggers have the
    /// level of their logging system.
    @Option(
        help: ArgumentHelp(
            "The log level: trace, debug, info, notice, warning, error or critical.",
            discussion: "Labels can have their own levels: notice,evergreen.database=debug.",
            valueName: "levels"
        )
    )
    public var logLevel = "notice"

    /// The address at which metrics are served to Prometheus, such as `9090` for a port of this machine, or `10.0.0.5:9090`; nil to not
    /// serve them.
    ///
    /// Without it, metrics go to the metrics system that the app sets up when it is created, if any.
    @Option(
        help: ArgumentHelp(
            "Serve metrics for Prometheus, at /metrics on a port of this machine, or on host:port.",
            valueName: "port"
        )
    )
    public var metrics: MetricsAddress?

    /// The preview to show in place of the app, or a request for the list of previews; nil for the app.
    @Option(
        defaultAsFlag: .list,
        parsing: .next,
        help: "Show a preview in place of the app. Without a name: list the previews and exit."
    )
    public var preview: PreviewOption?

    /// Creates options with their default values.
    public init() {}

    /// Validates the values. Called when a command line is parsed.
    public func validate() throws {
        guard (0...65535).contains(port) else {
            throw ValidationError("--port \(port): choose a number between 0 and 65535.")
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
            throw ValidationError("--tls-certificate: also specify the file of its private key with --tls-key.")
        }
        if tlsKey != nil, tlsCertificate == nil {
            throw ValidationError("--tls-key: also specify the file of its certificate with --tls-certificate.")
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
