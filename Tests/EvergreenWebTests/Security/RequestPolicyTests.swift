import Testing

@testable import EvergreenWeb

struct RequestPolicyTests {
    @Test(arguments: ["127.0.0.1:8080", "localhost:9000", "LOCALHOST", "[::1]:8080", "[::1]"])
    func `a loopback server accepts its own names`(host: String) {
        #expect(RequestPolicy(listeningOn: "127.0.0.1").accepts(host: host))
    }

    @Test(
        arguments: [
            "evil.example", "evil.example:8080", "127.0.0.1.evil.example", "", "localhost.evil.example", "2130706433",
            "[evil.example]", ":8080",
        ],
        ["127.0.0.1", "0.0.0.0", "::", "192.0.2.1"]
    )
    func `other host names are rejected, on any listening address`(host: String, listening: String) {
        #expect(!RequestPolicy(listeningOn: listening).accepts(host: host))
    }

    @Test(arguments: ["192.0.2.7:8080", "10.0.0.1", "[2001:db8::1]:80", "localhost:8080"])
    func `a server on all interfaces accepts IP addresses`(host: String) {
        #expect(RequestPolicy(listeningOn: "0.0.0.0").accepts(host: host))
        #expect(RequestPolicy(listeningOn: "127.0.0.1").accepts(host: host) == host.hasPrefix("localhost"))
    }

    @Test func `a server accepts its configured host names`() {
        let policy = RequestPolicy(listeningOn: "127.0.0.1", hostnames: ["Players.example.org"])
        #expect(policy.accepts(host: "players.example.org"))
        #expect(policy.accepts(host: "PLAYERS.example.org:443"))
        #expect(!policy.accepts(host: "example.org"))
        #expect(!policy.accepts(host: "other.players.example.org"))
        #expect(RequestPolicy(listeningOn: "my-machine").accepts(host: "my-machine:8080"))
    }

    @Test func `a socket's origin must be the server or an allowed origin`() {
        let policy = RequestPolicy(listeningOn: "127.0.0.1", allowedOrigins: ["https://Other.example"])
        #expect(policy.accepts(origin: "http://127.0.0.1:8080", host: "127.0.0.1:8080"))
        #expect(policy.accepts(origin: "https://Example.org", host: "example.org"))
        for origin in [nil, "null", "http://127.0.0.1:8081", "http://evil.example", "127.0.0.1:8080", ""] {
            #expect(!policy.accepts(origin: origin, host: "127.0.0.1:8080"))
        }
        #expect(policy.accepts(origin: "https://other.example", host: "127.0.0.1:8080"))
    }

    @Test func `wildcards in allowed origins match nothing`() {
        let policy = RequestPolicy(
            listeningOn: "0.0.0.0",
            allowedOrigins: ["*", "https://*.example", "https://*"]
        )
        for origin in ["http://evil.example", "https://evil.example", "null", "https://a.example"] {
            #expect(!policy.accepts(origin: origin, host: "127.0.0.1:8080"))
        }
    }

    @Test func `equalInConstantTime compares whole strings`() {
        let secret = Array(SessionToken.random().secret)
        for index in secret.indices {
            var other = secret
            other[index] = other[index] == "a" ? "b" : "a"
            #expect(!equalInConstantTime(String(secret), String(other)))
        }
        #expect(equalInConstantTime("abc", "abc"))
        #expect(!equalInConstantTime("abc", "abd"))
        #expect(!equalInConstantTime("abc", "ab"))
        #expect(equalInConstantTime("", ""))
    }

    @Test func `the client cookie is found among others and validated`() {
        let client = ClientID.random()
        #expect(ClientCookie.client(in: "a=b; evergreen=\(client.rawValue); c=d", for: .root) == client)
        for header in [nil, "", "evergreen=", "evergreen=short", "xevergreen=\(client.rawValue)", "evergreen"] {
            #expect(ClientCookie.client(in: header, for: .root) == nil)
        }
        #expect(
            ClientCookie.header(for: client, isSecure: false, app: .root).hasSuffix(
                "; Path=/; HttpOnly; SameSite=Strict"
            )
        )
        #expect(
            ClientCookie.header(for: client, isSecure: true, app: .root).hasSuffix(
                "; Path=/; HttpOnly; SameSite=Strict; Secure"
            )
        )
    }

    @Test func `nested apps have separate cookies`() throws {
        let (outer, inner) = (try #require(BasePath("/players")), try #require(BasePath("/players/admin")))
        let (client, other) = (ClientID.random(), ClientID.random())
        #expect(
            ClientCookie.header(for: client, isSecure: false, app: inner)
                == "evergreen_players_admin=\(client.rawValue); Path=/players/admin; HttpOnly; SameSite=Strict"
        )
        let both = "evergreen_players=\(other.rawValue); evergreen_players_admin=\(client.rawValue)"
        #expect(ClientCookie.client(in: both, for: inner) == client)
        #expect(ClientCookie.client(in: both, for: outer) == other)
        #expect(ClientCookie.client(in: both, for: .root) == nil)
    }
}
