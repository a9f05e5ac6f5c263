import NIOCore
import NIOHTTP1

/// Discards responses without a pending request.
///
/// If a request fails after its response, the server sends another one. `HTTPResponseCompressor` looks up the encodings that the request
/// accepts, and traps if there is no request.
final class UnrequestedResponses: ChannelDuplexHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    /// The number of requests without a response.
    private var waiting = 0
    private var isDiscarding = false

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if case .head = unwrapInboundIn(data) { waiting += 1 }
        context.fireChannelRead(data)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        let part = unwrapOutboundIn(data)
        if case .head = part {
            isDiscarding = waiting == 0
            waiting = max(0, waiting - 1)
        }
        if isDiscarding {
            promise?.fail(ChannelError.ioOnClosedChannel)
        } else {
            context.write(data, promise: promise)
        }
    }
}
