import Testing

@testable import EvergreenWeb

struct TrustedProxiesTests {
    private static func proxies(_ ranges: String...) -> TrustedProxies {
        TrustedProxies(ranges.compactMap { NetworkRange($0) })
    }

    private static func source(
        _ headers: [String: [String]],
        peer: String = "10.0.0.1",
        proxies: TrustedProxies = proxies("10.0.0.0/8", "2001:db8::/32")
    ) -> TrustedProxies.Source {
        proxies.source(peer: peer, host: "inner:8080") { headers[$0] ?? [] }
    }

    @Test func `a trusted proxy's headers give a request's source`() {
        let listed = Self.source([
            "x-forwarded-for": ["192.0.2.7"], "x-forwarded-proto": ["https"], "x-forwarded-host": ["players.example"],
        ])
        #expect(listed == .init(address: "192.0.2.7", host: "players.example", isSecure: true))
        let forwarded = Self.source(["forwarded": [#"for="[2001:db9::7]:4711";proto=HTTPS; Host="players.example""#]])
        #expect(forwarded == .init(address: "2001:db9::7", host: "players.example", isSecure: true))
        #expect(Self.source([:]) == .init(address: "10.0.0.1", host: "inner:8080"))
    }

    @Test func `headers from untrusted peers are ignored`() {
        let headers = [
            "x-forwarded-for": ["192.0.2.7"], "forwarded": ["for=192.0.2.7;host=evil.example;proto=https"],
            "x-forwarded-host": ["evil.example"], "x-forwarded-proto": ["https"],
        ]
        #expect(Self.source(headers, peer: "11.0.0.1") == .init(address: "11.0.0.1", host: "inner:8080"))
        #expect(Self.source(headers, peer: "") == .init(address: "", host: "inner:8080"))
        let none = Self.source(headers, peer: "10.0.0.1", proxies: TrustedProxies())
        #expect(none == .init(address: "10.0.0.1", host: "inner:8080"))
    }

    @Test(
        arguments: [
            // A client's own value precedes those that proxies append.
            (["1.1.1.1, 192.0.2.7"], "192.0.2.7"),
            (["1.1.1.1", "192.0.2.7, 10.0.0.9"], "192.0.2.7"),
            (["1.1.1.1,192.0.2.7:4711 ,10.0.0.9"], "192.0.2.7"),
            (["10.0.0.8, 10.0.0.9"], "10.0.0.8"),
            (["1.1.1.1, unknown"], "10.0.0.1"), (["1.1.1.1, "], "10.0.0.1"), ([""], "10.0.0.1"),
            (["[2001:db9::1]:80"], "2001:db9::1"), (["2001:db9::1"], "2001:db9::1"),
            (["::ffff:192.0.2.7"], "::ffff:192.0.2.7"),
        ] as [([String], String)]
    )
    func `the client is the last address in the list that is not a proxy`(values: [String], address: String) {
        #expect(Self.source(["x-forwarded-for": values]).address == address)
    }

    @Test func `conflicting header lists are ignored`() {
        let same = ["x-forwarded-for": ["192.0.2.7"], "forwarded": ["for=192.0.2.7"]]
        #expect(Self.source(same).address == "192.0.2.7")
        let other = ["x-forwarded-for": ["192.0.2.7"], "forwarded": ["for=192.0.2.8"]]
        #expect(Self.source(other).address == "10.0.0.1")
    }

    @Test(
        arguments: [
            (#"for=_hidden;host="a,b;c""#, ["_hidden a,b;c -"]),
            ("for=unknown, for=1.2.3.4;proto=http", ["unknown - -", "1.2.3.4 - http"]),
            (#"for="1.2.3.4:80";host="a\"b""#, [#"1.2.3.4 a"b -"#]), ("", []),
            (";;,=,for", ["- - -", "- - -", "- - -"]),
            (#"for="1.2.3.4"#, [#""1.2.3.4 - -"#]),
        ] as [(String, [String])]
    )
    func `a Forwarded header is parsed, malformed or not`(header: String, elements: [String]) {
        let read = ForwardedElement.list(header)
            .map { "\($0.client ?? "-") \($0.host ?? "-") \($0.scheme ?? "-")" }
        #expect(read == elements)
    }

    @Test func `network ranges match address prefixes`() throws {
        let range = try #require(NetworkRange("192.0.2.128/25"))
        #expect(range.contains(try #require(NetworkAddress("192.0.2.200"))))
        #expect(range.contains(try #require(NetworkAddress("::ffff:192.0.2.200"))))
        #expect(!range.contains(try #require(NetworkAddress("192.0.2.100"))))
        #expect(!range.contains(try #require(NetworkAddress("2001:db8::1"))))
        #expect(try #require(NetworkRange("0.0.0.0/0")).contains(try #require(NetworkAddress("8.8.8.8"))))
        #expect(try #require(NetworkRange("::1")).contains(try #require(NetworkAddress("::1"))))
        for text in ["", "/", "10.0.0.0/", "10.0.0.0/33", "10.0.0.0/-1", "::/129", "example.org", "10.0.0.0/8/8"] {
            #expect(NetworkRange(text) == nil)
        }
    }
}
