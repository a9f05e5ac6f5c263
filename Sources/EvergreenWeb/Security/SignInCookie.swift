/// The cookie of a browser that a user has signed in to. It holds nothing but a random token.
enum SignInCookie {
    private static let name = "evergreen-user"
    /// Set by this server over TLS, and for no other path or subdomain (RFC 6265bis, section 4.1.3): a page of a sibling's name
    /// can't plant one.
    private static let hostPrefix = "__Host-"
    /// Set over TLS.
    private static let securePrefix = "__Secure-"

    private static func name(isSecure: Bool, app: BasePath) -> String {
        let name = name + app.cookieSuffix
        if !isSecure { return name }
        return (app == .root ? hostPrefix : securePrefix) + name
    }

    /// Whether a cookie is that of any app.
    static func hasName(_ name: Substring) -> Bool {
        let name = name.trimmingPrefix(hostPrefix).trimmingPrefix(securePrefix)
        return name == Self.name || name.hasPrefix(Self.name + "_")
    }

    /// The token of a request to an app, by its `Cookie` header. Over TLS, only what was set over TLS counts.
    static func token(in header: String?, isSecure: Bool, app: BasePath) -> SessionToken? {
        let name = name(isSecure: isSecure, app: app)
        return Cookies.values(of: name, in: header).first.flatMap { SessionToken(text: String($0)) }
    }

    /// The `Set-Cookie` header for a browser that a user has signed in to.
    ///
    /// `Lax`, so that a link from elsewhere leads to the user's page: to look at a page changes nothing, and sockets and
    /// sign-ins compare the origin.
    static func header(for token: SessionToken, duration: Duration, isSecure: Bool, app: BasePath) -> String {
        "\(name(isSecure: isSecure, app: app))=\(token.text); Path=\(app.cookiePath); Max-Age=\(duration.components.seconds); "
            + "HttpOnly; SameSite=Lax\(isSecure ? "; Secure" : "")"
    }
}
