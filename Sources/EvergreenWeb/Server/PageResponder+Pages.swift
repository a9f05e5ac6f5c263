import EvergreenPageStorage
import HTTPTypes
import Hummingbird
import NIOCore

/// Requests for the pages of the app.
extension PageResponder {
    func page(
        _ request: Request,
        from source: TrustedProxies.Source,
        _ context: WebRequestContext
    ) async -> Response {
        let signIn = signInToken(of: request, from: source)
        let known = ClientCookie.client(in: request.headers[.cookie], for: basePath)
        let client = known ?? .random()
        // A browser without a cookie had no session.
        let previous = known == nil ? nil : previousToken(of: request)
        // Retried if a sign-in ends at the same time.
        for _ in 0..<3 {
            do {
                let visit = try await visit(
                    request,
                    from: source,
                    context,
                    signIn: signIn,
                    client: client,
                    previous: previous
                )
                if case .refused(.userChanged) = visit.opening { continue }
                var response = response(to: visit, request, from: source)
                if known == nil, case .page = visit.opening {
                    response.headers[.setCookie] = ClientCookie.header(
                        for: client,
                        isSecure: source.isSecure,
                        app: basePath
                    )
                }
                return response
            } catch {
                logger.error("The user of a page could not be authenticated.", metadata: ["reason": "\(error)"])
                return unidentified(request)
            }
        }
        return unidentified(request)
    }

    func signInToken(of request: Request, from source: TrustedProxies.Source) -> SessionToken? {
        SignInCookie.token(in: request.headers[.cookie], isSecure: source.isSecure, app: basePath)
    }

    private func unidentified(_ request: Request) -> Response {
        var response = message(.serviceUnavailable, .userUnknownTitle, .userUnknown, for: request)
        response.headers[.retryAfter] = "60"
        return response
    }

    /// The user of a page request, and its result.
    private struct Visit {
        let visitor: Visitor
        let isDenied: Bool
        let opening: Opening
    }

    private enum Opening {
        case page(SessionToken, SessionDrawing)
        /// A HEAD request, which opens no session.
        case none
        case refused(SessionRefusal)
    }

    /// Authenticates the user of a page request, and opens the page.
    ///
    /// Runs on the main actor throughout, because a round trip off it costs as much as a step.
    ///
    /// - Throws: The error of the app's authentication, or of the sign-in store.
    @MainActor
    private func visit(
        _ request: Request,
        from source: TrustedProxies.Source,
        _ context: WebRequestContext,
        signIn: SessionToken?,
        client: ClientID,
        previous: SessionToken?
    ) async throws -> Visit {
        var visitor = try await registry.identify(context.webRequest, signIn: signIn)
        visitor.prepareEnvironment = context.prepareEnvironment
        let isDenied = registry.rules.denies(visitor)
        guard request.method != .head else { return Visit(visitor: visitor, isDenied: isDenied, opening: .none) }
        let opening: Opening
        do {
            let (token, drawing) = try await registry.openPage(
                client: client,
                address: source.address,
                visitor: visitor,
                traits: languages.traits(of: request.headers),
                previous: previous
            )
            if let signIn = visitor.signIn { registry.adoptSignIn(signIn) }
            opening = .page(token, drawing)
        } catch {
            opening = .refused(error)
        }
        return Visit(visitor: visitor, isDenied: isDenied, opening: opening)
    }

    private func response(to visit: Visit, _ request: Request, from source: TrustedProxies.Source) -> Response {
        let denial: HTTPResponse.Status? =
            visit.isDenied ? visit.visitor.user == nil ? .unauthorized : .forbidden : nil
        switch visit.opening {
        case .none: return html(denial ?? .ok, ByteBuffer())
        case .refused(let error):
            logger.warning(
                "A page request was rejected.",
                metadata: ["reason": "\(error)", "address": "\(source.address)"]
            )
            return busy(error == .tooManySessions ? .serviceUnavailable : .tooManyRequests, for: request)
        case .page(let token, let drawing):
            let text = PageShell.text(
                of: drawing,
                token: token,
                user: visit.visitor.user,
                limits: limits,
                icon: icon,
                query: visit.visitor.request?.query
            )
            let isGzipped = AcceptEncoding.takesGzip(request.headers[.acceptEncoding])
            var response = html(
                denial ?? (drawing.isFound ? .ok : .notFound),
                isGzipped ? text.gzipped : ByteBuffer(string: text.html)
            )
            response.headers[.vary] = "Accept-Encoding"
            if isGzipped { response.headers[.contentEncoding] = "gzip" }
            return response
        }
    }

    private func previousToken(of request: Request) -> SessionToken? {
        PageResponder.sessionHeader.flatMap { request.headers[$0] }.flatMap { SessionToken(text: $0) }
    }
}
