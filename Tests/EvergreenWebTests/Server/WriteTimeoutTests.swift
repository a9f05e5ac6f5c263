import NIOCore
import NIOEmbedded
import Testing

@testable import EvergreenWeb

struct WriteTimeoutTests {
    private let channel = EmbeddedChannel()
    private let interval = TimeAmount(SessionLimits().writeTimeout)

    init() throws {
        try channel.pipeline.syncOperations.addHandler(WriteTimeout(limits: SessionLimits()))
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    }

    /// Data that is written and not flushed stands for data that the client does not read.
    private func write(_ count: Int) { channel.write(ByteBuffer(repeating: 0, count: count), promise: nil) }

    @Test func `a client that reads nothing is closed`() {
        write(10_000)
        channel.embeddedEventLoop.advanceTime(by: interval)
        #expect(!channel.isActive)
    }

    @Test func `a client that has read everything stays open`() {
        for _ in 0..<10 {
            write(100)
            channel.flush()
            channel.embeddedEventLoop.advanceTime(by: interval)
            #expect(channel.isActive)
        }
    }

    @Test func `a client that has read the pending data stays open even if more is pending`() {
        for _ in 0..<10 {
            write(100)
            channel.embeddedEventLoop.advanceTime(by: interval - .seconds(1))
            channel.flush()
            write(100)
            channel.embeddedEventLoop.advanceTime(by: .seconds(1))
            #expect(channel.isActive)
            channel.flush()
        }
    }
}
