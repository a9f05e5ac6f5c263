import Testing

@testable import EvergreenUI
@testable import EvergreenWeb

/// Users over HTTP: cookies, status codes and headers.
@MainActor
@Suite(.serialized)
struct SignInServerTests {
    /// Creates a ticket for the most recent page.
    private func ticket(_ user: String, on server: RunningServer, session token: String) async throws -> String {
        let session = try #require(server.registry.openSessions.first { $0.token.text == token })
        return server.registry.signIns.makeTicket(
            user: user,
            duration: .seconds(1000),
            client: session.client,
            session: session.token,
            formerSignIn: nil
        )
        .token.text
    }

    private func post(_ server: RunningServer, _ headers: String...) async throws -> String {
        let lines = headers.map { "\($0)\r\n" }.joined() + "Content-Length: 0\r\n"
        return try await server.get("/_evergreen/sign-in", headers: lines, method: "POST")
    }

    @Test func `a ticket is exchanged for cookies that scripts can't read`() async throws {
        let apps = UserApps()
        try await RunningServer.run(host: apps.host) { server in
            let page = try await server.openPage()
            let ticket = try await ticket("ada", on: server, session: page.token)
            let origin = "Origin: http://127.0.0.1:\(server.port)"
            let answer = try await post(server, "Cookie: \(page.cookie)", origin, "Evergreen-Ticket: \(ticket)")
            #expect(answer.hasPrefix("HTTP/1.1 204"))
            let user = try #require(
                answer.firstMatch(
                    of: /set-cookie: (evergreen-user=[^;]+); Path=\/; Max-Age=1000; HttpOnly; SameSite=Lax/
                        .ignoresCase()
                )?.1
            )
            let client = try #require(answer.firstMatch(of: /set-cookie: (evergreen=[^;]+);/.ignoresCase())?.1)
            #expect(client != page.cookie)
            let next = try await server.get("/", headers: "Cookie: \(client); \(user)\r\n")
            #expect(next.hasPrefix("HTTP/1.1 200") && next.contains(">ada<"))
            #expect(!next.lowercased().contains("set-cookie"))
            #expect(next.contains("data-user=\"") && !next.contains("data-user=\"\""))
            let again = try await post(server, "Cookie: \(page.cookie)", origin, "Evergreen-Ticket: \(ticket)")
            #expect(again.hasPrefix("HTTP/1.1 403") && !again.lowercased().contains("set-cookie"))
        }
    }

    @Test func `a ticket is rejected from other origins, from other browsers and without its header`() async throws {
        try await RunningServer.run(host: UserApps().host) { server in
            let page = try await server.openPage()
            let ticket = try await ticket("ada", on: server, session: page.token)
            let origin = "Origin: http://127.0.0.1:\(server.port)"
            let stranger = "Cookie: evergreen=\(ClientID.random().rawValue)"
            for headers in [
                ["Cookie: \(page.cookie)", "Evergreen-Ticket: \(ticket)"],
                ["Cookie: \(page.cookie)", "Origin: https://evil.example", "Evergreen-Ticket: \(ticket)"],
                ["Cookie: \(page.cookie)", "Origin: null", "Evergreen-Ticket: \(ticket)"],
                [stranger, origin, "Evergreen-Ticket: \(ticket)"], [origin, "Evergreen-Ticket: \(ticket)"],
                ["Cookie: \(page.cookie)", origin],
            ] {
                let answer = try await post(server, headers.joined(separator: "\r\n"))
                #expect(answer.hasPrefix("HTTP/1.1 403"), "\(headers)")
                #expect(!answer.lowercased().contains("set-cookie"))
            }
            let read = try await server.get("/_evergreen/sign-in")
            #expect(read.hasPrefix("HTTP/1.1 404"))
            // None of these has consumed it.
            let answer = try await post(server, "Cookie: \(page.cookie)", origin, "Evergreen-Ticket: \(ticket)")
            #expect(answer.hasPrefix("HTTP/1.1 204"))
        }
    }

    @Test func `an unauthorized page has an error status`() async throws {
        let proxies = TrustedProxies([NetworkRange("127.0.0.1")].compactMap(\.self))
        try await RunningServer.run(proxies: proxies, host: UserApps(role: "writer", header: "X-User").host) { server in
            for method in ["GET", "HEAD"] {
                let guest = try await server.get("/", method: method)
                #expect(guest.hasPrefix("HTTP/1.1 401"))
                let user = try await server.get("/", headers: "X-User: ada\r\n", method: method)
                #expect(user.hasPrefix("HTTP/1.1 403"))
            }
            let guest = try await server.get("/")
            #expect(guest.contains("Who are you?") && guest.contains("data-session="))
        }
    }

    @Test func `a user header is accepted only from a trusted proxy`() async throws {
        let proxies = TrustedProxies([NetworkRange("127.0.0.1")].compactMap(\.self))
        let host = UserApps(header: "X-User").host
        try await RunningServer.run(proxies: proxies, host: host) { server in
            let answer1 = try await server.get("/", headers: "X-User: ada\r\n")
            #expect(answer1.contains(">ada<"))
            let answer2 = try await server.get("/", headers: "X-User: ada\r\nX-User: bob\r\n")
            #expect(answer2.contains(">guest<"))
        }
        try await RunningServer.run(host: host) { server in
            let answer3 = try await server.get("/", headers: "X-User: ada\r\n")
            #expect(answer3.contains(">guest<"))
        }
    }

    @Test func `views read the request without secrets`() async throws {
        let apps = UserApps()
        try await RunningServer.run(host: apps.host) { server in
            let cookies = "evergreen=\(apps.client.rawValue); theme=dark; evergreen-user=a.b; __Host-evergreen-user=c.d"
            let answer = try await server.get(
                "/?a=1",
                headers: "Cookie: \(cookies)\r\nX-Custom: yes\r\nEvergreen-Session: a.b\r\n"
            )
            #expect(answer.contains(">a=1<"))
            let request = try #require(server.registry.openSessions.first?.visitor.request)
            #expect(request.cookies == ["theme": "dark"])
            #expect(request.header("X-Custom") == "yes")
            #expect(request.header("Cookie") == nil && request.header("Evergreen-Session") == nil)
            #expect(request.host == "127.0.0.1:\(server.port)" && request.scheme == "http" && request.path == "/")
            #expect(request.clientAddress == "127.0.0.1" && !request.isFromTrustedProxy)
        }
    }

    @Test func `a page whose user can't be determined is answered with 503`() async throws {
        let apps = UserApps()
        try await RunningServer.run(host: apps.host) { server in
            let page = try await server.openPage()
            let ticket = try await ticket("ada", on: server, session: page.token)
            let client = try #require(ClientCookie.client(in: page.cookie, for: .root))
            let browser = try #require(try await server.registry.signIns.redeem(ticket, client: client))
            apps.accounts.fail()
            let answer = try await server.get("/", headers: "Cookie: evergreen-user=\(browser.signIn.text)\r\n")
            #expect(answer.hasPrefix("HTTP/1.1 503"))
            let answer4 = try await server.get("/")
            #expect(answer4.hasPrefix("HTTP/1.1 200"))
        }
    }

    @Test func `apps below a path have their own cookies`() async throws {
        let path = try #require(BasePath("/players"))
        try await RunningServer.run(basePath: path) { server in
            let answer = try await server.get("/players/")
            #expect(answer.contains("; Path=/players; HttpOnly; SameSite=Strict"))
        }
    }
}
