import Dispatch
import EvergreenConcurrency
import NIOCore
import NIOWebSocket

/// Takes acknowledgements where they are read. A structure, because ``Locked`` can't have a function for its value.
private struct AcknowledgementHandler {
    var take: (@Sendable (_ frame: Int) -> Bool)?
}

/// A browser's WebSocket.
final class ChannelSocket: SessionSocket {
    private let channel: any Channel
    private let compresses: Bool
    private let acknowledgements = Locked(AcknowledgementHandler())

    /// - Parameter compresses: Whether the browser takes compressed messages.
    init(_ channel: any Channel, compresses: Bool = false) {
        self.channel = channel
        self.compresses = compresses
    }

    func perform(isLong: Bool, _ work: @escaping @Sendable () -> Void) {
        if isLong { DispatchQueue.global().async(execute: work) } else { channel.eventLoop.execute(work) }
    }

    func send(_ text: String) {
        var frame = WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(string: text))
        if compresses, let compressed = MessageCompression.compress(frame.data) {
            frame.data = compressed
            frame.rsv1 = true
        }
        channel.writeAndFlush(frame, promise: nil)
    }

    func sendIfWritable(_ text: String) {
        if channel.isWritable { send(text) }
    }

    func takeAcknowledgements(with handler: @escaping @Sendable (Int) -> Bool) {
        acknowledgements.withLock { $0.take = handler }
    }

    /// Takes the acknowledgement of a frame where it is read. Returns false if it has to be handled as all other messages.
    func takeAcknowledgement(of frame: Int) -> Bool {
        acknowledgements.withLock { $0.take }?(frame) ?? false
    }

    func sendPong(_ data: ByteBuffer) {
        guard channel.isWritable else { return }
        channel.writeAndFlush(WebSocketFrame(fin: true, opcode: .pong, data: data), promise: nil)
    }

    /// Closes the connection, after what was sent.
    func closeConnection() { channel.close(promise: nil) }

    func close(_ reason: CloseReason) {
        close(code: reason.code, text: reason.text)
    }

    /// Sends a close frame, and closes the connection whether or not that can be written.
    func close(code: UInt16, text: String) {
        var data = ByteBuffer()
        data.writeInteger(code)
        data.writeString(text)
        let frame = WebSocketFrame(fin: true, opcode: .connectionClose, data: data)
        // On an event loop that was busy for longer, a timer set here would end before the frame is written.
        channel.eventLoop.execute { [channel] in
            channel.writeAndFlush(frame).whenComplete { _ in channel.close(promise: nil) }
            channel.eventLoop.scheduleTask(in: .milliseconds(300)) { channel.close(promise: nil) }
        }
    }
}
