import Testing

@testable import EvergreenWeb

struct RequestPolicyTests {
    @Test(arguments: ["127.0.0.1:8080", "localhost:9000", "LOCALHOST", "[::1]:8080", "[::1]"])
    func `a loopback server answers under its own names`(host: String) {
        #expect(RequestPolicy(listeningOn: "127.0.0.1").accepts(host: host))
    }

    @Test(arguments: ["evil.example", "evil.example:8080", "127.0.0.1.evil.example", "", "localhost.evil.example"])
    func `a loopback server answers under no other name`(host: String) {
        #expect(!RequestPolicy(listeningOn: "127.0.0.1").accepts(host: host))
        #expect(RequestPolicy(listeningOn: "0.0.0.0").accepts(host: host))
    }

    @Test func `a socket belongs to a page of the same server`() {
        var policy = RequestPolicy(listeningOn: "127.0.0.1")
        #expect(policy.accepts(origin: "http://127.0.0.1:8080", host: "127.0.0.1:8080"))
        #expect(policy.accepts(origin: "https://Example.org", host: "example.org"))
        for origin in [nil, "null", "http://127.0.0.1:8081", "http://evil.example", "127.0.0.1:8080", ""] {
            #expect(!policy.accepts(origin: origin, host: "127.0.0.1:8080"))
        }
        policy.allowedOrigins = ["https://other.example"]
        #expect(policy.accepts(origin: "https://other.example", host: "127.0.0.1:8080"))
    }

    @Test func `texts are compared as a whole`() {
        #expect(equalInConstantTime("abc", "abc"))
        #expect(!equalInConstantTime("abc", "abd"))
        #expect(!equalInConstantTime("abc", "ab"))
        #expect(equalInConstantTime("", ""))
    }

    @Test func `the cookie is found among others, and only if it is ours`() {
        let client = ClientID.random()
        #expect(ClientCookie.client(in: "a=b; evergreen=\(client.rawValue); c=d") == client)
        for header in [nil, "", "evergreen=", "evergreen=short", "xevergreen=\(client.rawValue)", "evergreen"] {
            #expect(ClientCookie.client(in: header) == nil)
        }
        #expect(ClientCookie.header(for: client).hasSuffix("; Path=/; HttpOnly; SameSite=Strict"))
    }
}
