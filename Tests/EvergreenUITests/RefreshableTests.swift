import EvergreenTesting
import EvergreenUI
import Testing

@MainActor
struct RefreshableTests {
    /// Work that a test lets end.
    @MainActor
    final class Work {
        var starts = 0
        private var continuation: CheckedContinuation<Void, Never>?

        func perform() async {
            starts += 1
            await withCheckedContinuation { continuation = $0 }
        }

        func end() {
            continuation?.resume()
            continuation = nil
        }
    }

    @Test func `a button refreshes, and is disabled while the action runs`() async throws {
        let work = Work()
        let screen = Screen {
            NavigationStack { Text("content").refreshable { await work.perform() } }
        }
        #expect(work.starts == 0)
        try screen.find(.button, "Refresh").tap()
        try await screen.wait { work.starts == 1 }
        #expect(try !screen.find(.button, "Refresh").isEnabled)
        work.end()
        try await screen.wait { try screen.find(.button, "Refresh").isEnabled }
        try screen.find(.button, "Refresh").tap()
        try await screen.wait { work.starts == 2 }
        work.end()
    }

    @Test func `views inside can refresh, too`() async throws {
        struct Inside: View {
            @Environment(\.refresh) private var refresh
            @State private var isDone = false
            var body: some View {
                Text(isDone ? "done" : "waiting").task {
                    await refresh?()
                    isDone = true
                }
            }
        }
        let screen = Screen { Inside().refreshable {} }
        try await screen.wait { screen.texts.contains("done") }
        #expect(Screen { Inside() }.findAll(.button).isEmpty)
    }
}
