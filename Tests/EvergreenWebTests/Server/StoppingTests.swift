import NIOConcurrencyHelpers
import NIOCore
import NIOEmbedded
import Testing

@testable import EvergreenUI
@testable import EvergreenWeb

@MainActor
struct StoppingTests {
    private struct Counter: View {
        @State private var count = 0
        var body: some View { Button("\(count)") { count += 1 } }
    }

    @Test func `state is saved before sockets are closed, because their pages may reconnect elsewhere immediately`()
        async throws
    {
        let store = RecordingStateStore()
        let events = NIOLockedValueBox<[String]>([])
        let openWindow: @MainActor (WindowStart) -> any SessionWindow = { ViewTree(Counter(), start: $0) }
        var limits = SessionLimits()
        limits.savingAtStop = .seconds(600)
        try await RunningServer.run(limits: limits, stateStore: store, openWindow: openWindow) { server in
            let page = try await server.openPage()
            let html = try await server.get("/", headers: "Cookie: \(page.cookie)\r\n")
            let token = try #require(html.firstMatch(of: /data-session="([^"]+)"/)?.1)
            let button = try #require(html.firstMatch(of: /<button[^>]* id=e([0-9]+)/)?.1)
            store.isHolding = true
            let socket = Task {
                let received = try await server.exchange(
                    [RawClient.frame("[\"h\",\"\(token)\",0]"), RawClient.frame("[\"e\",1,\(button),\"tap\"]")],
                    cookie: page.cookie
                )
                events.withLockedValue { $0.append("closed") }
                return received
            }
            while store.batches.isEmpty { _ = try await server.get("/health") }
            await server.server.stop()
            // The socket would have time to be closed too early.
            for _ in 0..<100 { await nextTurn() }
            events.withLockedValue { $0.append("saved") }
            store.isHolding = false
            let received = try await socket.value
            #expect(received.contains(CloseReason.serverStops.text), "\(received)")
        }
        #expect(events.withLockedValue { $0 } == ["saved", "closed"])
    }

    @Test func `a slow store does not delay closing sockets`() throws {
        let channel = EmbeddedChannel()
        try channel.pipeline.syncOperations.addHandler(
            // Never returns: its end would be recorded on the test's loop by another thread.
            SocketGuard(logger: .forTests) { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
        )
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
        channel.embeddedEventLoop.advanceTime(by: .milliseconds(999))
        #expect(channel.isActive)
        channel.embeddedEventLoop.advanceTime(by: .milliseconds(1))
        #expect(!channel.isActive)
    }
}
