public import Hummingbird
import HummingbirdCore
public import Logging
public import NIOCore
public import ServiceLifecycle

extension Application {
    /// An application that serves apps at paths of its router: see ``MountedApp``.
    ///
    /// It includes the server that the apps need for pages and their sockets: HTTP/1.1, with TLS if `host` configures it. The server closes
    /// connections that exceed its limits, such as a header list of more than 16 KB. Routes of the application accept bodies of any length,
    /// as with Hummingbird's server.
    ///
    /// On start, the apps are created in order, before the closures of `beforeServerStarts(perform:)` run and before the server listens. On
    /// shutdown, the state of pages is saved, their sockets are closed, and their views are unmounted before the `services` stop.
    ///
    /// - Parameters:
    ///   - router: The router, with its middleware and its own routes.
    /// - apps: The apps, each with its mount path and the router group it is mounted on.
    /// - host: The host names of the server, its proxies and its certificate.
    /// - configuration: The address at which the server listens.
    /// - services: Services that run next to the server, and stop after it and the apps.
    /// - onServerRunning: Called when the server listens.
    /// - eventLoopGroupProvider: Provides the event loops of connections.
    /// - logger: The logger of the application. Evergreen has its own logger, `evergreen.web`.
    /// - Throws: ``ServerError``, if an option is invalid, or an app can't be mounted at its path.
    public init<Context>(
        router: Router<Context>,
        apps: [MountedApp],
        host: HostOptions = HostOptions(),
        configuration: ApplicationConfiguration = ApplicationConfiguration(),
        services: [any Service] = [],
        onServerRunning: @escaping @Sendable (any Channel) async -> Void = { _ in },
        eventLoopGroupProvider: EventLoopGroupProvider = .singleton,
        logger: Logger? = nil
    ) throws where Responder == MountingResponder<Context> {
        let webLogger = Logger(leveled: "evergreen.web")
        try host.validate()
        var points: [(path: BasePath, server: MountedAppServer)] = []
        for app in apps {
            try app.server.options.validate()
            let point = try MountPoint(of: app, in: router)
            guard !points.contains(where: { $0.path == point.path }) else {
                throw ServerError.mountedTwice(point.path.pagePath)
            }
            try point.add(app, to: router)
            points.append((point.path, app.server))
        }
        try router.validate()

        let responder = MountingResponder(router: router.buildResponder())
        let certificate = try host.certificate(logger: webLogger)
        let limits = SessionLimits()
        let eventLoops = eventLoopGroupProvider.eventLoopGroup
        let connections = ConnectionCount(
            limit: FileDescriptors.connections(atMost: limits.connections),
            limitPerAddress: limits.connectionsPerAddress
        )
        self.init(
            responder: responder,
            server: HTTPServerBuilder {
                LiveChannel(
                    responder: $0,
                    admission: SocketAdmission(asking: responder),
                    proxies: host.proxies,
                    connections: connections,
                    limits: limits,
                    eventLoops: eventLoops,
                    certificate: certificate,
                    boundsBodies: false
                )
            },
            configuration: configuration,
            services: services + [MountedAppsService(servers: points.map(\.server))],
            onServerRunning: { channel in
                await AcceptPause.add(to: channel, logger: webLogger)
                await onServerRunning(channel)
            },
            eventLoopGroupProvider: .shared(eventLoops),
            logger: logger
        )
        let starts = points
        beforeServerStarts {
            for start in starts { try await start.server.start(at: start.path, host: host, logger: webLogger) }
        }
    }
}
