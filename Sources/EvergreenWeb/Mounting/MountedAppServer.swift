import EvergreenConcurrency
import EvergreenPageStorage
import EvergreenUI
import Foundation
import Logging

/// The server of a mounted app, while its application runs.
final class MountedAppServer: Sendable {
    let options: MountOptions
    private let makeHost: @MainActor @Sendable (_ name: String) throws -> AppHost
    private let state = Locked(PageResponder?.none)

    /// - Parameter makeHost: Creates the app.
    init(options: MountOptions, makeHost: @escaping @MainActor @Sendable (_ name: String) throws -> AppHost) {
        self.options = options
        self.makeHost = makeHost
    }

    /// Responds to requests; nil before the application starts, and after it has stopped.
    var responder: PageResponder? { state.withLock { $0 } }

    /// Creates the app.
    ///
    /// - Parameter path: The mount path.
    /// - Throws: The error of the app; ``ServerError``, if one of its routes uses a reserved path, or its icon is missing.
    @MainActor
    func start(at path: BasePath, host options: HostOptions, logger: Logger) async throws {
        let process = ProcessInfo.processInfo
        let host = try makeHost(process.processName)
        let routes = AppRoutes(of: host.environments)
        let router = routes.makeRouter()
        if let router { try PageResponder.check(router) }
        var limits = self.options.limits
        limits.requestBodyBytes = max(limits.requestBodyBytes, routes.requestBodyBytes)
        let pageState =
            self.options.pageState
            ?? .standard(executable: process.processName, mountedAt: path, environment: process.environment)
        let store = pageState.open(logger: logger)
        let files = FileExchange(limits: limits, logger: logger)
        let registry = SessionRegistry(
            limits: limits,
            stateStore: store,
            signInStore: store as? any SignInStore ?? MemorySignInStore(),
            rules: PageRules(of: host),
            service: files,
            metrics: ServerMetrics(dimensions: [("app", path.pagePath)]),
            logger: logger
        ) { host.openWindow($0) }
        let icon = try Asset.icon(of: host.environments)
        let sharedAssets = SharedAssets(of: store, logger: logger)
        await sharedAssets?.add(icon: icon)
        let responder = PageResponder(
            registry: registry,
            files: files,
            basePath: path,
            policy: RequestPolicy(hostnames: options.hostnames, allowedOrigins: self.options.allowedOrigins),
            proxies: options.proxies,
            sockets: ConnectionCount(limit: limits.sockets, limitPerAddress: limits.socketsPerAddress),
            limits: limits,
            logger: logger,
            isSecure: options.tlsCertificate != nil,
            routes: router?.buildResponder(),
            icon: icon,
            framedOrigins: host.environments.framedOrigins,
            sharedAssets: sharedAssets
        )
        state.withLock { $0 = responder }
    }

    /// Ends the sessions. Returns when their state has been saved.
    @MainActor
    func stop() async {
        guard let registry = responder?.registry else { return }
        registry.close()
        await registry.stateWriter?.flush()
        await registry.signIns.flush()
        state.withLock { if $0?.registry === registry { $0 = nil } }
    }
}
