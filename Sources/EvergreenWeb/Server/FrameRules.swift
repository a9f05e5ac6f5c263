import NIOCore
import NIOWebSocket

/// Refuses frames that a browser never sends, and unmasks the others.
///
/// Browsers mask all frames (RFC 6455, section 5.1). No extension is negotiated that would use the reserved bits (5.2).
final class FrameRules: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias InboundOut = WebSocketFrame

    enum Violation: Error {
        case notMasked
        case reservedBits
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = unwrapInboundIn(data)
        guard frame.maskKey != nil else { return context.fireErrorCaught(Violation.notMasked) }
        guard !frame.rsv1, !frame.rsv2, !frame.rsv3 else { return context.fireErrorCaught(Violation.reservedBits) }
        context.fireChannelRead(
            wrapInboundOut(WebSocketFrame(fin: frame.fin, opcode: frame.opcode, data: frame.unmaskedData))
        )
    }
}
