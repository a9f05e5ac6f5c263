import Hummingbird
import Logging
import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@testable import EvergreenWeb

struct UpgradeAdmissionTests {
    private let handshake = HTTPRequestHead(
        version: .http1_1,
        method: .GET,
        uri: "/_evergreen/live",
        headers: [
            "host": "localhost", "connection": "Upgrade", "upgrade": "websocket", "sec-websocket-version": "13",
            "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
        ]
    )

    /// A connection to an application that responds when told to.
    private func makeChannel(
        answers: AsyncStream<Void>
    ) async throws -> NIOAsyncTestingChannel {
        let channel = NIOAsyncTestingChannel()
        let responder = CallbackResponder<BasicRequestContext> { _, _ in
            for await _ in answers { break }
            return Response(status: .forbidden)
        }
        try await channel.testingEventLoop.executeInContext {
            let decision = NIOLoopBoundBox<SocketAdmission.Answer?>(nil, eventLoop: channel.testingEventLoop)
            try channel.pipeline.syncOperations.addHandler(
                UpgradeAdmission(
                    admission: SocketAdmission(asking: responder),
                    decision: decision,
                    isSecure: false,
                    logger: Logger(label: "test")
                )
            )
        }
        return channel
    }

    /// The last read state.
    private func isReading(_ channel: NIOAsyncTestingChannel) -> Bool? {
        channel.options.last { $0.option is ChannelOptions.Types.AutoReadOption }?.value as? Bool
    }

    @Test func `reading pauses while the application decides on an upgrade`() async throws {
        let (answers, answer) = AsyncStream<Void>.makeStream()
        let channel = try await makeChannel(answers: answers)
        try await channel.writeInbound(HTTPServerRequestPart.head(handshake))
        try await channel.writeInbound(HTTPServerRequestPart.end(nil))
        #expect(isReading(channel) == false)
        answer.yield()
        guard case .head(let head) = try await channel.waitForInboundWrite(as: HTTPServerRequestPart.self),
            case .end = try await channel.waitForInboundWrite(as: HTTPServerRequestPart.self)
        else {
            Issue.record("Missing request.")
            return
        }
        // It is an ordinary request, as the application has rejected the upgrade.
        #expect(!head.headers.contains(name: "upgrade"))
        #expect(isReading(channel) == true)
        _ = try await channel.finish()
    }
}
