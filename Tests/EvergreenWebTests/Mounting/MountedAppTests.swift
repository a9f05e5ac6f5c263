import Foundation
import Hummingbird
import EvergreenMetrics
import Logging
import NIOConcurrencyHelpers
import Testing

@testable import EvergreenWeb

/// Apps mounted in a Hummingbird application.
@MainActor
@Suite(.serialized)
struct MountedAppTests {
    private static let options = MountOptions(pageState: .memory)

    private static func makeRouter() -> Router<SiteContext> {
        let router = Router(context: SiteContext.self)
        router.add(middleware: UserMiddleware())
        router.get("status.json") { _, _ in "{}" }
        router.post("length") { request, _ in "\(try await request.body.collect(upTo: .max).readableBytes)" }
        return router
    }

    private static func app(_ path: String, on router: some RouterMethods<SiteContext>, _ title: String) -> MountedApp {
        MountedApp(path, on: router, options: options) { context in
            context.user.map { AuthenticatedUser(id: $0) }
        } environment: { context, values in
            values.tenant = context.user == nil ? "nowhere" : "Acme"
        } app: {
            SiteApp(title)
        }
    }

    @Test func `mounted apps, their files and routes coexist with the application's routes`() async throws {
        let router = Self.makeRouter()
        let apps = [
            MountedApp("/players", on: router, options: Self.options) { SiteApp("Players") },
            Self.app("/ledger", on: router, "Ledger"),
        ]
        try await RunningHost.run(router: router, apps: apps) { site in
            let players = try await site.get("/players/")
            #expect(players.hasPrefix("HTTP/1.1 200") && players.contains("This is Players for a guest of no tenant"))
            #expect(players.contains("content-security-policy") || players.contains("Content-Security-Policy"))
            let ledger = try await site.get("/ledger/", "Cookie: user=ada")
            #expect(ledger.contains("This is Ledger for ada of Acme"))
            let script = try #require(players.firstMatch(of: /src="(_evergreen\/[^"]+)"/)?.1)
            let file = try await site.get("/players/\(script)")
            #expect(file.hasPrefix("HTTP/1.1 200"))
            let length = try await site.get("/ledger/length", "Cookie: user=ada", method: "POST", body: "four")
            #expect(length.hasSuffix("4 of ada"))
            let own = try await site.get("/status.json")
            #expect(own.hasPrefix("HTTP/1.1 200") && own.hasSuffix("{}"))
            #expect(!own.lowercased().contains("content-security-policy"))
            let nothing = try await site.get("/elsewhere")
            #expect(nothing.hasPrefix("HTTP/1.1 404") && !nothing.contains("<html"))
        }
    }

    @Test func `an app's path serves its page, and the app answers unknown paths below it`()
        async throws
    {
        let router = Self.makeRouter()
        try await RunningHost.run(router: router, apps: [Self.app("players/", on: router, "Players")]) { site in
            let path = try await site.get("/players")
            #expect(path.hasPrefix("HTTP/1.1 308") && path.lowercased().contains("location: /players/\r\n"))
            let unknown = try await site.get("/players/no/such/place")
            #expect(unknown.hasPrefix("HTTP/1.1 404") && unknown.contains("data-session"))
            for path in ["/players/%2e%2e/status.json", "/players/../status.json", "/players/%zz"] {
                let answer = try await site.get(path)
                #expect(answer.hasPrefix("HTTP/1.1 4") && !answer.hasSuffix("{}"), "\(path)")
            }
            let encoded = try await site.get("/pl%61yers/")
            #expect(encoded.hasPrefix("HTTP/1.1 404"))
            let posted = try await site.get("/players/", method: "POST", body: "x")
            #expect(posted.hasPrefix("HTTP/1.1 404"))
            let head = try await site.get("/players/", method: "HEAD")
            #expect(head.hasPrefix("HTTP/1.1 200") && head.hasSuffix("\r\n\r\n"))
            let foreign = try await RawClient.exchange(
                port: site.port,
                "GET /players/ HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n"
            )
            #expect(foreign.hasPrefix("HTTP/1.1 421"))
        }
    }

    @Test func `an app mounted at the root answers requests that no route handles`() async throws {
        let router = Self.makeRouter()
        try await RunningHost.run(router: router, apps: [Self.app("/", on: router, "Home")]) { site in
            let page = try await site.openPage("/")
            let file = try await site.get("/\(PageScript.asset.address)")
            #expect(file.hasPrefix("HTTP/1.1 200"))
            let own = try await site.get("/status.json")
            #expect(own.hasSuffix("{}"))
            let socket = try await site.socket("/_evergreen/live", cookie: page.cookie, token: page.token) {
                $0.contains("[0,")
            }
            #expect(socket.hasPrefix("HTTP/1.1 101"))
        }
    }

    @Test func `apps can be nested, with application routes below both`() async throws {
        let router = Self.makeRouter()
        router.get("players/export.csv") { _, _ in "1;2" }
        let apps = [Self.app("/players", on: router, "Players"), Self.app("/players/staff", on: router, "Staff")]
        try await RunningHost.run(router: router, apps: apps) { site in
            let outer = try await site.openPage("/players/")
            let inner = try await site.openPage("/players/staff/", cookie: outer.cookie)
            #expect(inner.cookie.contains("evergreen_players=") && inner.cookie.contains("evergreen_players_staff="))
            for (path, page) in [("/players", outer), ("/players/staff", inner)] {
                let socket = try await site.socket(
                    "\(path)/_evergreen/live",
                    cookie: inner.cookie,
                    token: page.token,
                    frames: ["[\"e\",1,\(page.button),\"tap\"]"]
                ) { $0.contains("count: 1") }
                #expect(socket.contains("count: 1"), "\(path)")
            }
            let export = try await site.get("/players/export.csv")
            #expect(export.hasSuffix("1;2"))
        }
    }

    @Test func `an app is mounted below its router group's path`() async throws {
        let router = Self.makeRouter()
        let app = Self.app("/players", on: router.group("site").group("games"), "Players")
        try await RunningHost.run(router: router, apps: [app]) { site in
            let page = try await site.get("/site/games/players/")
            #expect(page.contains("This is Players") && page.contains("Path=/site/games/players;"))
        }
    }

    @Test func `middleware that rejects a page rejects its socket, and its response headers are on the upgrade`()
        async throws
    {
        let router = Self.makeRouter()
        let app = Self.app("/ledger", on: router.group().add(middleware: UsersOnly()), "Ledger")
        try await RunningHost.run(router: router, apps: [app]) { site in
            let refused = try await site.get("/ledger/")
            #expect(refused.hasPrefix("HTTP/1.1 401") && !refused.contains("data-session"))
            let page = try await site.openPage("/ledger/", cookie: "user=ada")
            let guest = page.cookie.replacing("user=ada; ", with: "")
            let refusedSocket = try await site.socket("/ledger/_evergreen/live", cookie: guest, token: page.token)
            #expect(refusedSocket.hasPrefix("HTTP/1.1 401") && refusedSocket.contains("Who are you?"))
            let socket = try await site.socket(
                "/ledger/_evergreen/live",
                cookie: page.cookie,
                token: page.token,
                frames: ["[\"e\",1,\(page.button),\"tap\"]"]
            ) { $0.contains("count: 1") }
            #expect(socket.hasPrefix("HTTP/1.1 101") && socket.lowercased().contains("set-cookie: seen=1"))
            #expect(socket.contains("count: 1"))
        }
    }

    @Test func `a socket of a different user than its page's reloads the page`() async throws {
        let router = Self.makeRouter()
        try await RunningHost.run(router: router, apps: [Self.app("/ledger", on: router, "Ledger")]) { site in
            let page = try await site.openPage("/ledger/", cookie: "user=ada")
            let other = page.cookie.replacing("user=ada", with: "user=bob")
            let socket = try await site.socket("/ledger/_evergreen/live", cookie: other, token: page.token)
            #expect(socket.hasPrefix("HTTP/1.1 101") && socket.contains("\u{11}1"))
            let own = try await site.socket("/ledger/_evergreen/live", cookie: page.cookie, token: page.token)
            #expect(own.contains(CloseReason.unknownSession.text))
        }
    }

    @Test func `a cross-origin socket is rejected unless the app allows its origin`() async throws {
        let router = Self.makeRouter()
        let options = MountOptions(allowedOrigins: ["https://friend.example"], pageState: .memory)
        let app = MountedApp("/players", on: router, options: options) { SiteApp() }
        try await RunningHost.run(router: router, apps: [app]) { site in
            let page = try await site.openPage("/players/")
            for (origin, status) in [("https://foe.example", "403"), ("https://friend.example", "101")] {
                let socket = try await site.socket(
                    "/players/_evergreen/live",
                    cookie: page.cookie,
                    token: page.token,
                    origin: origin
                ) { _ in true }
                #expect(socket.hasPrefix("HTTP/1.1 \(status)"), "\(origin)")
            }
        }
    }

    @Test func `scenes with their own authentication see the application's user`() async throws {
        let router = Self.makeRouter()
        let app = MountedApp("/", on: router, options: Self.options) { context in
            context.user.map { AuthenticatedUser(id: $0) }
        } app: {
            AskingSiteApp()
        }
        try await RunningHost.run(router: router, apps: [app]) { site in
            let page = try await site.get("/", "Cookie: user=ada")
            #expect(page.contains("for ada of the app"))
        }
    }

    @Test func `the application closes a user's pages`() async throws {
        let router = Self.makeRouter()
        let app = Self.app("/ledger", on: router, "Ledger")
        router.post("sign-out") { [sessions = app.sessions] _, context in
            await sessions.end(ofUser: context.user ?? "")
            return "Bye"
        }
        router.post("leave") { [sessions = app.sessions] _, _ in
            await sessions.end { request, user in user?.id == "bob" && request.cookies["user"] == "bob" }
            return "Bye"
        }
        try await RunningHost.run(router: router, apps: [app]) { site in
            for (user, path) in [("ada", "/sign-out"), ("bob", "/leave")] {
                let page = try await site.openPage("/ledger/", cookie: "user=\(user)")
                let other = try await site.openPage("/ledger/", cookie: "user=eve")
                let answer = try await site.get(path, "Cookie: user=\(user)", method: "POST")
                #expect(answer.hasSuffix("Bye"))
                let socket = try await site.socket("/ledger/_evergreen/live", cookie: page.cookie, token: page.token)
                #expect(socket.contains(CloseReason.unknownSession.text))
                let others = try await site.socket("/ledger/_evergreen/live", cookie: other.cookie, token: other.token)
                {
                    $0.contains("[0,")
                }
                #expect(!others.contains(CloseReason.unknownSession.text))
            }
        }
    }

    @Test func `an app's routes limit body sizes, and the application's routes do not`() async throws {
        let router = Self.makeRouter()
        try await RunningHost.run(router: router, apps: [Self.app("/players", on: router, "Players")]) { site in
            let text = String(repeating: "x", count: 1 << 17)
            let most = try await site.get("/players/length", method: "POST", body: text)
            #expect(most.contains("131072 of a guest"))
            let tooMuch = try await site.get("/players/length", method: "POST", body: text + "x")
            #expect(tooMuch.hasPrefix("HTTP/1.1 413"))
            let chunks = "\(String(text.utf8.count, radix: 16))\r\n\(text)\r\n1\r\nx\r\n0\r\n\r\n"
            let chunked = try await RawClient.exchange(
                port: site.port,
                """
                POST /players/length HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\
                Transfer-Encoding: chunked\r\n\r\n\(chunks)
                """
            )
            #expect(chunked.hasPrefix("HTTP/1.1 413"))
            let own = try await site.get("/length", method: "POST", body: text + text)
            #expect(own.hasSuffix("262144"))
        }
    }

    @Test func `requests for pages, sockets and routes are authenticated, and requests for files are not`()
        async throws
    {
        let router = Self.makeRouter()
        let questions = NIOLockedValueBox(0)
        let app = MountedApp("/players", on: router, options: Self.options) { _ in
            questions.withLockedValue { $0 += 1 }
            return nil
        } app: {
            SiteApp()
        }
        try await RunningHost.run(router: router, apps: [app]) { site in
            _ = try await site.openPage("/players/")
            for asset in Asset.all {
                let file = try await site.get("/players/\(asset.address)")
                #expect(file.hasPrefix("HTTP/1.1 200"))
            }
            #expect(questions.withLockedValue { $0 } == 1)
            _ = try await site.get("/players/length", method: "POST", body: "x")
            _ = try await site.get("/players/_evergreen/live")
            #expect(questions.withLockedValue { $0 } == 3)
        }
    }

    @Test func `an app's metrics have its path as a dimension`() {
        let system = PrometheusMetrics(logger: .forTests)
        let players = ServerMetrics(dimensions: [("app", "/players/")], factory: system)
        let ledger = ServerMetrics(dimensions: [("app", "/ledger/")], factory: system)
        players.sessions.set(3)
        ledger.sessions.set(4)
        #expect(system.text.contains("evergreen_sessions{app=\"/players/\"} 3"))
        #expect(system.text.contains("evergreen_sessions{app=\"/ledger/\"} 4"))
    }

    @Test func `an application that stops saves page state and closes sockets`() async throws {
        let router = Self.makeRouter()
        let app = Self.app("/players", on: router, "Players")
        let (greeted, greeting) = AsyncStream.makeStream(of: Void.self)
        var socket: Task<String, any Error>?
        try await RunningHost.run(router: router, apps: [app]) { site in
            let page = try await site.openPage("/players/")
            socket = Task {
                try await site.socket("/players/_evergreen/live", cookie: page.cookie, token: page.token) {
                    if $0.contains("[0,") { greeting.yield() }
                    return false
                }
            }
            for await _ in greeted { break }
            #expect(app.server.responder?.registry.count == 1)
        }
        let received = try await #require(socket).value
        #expect(received.contains(CloseReason.serverStops.text))
        #expect(app.server.responder == nil)
    }

    @Test func `a page is restored after its application restarts`() async throws {
        let file = URL.temporaryDirectory.appending(component: "\(UUID()).sqlite").path
        defer {
            for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file + suffix) }
        }
        func run(_ body: @MainActor (RunningHost) async throws -> Void) async throws {
            let router = Self.makeRouter()
            let app = MountedApp("/players", on: router, options: MountOptions(pageState: .file(path: file))) {
                SiteApp()
            }
            try await RunningHost.run(router: router, apps: [app], body)
        }
        var previous = (cookie: "", token: "", button: "")
        try await run { site in
            previous = try await site.openPage("/players/")
            let socket = try await site.socket(
                "/players/_evergreen/live",
                cookie: previous.cookie,
                token: previous.token,
                frames: ["[\"e\",1,\(previous.button),\"tap\"]"]
            ) { $0.contains("count: 1") }
            #expect(socket.contains("count: 1"))
        }
        try await run { site in
            let page = try await site.get(
                "/players/",
                "Cookie: \(previous.cookie)",
                "Evergreen-Session: \(previous.token)"
            )
            #expect(page.contains("count: 1"))
        }
    }
}
