import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@testable import EvergreenWeb

struct RequestLimitsTests {
    private let channel = EmbeddedChannel()
    private let head = HTTPServerRequestPart.head(HTTPRequestHead(version: .http1_1, method: .POST, uri: "/"))

    init() throws {
        let pipeline = channel.pipeline.syncOperations
        try pipeline.addHandlers(RequestLimits(limits: SessionLimits()), RefusedRequests())
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    }

    private func receive(_ part: HTTPServerRequestPart) throws { _ = try channel.writeInbound(part) }

    private func body(_ count: Int) -> HTTPServerRequestPart { .body(ByteBuffer(repeating: 0, count: count)) }

    /// The status of each response that was written.
    private func answers() throws -> [UInt] {
        var answers: [UInt] = []
        while let part = try channel.readOutbound(as: HTTPServerResponsePart.self) {
            if case .head(let head) = part { answers.append(head.status.code) }
        }
        return answers
    }

    private func answer() {
        channel.write(HTTPServerResponsePart.head(HTTPResponseHead(version: .http1_1, status: .ok)), promise: nil)
        channel.writeAndFlush(HTTPServerResponsePart.end(nil), promise: nil)
    }

    @Test func `a slow request is answered with 408, and its connection closed`() throws {
        try receive(head)
        for _ in 0..<14 {
            try receive(body(1))
            channel.embeddedEventLoop.advanceTime(by: .seconds(1))
        }
        #expect(channel.isActive)
        channel.embeddedEventLoop.advanceTime(by: .seconds(1))
        #expect(try answers() == [408])
        #expect(!channel.isActive)
    }

    @Test func `a slow body after the response is not answered again`() throws {
        try receive(head)
        answer()
        channel.embeddedEventLoop.advanceTime(by: .seconds(15))
        #expect(try answers() == [200])
        #expect(!channel.isActive)
    }

    @Test func `a complete request has no time limit for its response`() throws {
        for _ in 0..<3 {
            try receive(head)
            try receive(.end(nil))
            channel.embeddedEventLoop.advanceTime(by: .minutes(1))
            answer()
            #expect(try answers() == [200])
            #expect(channel.isActive)
        }
    }

    @Test func `a body beyond the limit is answered with 413`() throws {
        try receive(head)
        for _ in 0..<10 { try receive(body(10_000)) }
        #expect(try answers() == [413])
        #expect(!channel.isActive)
    }

    @Test func `the body limit applies to each request`() throws {
        for _ in 0..<10 {
            try receive(head)
            try receive(body(60_000))
            try receive(.end(nil))
            answer()
            #expect(try answers() == [200])
        }
        #expect(channel.isActive)
    }

    @Test func `a malformed request is answered once, whenever the error occurs`() throws {
        channel.pipeline.fireErrorCaught(HTTPParserError.unknown)
        #expect(try answers() == [400])
        answer()
        #expect(try answers() == [])
        #expect(!channel.isActive)
    }

    @Test func `an invalid body after the response is not answered`() throws {
        try receive(head)
        answer()
        channel.pipeline.fireErrorCaught(HTTPParserError.invalidChunkSize)
        #expect(try answers() == [200])
        #expect(!channel.isActive)
    }

    @Test func `an invalid body before the response is answered only with 400`() throws {
        try receive(head)
        channel.pipeline.fireErrorCaught(HTTPParserError.invalidChunkSize)
        answer()
        #expect(try answers() == [400])
    }
}
