import NIOCore
import NIOEmbedded
import Testing

@testable import EvergreenWeb

/// An embedded channel can't close only its output.
private final class OutputEnd: ChannelOutboundHandler {
    typealias OutboundIn = ByteBuffer

    func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
        if mode == .output { promise?.succeed() } else { context.close(mode: mode, promise: promise) }
    }
}

struct LingeringCloseTests {
    private let channel = EmbeddedChannel()

    init() throws {
        try channel.pipeline.syncOperations.addHandlers(OutputEnd(), LingeringClose(limits: SessionLimits()))
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    }

    private func receive(_ count: Int) throws {
        _ = try channel.writeInbound(ByteBuffer(repeating: 0, count: count))
    }

    @Test func `input after closing is discarded until the timeout`() throws {
        try receive(1)
        #expect(try channel.readInbound(as: ByteBuffer.self) != nil)
        channel.close(promise: nil)
        try receive(1000)
        #expect(try channel.readInbound(as: ByteBuffer.self) == nil)
        channel.embeddedEventLoop.advanceTime(by: .milliseconds(1900))
        #expect(channel.isActive)
        channel.embeddedEventLoop.advanceTime(by: .milliseconds(200))
        #expect(!channel.isActive)
    }

    @Test func `the connection closes when the peer has closed it`() {
        channel.close(promise: nil)
        #expect(channel.isActive)
        channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
        #expect(!channel.isActive)
    }

    @Test func `a client that keeps sending is disconnected`() throws {
        channel.close(promise: nil)
        for _ in 0..<10 where channel.isActive { try receive(200_000) }
        #expect(!channel.isActive)
    }

    @Test func `closing only the output has a timeout too`() {
        channel.close(mode: .output, promise: nil)
        #expect(channel.isActive)
        channel.embeddedEventLoop.advanceTime(by: .seconds(3))
        #expect(!channel.isActive)
    }

    @Test func `all close promises complete when the connection is closed`() throws {
        let futures = [channel.close(), channel.close(), channel.close()]
        channel.embeddedEventLoop.advanceTime(by: .seconds(3))
        for future in futures { try future.wait() }
        #expect(!channel.isActive)
    }

    @Test func `a stopping server shortens the lingering close`() {
        channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
        channel.close(promise: nil)
        channel.embeddedEventLoop.advanceTime(by: .milliseconds(250))
        #expect(!channel.isActive)
    }
}
