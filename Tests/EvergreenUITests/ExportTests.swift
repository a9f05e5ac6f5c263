import EvergreenUI
import Testing

@MainActor
struct ExportTests {
    @Observable final class Model {
        var date = Date(timeIntervalSince1970: 0)
    }

    @Test func `one import brings what an app's views use`() async {
        let model = Model()
        #expect(URL(string: "https://example.org")?.host() == "example.org")
        #expect(model.date.timeIntervalSince1970 == 0)
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
    }

    /// What macros expand to names types so.
    private struct Qualified: EvergreenUI.View {
        @EvergreenUI.State private var edge: EvergreenUI.Edge = .top
        @EvergreenUI.Environment(\.isEnabled) private var isEnabled

        var body: some EvergreenUI.View { EvergreenUI.EmptyView() }
    }

    @Test func `types of the modules below have the name of this one, too`() {
        #expect(EvergreenUI.Alignment.center == Alignment(horizontal: .center, vertical: .center))
        #expect(EvergreenUI.EnvironmentValues().isEnabled)
        #expect(Qualified.Body.self == EvergreenUI.EmptyView.self)
    }
}
