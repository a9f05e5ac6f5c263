import EvergreenMacros
import EvergreenTesting
import EvergreenUI
import Foundation
import Testing

@Animatable
private struct Wave: Shape {
    var height: CGFloat
    var phase: Angle
    private var offset = 0.0
    private var width = -1.0 {
        didSet { changes += 1 }
    }
    @AnimatableIgnored private(set) var changes = 0
    let count = 3

    init(height: CGFloat, phase: Angle, offset: Double = 0) {
        self.height = height
        self.phase = phase
        self.offset = offset
    }

    var sum: Double { offset + width }

    func path(in rect: CGRect) -> Path { Path(rect) }
}

@Animatable
struct Dial: View {
    var angle: Double
    @AnimatableIgnored var shown: [Double] = []
    @State private var isOn = false
    @Environment(\.font) private var font

    var body: some View { Text(verbatim: angle.formatted(.number.precision(.fractionLength(0)))) }
}

@Animatable
private struct Widening: ViewModifier {
    var width: Double

    func body(content: Content) -> some View { content.frame(width: width) }
}

@Animatable
private struct Range {
    var lower, upper: Double
}

/// The expansion of `@Animatable`.
@MainActor
struct AnimatableMacroTests {
    @Test func `a shape's stored variables are its animatable data, in order`() {
        var wave = Wave(height: 4, phase: .degrees(90), offset: 2)
        let (height, (phase, (offset, width))) = (
            wave.animatableData.first,
            (
                wave.animatableData.second.first,
                (wave.animatableData.second.second.first, wave.animatableData.second.second.second)
            )
        )
        #expect(height == 4 && phase == Angle.degrees(90).animatableData && offset == 2 && width == -1)
        wave.animatableData.first = 8
        wave.animatableData.second.second.second = 3
        #expect(wave.height == 8 && wave.sum == 5)
    }

    @Test func `a single variable is the animatable data itself, and several of one type form pairs`() {
        var dial = Dial(angle: 30)
        dial.animatableData = 60
        #expect(dial.angle == 60)
        var range = Range(lower: 1, upper: 2)
        range.animatableData.second = 5
        #expect(range.lower == 1 && range.upper == 5)
    }

    private struct Turning: View {
        @State private var angle = 0.0

        var body: some View {
            Dial(angle: angle).modifier(Widening(width: angle + 10))
            Button("Turn") { withAnimation(.linear(duration: 0.3)) { angle = 100 } }
        }
    }

    @Test func `an animation interpolates a view's values`() async throws {
        let screen = Screen { Turning() }
        try screen.find(.button, "Turn").tap()
        try await screen.wait { !["0", "100"].contains(screen.texts.first) }
        try await screen.wait { screen.texts.first == "100" }
    }
}
