import Testing

@testable import EvergreenUI
@testable import EvergreenWeb

/// The scene phases of an app as pages open and close.
@MainActor
@Suite(.serialized)
struct ScenePhaseServerTests {
    @MainActor
    final class Log {
        var phases: [ScenePhase] = []
    }

    private struct Watching: App {
        let log: Log
        @Environment(\.scenePhase) private var phase

        init() { log = Log() }
        init(_ log: Log) { self.log = log }

        var body: some Scene {
            WindowGroup { Text("Content") }
                .onChange(of: phase) { _, phase in log.phases.append(phase) }
        }
    }

    @Test func `an app is active while a page is open, and in the background once the server has stopped`() async throws
    {
        let log = Log()
        let host = AppHost(Watching(log))
        try await RunningServer.run(host: host) { server in
            _ = try await server.openPage()
            for _ in 0..<1_000_000 where log.phases.isEmpty { await Task.yield() }
            #expect(log.phases == [.active])
            _ = try await server.openPage()
        }
        #expect(log.phases == [.active, .background])
    }
}
