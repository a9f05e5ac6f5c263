import SeededRandomness
import Testing

@testable import EvergreenUI
@testable import EvergreenWeb

/// The session state machine: each transition, and sequences that no genuine page produces.
struct SessionStateTests {
    private typealias Action = SessionState.Action

    private var state = SessionState(limits: SessionLimits())

    /// A page that waits for nothing but its frames.
    private let load = FrameLoad()

    private func greet(event: Int = 0) -> Action { .greet(PageFrame(number: 0, event: event)) }

    /// A state in a phase, with two frames in flight where there is or was a socket.
    private func state(in phase: SessionState.Phase) -> SessionState {
        var state = SessionState(limits: SessionLimits())
        guard phase != .new else { return state }
        _ = state.connect(frame: 0, isDrawn: true)
        _ = state.nextFrame()
        _ = state.nextFrame()
        if phase == .waiting { state.disconnect() }
        if phase == .ended { _ = state.end(.unknownSession) }
        return state
    }

    // MARK: - Sockets

    @Test mutating func `the first socket is greeted and updated`() {
        #expect(state.connect(frame: 0, isDrawn: true) == [greet(), .update(always: true)])
        #expect(state.phase == .connected)
        #expect(state.wasConnected)
    }

    @Test mutating func `a page whose views were discarded is redrawn`() {
        #expect(state.connect(frame: 0, isDrawn: false) == [greet(), .redraw])
    }

    @Test func `a reconnecting socket receives the frames that it missed`() {
        var state = state(in: .waiting)
        #expect(state.connect(frame: 0, isDrawn: true) == [greet(), .replay(1...2), .update(always: true)])
        state.disconnect()
        #expect(state.connect(frame: 1, isDrawn: true) == [greet(), .replay(2...2), .update(always: true)])
        state.disconnect()
        // Frame 1 was acknowledged and discarded.
        #expect(state.connect(frame: 0, isDrawn: true) == [greet(), .redraw])
        let again = state.connect(frame: 2, isDrawn: true)
        #expect(again.last == .update(always: true))
    }

    @Test func `a socket that requests the full page receives it`() {
        var state = state(in: .waiting)
        #expect(state.connect(frame: -1, isDrawn: true) == [greet(), .redraw])
    }

    @Test func `another socket takes over`() {
        var state = state(in: .connected)
        #expect(state.connect(frame: 2, isDrawn: true) == [.closePreviousSocket, greet(), .update(always: true)])
        #expect(state.phase == .connected)
    }

    @Test(arguments: [SessionState.Phase.new, .connected, .waiting], [-2, 3, .min, .max])
    func `a socket that claims a frame that was never sent is closed without effect`(
        phase: SessionState.Phase,
        frame: Int
    ) {
        var state = state(in: phase)
        let first = state.firstFrame
        #expect(state.connect(frame: frame, isDrawn: true) == [.close(.malformed("frame \(frame) was never sent"))])
        #expect(state.phase == phase)
        #expect(state.firstFrame == first)
    }

    @Test func `an ended session closes each socket and does nothing else`() {
        var state = state(in: .ended)
        #expect(state.connect(frame: 0, isDrawn: true) == [.close(.unknownSession)])
        #expect(state.acknowledge(1) == [])
        #expect(state.event(1) == [])
        #expect(state.nextFrame() == nil)
        #expect(state.redraw() == nil)
        #expect(!state.canRender(load))
        #expect(state.end(.serverStops) == [])
        state.disconnect()
        #expect(state.phase == .ended)
        #expect(state.firstFrame == state.lastFrame + 1)
    }

    @Test(arguments: [SessionState.Phase.new, .waiting])
    func `a session without a socket takes no messages and renders nothing`(phase: SessionState.Phase) {
        var state = state(in: phase)
        #expect(state.acknowledge(1) == [])
        #expect(state.event(1) == [])
        #expect(state.shouldRender(always: true, load: load) == false)
        state.disconnect()
        #expect(state.phase == phase)
        #expect(state.end(.silence) == [])
    }

    @Test func `ending the session closes the socket`() {
        var state = state(in: .connected)
        #expect(state.end(.serverStops) == [.close(.serverStops)])
        #expect(state.phase == .ended)
    }

    // MARK: - Messages

    @Test func `an acknowledgement releases frames and allows deferred updates`() {
        var state = state(in: .connected)
        #expect(state.acknowledge(1) == [.update(always: false)])
        #expect(state.firstFrame == 2)
        // A late one has no effect.
        #expect(state.acknowledge(-5) == [.update(always: false)])
        #expect(state.firstFrame == 2)
        #expect(state.acknowledge(3) == [.close(.malformed("frame 3 was never sent"))])
        #expect(state.firstFrame == 2)
    }

    @Test func `an event is handled once, and acknowledged once accepted`() {
        var state = state(in: .connected)
        #expect(state.event(5) == [.handleEvent, .answer])
        // Changes before the event are sent with the previous event number.
        #expect(state.nextFrame() == PageFrame(number: 3, event: 0))
        state.accept(5)
        #expect(state.nextFrame(isAnswer: true) == PageFrame(number: 4, event: 5, isAnswer: true))
        for number in [5, 4, 0, -1, .min] { #expect(state.event(number) == []) }
        #expect(state.greeting == PageFrame(number: 0, event: 5))
        #expect(state.event(.max) == [.handleEvent, .answer])
        state.accept(.max)
        #expect(state.event(.max) == [])
    }

    @Test mutating func `events for rebuilt views are answered and not handled`() {
        _ = state.connect(frame: 0, isDrawn: false)
        #expect(state.redraw() != nil)
        #expect(state.event(1) == [.answer])
        #expect(state.lastEvent == 1)
        _ = state.acknowledge(1)
        #expect(state.event(2) == [.handleEvent, .answer])
    }

    @Test func `events for redrawn views are handled`() {
        var state = state(in: .connected)
        _ = state.connect(frame: -1, isDrawn: true)
        _ = state.redraw()
        #expect(state.event(1) == [.handleEvent, .answer])
    }

    // MARK: - Updates

    @Test mutating func `multiple changes schedule one update`() {
        #expect(state.invalidate() == true)
        #expect(state.invalidate() == false)
        state.beginUpdate()
        #expect(state.invalidate() == true)
    }

    @Test mutating func `a deferred update is rendered when the page has caught up`() {
        _ = state.connect(frame: 0, isDrawn: true)
        for number in 1...SessionLimits().unacknowledgedFrames {
            #expect(state.canRender(load))
            #expect(state.nextFrame() == PageFrame(number: number, event: 0))
        }
        #expect(state.shouldRender(always: true, load: load) == false)
        #expect(state.acknowledge(1) == [.update(always: false)])
        #expect(state.shouldRender(always: false, load: load) == true)
        #expect(state.shouldRender(always: false, load: load) == false)
    }

    @Test mutating func `a page without frames in flight may render beyond the shared limit`() {
        _ = state.connect(frame: 0, isDrawn: true)
        #expect(state.shouldRender(always: true, load: FrameLoad(hasRoom: false)) == true)
        _ = state.nextFrame()
        #expect(state.shouldRender(always: true, load: FrameLoad(hasRoom: false)) == false)
        #expect(state.shouldRender(always: false, load: load) == true)
    }

    @Test mutating func `bytes in flight are limited`() {
        let limits = SessionLimits()
        _ = state.connect(frame: 0, isDrawn: true)
        _ = state.nextFrame()
        #expect(state.canRender(FrameLoad(bytes: limits.unacknowledgedBytes - 1)))
        #expect(!state.canRender(FrameLoad(bytes: limits.unacknowledgedBytes)))
    }

    @Test mutating func `unrendered frames are limited, even for a page that acknowledges them early`() {
        let limits = SessionLimits()
        _ = state.connect(frame: 0, isDrawn: true)
        _ = state.nextFrame()
        #expect(state.canRender(FrameLoad(undrawnFrames: limits.undrawnFrames - 1)))
        #expect(!state.canRender(FrameLoad(undrawnFrames: limits.undrawnFrames)))
        _ = state.acknowledge(1)
        #expect(!state.canRender(FrameLoad(undrawnFrames: limits.undrawnFrames)))
        #expect(state.canRender(load))
    }

    @Test mutating func `a deferred answer is still an answer`() {
        _ = state.connect(frame: 0, isDrawn: true)
        _ = state.nextFrame()
        #expect(state.shouldRender(always: true, isAnswer: true, load: FrameLoad(hasRoom: false)) == false)
        #expect(state.shouldRender(always: false, load: load) == true)
        #expect(state.takeIsAnswer() == true)
        #expect(state.takeIsAnswer() == false)
    }

    @Test func `a redraw replaces frames in flight`() {
        var state = state(in: .connected)
        #expect(state.redraw() == PageFrame(number: 3, event: 0))
        #expect(state.firstFrame == 3)
    }

    // MARK: - Malicious sequences

    @Test(arguments: [1, 2, 3, UInt64.random(in: 0 ... .max)])
    func `no sequence of events breaks a session's invariants`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var limits = SessionLimits()
        limits.unacknowledgedFrames = 4
        var state = SessionState(limits: limits)
        let numbers = [-2, -1, 0, 1, 2, 3, 5, 8, .max, .min]
        var lastEvent = 0
        for _ in 0..<5_000 {
            let number = Bool.random(using: &random) ? state.lastFrame : numbers.randomElement(using: &random) ?? 0
            let before = state.phase
            switch Int.random(in: 0..<10, using: &random) {
            case 0, 1:
                let actions = state.connect(frame: number, isDrawn: Int.random(in: 0..<4, using: &random) > 0)
                #expect(actions.contains(.closePreviousSocket) == (before == .connected && actions.count > 1))
                if actions.contains(.redraw) { #expect(state.redraw() != nil) }
            case 2: state.disconnect()
            case 3, 4: _ = state.acknowledge(number)
            case 5, 6:
                let event = lastEvent + Int.random(in: -2...2, using: &random)
                let actions = state.event(event)
                #expect(actions.isEmpty || event > lastEvent)
                if actions.contains(.handleEvent) { state.accept(event) }
            case 7, 8:
                let load = FrameLoad(undrawnFrames: Int.random(in: 0...4, using: &random))
                if state.shouldRender(always: Bool.random(using: &random), load: load) { _ = state.nextFrame() }
            default: if Int.random(in: 0..<500, using: &random) == 0 { _ = state.end(.silence) }
            }
            #expect(state.isConsistent)
            #expect(state.lastEvent >= lastEvent)
            #expect(before != .ended || state.phase == .ended)
            lastEvent = state.lastEvent
        }
    }
}
