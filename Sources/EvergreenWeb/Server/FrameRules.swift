import NIOCore
import NIOWebSocket

/// Rejects frames that violate the protocol, and unmasks the others.
///
/// Browsers mask all frames (RFC 6455, section 5.1). The only extension with a reserved bit (5.2) uses it to mark the first frame of a
/// compressed message (RFC 7692, section 6).
final class FrameRules: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias InboundOut = WebSocketFrame

    enum Violation: Error {
        case notMasked
        case reservedBits
    }

    /// Nil if no compression was negotiated.
    private let compressed: CompressedMessages?

    init(compressed: CompressedMessages? = nil) { self.compressed = compressed }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = unwrapInboundIn(data)
        guard frame.maskKey != nil else { return context.fireErrorCaught(Violation.notMasked) }
        let isFirst = frame.opcode == .text || frame.opcode == .binary
        guard !frame.rsv2, !frame.rsv3, !frame.rsv1 || isFirst && compressed != nil else {
            return context.fireErrorCaught(Violation.reservedBits)
        }
        if isFirst { compressed?.isCurrentCompressed = frame.rsv1 }
        context.fireChannelRead(
            wrapInboundOut(WebSocketFrame(fin: frame.fin, opcode: frame.opcode, data: frame.unmaskedData))
        )
    }
}
