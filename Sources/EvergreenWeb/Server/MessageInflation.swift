import NIOCore
import NIOWebSocket

/// Whether the message that a socket is receiving is compressed: the first of its frames says so. Used on the event loop
/// of its connection only.
final class CompressedMessages {
    var isCurrentCompressed = false
}

/// Decompresses the messages of a browser, behind `FrameRules` and the handler that joins the frames of a message.
final class MessageInflation: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias InboundOut = WebSocketFrame

    private let messages: CompressedMessages
    private let bound: Int

    /// - Parameter bound: The most bytes of a message.
    init(_ messages: CompressedMessages, bound: Int) {
        self.messages = messages
        self.bound = bound
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        var frame = unwrapInboundIn(data)
        guard messages.isCurrentCompressed, frame.opcode == .text || frame.opcode == .binary else {
            return context.fireChannelRead(data)
        }
        do {
            frame.data = try MessageCompression.decompress(frame.data, atMost: bound)
            context.fireChannelRead(wrapInboundOut(frame))
        } catch {
            context.fireErrorCaught(error)
        }
    }
}
