import EvergreenTesting
import EvergreenUI
import Foundation
import Testing

/// Gestures of SwiftUI's `Gesture` protocol, from the events that a page recognizes to the rendered views.
@MainActor
struct RecognizerTests {
    /// Gesture events in order.
    @MainActor
    final class Log {
        var entries: [String] = []
        func add(_ entry: String) { entries.append(entry) }
    }

    private let log = Log()

    private func knob(_ gesture: some Gesture) -> Screen {
        Screen { Text("Knob").gesture(gesture) }
    }

    // MARK: Drags

    @Test func `a drag starts at its minimum distance, changes and ends`() throws {
        let screen = knob(
            DragGesture()
                .onChanged { log.add("\($0.startLocation.x)→\($0.location.x)") }
                .onEnded { log.add("end \($0.translation.width)") }
        )
        let drag = try screen.find(.text, "Knob").startDrag(at: CGPoint(x: 5, y: 5))
        try drag.move(by: CGSize(width: 6, height: 0))
        #expect(log.entries.isEmpty)
        try drag.move(by: CGSize(width: 6, height: 0))
        try drag.move(by: CGSize(width: -20, height: 0))
        try drag.end()
        #expect(log.entries == ["5.0→17.0", "5.0→-3.0", "end -8.0"])
    }

    @Test func `a drag without a minimum distance starts on pointer down`() throws {
        let screen = knob(DragGesture(minimumDistance: 0).onChanged { log.add("\($0.location)") })
        _ = try screen.find(.text, "Knob").startDrag(at: CGPoint(x: 1, y: 2))
        #expect(log.entries == ["\(CGPoint(x: 1, y: 2))"])
    }

    @Test func `a drag has a velocity and a predicted end`() throws {
        var last: DragGesture.Value?
        let screen = knob(DragGesture().onEnded { last = $0 })
        let drag = try screen.find(.text, "Knob").startDrag()
        try drag.move(by: CGSize(width: 50, height: 0), after: 0.5)
        try drag.move(by: CGSize(width: 20, height: -10), after: 0.1)
        try drag.end()
        let value = try #require(last)
        #expect(abs(value.velocity.width - 200) < 0.001 && abs(value.velocity.height + 100) < 0.001)
        #expect(abs(value.predictedEndLocation.x - 120) < 0.001)
        #expect(abs(value.predictedEndTranslation.height + 35) < 0.001)
    }

    @Test func `a stationary pointer has no velocity`() throws {
        var last: DragGesture.Value?
        let screen = knob(DragGesture().onEnded { last = $0 })
        let drag = try screen.find(.text, "Knob").startDrag()
        try drag.move(by: CGSize(width: 50, height: 0))
        try drag.move(by: .zero, after: 1)
        try drag.end()
        #expect(last?.velocity == .zero)
        #expect(last?.translation == CGSize(width: 50, height: 0))
    }

    // MARK: Gesture state

    struct Draggable: View {
        @GestureState(reset: { _, transaction in transaction.animation = .default }) private var offset = CGSize.zero
        @State private var position = CGSize.zero
        var isEnabled = true

        var body: some View {
            Text("\(Int(position.width)) + \(Int(offset.width))")
                .gesture(
                    DragGesture()
                        .updating($offset) { value, offset, _ in offset = value.translation }
                        .onEnded { position.width += $0.translation.width },
                    isEnabled: isEnabled
                )
        }
    }

    @Test func `gesture state follows a drag and is reset when it ends`() throws {
        let screen = Screen { Draggable() }
        let drag = try screen.find(.text, "0 + 0").startDrag()
        try drag.move(by: CGSize(width: 30, height: 0))
        #expect(screen.texts == ["0 + 30"])
        try drag.end()
        #expect(screen.texts == ["30 + 0"])
        try screen.find(.text, "30 + 0").drag(by: CGSize(width: 12, height: 0))
        #expect(screen.texts == ["42 + 0"])
    }

    @Test func `gesture state is reset when a drag is cancelled, without onEnded`() throws {
        let screen = Screen { Draggable() }
        let drag = try screen.find(.text, "0 + 0").startDrag()
        try drag.move(by: CGSize(width: 30, height: 0))
        try drag.cancel()
        #expect(screen.texts == ["0 + 0"])
    }

    @Test func `gesture state is reset when the gesture is disabled or its view is removed`() throws {
        struct Switching: View {
            @GestureState private var isDragged = false
            @State private var isEnabled = true
            @State private var isShown = true
            private var drag: some Gesture { DragGesture().updating($isDragged) { _, state, _ in state = true } }
            var body: some View {
                Text(isDragged ? "dragged" : "at rest")
                if isShown {
                    Text("Knob").gesture(drag, isEnabled: isEnabled)
                }
                Button("Disable") { isEnabled.toggle() }
                Button("Remove") { isShown = false }
            }
        }
        let screen = Screen { Switching() }
        var drag = try screen.find(.text, "Knob").startDrag()
        try drag.move(by: CGSize(width: 30, height: 0))
        #expect(screen.texts.contains("dragged"))
        try screen.find(.button, "Disable").tap()
        #expect(screen.texts.contains("at rest"))
        #expect(throws: ScreenError.self) { try drag.move(by: CGSize(width: 1, height: 0)) }
        try screen.find(.button, "Disable").tap()
        drag = try screen.find(.text, "Knob").startDrag()
        try drag.move(by: CGSize(width: 30, height: 0))
        try screen.find(.button, "Remove").tap()
        #expect(screen.texts.contains("at rest"))
    }

    // MARK: Taps and presses

    @Test func `taps have locations and counts`() throws {
        let screen = Screen {
            Text("Knob")
                .onTapGesture(count: 2, coordinateSpace: .global) { log.add("twice at \($0.x)") }
                .gesture(SpatialTapGesture().onEnded { log.add("at \($0.location.x), \($0.location.y)") })
        }
        try screen.find(.text, "Knob").tap(at: CGPoint(x: 3, y: 4))
        try screen.find(.text, "Knob").tap(count: 2, at: CGPoint(x: 8, y: 0))
        #expect(log.entries == ["at 3.0, 4.0", "twice at 8.0"])
    }

    @Test func `a long press reports when pressing changes and when it is recognized`() throws {
        let screen = Screen {
            Text("Knob").onLongPressGesture {
                log.add("press")
            } onPressingChanged: {
                log.add("\($0)")
            }
        }
        try screen.find(.text, "Knob").longPress()
        #expect(log.entries == ["true", "false", "press"])
    }

    @Test func `a control's tap precedes an enclosing gesture, unless that has high priority`() throws {
        let screen = Screen {
            Button("Normal") { log.add("button") }.gesture(TapGesture().onEnded { log.add("normal") })
            Button("High") { log.add("button") }.highPriorityGesture(TapGesture().onEnded { log.add("high") })
            Button("Both") { log.add("button") }.simultaneousGesture(TapGesture().onEnded { log.add("both") })
            Button("Off") { log.add("button") }
                .highPriorityGesture(TapGesture().onEnded { log.add("off") }, isEnabled: false)
            Button("Only") { log.add("button") }
                .gesture(TapGesture().onEnded { log.add("only") }, including: .gesture)
        }
        for title in ["Normal", "High", "Both", "Off", "Only"] { try screen.find(.button, title).tap() }
        #expect(log.entries == ["button", "high", "button", "both", "button", "only"])
    }

    @Test func `the innermost of nested drags is recognized, or the outermost with high priority`()
        throws
    {
        func drags(_ name: String) -> some Gesture { DragGesture().onEnded { _ in log.add(name) } }
        let screen = Screen {
            VStack { Text("Inner").gesture(drags("inner")) }.gesture(drags("outer"))
            VStack { Text("Beaten").gesture(drags("inner")) }.highPriorityGesture(drags("high"))
            VStack { Text("All").gesture(drags("inner")) }.simultaneousGesture(drags("all"))
        }
        for title in ["Inner", "Beaten", "All"] {
            try screen.find(.text, title).drag(by: CGSize(width: 20, height: 0))
        }
        #expect(log.entries == ["inner", "high", "inner", "all"])
    }

    @Test func `onContinuousHover reports the pointer's location and its exit`() throws {
        let screen = Screen { Text("Map").onContinuousHover { log.add("\($0)") } }
        try screen.find(.text, "Map").point(at: CGPoint(x: 3, y: 4))
        try screen.find(.text, "Map").point(at: CGPoint(x: 5, y: 4))
        try screen.find(.text, "Map").point(at: nil)
        let points = [CGPoint(x: 3, y: 4), CGPoint(x: 5, y: 4)]
        #expect(log.entries == points.map { "\(HoverPhase.active($0))" } + ["ended"])
    }

    // MARK: Fingers

    @Test func `two fingers magnify and rotate a view simultaneously`() throws {
        let screen = knob(
            MagnifyGesture().simultaneously(with: RotateGesture()).onEnded { value in
                log.add("\(value.first?.magnification ?? 0), \(value.second?.rotation.degrees.rounded() ?? 0)")
            }
        )
        try screen.find(.text, "Knob").magnify(by: 2)
        try screen.find(.text, "Knob").rotate(by: .degrees(30))
        #expect(log.entries == ["2.0, 0.0", "0.0, 30.0"])
    }

    @Test func `a magnification has a start anchor`() throws {
        let screen = knob(MagnifyGesture().onChanged { log.add("\($0.startAnchor == .topLeading)") })
        try screen.find(.text, "Knob").magnify(by: 2, at: .topLeading)
        #expect(log.entries == ["true"])
    }

    // MARK: Compositions

    @Test func `a drag is sequenced after a long press`() throws {
        let gesture = LongPressGesture().sequenced(before: DragGesture())
            .onChanged { value in
                switch value {
                case .first(let isPressed): log.add("first \(isPressed)")
                case .second(_, nil): log.add("second")
                case .second(_, let drag?): log.add("second \(drag.translation.width)")
                }
            }
            .onEnded { _ in log.add("end") }
        let screen = knob(gesture)
        let drag = try screen.find(.text, "Knob").startDrag(afterLongPress: true)
        try drag.move(by: CGSize(width: 15, height: 0))
        try drag.end()
        #expect(log.entries == ["first true", "second", "second 15.0", "end"])
        log.entries.removeAll()
        try screen.find(.text, "Knob").drag(by: CGSize(width: 15, height: 0))
        #expect(log.entries.isEmpty)
        try screen.find(.text, "Knob").startDrag(afterLongPress: true).end()
        #expect(log.entries == ["first true", "second"])
    }

    @Test func `a keyboard press performs a long press without the drag sequenced after it`() throws {
        struct Card: View {
            @GestureState private var isLifted = false
            var body: some View {
                Text(isLifted ? "lifted" : "at rest").gesture(
                    LongPressGesture().sequenced(before: DragGesture()).updating($isLifted) { value, isLifted, _ in
                        if case .second = value { isLifted = true }
                    }
                )
            }
        }
        let tree = ViewTree(Card())
        let area = try #require(tree.document.root.children.first)
        try tree.document.dispatch(.press, to: area.id)
        tree.update()
        #expect(area.children.first?.description.kind == .text("at rest"))
    }

    @Test func `the first of two exclusive gestures wins, and otherwise the second`() throws {
        let screen = knob(
            TapGesture(count: 2).onEnded { log.add("double") }
                .exclusively(before: TapGesture().onEnded { log.add("single") })
                .onEnded { value in if case .first = value { log.add("first") } else { log.add("second") } }
        )
        try screen.find(.text, "Knob").tap(count: 2)
        try screen.find(.text, "Knob").tap()
        #expect(log.entries == ["double", "first", "single", "second"])
    }

    @Test func `the second exclusive gesture waits until the first has failed`() throws {
        let gesture = LongPressGesture().onEnded { _ in log.add("press") }
            .exclusively(before: DragGesture(minimumDistance: 0).onChanged { log.add("\($0.translation.width)") })
        let screen = knob(gesture)
        let drag = try screen.find(.text, "Knob").startDrag(afterLongPress: true)
        try drag.move(by: CGSize(width: 20, height: 0))
        try drag.end()
        #expect(log.entries == ["press"])
        try screen.find(.text, "Knob").drag(by: CGSize(width: 15, height: 0))
        #expect(log.entries == ["press", "0.0", "15.0"])
    }

    @Test func `a custom gesture is composed of others`() throws {
        struct Swipe: Gesture {
            var action: (Double) -> Void
            var body: some Gesture<Double> {
                DragGesture().map { Double($0.translation.width) }.onEnded(action)
            }
        }
        let screen = knob(AnyGesture(Swipe { log.add("\($0)") }))
        try screen.find(.text, "Knob").drag(by: CGSize(width: -40, height: 0))
        #expect(log.entries == ["-40.0"])
    }

    @Test func `gesture events that a page can't recognize are rejected`() throws {
        let screen = Screen { Text("Knob").onLongPressGesture { log.add("press") } }
        #expect(throws: ScreenError.self) { try screen.find(.text, "Knob").startDrag() }
        #expect(throws: ScreenError.self) { try screen.find(.text, "Knob").magnify(by: 2) }
        let drag = DragGesture().onEnded { _ in log.add("drag") }
        let disabled = Screen { Text("Knob").gesture(drag).disabled(true) }
        #expect(throws: ScreenError.self) { try disabled.find(.text, "Knob").startDrag() }
        let unmet = Screen { Text("Knob").gesture(drag).allowsHitTesting(false) }
        #expect(throws: ScreenError.self) { try unmet.find(.text, "Knob").startDrag() }
        #expect(log.entries.isEmpty)
    }
}
