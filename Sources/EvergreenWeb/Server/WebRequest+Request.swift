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
        var headers = request.headers
        for case let name? in Self.secretHeaders { headers[name] = nil }
        let cookies = Cookies.all(in: request.headers[.cookie]).filter { !Self.isSecret(cookie: $0.key) }
        self.init(
            method: request.method,
            scheme: source.isSecure ? "https" : "http",
            host: source.host ?? "",
            path: path,
            query: request.uri.query,
            headers: headers,
            cookies: cookies,
            clientAddress: source.address,
            isFromTrustedProxy: isFromTrustedProxy
        )
        self.appPath = appPath
    }
}
