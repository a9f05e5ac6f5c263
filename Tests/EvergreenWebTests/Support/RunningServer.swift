import EvergreenPageStorage
import Logging
import NIOConcurrencyHelpers
import Testing

@testable import EvergreenUI
@testable import EvergreenWeb

/// A server on a free port, for the duration of a test.
@MainActor
struct RunningServer {
    let port: Int
    let app: PlayersWindows
    let registry: SessionRegistry
    let server: PageServer

    static func run(
        limits: SessionLimits = SessionLimits(),
        basePath: BasePath = .root,
        policy: RequestPolicy? = nil,
        proxies: TrustedProxies = TrustedProxies(),
        stateStore: (any PageStateStore)? = nil,
        host: AppHost? = nil,
        openWindow: (@MainActor (WindowStart) -> any SessionWindow)? = nil,
        _ body: @MainActor (RunningServer) async throws -> Void
    ) async throws {
        let app = PlayersWindows(count: 3)
        let server = PageServer(
            host: "127.0.0.1",
            port: 0,
            basePath: basePath,
            policy: policy,
            proxies: proxies,
            limits: limits,
            stateStore: stateStore,
            rules: host.map { PageRules(of: $0) } ?? PageRules(),
            routes: host.map { AppRoutes(of: $0.environments) } ?? AppRoutes(),
            framedOrigins: host?.environments.framedOrigins ?? [],
            logger: .forTests
        ) { host?.openWindow($0) ?? openWindow?($0) ?? app.open(at: $0.address) }
        let (addresses, listening) = AsyncStream.makeStream(of: String.self)
        let running = Task {
            defer { listening.finish() }
            try await server.run(stoppedBySignals: false) { listening.yield($0) }
        }
        var iterator = addresses.makeAsyncIterator()
        let address = await iterator.next()
        // A server that can't start throws its error.
        if address == nil { try await running.value }
        let port = try #require(address?.firstMatch(of: /:(\d+)/).flatMap { Int($0.1) })
        do {
            try await body(RunningServer(port: port, app: app, registry: server.registry, server: server))
        } catch {
            await server.stop()
            throw error
        }
        await server.stop()
        try await running.value
    }

    /// Opens a page as a browser does: its cookie and its session's token.
    func openPage() async throws -> (cookie: String, token: String) {
        let answer = try await get("/")
        let cookie = try #require(answer.firstMatch(of: /set-cookie: (evergreen=[A-Za-z0-9_-]+);/.ignoresCase())?.1)
        let token = try #require(answer.firstMatch(of: /data-session="([^"]+)"/)?.1)
        return (String(cookie), String(token))
    }

    func get(_ path: String, headers: String = "", host: String? = nil, method: String = "GET") async throws -> String {
        let host = host ?? "127.0.0.1:\(port)"
        return try await RawClient.exchange(
            port: port,
            "\(method) \(path) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\(headers)\r\n"
        )
    }

    /// Opens a socket for a page, sends frames, and returns the response.
    func exchange(
        _ frames: [[UInt8]],
        cookie: String,
        until isComplete: @escaping @Sendable (String) -> Bool = { _ in false }
    ) async throws -> String {
        try await RawClient.exchange(
            port: port,
            [RawClient.handshake(port: port, cookie: cookie)] + frames,
            until: isComplete
        )
    }
}
