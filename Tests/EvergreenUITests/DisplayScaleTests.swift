import EvergreenTesting
import Testing

@testable import EvergreenUI

@MainActor
struct DisplayScaleTests {
    private struct Scale: View {
        @Environment(\.displayScale) private var scale
        @Environment(\.pixelLength) private var length
        var body: some View { Text(verbatim: "\(scale) \(length)") }
    }

    @Test func `views follow the scale of the screen`() {
        let screen = Screen { Scale() }
        #expect(screen.texts == ["1.0 1.0"])
        screen.displayScale = 2
        #expect(screen.texts == ["2.0 0.5"])
    }

    @Test func `an explicit display scale overrides the screen's`() {
        let screen = Screen { Scale().environment(\.displayScale, 4) }
        screen.displayScale = 2
        #expect(screen.texts == ["4.0 0.25"])
    }
}
