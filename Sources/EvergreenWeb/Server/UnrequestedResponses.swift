import NIOCore
import NIOHTTP1

/// Keeps back answers that no request is waiting for.
///
/// A request that breaks after it was answered is answered once more by the server. `HTTPResponseCompressor` looks up what the request
/// accepts, and traps where there is none.
final class UnrequestedResponses: ChannelDuplexHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    /// How many requests have no answer yet.
    private var waiting = 0
    private var isKeepingBack = false

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if case .head = unwrapInboundIn(data) { waiting += 1 }
        context.fireChannelRead(data)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        let part = unwrapOutboundIn(data)
        if case .head = part {
            isKeepingBack = waiting == 0
            waiting = max(0, waiting - 1)
        }
        if isKeepingBack {
            promise?.fail(ChannelError.ioOnClosedChannel)
        } else {
            context.write(data, promise: promise)
        }
    }
}
