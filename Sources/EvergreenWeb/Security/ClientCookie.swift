/// The cookie that tells one browser from another. It holds nothing but a random name.
enum ClientCookie {
    private static let name = "evergreen"

    private static func name(for app: BasePath) -> String { name + app.cookieSuffix }

    /// Whether a cookie is that of any app.
    static func hasName(_ name: Substring) -> Bool { name == Self.name || name.hasPrefix(Self.name + "_") }

    /// The client of a request to an app, by its `Cookie` header.
    static func client(in header: String?, for app: BasePath) -> ClientID? {
        Cookies.values(of: name(for: app), in: header).first.flatMap { ClientID(text: $0) }
    }

    /// The `Set-Cookie` header for a client. The cookie ends with the browser's session.
    ///
    /// - Parameters:
    ///   - isSecure: Whether the client spoke TLS: then the browser sends the cookie over TLS only.
    ///   - app: The path of the app, so that apps beside it have cookies of their own.
    static func header(for client: ClientID, isSecure: Bool, app: BasePath) -> String {
        "\(name(for: app))=\(client.rawValue); Path=\(app.cookiePath); HttpOnly; SameSite=Strict\(isSecure ? "; Secure" : "")"
    }
}
