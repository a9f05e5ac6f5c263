import NIOCore
import NIOHTTP1

/// Makes an ordinary request of a request for a WebSocket that is not to be granted, so that it is answered with
/// the reason. Looks at the first request of a connection only: later ones can't become WebSockets.
///
/// NIO's own way to say no loses the head of the request when the answer is there at once.
final class UpgradeAdmission: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart

    private let accepts: @Sendable (HTTPRequestHead) -> Bool

    init(accepts: @escaping @Sendable (HTTPRequestHead) -> Bool) { self.accepts = accepts }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard case .head(var head) = unwrapInboundIn(data) else { return context.fireChannelRead(data) }
        if head.headers.contains(name: "upgrade"), !accepts(head) {
            head.headers.remove(name: "upgrade")
            head.headers.replaceOrAdd(name: "connection", value: "close")
        }
        context.fireChannelRead(wrapInboundOut(.head(head)))
        context.pipeline.syncOperations.removeHandler(context: context, promise: nil)
    }
}
