import NIOCore
import NIOHTTP1

/// Answers a request that is no valid HTTP, if nothing else was answered to it, and keeps back every other answer from then
/// on. The decoder closes the connection.
///
/// NIO's own handler answers also after the app has, and lets the app answer after it has: two answers to one request, which
/// trap in a debug build, so that a client could end the process.
final class MalformedRequests: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    static let name = "EvergreenWeb.MalformedRequests"

    /// Whether a head has come, and its end has not.
    private var isReadingRequest = false
    /// How many requests have no complete answer.
    private var unanswered = 0
    private var hasFailed = false
    /// Whether the connection becomes a WebSocket: what comes then is not HTTP, and may come before this handler is removed.
    private var isUpgrading = false

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isUpgrading else { return context.fireChannelRead(data) }
        guard !hasFailed else { return }
        switch unwrapInboundIn(data) {
        case .head(let head):
            // A proxy may take the one name, and the server the other (RFC 9112, section 3.2).
            guard head.headers["host"].count <= 1 else {
                fail(context)
                return context.close(promise: nil)
            }
            // `UpgradeAdmission` leaves this to requests that are granted.
            isUpgrading = head.headers.contains(name: "upgrade")
            isReadingRequest = true
            unanswered += 1
        case .body: break
        case .end: isReadingRequest = false
        }
        context.fireChannelRead(data)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        guard !isUpgrading else { return context.write(data, promise: promise) }
        guard !hasFailed else {
            promise?.fail(ChannelError.ioOnClosedChannel)
            return
        }
        if case .end = unwrapOutboundIn(data) { unanswered -= 1 }
        context.write(data, promise: promise)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        if error is HTTPParserError, !hasFailed, !isUpgrading { fail(context) }
        context.fireErrorCaught(error)
    }

    private func fail(_ context: ChannelHandlerContext) {
        hasFailed = true
        guard unanswered == 0, !isReadingRequest else { return }
        let headers = HTTPHeaders([("Connection", "close"), ("Content-Length", "0")])
        let head = HTTPResponseHead(version: .http1_1, status: .badRequest, headers: headers)
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    }
}
