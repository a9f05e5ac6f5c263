import EvergreenTesting
import EvergreenUI
import Testing

@MainActor
struct RefreshableTests {
    /// What a refresh waits for in a test.
    @MainActor
    private final class Source {
        var loads = 0
        var cancellations = 0
        private var waiting: [CheckedContinuation<Void, Never>] = []

        func load() async {
            loads += 1
            await withTaskCancellationHandler {
                await withCheckedContinuation { waiting.append($0) }
            } onCancel: {
                Task { @MainActor in finish() }
            }
            if Task.isCancelled { cancellations += 1 }
        }

        func finish() {
            for continuation in waiting { continuation.resume() }
            waiting = []
        }
    }

    private struct Content: View {
        let source: Source
        var body: some View {
            NavigationStack {
                List { Text("Loaded \(source.loads) times") }.refreshable { await source.load() }
            }
        }
    }

    @Test func `a refresh button is disabled until the refresh is done`() async throws {
        let source = Source()
        let screen = Screen { Content(source: source) }
        let button = try screen.find(.button, "Refresh")
        for count in 1...2 {
            try button.tap()
            try await screen.wait { source.loads == count && !button.isEnabled }
            #expect(throws: ScreenError.self) { try button.tap() }
            source.finish()
            try await screen.wait { button.isEnabled }
        }
        #expect(source.loads == 2 && source.cancellations == 0)
    }

    @Test func `a refresh is cancelled when its view is unmounted`() async throws {
        let source = Source()
        let screen = Screen { Content(source: source) }
        try screen.find(.button, "Refresh").tap()
        try await screen.wait { source.loads == 1 }
        screen.close()
        try await screen.wait { source.cancellations == 1 }
    }

    @Test func `descendants can start a refresh`() async throws {
        struct Inner: View {
            @Environment(\.refresh) private var refresh
            var body: some View {
                if let refresh { Button("Again") { Task { await refresh() } } } else { Text("nothing to refresh") }
            }
        }
        let source = Source()
        let screen = Screen {
            Inner()
            Inner().refreshable { await source.load() }
        }
        #expect(screen.texts.contains("nothing to refresh"))
        try screen.find(.button, "Again").tap()
        try await screen.wait { source.loads == 1 }
        source.finish()
    }

    @Test func `a restored page does not refresh`() async throws {
        let source = Source()
        let first = Screen { Content(source: source) }
        try first.find(.button, "Refresh").tap()
        try await first.wait { source.loads == 1 }
        source.finish()
        let second = Screen(restoring: first) { Content(source: source) }
        #expect(second.runningTasks <= 1)
        try await second.wait { second.runningTasks == 0 }
        #expect(source.loads == 1)
    }
}
