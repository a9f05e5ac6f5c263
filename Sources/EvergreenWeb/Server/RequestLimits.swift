import NIOCore
import NIOHTTP1

/// Limits the duration of a request and the size of its body.
///
/// The time for a head is limited elsewhere: for the first one by `UndecidedConnectionGuard`, for others by the idle timeout.
final class RequestLimits: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart

    static let name = "EvergreenWeb.RequestLimits"

    /// The path of requests whose bodies the responder limits.
    private let unboundedPath: String?
    private let time: TimeAmount
    private let maximumBytes: Int
    private var bodyBytes = 0
    private var timeout: Scheduled<Void>?
    private var hasFailed = false
    /// Whether the connection is being upgraded to a WebSocket: later input is not HTTP, and may arrive before this handler is removed.
    private var isUpgrading = false
    private var isUnbounded = false

    /// - Parameter unboundedPath: The path of requests that the responder limits instead.
    init(limits: SessionLimits, unboundedPath: String? = nil) {
        self.unboundedPath = unboundedPath
        // Routes of an app may accept long bodies, which extends the time per megabyte.
        time = TimeAmount(limits.requestTimeout * (1 + limits.requestBodyBytes >> 20))
        maximumBytes = limits.requestBodyBytes
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isUpgrading else { return context.fireChannelRead(data) }
        guard !hasFailed else { return }
        switch unwrapInboundIn(data) {
        case .head(let head):
            // `UpgradeAdmission` keeps this header only in granted requests.
            isUpgrading = head.headers.contains(name: "upgrade")
            bodyBytes = 0
            isUnbounded = head.method == .POST && head.uri == unboundedPath
            if !isUpgrading, !isUnbounded { startTimeout(context) }
        case .body(let buffer):
            bodyBytes += buffer.readableBytes
            if bodyBytes > maximumBytes, !isUnbounded { return fail(context, .bodyTooLong) }
        case .end:
            stopTimeout()
        }
        context.fireChannelRead(data)
    }

    private func startTimeout(_ context: ChannelHandlerContext) {
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        timeout = context.eventLoop.scheduleTask(in: time) {
            let (handler, context) = bound.value
            handler.fail(context, .tooSlow)
        }
    }

    private func stopTimeout() {
        timeout?.cancel()
        timeout = nil
    }

    private func fail(_ context: ChannelHandlerContext, _ refusal: RequestRefusal) {
        hasFailed = true
        stopTimeout()
        context.fireErrorCaught(refusal)
    }

    func channelInactive(context: ChannelHandlerContext) {
        stopTimeout()
        context.fireChannelInactive()
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        stopTimeout()
    }
}
