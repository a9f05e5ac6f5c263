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

    /// What is written and not flushed stands for what the client does not take.
    private func write(_ count: Int) { channel.write(ByteBuffer(repeating: 0, count: count), promise: nil) }

    @Test func `a client that takes nothing is closed`() {
        write(10_000)
        channel.embeddedEventLoop.advanceTime(by: interval)
        #expect(!channel.isActive)
    }

    @Test func `a client that has taken everything is not closed`() {
        for _ in 0..<10 {
            write(100)
            channel.flush()
            channel.embeddedEventLoop.advanceTime(by: interval)
            #expect(channel.isActive)
        }
    }

    @Test func `a client that has taken what waited for it is not closed, although more waits`() {
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
