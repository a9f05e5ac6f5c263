import NIOCore
import NIOWebSocket

/// Reads acknowledgements of frames on the event loop, and forwards all other messages.
///
/// A page acknowledges each frame. The session needs to know only when it waits for the page to catch up, so most acknowledgements need
/// neither a task nor a turn of the main actor. ``FrameWriter`` decides which do. It accepts each frame's acknowledgement once, so that the
/// number of acknowledgements that bypass the rate limit is bounded by the number of frames.
final class AcknowledgementReader: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias InboundOut = WebSocketFrame

    private let socket: ChannelSocket

    init(socket: ChannelSocket) { self.socket = socket }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = unwrapInboundIn(data)
        if frame.opcode == .text, let number = Self.acknowledgedFrame(in: frame.data.readableBytesView),
            socket.takeAcknowledgement(of: number)
        {
            return
        }
        context.fireChannelRead(data)
    }

    private static let prefix = Array(#"["k","#.utf8)

    /// Parses the number in `["k",number]`; nil for all other messages.
    static func acknowledgedFrame(in text: some BidirectionalCollection<UInt8>) -> Int? {
        guard text.starts(with: prefix), text.last == UInt8(ascii: "]") else { return nil }
        let digits = text.dropFirst(prefix.count).dropLast()
        guard !digits.isEmpty, digits.count <= 15 else { return nil }
        var number = 0
        for digit in digits {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
            number = number * 10 + Int(digit - UInt8(ascii: "0"))
        }
        return number
    }
}
