import HTTPTypes
import Hummingbird

extension WebRequest {
    /// Whether a cookie is one of Evergreen's own, which are hidden from views because they contain secrets.
    private static func isSecret(cookie name: String) -> Bool {
        ClientCookie.hasName(name[...]) || SignInCookie.hasName(name[...]) || name == TraitsCookie.name
    }

    private static let secretHeaders = [.cookie, PageResponder.sessionHeader, PageResponder.ticketHeader]

    /// Creates the request as views see it.
    ///
    /// - Parameters:
    ///   - path: The path relative to the app's path.
    ///   - appPath: The path of the app.
    init(
        _ request: Request,
        path: String,
        appPath: String,
        from source: TrustedProxies.Source,
        isFromTrustedProxy: Bool
    ) {
        let (query, rows) = RowsAddress.take(from: request.uri.query)
        self.init(
            method: request.method,
            path: path,
            query: query,
            headers: request.headers,
            appPath: appPath,
            from: source,
            isFromTrustedProxy: isFromTrustedProxy
        )
        self.rows = rows
    }

    /// Creates the request of a page from that of its socket, without the handshake headers.
    init(
        handshake headers: HTTPFields,
        appPath: String,
        from source: TrustedProxies.Source,
        isFromTrustedProxy: Bool
    ) {
        var headers = headers
        for field in headers where field.name.canonicalName.hasPrefix("sec-websocket-") { headers[field.name] = nil }
        for name in [HTTPField.Name.connection, .upgrade, .origin] { headers[name] = nil }
        self.init(
            method: .get,
            path: "/",
            query: nil,
            headers: headers,
            appPath: appPath,
            from: source,
            isFromTrustedProxy: isFromTrustedProxy
        )
    }

    private init(
        method: HTTPRequest.Method,
        path: String,
        query: String?,
        headers: HTTPFields,
        appPath: String,
        from source: TrustedProxies.Source,
        isFromTrustedProxy: Bool
    ) {
        let cookies = Cookies.all(in: headers[.cookie]).filter { !Self.isSecret(cookie: $0.key) }
        var headers = headers
        for case let name? in Self.secretHeaders { headers[name] = nil }
        self.init(
            method: method,
            scheme: source.isSecure ? "https" : "http",
            host: source.host ?? "",
            path: path,
            query: query,
            headers: headers,
            cookies: cookies,
            clientAddress: source.address,
            isFromTrustedProxy: isFromTrustedProxy
        )
        self.appPath = appPath
    }
}
