import HTTPTypes
import Hummingbird

extension WebRequest {
    /// The names of Evergreen's own cookies, and of the headers of its script: views have no use for these secrets.
    private static func isSecret(cookie name: String) -> Bool {
        ClientCookie.hasName(name[...]) || SignInCookie.hasName(name[...]) || name == TraitsCookie.name
    }

    private static let secretHeaders = [.cookie, PageResponder.sessionHeader, PageResponder.ticketHeader]

    /// What views may read of a request.
    ///
    /// - Parameters:
    ///   - path: The path below that of the app.
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

    /// What views may read of the request for a socket: the headers of handshakes left out, it is one for the page of the app.
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
