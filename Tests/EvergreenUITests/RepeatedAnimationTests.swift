import EvergreenTesting
import Testing

@testable import EvergreenUI

@MainActor
struct RepeatedAnimationTests {
    /// The first element of this kind.
    private func element(_ kind: ElementKind, in tree: ViewTree) throws -> Element {
        var found: Element?
        tree.document.root.visit { if found == nil, $0.description.kind == kind { found = $0 } }
        return try #require(found)
    }

    /// The previous values of an element's animated changes, by animation.
    private func changes(of element: Element) -> [(animation: AnimationTraits, style: [StyleValue])] {
        element.description.attributes.repeatedChanges.map { change in
            (change.animation, change.previous(of: element.description).style)
        }
    }

    private static let beat = Animation.easeInOut(duration: 0.5).repeatForever()

    private struct Heart: View {
        @State private var isBeating = false
        @State private var isLoaded = false
        @State private var name = "Heart"

        var body: some View {
            VStack {
                Text(name)
                    .opacity(isBeating ? 0.5 : 1)
                    .animation(isBeating ? RepeatedAnimationTests.beat : .default, value: isBeating)
                    .blur(radius: isBeating ? 2 : 0)
                Text("beside").opacity(isLoaded ? 1 : 0)
                Button("Rename") { name = "Renamed" }
                Button("Stop") { isBeating = false }
                Button("Stop gently") { withAnimation { isBeating = false } }
            }
            .onAppear {
                isBeating = true
                isLoaded = true
            }
        }
    }

    @Test func `a repeating change on appearance is in the first page, on the animated element only`()
        throws
    {
        let tree = ViewTree(Heart())
        let changes = changes(of: try element(.text("Heart"), in: tree))
        #expect(changes.map(\.animation) == [Self.beat.traits])
        #expect(changes.first?.style == [.opacity(1), .filter(.blur(2))])
        #expect(try element(.text("beside"), in: tree).description.attributes.repeatedChanges.isEmpty)
        _ = tree.document.takePatches()
        #expect(!tree.document.hasChanges)
    }

    @Test func `a repeating change survives other changes and ends when it is undone`() throws {
        for title in ["Stop", "Stop gently"] {
            let tree = ViewTree(Heart())
            try tree.tap("Rename")
            let heart = try element(.text("Renamed"), in: tree)
            #expect(changes(of: heart).first?.style.contains(.opacity(1)) == true)
            try tree.tap(title)
            #expect(heart.description.style.contains(.opacity(1)))
            #expect(changes(of: heart).isEmpty)
        }
    }

    private struct Spinner: View {
        @State private var isOn = false
        @State private var turns = 0.0

        var body: some View {
            VStack {
                Text("icon")
                    .scaleEffect(isOn ? 1.5 : 1)
                    .animation(.easeIn.repeatForever(), value: isOn)
                    .rotationEffect(.degrees(turns))
                    .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: turns)
                Button("Start") {
                    isOn = true
                    turns = 360
                }
            }
        }
    }

    @Test func `each of a view's two animations repeats its own changes`() throws {
        let tree = ViewTree(Spinner())
        _ = tree.document.takePatches()
        try tree.tap("Start")
        let changes = changes(of: try element(.text("icon"), in: tree))
        let scaled = StyleValue.scale(x: 1.5, y: 1.5, anchor: UnitPoint.center.anchor)
        let unscaled = StyleValue.scale(x: 1, y: 1, anchor: UnitPoint.center.anchor)
        let turned = StyleValue.rotation(degrees: 360, anchor: UnitPoint.center.anchor)
        let unturned = StyleValue.rotation(degrees: 0, anchor: UnitPoint.center.anchor)
        #expect(changes.count == 2)
        #expect(changes.first { $0.animation.curve == .easeIn }?.style == [unscaled, turned])
        #expect(changes.first { $0.animation.curve == .linear }?.style == [scaled, unturned])
        // The frame as a whole is not animated.
        let patches = tree.document.takePatches()
        #expect(patches.count == 1)
        if case .animate? = patches.first { Issue.record("The window is animated.") }
    }

    @Test func `withAnimation repeats the changes of its state, including those of descendants`() throws {
        struct Inner: View {
            let isOn: Bool
            var body: some View { Text("inner").opacity(isOn ? 0.2 : 1) }
        }
        struct Outer: View {
            @State private var isOn = false
            var body: some View {
                Inner(isOn: isOn)
                Button("Start") {
                    withAnimation(.linear.repeatCount(3, autoreverses: false)) { isOn = true }
                }
            }
        }
        let tree = ViewTree(Outer())
        try tree.tap("Start")
        let changes = changes(of: try element(.text("inner"), in: tree))
        #expect(changes.first?.style == [.opacity(1)])
        #expect(changes.first?.animation.repetition == .init(count: 3, autoreverses: false, pause: 0))
    }

    @Test func `a value animation repeats each change of its value, regardless of the transaction`() throws {
        struct Light: View {
            @State private var isOn = false
            var body: some View {
                Text("light").opacity(isOn ? 1 : 0.5).animation(RepeatedAnimationTests.beat, value: isOn)
                Button("Switch") { withAnimation(.linear) { isOn.toggle() } }
            }
        }
        let tree = ViewTree(Light())
        for before in [0.5, 1] {
            try tree.tap("Switch")
            #expect(changes(of: try element(.text("light"), in: tree)).map(\.style) == [[.opacity(before)]])
        }
    }

    @Test func `a shape's color change is repeated`() throws {
        struct Light: View {
            @State private var isOn = false
            var body: some View {
                Circle().fill(isOn ? .red : .blue).animation(.linear.repeatForever(), value: isOn)
                Button("Start") { isOn = true }
            }
        }
        let tree = ViewTree(Light())
        try tree.tap("Start")
        var shape: Element?
        tree.document.root.visit { if case .shape = $0.description.kind { shape = $0 } }
        let change = try #require(shape?.description.attributes.repeatedChanges.first)
        let description = try #require(shape).description
        #expect(change.previous(of: description).kind != description.kind)
    }

    @Test func `a delay inside of a repetition is a pause before each run`() {
        let inside = Animation.linear(duration: 2).delay(1).repeatCount(2).delay(3).speed(2).traits
        #expect(inside.repetition == .init(count: 2, autoreverses: true, pause: 0.5))
        #expect(inside.delay == 1.5 && inside.duration == 1)
        #expect(Animation.linear.repeatCount(0).traits.repetition?.count == 1)
        #expect(Animation.linear.repeatCount(.max).traits.repetition?.count == 1_000_000)
    }

    @Test func `an infinitely repeating animation has no total duration`() {
        #expect(Animation.linear(duration: 2).repeatForever().totalDuration == nil)
        #expect(Animation.linear(duration: 2).delay(1).repeatCount(3).delay(4).totalDuration == 13)
    }
}
