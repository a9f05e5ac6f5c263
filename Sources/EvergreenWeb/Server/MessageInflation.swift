import NIOCore
import NIOWebSocket

/// Whether the message that a socket is receiving is compressed, according to its first frame. Confined to the event loop of its
/// connection.
final class CompressedMessages {
    var isCurrentCompressed = false
}

/// Decompresses messages of a browser, after `FrameRules` and the handler that aggregates the frames of a message.
final class MessageInflation: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias InboundOut = WebSocketFrame

    private let messages: CompressedMessages
    private let bound: Int

    /// - Parameter bound: The maximum size of a message in bytes.
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
