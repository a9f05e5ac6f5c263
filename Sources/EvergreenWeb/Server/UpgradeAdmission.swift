import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypesHTTP1

/// Lets the application decide on a WebSocket request, and converts a rejected one to an ordinary request, which is answered with the
/// reason. Handles only the first request of a connection: later ones can't be upgraded.
///
/// NIO's own rejection loses the head of the request if the response is available immediately.
final class UpgradeAdmission: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart

    private let admission: SocketAdmission
    /// The decision, for subsequent handlers.
    private let decision: NIOLoopBoundBox<SocketAdmission.Answer?>
    private let isSecure: Bool
    private let logger: Logger
    /// The parts that were received while the application decides: only the end of the request, as it has no body.
    private var waiting: [HTTPServerRequestPart] = []
    private var asking: Task<Void, Never>?

    init(
        admission: SocketAdmission,
        decision: NIOLoopBoundBox<SocketAdmission.Answer?>,
        isSecure: Bool,
        logger: Logger
    ) {
        self.admission = admission
        self.decision = decision
        self.isSecure = isSecure
        self.logger = logger
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let part = unwrapInboundIn(data)
        if asking != nil { return waiting.append(part) }
        guard case .head(let head) = part, head.headers.contains(name: "upgrade") else {
            return pass(context, part)
        }
        guard WebSocketHandshake.isValid(head),
            let request = try? HTTPRequest(head, secure: isSecure, splitCookie: false)
        else { return pass(context, .head(head.withoutUpgrade)) }
        ask(context, head, request)
    }

    private func ask(_ context: ChannelHandlerContext, _ head: HTTPRequestHead, _ request: HTTPRequest) {
        let channel = context.channel
        // Otherwise an unlimited amount of input would be buffered meanwhile.
        setReads(channel, false)
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        asking = Task { [admission, logger] in
            let answer = await admission.answer(request, channel, logger)
            channel.eventLoop.execute {
                let (handler, context) = bound.value
                handler.decide(answer, head, context)
            }
        }
    }

    private func decide(_ answer: SocketAdmission.Answer, _ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        // The connection may have been closed.
        guard asking != nil else { return }
        asking = nil
        setReads(context.channel, true)
        decision.value = answer
        switch answer {
        case .granted: pass(context, .head(head))
        case .refused: pass(context, .head(head.withoutUpgrade))
        }
    }

    /// Enables or disables reading from the connection.
    private func setReads(_ channel: any Channel, _ isReading: Bool) {
        do {
            try channel.syncOptions?.setOption(.autoRead, value: isReading)
        } catch {
            logger.debug("A connection was closed during its WebSocket handshake.", metadata: ["reason": "\(error)"])
        }
    }

    /// Forwards all received parts, and leaves the pipeline.
    private func pass(_ context: ChannelHandlerContext, _ first: HTTPServerRequestPart) {
        let parts = [first] + waiting
        waiting = []
        for part in parts { context.fireChannelRead(wrapInboundOut(part)) }
        context.fireChannelReadComplete()
        context.pipeline.syncOperations.removeHandler(context: context, promise: nil)
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        asking?.cancel()
        asking = nil
    }
}

extension HTTPRequestHead {
    /// The head of the ordinary request, the last one of its connection.
    fileprivate var withoutUpgrade: HTTPRequestHead {
        var head = self
        head.headers.remove(name: "upgrade")
        head.headers.replaceOrAdd(name: "connection", value: "close")
        return head
    }
}
