import NIOCore
import NIOHTTP1

/// Bounds how long a request may take, and how long its body may be: nothing that the server answers has one.
///
/// The time for a head is bounded elsewhere: that of a first one by `UndecidedConnectionGuard`, and that of others as the
/// time without a request.
final class RequestLimits: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart

    static let name = "EvergreenWeb.RequestLimits"

    /// Where bodies are bounded by whoever answers.
    private let unboundedPath: String?
    private let time: TimeAmount
    private let maximumBytes: Int
    private var bodyBytes = 0
    private var timeout: Scheduled<Void>?
    private var hasFailed = false
    /// Whether the connection becomes a WebSocket: what comes then is not HTTP, and may come before this handler is removed.
    private var isUpgrading = false
    private var isUnbounded = false

    /// - Parameter unboundedPath: The path of requests that are not bounded here, but by whoever answers them.
    init(limits: SessionLimits, unboundedPath: String? = nil) {
        self.unboundedPath = unboundedPath
        // Routes of an app may take long bodies: as long again for each megabyte.
        time = TimeAmount(limits.requestTimeout * (1 + limits.requestBodyBytes >> 20))
        maximumBytes = limits.requestBodyBytes
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isUpgrading else { return context.fireChannelRead(data) }
        guard !hasFailed else { return }
        switch unwrapInboundIn(data) {
        case .head(let head):
            // `UpgradeAdmission` leaves this to requests that are granted.
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
