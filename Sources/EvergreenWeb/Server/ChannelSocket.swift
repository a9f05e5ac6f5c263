import Dispatch
import EvergreenConcurrency
import NIOCore
import NIOWebSocket

/// Takes acknowledgements on the event loop. A structure, because ``Locked`` can't have a function as its value.
private struct AcknowledgementHandler {
    var take: (@Sendable (_ frame: Int) -> Bool)?
}

/// A browser's WebSocket.
final class ChannelSocket: SessionSocket {
    private let channel: any Channel
    private let compresses: Bool
    private let acknowledgements = Locked(AcknowledgementHandler())

    /// - Parameter compresses: Whether the browser accepts compressed messages.
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

    /// Takes the acknowledgement of a frame on the event loop. Returns false if it must be handled like other messages.
    func takeAcknowledgement(of frame: Int) -> Bool {
        acknowledgements.withLock { $0.take }?(frame) ?? false
    }

    func sendPong(_ data: ByteBuffer) {
        guard channel.isWritable else { return }
        channel.writeAndFlush(WebSocketFrame(fin: true, opcode: .pong, data: data), promise: nil)
    }

    /// Closes the connection after pending writes.
    func closeConnection() { channel.close(promise: nil) }

    func close(_ reason: CloseReason) {
        close(code: reason.code, text: reason.text)
    }

    /// Sends a close frame, and closes the connection even if the frame can't be written.
    func close(code: UInt16, text: String) {
        var data = ByteBuffer()
        data.writeInteger(code)
        data.writeString(text)
        let frame = WebSocketFrame(fin: true, opcode: .connectionClose, data: data)
        // A timer that is scheduled from here could fire on a busy event loop before the frame is written.
        channel.eventLoop.execute { [channel] in
            channel.writeAndFlush(frame).whenComplete { _ in channel.close(promise: nil) }
            channel.eventLoop.scheduleTask(in: .milliseconds(300)) { channel.close(promise: nil) }
        }
    }
}
