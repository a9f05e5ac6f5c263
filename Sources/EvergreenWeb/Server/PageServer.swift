import EvergreenUI
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import ServiceLifecycle

/// The server of an app: HTTP and WebSockets in front of the sessions.
@MainActor
final class PageServer {
    let registry: SessionRegistry
    private let host: String
    private let port: Int
    private let limits: SessionLimits
    private let logger: Logger
    /// Runs while the server does.
    private var services: ServiceGroup?

    /// - parameter openWindow: Gives a window that was updated once.
    init(
        host: String,
        port: Int,
        limits: SessionLimits = SessionLimits(),
        clock: any Clock<Duration> = .continuous,
        logger: Logger,
        openWindow: @escaping @MainActor () -> any SessionWindow
    ) {
        self.host = host
        self.port = port
        self.limits = limits
        self.logger = logger
        registry = SessionRegistry(limits: limits, clock: clock, logger: logger, openWindow: openWindow)
    }

    /// Serves until the program, or whoever runs the surrounding services, says to stop.
    ///
    /// - parameter onListening: Called with the server's address.
    func run(stoppedBySignals: Bool, onListening: @escaping @Sendable (String) async -> Void) async throws {
        defer { registry.close() }
        var configuration = ServiceGroupConfiguration(
            services: [application(onListening: onListening)],
            gracefulShutdownSignals: stoppedBySignals ? [.sigint, .sigterm] : [],
            logger: logger
        )
        // All connections close by themselves at once; this is for one that does not.
        configuration.maximumGracefulShutdownDuration = .seconds(2)
        let group = ServiceGroup(configuration: configuration)
        services = group
        defer { services = nil }
        do {
            try await group.run()
        } catch {
            throw ServerError(error, host: host, port: port) ?? error
        }
    }

    /// Stops a server that runs: sockets are told, requests under way are answered, and `run` returns.
    func stop() async {
        await services?.triggerGracefulShutdown()
    }

    private func application(onListening: @escaping @Sendable (String) async -> Void) -> some ApplicationProtocol {
        let host = host
        let port = port
        let registry = registry
        let limits = limits
        let policy = RequestPolicy(listeningOn: host)
        let sockets = ConnectionCount(limit: limits.sockets, limitPerAddress: limits.socketsPerAddress)
        let connections = ConnectionCount(
            limit: FileDescriptors.connections(atMost: limits.connections),
            limitPerAddress: limits.connectionsPerAddress
        )
        return Application(
            responder: PageResponder(
                registry: registry,
                policy: policy,
                sockets: sockets,
                limits: limits,
                logger: logger
            ),
            server: HTTPServerBuilder { responder in
                LiveChannel(
                    responder: responder,
                    registry: registry,
                    policy: policy,
                    connections: connections,
                    sockets: sockets,
                    limits: limits
                )
            },
            configuration: ApplicationConfiguration(address: .hostname(host, port: port)),
            onServerRunning: { channel in
                await onListening(PageServer.address(host: host, port: channel.localAddress?.port ?? port))
            },
            logger: logger
        )
    }

    nonisolated static func address(host: String, port: Int) -> String {
        // An address of the sixth version of the protocol stands in brackets.
        "http://\(host.contains(":") ? "[\(host)]" : host):\(port)"
    }
}
