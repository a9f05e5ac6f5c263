import HTTPTypes
import Hummingbird

/// The routes of the app.
extension PageResponder {
    /// Whether a path below that of the app is the server's own.
    static func isOwn(_ path: String, _ method: HTTPRequest.Method) -> Bool {
        if path == "/_evergreen" || path.hasPrefix("/_evergreen/") { return true }
        return ["/", healthPath, readyPath].contains(path) && (method == .get || method == .head)
    }

    /// Refuses routes that would never be asked.
    static func check(_ router: Router<WebRequestContext>) throws(ServerError) {
        for route in router.routes {
            let path = "\(route.path)"
            guard isOwn(path.hasPrefix("/") ? path : "/" + path, route.method) else { continue }
            throw .reservedRoute("\(route.method) \(path)")
        }
    }

    /// The answer of a route; nil for a path that may be that of a page, because no route has it.
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
        // The cookie of a sign-in comes with requests of pages from the same site, which may be another origin.
        let isForeign = request.headers[.origin].map { !policy.accepts(origin: $0, host: source.host) } ?? false
        context.identify = { [registry] in
            guard webRequest.method.isSafe || !isForeign else { return nil }
            return try await registry.identify(webRequest, signIn: signIn).user
        }
        var head = request.head
        head.path = request.uri.query.map { "\(path)?\($0)" } ?? path
        do {
            var response = try await routes.respond(to: Request(head: head, body: request.body), context: context)
            // No route has this name: theirs begin with a slash.
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
    /// Whether a request of the method changes nothing (RFC 9110, section 9.2.1).
    fileprivate var isSafe: Bool { self == .get || self == .head || self == .options }
}
