import EvergreenDocument
import EvergreenUI
import Foundation
import Testing

@testable import EvergreenTesting

@MainActor
struct AnimatableTests {
    private final class Shown {
        var numbers: [Double] = []
    }

    private struct Counter: View, Animatable {
        let shown: Shown
        var number: Double
        nonisolated var animatableData: Double {
            get { number }
            set { number = newValue }
        }

        var body: some View {
            shown.numbers.append(number)
            return Text(verbatim: number.formatted(.number.precision(.fractionLength(0))))
        }
    }

    private struct Counting: View {
        let shown: Shown
        var animation: Animation? = .linear(duration: 0.35)
        @State private var number = 0.0

        var body: some View {
            Counter(shown: shown, number: number)
            Button("Add") { withAnimation(animation) { number += 100 } }
            Button("Set") { number = 7 }
        }
    }

    @Test func `an animation interpolates a view's value`() async throws {
        let shown = Shown()
        let screen = Screen { Counting(shown: shown) }
        try screen.find(.button, "Add").tap()
        try await screen.wait { screen.texts.first == "100" }
        #expect(shown.numbers.first == 0 && shown.numbers.last == 100)
        #expect(shown.numbers == shown.numbers.sorted())
        #expect(shown.numbers.contains { $0 > 0 && $0 < 100 })
    }

    @Test func `without an animation, a view shows the new value immediately`() throws {
        let shown = Shown()
        let screen = Screen { Counting(shown: shown, animation: nil) }
        try screen.find(.button, "Add").tap()
        #expect(screen.texts.first == "100" && shown.numbers == [0, 100])
    }

    @Test func `a change without an animation ends a running animation`() async throws {
        let shown = Shown()
        let screen = Screen { Counting(shown: shown, animation: .linear(duration: 10)) }
        try screen.find(.button, "Add").tap()
        try await screen.wait { shown.numbers.contains { $0 > 0 } }
        try screen.find(.button, "Set").tap()
        #expect(screen.texts.first == "7")
        try await screen.wait { screen.tree.runningTasks == 0 }
        #expect(screen.texts.first == "7")
    }

    @Test func `a new animation continues from the current value`() async throws {
        let shown = Shown()
        let screen = Screen { Counting(shown: shown, animation: .linear(duration: 10)) }
        try screen.find(.button, "Add").tap()
        try await screen.wait { (shown.numbers.last ?? 0) > 0 }
        let before = shown.numbers.last ?? 0
        try screen.find(.button, "Add").tap()
        let count = shown.numbers.count
        try await screen.wait { shown.numbers.count > count }
        #expect(shown.numbers[count] >= before && shown.numbers[count] < 50)
    }

    @Test func `removing a view ends its animation`() async throws {
        struct Leaving: View {
            let shown: Shown
            @State private var isThere = true

            var body: some View {
                if isThere { Counting(shown: shown, animation: .linear(duration: 10)) }
                Button("Leave") { isThere = false }
            }
        }
        let shown = Shown()
        let screen = Screen { Leaving(shown: shown) }
        try screen.find(.button, "Add").tap()
        try await screen.wait { shown.numbers.count > 1 }
        try screen.find(.button, "Leave").tap()
        try await screen.wait { screen.tree.runningTasks == 0 }
    }

    private struct Widening: ViewModifier, Animatable {
        let shown: Shown
        var width: Double
        nonisolated var animatableData: Double {
            get { width }
            set { width = newValue }
        }

        func body(content: Content) -> some View {
            shown.numbers.append(width)
            return content.frame(width: width)
        }
    }

    private struct Wide: View {
        let shown: Shown
        @State private var width = 10.0

        var body: some View {
            Text(verbatim: "wide").modifier(Widening(shown: shown, width: width))
            Button("Widen") { withAnimation(.easeInOut(duration: 0.35)) { width = 90 } }
        }
    }

    @Test func `an animation interpolates modifiers`() async throws {
        let shown = Shown()
        let screen = Screen { Wide(shown: shown) }
        try screen.find(.button, "Widen").tap()
        try await screen.wait { shown.numbers.last == 90 }
        #expect(shown.numbers == shown.numbers.sorted())
        #expect(shown.numbers.contains { $0 > 10 && $0 < 90 })
    }

    @Test func `values are not interpolated when the user prefers reduced motion`() throws {
        let shown = Shown()
        let screen = Screen { Counting(shown: shown) }
        var traits = screen.tree.traits
        traits.reducesMotion = true
        screen.tree.setTraits(traits)
        screen.tree.update()
        try screen.find(.button, "Add").tap()
        #expect(shown.numbers == [0, 100])
    }

    private struct Sector: Shape {
        var end: Double
        var animatableData: Double {
            get { end }
            set { end = newValue }
        }

        func path(in rect: CGRect) -> Path {
            Path { path in
                path.move(to: .zero)
                path.addLine(to: CGPoint(x: end, y: 10))
                path.closeSubpath()
            }
        }
    }

    private struct Sectors: View {
        @State private var end = 10.0

        var body: some View {
            Sector(end: end).fill(.red).frame(width: 100, height: 100)
            Sector(end: end).frame(width: 100, height: 100)
            Button("Grow") { withAnimation(.linear(duration: 0.35)) { end = 90 } }
        }
    }

    /// The drawings in a window.
    private func drawings(_ screen: Screen) -> [ElementKind] {
        var kinds: [ElementKind] = []
        screen.tree.document.root.visit { if case .drawing = $0.description.kind { kinds.append($0.description.kind) } }
        return kinds
    }

    @Test func `an animation interpolates shapes`() async throws {
        let screen = Screen { Sectors() }
        let before = drawings(screen)
        #expect(before.count == 2)
        try screen.find(.button, "Grow").tap()
        var seen: [[ElementKind]] = [before]
        try await screen.wait {
            let now = drawings(screen)
            if now != seen.last { seen.append(now) }
            return screen.tree.runningTasks == 0 && seen.count > 1
        }
        #expect(seen.count > 2)
    }
}
