import HTTPTypes
import Hummingbird

/// The routes of the app.
extension PageResponder {
    /// Whether a path relative to the app is reserved for the server.
    static func isOwn(_ path: String, _ method: HTTPRequest.Method) -> Bool {
        if path == "/_evergreen" || path.hasPrefix("/_evergreen/") { return true }
        return ["/", healthPath, readyPath].contains(path) && (method == .get || method == .head)
    }

    /// Rejects routes that would never be reached.
    static func check(_ router: Router<WebRequestContext>) throws(ServerError) {
        for route in router.routes {
            let path = "\(route.path)"
            guard isOwn(path.hasPrefix("/") ? path : "/" + path, route.method) else { continue }
            throw .reservedRoute("\(route.method) \(path)")
        }
    }

    /// Returns the response of a route; nil for a path without a route, which may be a page.
    func respond(
        to request: Request,
        at path: String,
        from source: TrustedProxies.Source,
        with routes: RouterResponder<WebRequestContext>,
        context: WebRequestContext
    ) async -> Response? {
        var context = context
        let webRequest = context.webRequest
        let signIn = signInToken(of: request, from: source)
        // Requests from the same site include the sign-in cookie, even if their origin differs.
        let isForeign = request.headers[.origin].map { !policy.accepts(origin: $0, host: source.host) } ?? false
        context.identify = { [registry] in
            guard webRequest.method.isSafe || !isForeign else { return nil }
            return try await registry.identify(webRequest, signIn: signIn).user
        }
        var head = request.head
        head.path = request.uri.query.map { "\(path)?\($0)" } ?? path
        do {
            var response = try await routes.respond(to: Request(head: head, body: request.body), context: context)
            // Route names start with a slash, unlike this one.
            let isUnknown = response.status == .notFound && context.endpointPath == "NotFound"
            if isUnknown, request.isRead { return nil }
            ResponseCompression.exclude(&response)
            return response
        } catch {
            logger.error("A route failed.", metadata: ["route": "\(request.method) \(path)", "reason": "\(error)"])
            return message(.internalServerError, "An error", "The server can't answer this request.")
        }
    }
}

extension HTTPRequest.Method {
    /// Whether the method is safe (RFC 9110, section 9.2.1).
    fileprivate var isSafe: Bool { self == .get || self == .head || self == .options }
}
