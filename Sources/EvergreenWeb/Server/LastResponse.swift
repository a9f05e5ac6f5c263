import NIOCore
import NIOHTTP1

/// Closes the connection after a response with `Connection: close`, so that the client does not wait for the end of it or for another
/// response.
final class LastResponse: ChannelOutboundHandler {
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    private var isLast = false

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        switch unwrapOutboundIn(data) {
        case .head(let head):
            isLast = head.headers[canonicalForm: "connection"].contains { $0.lowercased() == "close" }
            context.write(data, promise: promise)
        case .end where isLast:
            let promise = promise ?? context.eventLoop.makePromise()
            let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
            promise.futureResult.whenComplete { _ in bound.value.close(promise: nil) }
            context.write(data, promise: promise)
        default:
            context.write(data, promise: promise)
        }
    }
}
