/// The cookie of a browser that a user has signed in to. It holds nothing but a random token.
enum SignInCookie {
    private static let name = "evergreen-user"
    /// Set by this server over TLS, and for no other path or subdomain (RFC 6265bis, section 4.1.3): a page of a sibling's name
    /// can't plant one.
    private static let hostName = "__Host-" + name
    /// Set over TLS.
    private static let secureName = "__Secure-" + name
    static let names = [name, hostName, secureName]

    private static func name(isSecure: Bool, path: String) -> String {
        if !isSecure { return name }
        return path == "/" ? hostName : secureName
    }

    /// The token of a request, by its `Cookie` header. Over TLS, only what was set over TLS counts.
    static func token(in header: String?, isSecure: Bool, path: String) -> SessionToken? {
        let name = name(isSecure: isSecure, path: path)
        return Cookies.values(of: name, in: header).first.flatMap { SessionToken(text: String($0)) }
    }

    /// The `Set-Cookie` header for a browser that a user has signed in to.
    ///
    /// `Lax`, so that a link from elsewhere leads to the user's page: to look at a page changes nothing, and sockets and
    /// sign-ins compare the origin.
    static func header(for token: SessionToken, duration: Duration, isSecure: Bool, path: String) -> String {
        "\(name(isSecure: isSecure, path: path))=\(token.text); Path=\(path); Max-Age=\(duration.components.seconds); "
            + "HttpOnly; SameSite=Lax\(isSecure ? "; Secure" : "")"
    }
}
