import NIOCore
import NIOEmbedded
import NIOWebSocket
import SeededRandomness
import Testing

@testable import EvergreenWeb

struct MessageCompressionTests {
    private func buffer(_ text: String) -> ByteBuffer { ByteBuffer(string: text) }

    @Test func `compressed messages decompress to the original`() throws {
        var random = SeededGenerator(seed: 7692)
        for _ in 0..<300 {
            let count = Int.random(in: 1024...100_000, using: &random)
            let letters = Int.random(in: 1...60, using: &random)
            let bytes = (0..<count).map { _ in UInt8.random(in: 0..<UInt8(letters), using: &random) }
            let message = ByteBuffer(bytes: bytes)
            let compressed = try #require(MessageCompression.compress(message))
            #expect(compressed.readableBytes < count)
            #expect(try MessageCompression.decompress(compressed, atMost: count) == message)
        }
    }

    @Test func `incompressible messages are not compressed`() {
        var random = SeededGenerator(seed: 1)
        let noise = ByteBuffer(bytes: (0..<5_000).map { _ in UInt8.random(in: 0...255, using: &random) })
        #expect(MessageCompression.compress(noise) == nil)
        #expect(MessageCompression.compress(buffer(String(repeating: "a", count: 1_023))) == nil)
        #expect(MessageCompression.compress(ByteBuffer()) == nil)
    }

    @Test func `a message is decompressed up to its limit`() throws {
        let compressed = try #require(MessageCompression.compress(buffer(String(repeating: "a", count: 10_000))))
        #expect(try MessageCompression.decompress(compressed, atMost: 10_000).readableBytes == 10_000)
        for bound in [0, 1, 9_999] {
            #expect(throws: MessageCompression.Failure.tooLong) {
                try MessageCompression.decompress(compressed, atMost: bound)
            }
        }
    }

    @Test func `decompressing random bytes gives a message or an error`() {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<20_000 {
            let bytes = (0..<Int.random(in: 0...60, using: &random)).map { _ in
                UInt8.random(in: 0...255, using: &random)
            }
            do {
                let message = try MessageCompression.decompress(ByteBuffer(bytes: bytes), atMost: 1_000)
                #expect(message.readableBytes <= 1_000)
            } catch {
                #expect(error == .malformed || error == .tooLong)
            }
        }
    }

    /// "Hello" in the forms of RFC 7692, sections 7.2.3.1, 7.2.3.3 and 7.2.3.4, and in two blocks (7.2.3.5).
    @Test(
        arguments: [
            [0xf2, 0x48, 0xcd, 0xc9, 0xc9, 0x07, 0x00],
            [0x00, 0x05, 0x00, 0xfa, 0xff, 0x48, 0x65, 0x6c, 0x6c, 0x6f, 0x00],
            [0xf3, 0x48, 0xcd, 0xc9, 0xc9, 0x07, 0x00, 0x00],
            [0xf2, 0x48, 0x05, 0x00, 0x00, 0x00, 0xff, 0xff, 0xca, 0xc9, 0xc9, 0x07, 0x00],
        ] as [[UInt8]]
    )
    func `all forms of a compressed message are decompressed`(_ bytes: [UInt8]) throws {
        #expect(try MessageCompression.decompress(ByteBuffer(bytes: bytes), atMost: 5) == buffer("Hello"))
    }
}

struct MessageInflationTests {
    private let channel = EmbeddedChannel()

    private func setUp(compressed: CompressedMessages?) throws {
        try channel.pipeline.syncOperations.addHandlers(FrameRules(compressed: compressed))
        try channel.pipeline.syncOperations.addHandler(
            NIOWebSocketFrameAggregator(
                minNonFinalFragmentSize: 1,
                maxAccumulatedFrameCount: 64,
                maxAccumulatedFrameSize: 1 << 16
            )
        )
        if let compressed {
            try channel.pipeline.syncOperations.addHandler(MessageInflation(compressed, bound: 1 << 16))
        }
    }

    private func receive(_ data: ByteBuffer, opcode: WebSocketOpcode = .text, fin: Bool = true, rsv1: Bool) throws {
        let frame = WebSocketFrame(fin: fin, rsv1: rsv1, opcode: opcode, maskKey: [0, 0, 0, 0], data: data)
        try channel.writeInbound(frame)
    }

    private func next() throws -> String? {
        try channel.readInbound(as: WebSocketFrame.self).map { String(buffer: $0.data) }
    }

    private let text = String(repeating: "Evergreen ", count: 200)

    @Test func `compressed messages are decompressed, and others pass through`() throws {
        try setUp(compressed: CompressedMessages())
        let compressed = try #require(MessageCompression.compress(ByteBuffer(string: text)))
        try receive(compressed, rsv1: true)
        #expect(try next() == text)
        try receive(ByteBuffer(string: text), rsv1: false)
        #expect(try next() == text)
    }

    @Test func `a compressed message can be fragmented and interleaved`() throws {
        try setUp(compressed: CompressedMessages())
        let compressed = try #require(MessageCompression.compress(ByteBuffer(string: text)))
        let rest = compressed.getSlice(at: 10, length: compressed.readableBytes - 10)
        try receive(#require(compressed.getSlice(at: 0, length: 10)), fin: false, rsv1: true)
        try receive(ByteBuffer(string: "?"), opcode: .ping, rsv1: false)
        #expect(try next() == "?")
        try receive(#require(rest), opcode: .continuation, rsv1: false)
        #expect(try next() == text)
        try receive(ByteBuffer(string: "plain"), fin: false, rsv1: false)
        try receive(ByteBuffer(string: " text"), opcode: .continuation, rsv1: false)
        #expect(try next() == "plain text")
    }

    @Test func `only the first frame can mark a message as compressed`() throws {
        try setUp(compressed: CompressedMessages())
        #expect(throws: FrameRules.Violation.reservedBits) {
            try receive(ByteBuffer(string: "?"), opcode: .ping, rsv1: true)
        }
        try receive(ByteBuffer(string: "a"), fin: false, rsv1: false)
        #expect(throws: FrameRules.Violation.reservedBits) {
            try receive(ByteBuffer(string: "b"), opcode: .continuation, rsv1: true)
        }
    }

    @Test func `without negotiation, compressed frames are rejected`() throws {
        try setUp(compressed: nil)
        #expect(throws: FrameRules.Violation.reservedBits) { try receive(ByteBuffer(string: "?"), rsv1: true) }
    }
}
