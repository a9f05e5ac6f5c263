import EvergreenUI
import Testing

@MainActor
struct ExportTests {
    @Observable final class Model {
        var date = Date(timeIntervalSince1970: 0)
    }

    @Test func `import Evergreen exports the modules that views need`() async {
        let model = Model()
        #expect(URL(string: "https://example.org")?.host() == "example.org")
        #expect(model.date.timeIntervalSince1970 == 0)
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
    }

    /// Macro expansions use qualified names.
    private struct Qualified: EvergreenUI.View {
        @EvergreenUI.State private var edge: EvergreenUI.Edge = .top
        @EvergreenUI.Environment(\.isEnabled) private var isEnabled

        var body: some EvergreenUI.View { EvergreenUI.EmptyView() }
    }

    @Test func `types of the underlying modules are qualified with EvergreenUI`() {
        #expect(EvergreenUI.Alignment.center == Alignment(horizontal: .center, vertical: .center))
        #expect(EvergreenUI.EnvironmentValues().isEnabled)
        #expect(Qualified.Body.self == EvergreenUI.EmptyView.self)
    }
}
