import HTTPTypes
import Hummingbird
import Logging
import NIOCore

/// Asks the application's responder whether to grant a WebSocket request.
struct SocketAdmission: Sendable {
    enum Answer: Sendable {
        /// - cookies: The `Set-Cookie` headers of middleware.
        case granted(SocketGrant, cookies: [String])
        case refused(Response)
    }

    /// Asks the responder, in the context of the request's connection.
    let answer: @Sendable (HTTPRequest, any Channel, Logger) async -> Answer

    /// - Parameter responder: The responder of the application, including its middleware.
    init<Responder: HTTPResponder>(asking responder: Responder)
    where Responder.Context: InitializableFromSource<ApplicationRequestContextSource> {
        answer = { head, channel, logger in
            var logger = logger
            // Like Hummingbird for other requests: contexts take their id from here.
            logger[metadataKey: "hb.request.id"] = .stringConvertible(RequestID())
            let source = ApplicationRequestContextSource(channel: channel, logger: logger)
            let request = Request(head: head, body: RequestBody(buffer: ByteBuffer()))
            let socket = SocketRequest()
            do {
                let response = try await SocketRequest.$current.withValue(socket) {
                    try await withLogger(logger) { _ in
                        try await responder.respond(to: request, context: Responder.Context(source: source))
                    }
                }
                guard response.status == .switchingProtocols, let grant = socket.grant else {
                    return .refused(response.status == .switchingProtocols ? Response(status: .badRequest) : response)
                }
                return .granted(grant, cookies: response.headers[values: .setCookie])
            } catch {
                logger.debug("A WebSocket request failed.", metadata: ["reason": "\(error)"])
                return .refused(Response(status: .internalServerError))
            }
        }
    }
}
