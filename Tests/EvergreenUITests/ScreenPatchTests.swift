import EvergreenTesting
import EvergreenUI
import Testing

/// The patches of a screen as a test sees them.
@MainActor
struct ScreenPatchTests {
    private struct Counters: View {
        @State private var first = 0
        @State private var second = 0

        var body: some View {
            Button("First: \(first)") { first += 1 }
            Button("Second: \(second)") { second += 1 }
            Button("Both") {
                first += 1
                second += 1
            }
        }
    }

    @Test func `takePatches counts the patches since the last call`() throws {
        let screen = Screen { Counters() }
        #expect(screen.takePatches() == 0)
        #expect(screen.takePatches() == 0)
        try screen.find(.button, "First: 0").tap()
        #expect(screen.takePatches() == 1)
        try screen.find(.button, "Both").tap()
        #expect(screen.takePatches() == 2)
        #expect(screen.takePatches() == 0)
    }
}
