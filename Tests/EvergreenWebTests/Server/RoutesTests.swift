import Hummingbird
import Testing

@testable import EvergreenUI
@testable import EvergreenWeb

/// Routes that an app adds to its pages.
@MainActor
@Suite(.serialized)
struct RoutesTests {
    private struct RoutesApp: App {
        var add: @MainActor (Router<WebRequestContext>) -> Void = { _ in }
        var requestBodyBytes = 1 << 16

        init() {}

        init(requestBodyBytes: Int = 1 << 16, _ add: @escaping @MainActor (Router<WebRequestContext>) -> Void) {
            self.add = add
            self.requestBodyBytes = requestBodyBytes
        }

        var body: some Scene {
            WindowGroup("Routes") { Text("The page") }
                .routes { $0.get("second") { _, _ in "second" } }
                .routes(requestBodyBytes: requestBodyBytes, add)
                .authentication { request in
                    request.trustedHeader("X-User").map { AuthenticatedUser(id: $0) }
                }
        }
    }

    private func run(
        basePath: BasePath = .root,
        requestBodyBytes: Int = 1 << 16,
        _ add: @escaping @MainActor (Router<WebRequestContext>) -> Void,
        _ body: @MainActor (RunningServer) async throws -> Void
    ) async throws {
        let proxies = TrustedProxies([NetworkRange("127.0.0.1")].compactMap(\.self))
        let host = AppHost(RoutesApp(requestBodyBytes: requestBodyBytes, add))
        try await RunningServer.run(basePath: basePath, proxies: proxies, host: host, body)
    }

    @Test func `routes coexist with the page`() async throws {
        let add: @MainActor (Router<WebRequestContext>) -> Void = { router in
            router.get("players/:id") { _, context in
                "\(try context.parameters.require("id")) \(context.webRequest.path) \(context.webRequest.query ?? "")"
            }
            router.post("players") { request, _ in
                String(buffer: try await request.body.collect(upTo: 100))
            }
        }
        try await run(add) { server in
            let player = try await server.get("/players/7?a=1")
            #expect(player.hasPrefix("HTTP/1.1 200") && player.hasSuffix("7 /players/7 a=1"))
            let head = try await server.get("/players/7", method: "HEAD")
            #expect(head.hasPrefix("HTTP/1.1 200") && head.hasSuffix("\r\n\r\n"))
            let answer1 = try await server.get("/second")
            #expect(answer1.hasSuffix("second"))
            let answer2 = try await server.get("/")
            #expect(answer2.contains("The page"))
            let answer3 = try await server.get("/health")
            #expect(answer3.hasPrefix("HTTP/1.1 200"))
            let answer4 = try await server.get("/nothing")
            #expect(answer4.hasPrefix("HTTP/1.1 404"))
            let answer5 = try await server.get("/", method: "POST")
            #expect(answer5.hasPrefix("HTTP/1.1 404"))
            let posted = try await RawClient.exchange(
                port: server.port,
                "POST /players HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 3\r\n\r\nAnn"
            )
            #expect(posted.hasSuffix("Ann"))
        }
    }

    @Test func `routes are below the app's base path and require its host names`() async throws {
        try await run(basePath: try #require(BasePath("/app")), { $0.get("data") { _, _ in "data" } }) { server in
            let answer6 = try await server.get("/app/data")
            #expect(answer6.hasSuffix("data"))
            let answer7 = try await server.get("/data")
            #expect(answer7.hasPrefix("HTTP/1.1 404"))
            let answer8 = try await server.get("/app/data", host: "evil.example")
            #expect(answer8.hasPrefix("HTTP/1.1 421"))
        }
    }

    @Test func `a route gets the security headers that it does not set`() async throws {
        let add: @MainActor (Router<WebRequestContext>) -> Void = { router in
            router.get("plain") { _, _ in "plain" }
            router.get("own") { _, _ in
                Response(status: .ok, headers: [.contentSecurityPolicy: "default-src 'self'"])
            }
        }
        try await run(add) { server in
            let plain = try await server.get("/plain").lowercased()
            #expect(plain.contains("content-security-policy: default-src 'none'"))
            #expect(plain.contains("x-content-type-options: nosniff"))
            let own = try await server.get("/own").lowercased()
            #expect(own.contains("content-security-policy: default-src 'self'\r\n") && !own.contains("'none'"))
        }
    }

    @Test func `a route has the user, except for cross-origin writes`() async throws {
        let add: @MainActor (Router<WebRequestContext>) -> Void = { router in
            router.get("me") { _, context in try await context.user()?.id ?? "guest" }
            router.post("me") { _, context in try await context.user()?.id ?? "guest" }
        }
        try await run(add) { server in
            let user = "X-User: ada\r\n"
            let answer9 = try await server.get("/me", headers: user)
            #expect(answer9.hasSuffix("ada"))
            let answer10 = try await server.get("/me")
            #expect(answer10.hasSuffix("guest"))
            let own = "Origin: http://127.0.0.1:\(server.port)\r\n"
            let foreign = "Origin: https://evil.example\r\n"
            let body = "Content-Length: 0\r\n"
            let answer11 = try await server.get("/me", headers: user + own + body, method: "POST")
            #expect(answer11.hasSuffix("ada"))
            let answer12 = try await server.get("/me", headers: user + foreign + body, method: "POST")
            #expect(answer12.hasSuffix("guest"))
            let answer13 = try await server.get("/me", headers: user + foreign)
            #expect(answer13.hasSuffix("ada"))
        }
    }

    @Test func `a failing route is answered with an error`() async throws {
        struct Failure: Error {}
        let add: @MainActor (Router<WebRequestContext>) -> Void = { router in
            router.get("failing") { _, _ -> String in throw Failure() }
            router.get("refusing") { _, _ -> String in throw HTTPError(.conflict, message: "Not now.") }
        }
        try await run(add) { server in
            let failing = try await server.get("/failing")
            #expect(failing.hasPrefix("HTTP/1.1 500") && failing.lowercased().contains("content-security-policy:"))
            let answer14 = try await server.get("/refusing")
            #expect(answer14.hasPrefix("HTTP/1.1 409"))
        }
    }

    @Test func `routes can raise the body limit`() async throws {
        let add: @MainActor (Router<WebRequestContext>) -> Void = { router in
            router.post("upload") { request, _ in
                "\(try await request.body.collect(upTo: .max).readableBytes) bytes"
            }
        }
        let body = String(repeating: "a", count: 100_000)
        let request = "POST /upload HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 100000\r\n\r\n"
        try await run(add) { server in
            let answer = try await RawClient.exchange(port: server.port, request + body)
            #expect(answer.hasPrefix("HTTP/1.1 413"))
        }
        try await run(requestBodyBytes: 1 << 17, add) { server in
            let answer = try await RawClient.exchange(port: server.port, request + body)
            #expect(answer.hasSuffix("100000 bytes"), "\(answer.suffix(200))")
        }
    }

    @Test(arguments: ["", "/", "health", "ready", "_evergreen/live", "_evergreen"])
    func `a server rejects a route that can't be reached`(path: String) async throws {
        await #expect(throws: ServerError.self) {
            try await run({ $0.get(RouterPath(path)) { _, _ in "" } }) { _ in }
        }
    }
}
