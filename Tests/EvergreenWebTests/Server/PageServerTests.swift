import Testing

@testable import EvergreenUI
@testable import EvergreenWeb

@MainActor
@Suite(.serialized)
struct PageServerTests {
    @Test func `a page has its headers`() async throws {
        try await RunningServer.run { server in
            let answer = try await server.get("/").lowercased()
            #expect(answer.hasPrefix("http/1.1 200"))
            for header in [
                "content-security-policy: default-src 'none'; script-src 'self'; style-src 'self'",
                "font-src 'self';", "img-src 'self' data: https:;",
                "x-content-type-options: nosniff", "referrer-policy: no-referrer", "cache-control: no-store",
                "; path=/; httponly; samesite=strict",
            ] {
                #expect(answer.contains(header), "\(header)")
            }
            #expect(server.registry.count == 1)
        }
    }

    @Test func `a HEAD request opens no session`() async throws {
        try await RunningServer.run { server in
            let answer1 = try await server.get("/", method: "HEAD")
            #expect(answer1.hasPrefix("HTTP/1.1 200"))
            #expect(server.registry.count == 0)
        }
    }

    @Test func `the page's files are compressed once for clients that accept gzip`() async throws {
        try await RunningServer.run { server in
            for asset in Asset.all where asset.bytes.count >= ResponseCompression.minimumLength {
                let plain = try await server.get("/\(asset.address)")
                #expect(plain.hasSuffix(asset.text))
                let plainHead = plain.prefix(1000).lowercased()
                #expect(!plainHead.contains("content-encoding") && plainHead.contains("vary: accept-encoding"))
                let gzip = "Accept-Encoding: br, gzip\r\n"
                let head = try await server.get("/\(asset.address)", headers: gzip).prefix(1000).lowercased()
                let body = try #require(asset.gzipped)
                #expect(head.contains("content-encoding: gzip\r\n") && head.contains("vary: accept-encoding"))
                #expect(head.contains("content-length: \(body.readableBytes)\r\n"))
                let tag = "\"\(asset.hash)-gzip\""
                #expect(head.contains("etag: \(tag)\r\n"))
                let again = try await server.get("/\(asset.address)", headers: gzip + "If-None-Match: \(tag)\r\n")
                #expect(again.hasPrefix("HTTP/1.1 304") && !again.lowercased().contains("content-encoding"))
            }
        }
    }

    @Test(arguments: [
        ("gzip, deflate, br", true), ("br;q=1.0, GZIP;q=0.5", true), ("x-gzip", true), ("*", true),
        ("br, *;q=0.1", true),
        ("gzip;q=0", false), ("gzip; q=0.000, *", false), ("*;q=0", false), ("br", false), ("identity", false),
        ("", false),
        ("gzipped", false), ("gzip;q=2", false), ("gzip;q=x", false), (",;q=1,,gzip", true),
    ])
    func `Accept-Encoding is parsed`(header: String, takesGzip: Bool) {
        #expect(AcceptEncoding.takesGzip(header) == takesGzip)
        #expect(!AcceptEncoding.takesGzip(nil))
    }

    @Test func `files are cached permanently under their content hashes`() async throws {
        try await RunningServer.run { server in
            for asset in Asset.all {
                let answer = try await server.get("/\(asset.address)")
                #expect(answer.contains("max-age=31536000, immutable"))
                #expect(answer.hasSuffix(asset.text))
                let again = try await server.get("/\(asset.address)", headers: "If-None-Match: \"\(asset.hash)\"\r\n")
                #expect(again.hasPrefix("HTTP/1.1 304"))
            }
            let answer2 = try await server.get("/\(StyleSheet.addresses(of: [StyleClass(.paddingTop, 16)])[0])")
            #expect(answer2.hasSuffix(".pt-16{padding-top:16px}"))
        }
    }

    @Test(arguments: [
        ("/nothing", "GET", "404"), ("/_evergreen/0/page.js", "GET", "404"), ("/../../etc/passwd", "GET", "404"),
        ("/_evergreen/style.css?c=%7B", "GET", "404"), ("/", "POST", "405"), ("/_evergreen/live", "GET", "426"),
    ])
    func `other requests are rejected`(path: String, method: String, status: String) async throws {
        try await RunningServer.run { server in
            let answer = try await server.get(path, method: method)
            #expect(answer.hasPrefix("HTTP/1.1 \(status)"), "\(answer.prefix(100))")
            #expect(answer.lowercased().contains("content-security-policy:"))
        }
    }

    private static let proxied = """
        X-Forwarded-For: 192.0.2.7\r
        X-Forwarded-Proto: https\r
        X-Forwarded-Host: players.example\r

        """

    @Test func `a trusted proxy's headers describe its clients`() async throws {
        let policy = RequestPolicy(listeningOn: "127.0.0.1", hostnames: ["players.example"])
        let proxies = TrustedProxies([NetworkRange("127.0.0.0/8")].compactMap(\.self))
        try await RunningServer.run(policy: policy, proxies: proxies) { server in
            let answer = try await server.get("/", headers: Self.proxied, host: "anything")
            #expect(answer.hasPrefix("HTTP/1.1 200"))
            #expect(answer.contains("SameSite=Strict; Secure"))
            let direct = try await server.get("/")
            #expect(direct.hasPrefix("HTTP/1.1 200") && !direct.contains("; Secure"))
            let named = try await server.get("/", host: "anything")
            #expect(named.hasPrefix("HTTP/1.1 421"))
        }
        try await RunningServer.run(policy: policy) { server in
            let named = try await server.get("/", headers: Self.proxied, host: "anything")
            #expect(named.hasPrefix("HTTP/1.1 421"))
            let direct = try await server.get("/", headers: Self.proxied)
            #expect(direct.hasPrefix("HTTP/1.1 200") && !direct.contains("; Secure"))
        }
    }

    @Test func `clients behind a trusted proxy have separate limits`() async throws {
        var limits = SessionLimits()
        limits.waitingSessionsPerAddress = 1
        let proxies = TrustedProxies([NetworkRange("127.0.0.1")].compactMap(\.self))
        try await RunningServer.run(limits: limits, proxies: proxies) { server in
            for _ in 1...2 {
                for client in ["192.0.2.1", "192.0.2.2"] {
                    _ = try await server.get("/", headers: "X-Forwarded-For: \(client)\r\n")
                }
            }
            #expect(server.registry.count == 2)
        }
    }

    @Test func `a proxy's connection is closed after the page, so that the socket gets its own`() async throws {
        try await RunningServer.run { server in
            let request = "GET / HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nVia: 1.1 proxy\r\n\r\n"
            // Read until the server closes.
            let answer = try await RawClient.exchange(port: server.port, request)
            #expect(answer.lowercased().contains("connection: close"))
        }
    }

    @Test func `another host name is rejected`() async throws {
        try await RunningServer.run { server in
            let answer3 = try await server.get("/", host: "evil.example")
            #expect(answer3.hasPrefix("HTTP/1.1 421"))
            #expect(server.registry.count == 0)
        }
    }

    @Test func `a request with two host headers is rejected`() async throws {
        try await RunningServer.run { server in
            let request = "GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n"
            let answer = try await RawClient.exchange(port: server.port, request)
            #expect(answer.hasPrefix("HTTP/1.1 400"))
            #expect(server.registry.count == 0)
        }
    }

    /// A second response to a request would trap in a debug build.
    @Test func `an invalid body after the response is not answered again`() async throws {
        try await RunningServer.run { server in
            let head = "GET / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
            let answer = try await RawClient.exchange(port: server.port, head + "this is no chunk\r\n")
            #expect(answer.components(separatedBy: "HTTP/1.1 ").count <= 2)
            let next = try await server.get("/")
            #expect(next.hasPrefix("HTTP/1.1 200"))
        }
    }

    @Test func `a page beyond the limit is answered with an error`() async throws {
        var limits = SessionLimits()
        limits.sessionsPerAddress = 0
        try await RunningServer.run(limits: limits) { server in
            let answer = try await server.get("/")
            #expect(answer.hasPrefix("HTTP/1.1 429"))
            #expect(answer.lowercased().contains("retry-after: 60"))
        }
        limits = SessionLimits()
        limits.sessions = 0
        try await RunningServer.run(limits: limits) { server in
            let answer = try await server.get("/")
            #expect(answer.hasPrefix("HTTP/1.1 503"))
        }
    }

    @Test func `an app is served at its base path`() async throws {
        try await RunningServer.run(basePath: try #require(BasePath("/players"))) { server in
            let page = try await server.get("/players/")
            #expect(page.hasPrefix("HTTP/1.1 200"))
            // Relative to the page: a proxy may map another path to it.
            let addresses = page.matches(of: /(?:href|src|data-live)="?([^" >]*)/).map { String($0.1) }
            #expect(addresses.allSatisfy { $0.hasPrefix("_evergreen/") })
            let script = try #require(addresses.first { $0.hasSuffix("/page.js") })
            let answer = try await server.get("/players/\(script)")
            #expect(answer.hasPrefix("HTTP/1.1 200"))
            let redirect = try await server.get("/players")
            #expect(redirect.hasPrefix("HTTP/1.1 308"))
            #expect(redirect.lowercased().contains("location: /players/\r\n"))
            for path in ["/", "/\(script)", "/_evergreen/live", "/playersx/"] {
                let elsewhere = try await server.get(path)
                #expect(elsewhere.hasPrefix("HTTP/1.1 404"))
            }
            let probe = try await server.get("/health")
            #expect(probe.hasPrefix("HTTP/1.1 200"))
        }
    }

    @Test func `health and readiness are reported`() async throws {
        try await RunningServer.run { server in
            for path in ["/health", "/ready"] {
                let answer = try await server.get(path)
                #expect(answer.hasPrefix("HTTP/1.1 200"))
                #expect(answer.hasSuffix("\r\n\r\nok\n"))
                #expect(answer.lowercased().contains("cache-control: no-store"))
            }
            let posted = try await server.get("/ready", method: "POST")
            #expect(posted.hasPrefix("HTTP/1.1 405"))
        }
        var limits = SessionLimits()
        limits.sessions = 0
        try await RunningServer.run(limits: limits) { server in
            let health = try await server.get("/health")
            #expect(health.hasPrefix("HTTP/1.1 200"))
            let readiness = try await server.get("/ready")
            #expect(readiness.hasPrefix("HTTP/1.1 503"))
        }
    }

    @Test func `a connection beyond the limit is closed, and a closed one makes room`() async throws {
        var limits = SessionLimits()
        limits.connectionsPerAddress = 0
        try await RunningServer.run(limits: limits) { server in
            let answer = try await server.get("/")
            #expect(answer == "")
        }
        limits.connectionsPerAddress = 1
        try await RunningServer.run(limits: limits) { server in
            for _ in 0..<5 {
                // The server handles the end of a connection in a later turn.
                var answer = ""
                while answer.isEmpty { answer = try await server.get("/") }
                #expect(answer.hasPrefix("HTTP/1.1 200"))
            }
        }
    }

    @Test func `file descriptors are reserved for database files`() {
        #expect(FileDescriptors.connections(atMost: 3) == 3)
        #expect(FileDescriptors.connections(atMost: .max) > 100)
    }

    @Test func `a port in use ends in an error with advice`() async throws {
        try await RunningServer.run { server in
            let second = PageServer(host: "127.0.0.1", port: server.port, logger: .forTests) { _ in server.app.open() }
            let expected = ServerError.portInUse(host: "127.0.0.1", port: server.port)
            await #expect(throws: expected) { try await second.run(stoppedBySignals: false) { _ in } }
            #expect(expected.description.contains("--port"))
        }
    }
}
