import EvergreenPageStorage
import EvergreenUI
import Foundation
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import ServiceLifecycle

/// The server of an app: HTTP and WebSockets for its sessions.
@MainActor
final class PageServer {
    let registry: SessionRegistry
    private let files: FileExchange
    private let host: String
    private let port: Int
    private let basePath: BasePath
    private let policy: RequestPolicy
    private let proxies: TrustedProxies
    private let certificate: ServerCertificate?
    private let limits: SessionLimits
    private let routes: AppRoutes
    private let icon: Asset
    private let framedOrigins: [WebOrigin]
    private let sharedAssets: SharedAssets?
    private let logger: Logger
    /// Services that run next to the server, and end with it.
    private let companions: [any Service]
    /// The service group, while the server runs.
    private var services: ServiceGroup?

    /// - Parameters:
    ///   - policy: The request policy; nil for that of the host.
    ///   - certificate: The TLS certificate; nil for connections without TLS, or behind a proxy that terminates it.
    ///   - stateStore: The storage of session state; nil if it is not saved. Also stores sign-ins, if it supports them.
    ///   - now: The clock for the expiration of sign-ins.
    ///   - rules: The access rules of the app.
    ///   - routes: The routes of the app.
    ///   - companions: Services that run next to the server, and end with it.
    ///   - metrics: The metrics of the server.
    ///   - icon: The icon of the app.
    ///   - framedOrigins: The sites that pages of the app may contain.
    ///   - openWindow: Opens a window, and updates it once.
    init(
        host: String,
        port: Int,
        basePath: BasePath = .root,
        policy: RequestPolicy? = nil,
        proxies: TrustedProxies = TrustedProxies(),
        certificate: ServerCertificate? = nil,
        limits: SessionLimits = SessionLimits(),
        clock: any Clock<Duration> = .continuous,
        stateStore: (any PageStateStore)? = nil,
        now: @escaping @Sendable () -> Date = { Date() },
        rules: PageRules = PageRules(),
        routes: AppRoutes = AppRoutes(),
        companions: [any Service] = [],
        metrics: ServerMetrics = ServerMetrics(),
        icon: Asset = .icon,
        framedOrigins: [WebOrigin] = [],
        logger: Logger,
        openWindow: @escaping @MainActor (WindowStart) -> any SessionWindow
    ) {
        self.host = host
        self.port = port
        self.basePath = basePath
        self.policy = policy ?? RequestPolicy(listeningOn: host)
        self.proxies = proxies
        self.certificate = certificate
        var limits = limits
        limits.requestBodyBytes = max(limits.requestBodyBytes, routes.requestBodyBytes)
        self.limits = limits
        self.routes = routes
        self.companions = companions
        self.icon = icon
        self.framedOrigins = framedOrigins
        sharedAssets = SharedAssets(of: stateStore, logger: logger)
        self.logger = logger
        files = FileExchange(limits: limits, logger: logger)
        registry = SessionRegistry(
            limits: limits,
            clock: clock,
            stateStore: stateStore,
            signInStore: stateStore as? any SignInStore ?? MemorySignInStore(),
            now: now,
            rules: rules,
            service: files,
            metrics: metrics,
            logger: logger,
            openWindow: openWindow
        )
    }

    /// Serves until the process receives a signal, or the enclosing services stop it.
    ///
    /// - Throws: ``ServerError``, if a route of the app uses a reserved path, or the server can't listen.
    /// - parameter onListening: Called with the URL of the server.
    func run(stoppedBySignals: Bool, onListening: @escaping @Sendable (String) async -> Void) async throws {
        var configuration = ServiceGroupConfiguration(
            services: [try application(onListening: onListening)] + companions + [StateSaving(registry: registry)],
            gracefulShutdownSignals: stoppedBySignals ? [.sigint, .sigterm] : [],
            logger: logger
        )
        // Connections close by themselves once the state of their pages is saved; this is a fallback.
        configuration.maximumGracefulShutdownDuration = limits.savingAtStop + .seconds(1)
        let group = ServiceGroup(configuration: configuration)
        services = group
        defer { services = nil }
        // Before the first page is sent, because other processes may be asked for its files.
        await sharedAssets?.add(icon: icon)
        do {
            try await group.run()
            await close()
        } catch {
            await close()
            throw ServerError(error, host: host, port: port) ?? error
        }
    }

    /// Ends the sessions. Returns when their state has been saved.
    private func close() async {
        registry.close()
        await registry.stateWriter?.flush()
        await registry.signIns.flush()
    }

    /// Stops a running server: sockets are closed, pending requests are answered, and `run` returns.
    func stop() async {
        await services?.triggerGracefulShutdown()
    }

    private func application(
        onListening: @escaping @Sendable (String) async -> Void
    ) throws -> some ApplicationProtocol {
        let router = routes.makeRouter()
        if let router { try PageResponder.check(router) }
        let host = host
        let port = port
        let registry = registry
        let files = files
        let limits = limits
        let logger = logger
        let basePath = basePath
        let policy = policy
        let proxies = proxies
        let certificate = certificate
        let icon = icon
        let connections = ConnectionCount(
            limit: FileDescriptors.connections(atMost: limits.connections),
            limitPerAddress: limits.connectionsPerAddress
        )
        let responder = PageResponder(
            registry: registry,
            files: files,
            basePath: basePath,
            policy: policy,
            proxies: proxies,
            sockets: ConnectionCount(limit: limits.sockets, limitPerAddress: limits.socketsPerAddress),
            limits: limits,
            logger: logger,
            isSecure: certificate != nil,
            routes: router?.buildResponder(),
            icon: icon,
            framedOrigins: framedOrigins,
            sharedAssets: sharedAssets
        )
        let eventLoops = EventLoopGroupProvider.singleton.eventLoopGroup
        return Application(
            responder: responder,
            server: HTTPServerBuilder {
                LiveChannel(
                    responder: $0,
                    admission: SocketAdmission(asking: responder),
                    proxies: proxies,
                    connections: connections,
                    limits: limits,
                    eventLoops: eventLoops,
                    certificate: certificate,
                    uploadPath: basePath.pagePath + PageResponder.uploadAddress
                )
            },
            configuration: ApplicationConfiguration(address: .hostname(host, port: port)),
            onServerRunning: { channel in
                await AcceptPause.add(to: channel, logger: logger)
                let address = PageServer.address(
                    host: host,
                    port: channel.localAddress?.port ?? port,
                    isSecure: certificate != nil
                )
                await onListening(basePath == .root ? address : address + basePath.pagePath)
            },
            eventLoopGroupProvider: .shared(eventLoops),
            logger: logger
        )
    }

    nonisolated static func address(host: String, port: Int, isSecure: Bool = false) -> String {
        // IPv6 addresses are enclosed in brackets.
        "\(isSecure ? "https" : "http")://\(host.contains(":") ? "[\(host)]" : host):\(port)"
    }
}
