import HTTPTypes
import Testing

@testable import EvergreenWeb

struct WebRequestTests {
    @Test func `a user header is valid only from a trusted proxy, and only once`() throws {
        let name = try #require(HTTPField.Name("X-Forwarded-User"))
        var request = WebRequest(headers: [name: "ada"], isFromTrustedProxy: false)
        #expect(request.trustedHeader("X-Forwarded-User") == nil)
        #expect(request.header("x-forwarded-user") == "ada")
        request = WebRequest(headers: [name: "ada"], isFromTrustedProxy: true)
        #expect(request.trustedHeader("x-forwarded-USER") == "ada")
        #expect(request.trustedHeader("X-Other") == nil)
        #expect(request.trustedHeader("no name") == nil)
        var twice = HTTPFields()
        twice.append(HTTPField(name: name, value: "mallory"))
        twice.append(HTTPField(name: name, value: "ada"))
        #expect(WebRequest(headers: twice, isFromTrustedProxy: true).trustedHeader("X-Forwarded-User") == nil)
        #expect(WebRequest(headers: [name: ""], isFromTrustedProxy: true).trustedHeader("X-Forwarded-User") == nil)
    }

    @Test func `a request has a URL and an address`() throws {
        let request = WebRequest(scheme: "https", host: "example.org:8443", path: "/players/7", query: "order=name")
        #expect(request.url?.absoluteString == "https://example.org:8443/players/7?order=name")
        #expect(request.address.text == "players/7?order=name")
        #expect(WebRequest(path: "/..").address.isRoot)
    }

    @Test func `cookies are parsed by name, keeping the first value`() {
        let header = "a=1; b=; c=x=y; a=2;d; =e"
        #expect(Cookies.all(in: header) == ["a": "1", "b": "", "c": "x=y", "": "e"])
        #expect(Cookies.all(in: nil).isEmpty)
    }

    @Test func `over TLS, only a cookie set over TLS is accepted`() throws {
        let token = SessionToken.random()
        let plain = "evergreen-user=\(token.text)"
        let app = try #require(BasePath("/app"))
        let host = "__Host-evergreen-user=\(token.text)"
        #expect(SignInCookie.token(in: plain, isSecure: false, app: .root) == token)
        #expect(SignInCookie.token(in: plain, isSecure: true, app: .root) == nil)
        #expect(SignInCookie.token(in: host, isSecure: true, app: .root) == token)
        #expect(SignInCookie.token(in: host, isSecure: true, app: app) == nil)
        let header = SignInCookie.header(for: token, duration: .seconds(60), isSecure: true, app: app)
        #expect(
            header
                == "__Secure-evergreen-user_app=\(token.text); Path=/app; Max-Age=60; HttpOnly; SameSite=Lax; Secure"
        )
    }
}
