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
}
