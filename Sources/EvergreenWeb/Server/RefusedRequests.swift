import NIOCore
import NIOHTTP1

/// Responds to a request that is rejected before it was read completely, unless it already has a response. Discards any later response, and
/// closes the connection.
///
/// NIO's own handler may respond in addition to the app. Two responses to one request trap in a debug build, so that a client could crash
/// the process.
final class RefusedRequests: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    static let name = "EvergreenWeb.RefusedRequests"

    /// Whether a head was read, but not its end.
    private var isReadingRequest = false
    /// Whether the response to the last request has begun.
    private var isAnswered = false
    private var hasFailed = false
    /// Whether the connection is being upgraded to a WebSocket: later input is not HTTP, and may arrive before this handler is removed.
    private var isUpgrading = false

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isUpgrading else { return context.fireChannelRead(data) }
        guard !hasFailed else { return }
        switch unwrapInboundIn(data) {
        case .head(let head):
            isReadingRequest = true
            isAnswered = false
            guard head.headers["host"].count <= 1 else { return refuse(context, .severalHosts) }
            // `UpgradeAdmission` keeps this header only in granted requests.
            isUpgrading = head.headers.contains(name: "upgrade")
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
        isAnswered = true
        context.write(data, promise: promise)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        switch error {
        case _ where hasFailed || isUpgrading: break
        case is HTTPParserError: return refuse(context, .malformed)
        case let refusal as RequestRefusal: return refuse(context, refusal)
        default: break
        }
        context.fireErrorCaught(error)
    }

    private func refuse(_ context: ChannelHandlerContext, _ refusal: RequestRefusal) {
        hasFailed = true
        // A malformed head is a separate request, whose predecessor was answered.
        if !isReadingRequest || !isAnswered {
            let headers = HTTPHeaders([("Connection", "close"), ("Content-Length", "0")])
            let head = HTTPResponseHead(version: .http1_1, status: refusal.status, headers: headers)
            context.write(wrapOutboundOut(.head(head)), promise: nil)
            context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
        }
        context.close(promise: nil)
    }
}
