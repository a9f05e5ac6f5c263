import EvergreenConcurrency
import HTTPTypes
import Hummingbird
import Logging
import ServiceLifecycle
import Testing

@testable import EvergreenWeb

/// The routes of a site's apps.
@MainActor
enum SiteRoutes {
    static func add(to router: Router<WebRequestContext>) {
        router.post("length") { request, context in
            let body = try await request.body.collect(upTo: .max)
            return "\(body.readableBytes) of \(try await context.user()?.id ?? "a guest")"
        }
    }
}

/// The context of a site, whose middleware authenticates users with a cookie.
struct SiteContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    var user: String?

    init(source: ApplicationRequestContextSource) { coreContext = CoreRequestContextStorage(source: source) }
}

struct UserMiddleware: RouterMiddleware {
    func handle(
        _ request: Request,
        context: SiteContext,
        next: (Request, SiteContext) async throws -> Response
    ) async throws -> Response {
        var context = context
        context.user = Cookies.values(of: "user", in: request.headers[.cookie]).first.map { String($0) }
        return try await next(request, context)
    }
}

struct UsersOnly: RouterMiddleware {
    func handle(
        _ request: Request,
        context: SiteContext,
        next: (Request, SiteContext) async throws -> Response
    ) async throws -> Response {
        guard context.user != nil else { throw HTTPError(.unauthorized, message: "Who are you?") }
        var response = try await next(request, context)
        response.headers[values: .setCookie].append("seen=1")
        return response
    }
}

/// A Hummingbird application with mounted apps on a free port, for the duration of a test.
@MainActor
struct RunningHost {
    let port: Int

    static func run(
        router: Router<SiteContext>,
        apps: [MountedApp],
        host: HostOptions = HostOptions(),
        services: [any Service] = [],
        _ body: @MainActor (RunningHost) async throws -> Void
    ) async throws {
        let (ports, listening) = AsyncStream.makeStream(of: Int.self)
        let application = try Application(
            router: router,
            apps: apps,
            host: host,
            configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)),
            services: services,
            onServerRunning: { listening.yield($0.localAddress?.port ?? 0) },
            logger: .forTests
        )
        let group = ServiceGroup(configuration: ServiceGroupConfiguration(services: [application], logger: .forTests))
        let running = Task {
            defer { listening.finish() }
            try await group.run()
        }
        var iterator = ports.makeAsyncIterator()
        guard let port = await iterator.next() else { return try await running.value }
        do {
            try await body(RunningHost(port: port))
        } catch {
            await group.triggerGracefulShutdown()
            throw error
        }
        await group.triggerGracefulShutdown()
        try await running.value
    }

    func get(_ path: String, _ headers: String..., method: String = "GET", body: String = "") async throws -> String {
        let fields =
            headers.map { "\($0)\r\n" }.joined() + (body.isEmpty ? "" : "Content-Length: \(body.utf8.count)\r\n")
        return try await RawClient.exchange(
            port: port,
            "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\(fields)\r\n\(body)"
        )
    }

    /// Opens a page of an app as a browser does: all its cookies, its session's token, and its button.
    func openPage(_ path: String, cookie: String = "a=b") async throws -> (
        cookie: String, token: String, button: String
    ) {
        let answer = try await get(path, "Cookie: \(cookie)")
        let own = try #require(answer.firstMatch(of: /set-cookie: (evergreen[A-Za-z0-9_]*=[^;]+);/.ignoresCase())?.1)
        let token = try #require(answer.firstMatch(of: /data-session="([^"]+)"/)?.1)
        let button = try #require(answer.firstMatch(of: /<button[^>]* id=e([0-9]+)/)?.1)
        return ("\(cookie); \(own)", String(token), String(button))
    }

    /// Opens a socket, says hello, and returns the response.
    func socket(
        _ path: String,
        cookie: String,
        token: String,
        origin: String? = nil,
        frames: [String] = [],
        until isComplete: @escaping @Sendable (String) -> Bool = { _ in false }
    ) async throws -> String {
        let handshake = RawClient.handshake(port: port, origin: origin, cookie: cookie, path: path)
        let frames = ["[\"h\",\"\(token)\",0]"] + frames
        return try await RawClient.exchange(
            port: port,
            [handshake] + frames.map { RawClient.frame($0) },
            until: isComplete
        )
    }
}
