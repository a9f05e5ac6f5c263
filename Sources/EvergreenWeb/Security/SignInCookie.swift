/// The cookie of a browser in which a user is signed in. It contains only a random token.
enum SignInCookie {
    private static let name = "evergreen-user"
    /// Requires that this server has set the cookie over TLS, for no other path or subdomain (RFC 6265bis, section 4.1.3): pages of sibling
    /// domains can't plant one.
    private static let hostPrefix = "__Host-"
    /// Requires that the cookie was set over TLS.
    private static let securePrefix = "__Secure-"

    private static func name(isSecure: Bool, app: BasePath) -> String {
        let name = name + app.cookieSuffix
        if !isSecure { return name }
        return (app == .root ? hostPrefix : securePrefix) + name
    }

    /// Whether a cookie is the sign-in cookie of any app.
    static func hasName(_ name: Substring) -> Bool {
        let name = name.trimmingPrefix(hostPrefix).trimmingPrefix(securePrefix)
        return name == Self.name || name.hasPrefix(Self.name + "_")
    }

    /// Returns the token of a request to an app from its `Cookie` header. Over TLS, only cookies that were set over TLS are accepted.
    static func token(in header: String?, isSecure: Bool, app: BasePath) -> SessionToken? {
        let name = name(isSecure: isSecure, app: app)
        return Cookies.values(of: name, in: header).first.flatMap { SessionToken(text: String($0)) }
    }

    /// Returns the `Set-Cookie` header for a browser in which a user is signed in.
    ///
    /// `Lax`, so that external links lead to the user's page: loading a page changes nothing, and sockets and sign-ins check the origin.
    static func header(for token: SessionToken, duration: Duration, isSecure: Bool, app: BasePath) -> String {
        "\(name(isSecure: isSecure, app: app))=\(token.text); Path=\(app.cookiePath); Max-Age=\(duration.components.seconds); "
            + "HttpOnly; SameSite=Lax\(isSecure ? "; Secure" : "")"
    }
}
