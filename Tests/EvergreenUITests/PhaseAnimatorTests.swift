import EvergreenTesting
import EvergreenUI
import Testing

@MainActor
struct PhaseAnimatorTests {
    /// The phases rendered so far.
    private final class Shown {
        var phases: [String] = []
    }

    private struct Phases: View {
        let shown: Shown
        @State private var count = 0

        var body: some View {
            PhaseAnimator(["a", "b", "c"], trigger: count) { phase in
                Text(phase).onChange(of: phase) { shown.phases.append(phase) }
            } animation: { _ in
                .linear(duration: 0.01)
            }
            Button("Go") { count += 1 }
        }
    }

    @Test func `a changed trigger runs through the phases once and ends at the first`() async throws {
        let shown = Shown()
        let screen = Screen { Phases(shown: shown) }
        #expect(screen.texts == ["a", "Go"])
        try screen.find(.button, "Go").tap()
        try await screen.wait { shown.phases == ["b", "c", "a"] }
        try screen.find(.button, "Go").tap()
        try await screen.wait { shown.phases == ["b", "c", "a", "b", "c", "a"] }
        #expect(screen.texts == ["a", "Go"])
    }

    @Test func `without a trigger, the phases repeat`() async throws {
        let shown = Shown()
        let screen = Screen {
            PhaseAnimator(["a", "b"]) { phase in
                Text(phase).onChange(of: phase) { shown.phases.append(phase) }
            } animation: { _ in
                nil
            }
        }
        try await screen.wait { shown.phases.count >= 4 }
        #expect(shown.phases.prefix(4) == ["b", "a", "b", "a"])
    }

    @Test func `a single phase is static, and without phases nothing is shown`() {
        let screen = Screen {
            PhaseAnimator(["only"]) { Text($0) }
            PhaseAnimator([String]()) { Text($0) }
        }
        #expect(screen.texts == ["only"])
    }

    private struct Inner: View {
        let action: () -> Void
        var body: some View { Text("inner") }
    }

    @Test func `a phase animator modifies its view without running the view's body`() async throws {
        let shown = Shown()
        let screen = Screen {
            Inner {}.phaseAnimator(["a", "b"]) { view, phase in
                view.opacity(phase == "a" ? 1 : 0.5).onChange(of: phase) { shown.phases.append(phase) }
            } animation: { _ in
                .linear(duration: 0)
            }
        }
        screen.resetBodyCounts()
        try await screen.wait { shown.phases.count >= 2 }
        #expect(screen.bodyCount(of: Inner.self) == 0)
        #expect(screen.texts == ["inner"])
    }

    @Test func `an animation's completion runs after it`() async throws {
        struct Completing: View {
            @State private var words = ["start"]
            var body: some View {
                ForEach(words, id: \.self) { Text($0) }
                Button("Go") {
                    withAnimation(.linear(duration: 0.01).delay(0.01)) {
                        words.append("change")
                    } completion: {
                        words.append("end")
                    }
                }
                Button("Go at once") {
                    let count = withAnimation(nil, completionCriteria: .removed) {
                        words.count
                    } completion: {
                        words.append("no animation")
                    }
                    words.append("\(count)")
                }
            }
        }
        let screen = Screen { Completing() }
        try screen.find(.button, "Go").tap()
        #expect(screen.texts.prefix(2) == ["start", "change"] && !screen.texts.contains("end"))
        try await screen.wait { screen.texts.prefix(3) == ["start", "change", "end"] }
        try screen.find(.button, "Go at once").tap()
        try await screen.wait { screen.texts.prefix(5) == ["start", "change", "end", "3", "no animation"] }
    }
}
