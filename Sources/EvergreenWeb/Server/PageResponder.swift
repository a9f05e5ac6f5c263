import EvergreenDocument
import EvergreenUI
import HTTPTypes
import Hummingbird
import Logging
import NIOCore

/// Responds to the requests of browsers: the page, and the few files that it needs.
struct PageResponder: HTTPResponder {
    /// The URL of a page's socket, relative to the app's path.
    static let liveAddress = "_evergreen/live"
    static let livePath = "/" + liveAddress
    /// The URL at which a page exchanges a ticket for a sign-in cookie, relative to the app's path.
    static let signInAddress = "_evergreen/sign-in"
    static let signInPath = "/" + signInAddress
    /// The liveness probe: whether the process is healthy.
    static let healthPath = "/health"
    /// The readiness probe: whether the process accepts new pages.
    static let readyPath = "/ready"
    /// The header with which a page's script names its previous session. Foreign pages can't send it.
    static let sessionHeader = HTTPField.Name("Evergreen-Session")

    /// The header with which a page's script sends a ticket. Foreign pages can't send it.
    static let ticketHeader = HTTPField.Name("Evergreen-Ticket")

    let registry: SessionRegistry
    /// The file transfers between pages and the server.
    let files: FileExchange
    let basePath: BasePath
    let policy: RequestPolicy
    let proxies: TrustedProxies
    let sockets: ConnectionCount
    let limits: SessionLimits
    let logger: Logger
    /// Whether connections use TLS.
    var isSecure = false
    /// The routes of the app; nil for none.
    var routes: RouterResponder<WebRequestContext>?
    /// The icon of the app.
    var icon = Asset.icon
    /// The sites that pages of the app may contain.
    var framedOrigins: [WebOrigin] = []
    /// The files of processes with other versions; nil if nothing is shared with them.
    var sharedAssets: SharedAssets?
    /// The languages of the app.
    var languages = AppLanguages.main

    func respond(to request: Request, context: WebRequestContext) async -> Response {
        let source = proxies.source(
            peer: context.address,
            host: request.head.authority,
            isSecure: isSecure
        ) { name in
            HTTPField.Name(name).map { request.headers[values: $0] } ?? []
        }
        let isFromTrustedProxy = proxies.contains(context.address)
        var context = context
        context.webRequest = WebRequest(
            request,
            path: basePath.pathInApp(request.uri.path) ?? "",
            appPath: basePath.prefix,
            from: source,
            isFromTrustedProxy: isFromTrustedProxy
        )
        context.webRequest.hostUser = context.hostUser
        let answerContext = context
        var response = await tracing(request, isFromTrustedProxy: isFromTrustedProxy) {
            await answer(to: request, from: source, context: answerContext)
        }
        // A proxy would request a socket on the same connection, but only the first request of a connection can be upgraded.
        if request.isForwarded || isFromTrustedProxy { response.headers[.connection] = "close" }
        SecurityHeaders.add(to: &response.headers, framing: framedOrigins)
        ResponseCompression.mark(&response, to: request.method)
        if request.method == .head { response = response.createHeadResponse() }
        return response
    }

    private func answer(
        to request: Request,
        from source: TrustedProxies.Source,
        context: WebRequestContext
    ) async -> Response {
        guard policy.accepts(host: source.host) else {
            logger.notice(
                "A request for an unknown host name was rejected. \(policy.hostnameOption) adds a host name.",
                metadata: ["host": "\(source.host ?? "")", "address": "\(source.address)"]
            )
            return message(
                .misdirectedRequest,
                "Not this server",
                "This server is not known by the name that was asked for. Use the address that it printed."
            )
        }
        // Before the base path is stripped: probes know the process, but not the app's path.
        if [PageResponder.healthPath, PageResponder.readyPath].contains(request.uri.path), request.isRead {
            return await status(at: request.uri.path)
        }
        guard let path = basePath.pathInApp(request.uri.path) else { return responseOutsideApp(request) }
        if path == PageResponder.livePath { return socket(request, from: source, context) }
        if path == PageResponder.signInPath, request.method == .post { return await signIn(request, from: source) }
        if path == PageResponder.uploadPath, request.method == .post {
            return await upload(request, from: source, context)
        }
        if path.hasPrefix(PageResponder.downloadPath), request.isRead {
            return await download(String(path.dropFirst(PageResponder.downloadPath.count)), request)
        }
        if path.hasPrefix(PageResponder.shownPath), request.isRead {
            return await shownImage(String(path.dropFirst(PageResponder.shownPath.count)), request)
        }
        if let routes, !PageResponder.isOwn(path, request.method),
            let response = await respond(to: request, at: path, from: source, with: routes, context: context)
        {
            return response
        }
        guard request.isRead else {
            var response = message(.methodNotAllowed, "Not here", "This address can only be read.")
            response.headers[.allow] = "GET, HEAD"
            // The request body is not read.
            response.headers[.connection] = "close"
            return response
        }
        if path == StyleSheet.path { return styleSheet(request) }
        if let asset = await asset(at: path) { return file(asset, request) }
        guard !PageResponder.isOwn(path, request.method) || path == "/", request.mayAskForPage else {
            return message(.notFound, .notFoundTitle, .notFound, for: request)
        }
        do {
            _ = try WindowAddress(path: path, query: request.uri.query)
        } catch {
            return refused(error, for: request)
        }
        return await page(request, from: source, context)
    }

    /// Returns the response for an invalid address.
    private func refused(_ error: WindowAddress.ParsingError, for request: Request) -> Response {
        switch error {
        case .tooLong: message(.uriTooLong, "Too long", "This address is too long.")
        case .malformed: message(.badRequest, "Bad request", "This address can't be decoded.")
        case .noPlace: message(.notFound, .notFoundTitle, .notFound, for: request)
        }
    }

    /// Returns the response for a path outside of the app's path.
    private func responseOutsideApp(_ request: Request) -> Response {
        guard request.uri.path == basePath.prefix else {
            return message(.notFound, .notFoundTitle, .notFound, for: request)
        }
        var response = message(.permanentRedirect, "Moved", "The page is at \(basePath.pagePath).")
        response.headers[.location] = basePath.pagePath
        return response
    }

    // MARK: - Probes

    /// Responds on the main actor, on which all views run: a process with a blocked main actor does not respond.
    private func status(at path: String) async -> Response {
        let acceptsPages = await registry.acceptsPages
        guard path == PageResponder.readyPath, !acceptsPages else { return plain(.ok, "ok\n") }
        return plain(.serviceUnavailable, "The server shows as many pages as it can, or is about to stop.\n")
    }

    func busy(_ status: HTTPResponse.Status, for request: Request) -> Response {
        let text = status == .serviceUnavailable ? StandardText.tooManyPagesOfServer : .tooManyPages
        var response = message(status, .tooManyPagesTitle, text, for: request)
        response.headers[.retryAfter] = "60"
        return response
    }

    // MARK: - Users

    /// Exchanges a ticket of the page for cookies.
    private func signIn(_ request: Request, from source: TrustedProxies.Source) async -> Response {
        let ticket = PageResponder.ticketHeader.flatMap { request.headers[$0] }
        guard let ticket, let client = ClientCookie.client(in: request.headers[.cookie], for: basePath),
            policy.accepts(origin: request.headers[.origin], host: source.host)
        else { return plain(.forbidden, "This address is for the page's own script.\n") }
        let browser: SignedInBrowser?
        do {
            browser = try await registry.signIns.redeem(ticket, client: client)
        } catch {
            logger.error("A sign-in failed.", metadata: ["reason": "\(error)"])
            return plain(.serviceUnavailable, "The sign-in can't be saved.\n")
        }
        guard let browser else { return plain(.forbidden, "The ticket is not valid, or not any more.\n") }
        var response = Response(status: .noContent, headers: [.cacheControl: "no-store"])
        response.headers[values: .setCookie] = [
            SignInCookie.header(
                for: browser.signIn,
                duration: browser.duration,
                isSecure: source.isSecure,
                app: basePath
            ),
            ClientCookie.header(for: browser.client, isSecure: source.isSecure, app: basePath),
        ]
        return response
    }

    // MARK: - Sockets

    /// Grants a page its socket, or rejects it with a reason.
    private func socket(
        _ request: Request,
        from source: TrustedProxies.Source,
        _ context: WebRequestContext
    ) -> Response {
        guard let socket = SocketRequest.current, !sockets.isFull(for: source.address),
            policy.accepts(origin: request.headers[.origin], host: source.host),
            let handshake = PageHandshake(
                request.headers,
                from: source,
                isFromTrustedProxy: context.webRequest.isFromTrustedProxy,
                basePath: basePath,
                languages: languages,
                hostUser: context.hostUser,
                prepareEnvironment: context.prepareEnvironment
            )
        else { return refusedSocket(request, from: source) }
        let offers = HTTPField.Name(CompressionOffer.field).map { request.headers[values: $0] } ?? []
        socket.grant(
            SocketGrant(
                registry: registry,
                sockets: sockets,
                limits: limits,
                handshake: handshake,
                compression: CompressionOffer(offers)
            )
        )
        return Response(status: .switchingProtocols)
    }

    /// Returns the response for a rejected socket request.
    private func refusedSocket(_ request: Request, from source: TrustedProxies.Source) -> Response {
        guard request.headers[.secWebSocketKey] != nil else {
            var response = message(.upgradeRequired, "A socket", "This address is for the page's own script.")
            response.headers[.upgrade] = "websocket"
            return response
        }
        guard policy.accepts(origin: request.headers[.origin], host: source.host) else {
            logger.notice(
                "A socket from a foreign origin was rejected. \(policy.originOption) allows an origin.",
                metadata: ["origin": "\(request.headers[.origin] ?? "")", "host": "\(source.host ?? "")"]
            )
            return message(.forbidden, "Not allowed", "Only the server's own pages may open sockets.")
        }
        guard ClientCookie.client(in: request.headers[.cookie], for: basePath) != nil else {
            return message(.forbidden, "Not allowed", "The cookie that came with the page is missing.")
        }
        return sockets.isFull(for: source.address)
            ? busy(.serviceUnavailable, for: request) : message(.badRequest, "Bad request", "This is no handshake.")
    }

    // MARK: - Files

    private func styleSheet(_ request: Request) -> Response {
        guard let text = StyleSheet.text(query: request.uri.query) else {
            return message(.notFound, "Nothing here", "There are no such styles.")
        }
        return unchanging(ByteBuffer(string: text), "text/css; charset=utf-8")
    }

    /// Returns the file at a path: of this process, or of a process with another version.
    private func asset(at path: String) async -> Asset? {
        if let own = "/" + icon.address == path
            ? icon
            : Asset.at(path) ?? ImageAssets.asset(at: path)
                ?? FontAssets.app.asset(at: path)
        {
            return own
        }
        return await sharedAssets?.asset(at: path)
    }

    private func file(_ asset: Asset, _ request: Request) -> Response {
        let gzipped = AcceptEncoding.takesGzip(request.headers[.acceptEncoding]) ? asset.gzipped : nil
        // Each encoding is a separate representation for caches.
        let tag = gzipped == nil ? "\"\(asset.hash)\"" : "\"\(asset.hash)-gzip\""
        var response =
            request.headers[.ifNoneMatch] == tag
            ? Response(status: .notModified) : unchanging(gzipped ?? ByteBuffer(bytes: asset.bytes), asset.contentType)
        response.headers[.eTag] = tag
        if asset.gzipped != nil { response.headers[.vary] = "Accept-Encoding" }
        if gzipped != nil, response.status == .ok { response.headers[.contentEncoding] = "gzip" }
        return response
    }

    /// A response that never changes at this URL.
    private func unchanging(_ body: ByteBuffer, _ contentType: String) -> Response {
        Response(
            status: .ok,
            headers: [.contentType: contentType, .cacheControl: "public, max-age=31536000, immutable"],
            body: ResponseBody(byteBuffer: body)
        )
    }

    func html(_ status: HTTPResponse.Status, _ body: ByteBuffer) -> Response {
        changing(status, body, "text/html; charset=utf-8")
    }

    private func plain(_ status: HTTPResponse.Status, _ text: String) -> Response {
        changing(status, ByteBuffer(string: text), "text/plain; charset=utf-8")
    }

    private func changing(_ status: HTTPResponse.Status, _ body: ByteBuffer, _ contentType: String) -> Response {
        Response(
            status: status,
            headers: [.contentType: contentType, .cacheControl: "no-store"],
            body: ResponseBody(byteBuffer: body)
        )
    }

    /// A page that visitors commonly see, in their language.
    func message(
        _ status: HTTPResponse.Status,
        _ title: StandardText,
        _ text: StandardText,
        for request: Request
    ) -> Response {
        let language =
            AcceptLanguage.languages(in: request.headers[.acceptLanguage]).map(\.language)
            .first { StandardText.languages.contains($0) } ?? "en"
        let page = PageShell.message(
            title.text(in: language),
            text.text(in: language),
            language: language,
            basePath: basePath
        )
        return html(status, ByteBuffer(string: page))
    }

    func message(_ status: HTTPResponse.Status, _ title: String, _ text: String) -> Response {
        html(status, ByteBuffer(string: PageShell.message(title, text, basePath: basePath)))
    }
}

extension Request {
    var isRead: Bool { method == .get || method == .head }

    /// Whether the response may be shown as a page. False for requests for images or scripts, according to `Sec-Fetch-Dest`.
    fileprivate var mayAskForPage: Bool {
        guard let name = HTTPField.Name("Sec-Fetch-Dest"), let destination = headers[name] else { return true }
        return ["document", "iframe", "empty"].contains(destination)
    }

    /// Whether a proxy has forwarded the request, according to its headers.
    fileprivate var isForwarded: Bool {
        headers.contains { ["via", "forwarded", "x-forwarded-for"].contains($0.name.canonicalName) }
    }
}
