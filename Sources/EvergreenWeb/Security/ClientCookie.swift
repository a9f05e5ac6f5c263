/// The cookie that identifies a browser. It contains only a random name.
enum ClientCookie {
    private static let name = "evergreen"

    private static func name(for app: BasePath) -> String { name + app.cookieSuffix }

    /// Whether a cookie is the client cookie of any app.
    static func hasName(_ name: Substring) -> Bool { name == Self.name || name.hasPrefix(Self.name + "_") }

    /// Returns the client of a request to an app from its `Cookie` header.
    static func client(in header: String?, for app: BasePath) -> ClientID? {
        Cookies.values(of: name(for: app), in: header).first.flatMap { ClientID(text: $0) }
    }

    /// Returns the `Set-Cookie` header for a client. A session cookie.
    ///
    /// - Parameters:
    ///   - isSecure: Whether the client uses TLS: the browser then sends the cookie over TLS only.
    ///   - app: The path of the app, so that other apps on the host have their own cookies.
    static func header(for client: ClientID, isSecure: Bool, app: BasePath) -> String {
        "\(name(for: app))=\(client.rawValue); Path=\(app.cookiePath); HttpOnly; SameSite=Strict\(isSecure ? "; Secure" : "")"
    }
}
