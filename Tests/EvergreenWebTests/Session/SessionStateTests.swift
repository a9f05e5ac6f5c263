import SeededRandomness
import Testing

@testable import EvergreenUI
@testable import EvergreenWeb

/// The state machine of a session: each transition, and orders that no page of ours produces.
struct SessionStateTests {
    private typealias Action = SessionState.Action

    private var state = SessionState(limits: SessionLimits())

    /// A page that has nothing to wait for but its frames.
    private let load = FrameLoad()

    private func greet(event: Int = 0) -> Action { .greet(PageFrame(number: 0, event: event)) }

    /// A state in a phase, with two frames under way where there is a socket, or was.
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

    @Test mutating func `the first socket is greeted and brought up to date`() {
        #expect(state.connect(frame: 0, isDrawn: true) == [greet(), .update(always: true)])
        #expect(state.phase == .connected)
        #expect(state.wasConnected)
    }

    @Test mutating func `a page whose views were given up is drawn again`() {
        #expect(state.connect(frame: 0, isDrawn: false) == [greet(), .redraw])
    }

    @Test func `a socket that comes back gets the frames that it missed`() {
        var state = state(in: .waiting)
        #expect(state.connect(frame: 0, isDrawn: true) == [greet(), .replay(1...2), .update(always: true)])
        state.disconnect()
        #expect(state.connect(frame: 1, isDrawn: true) == [greet(), .replay(2...2), .update(always: true)])
        state.disconnect()
        // Frame 1 was acknowledged: it is no longer there.
        #expect(state.connect(frame: 0, isDrawn: true) == [greet(), .redraw])
        let again = state.connect(frame: 2, isDrawn: true)
        #expect(again.last == .update(always: true))
    }

    @Test func `a socket that asks for the whole page gets it`() {
        var state = state(in: .waiting)
        #expect(state.connect(frame: -1, isDrawn: true) == [greet(), .redraw])
    }

    @Test func `another socket takes over`() {
        var state = state(in: .connected)
        #expect(state.connect(frame: 2, isDrawn: true) == [.closeFormerSocket, greet(), .update(always: true)])
        #expect(state.phase == .connected)
    }

    @Test(arguments: [SessionState.Phase.new, .connected, .waiting], [-2, 3, .min, .max])
    func `a socket that claims a frame that was never sent is closed, and changes nothing`(
        phase: SessionState.Phase,
        frame: Int
    ) {
        var state = state(in: phase)
        let first = state.firstFrame
        #expect(state.connect(frame: frame, isDrawn: true) == [.close(.malformed("frame \(frame) was never sent"))])
        #expect(state.phase == phase)
        #expect(state.firstFrame == first)
    }

    @Test func `a session that has ended closes each socket and does nothing else`() {
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

    @Test func `the end closes the socket`() {
        var state = state(in: .connected)
        #expect(state.end(.serverStops) == [.close(.serverStops)])
        #expect(state.phase == .ended)
    }

    // MARK: - Messages

    @Test func `an acknowledgement lets go of frames, and makes up for updates`() {
        var state = state(in: .connected)
        #expect(state.acknowledge(1) == [.update(always: false)])
        #expect(state.firstFrame == 2)
        // A late one changes nothing.
        #expect(state.acknowledge(-5) == [.update(always: false)])
        #expect(state.firstFrame == 2)
        #expect(state.acknowledge(3) == [.close(.malformed("frame 3 was never sent"))])
        #expect(state.firstFrame == 2)
    }

    @Test func `an event is handled once, and counts once it is accepted`() {
        var state = state(in: .connected)
        #expect(state.event(5) == [.handleEvent, .answer])
        // What changed before the event is sent as it was.
        #expect(state.nextFrame() == PageFrame(number: 3, event: 0))
        state.accept(5)
        #expect(state.nextFrame(isAnswer: true) == PageFrame(number: 4, event: 5, isAnswer: true))
        for number in [5, 4, 0, -1, .min] { #expect(state.event(number) == []) }
        #expect(state.greeting == PageFrame(number: 0, event: 5))
        #expect(state.event(.max) == [.handleEvent, .answer])
        state.accept(.max)
        #expect(state.event(.max) == [])
    }

    @Test mutating func `events for views that were made again are answered and not handled`() {
        _ = state.connect(frame: 0, isDrawn: false)
        #expect(state.redraw() != nil)
        #expect(state.event(1) == [.answer])
        #expect(state.lastEvent == 1)
        _ = state.acknowledge(1)
        #expect(state.event(2) == [.handleEvent, .answer])
    }

    @Test func `events for views that were only drawn again are handled`() {
        var state = state(in: .connected)
        _ = state.connect(frame: -1, isDrawn: true)
        _ = state.redraw()
        #expect(state.event(1) == [.handleEvent, .answer])
    }

    // MARK: - Updates

    @Test mutating func `many changes schedule one update`() {
        #expect(state.invalidate() == true)
        #expect(state.invalidate() == false)
        state.beginUpdate()
        #expect(state.invalidate() == true)
    }

    @Test mutating func `what can not be rendered now is rendered when the page has caught up`() {
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

    @Test mutating func `a page with nothing under way may render without room`() {
        _ = state.connect(frame: 0, isDrawn: true)
        #expect(state.shouldRender(always: true, load: FrameLoad(hasRoom: false)) == true)
        _ = state.nextFrame()
        #expect(state.shouldRender(always: true, load: FrameLoad(hasRoom: false)) == false)
        #expect(state.shouldRender(always: false, load: load) == true)
    }

    @Test mutating func `bytes under way are bounded`() {
        let limits = SessionLimits()
        _ = state.connect(frame: 0, isDrawn: true)
        _ = state.nextFrame()
        #expect(state.canRender(FrameLoad(bytes: limits.unacknowledgedBytes - 1)))
        #expect(!state.canRender(FrameLoad(bytes: limits.unacknowledgedBytes)))
    }

    @Test mutating func `frames that are not drawn are bounded, also for a page that acknowledges them unseen`() {
        let limits = SessionLimits()
        _ = state.connect(frame: 0, isDrawn: true)
        _ = state.nextFrame()
        #expect(state.canRender(FrameLoad(undrawnFrames: limits.undrawnFrames - 1)))
        #expect(!state.canRender(FrameLoad(undrawnFrames: limits.undrawnFrames)))
        _ = state.acknowledge(1)
        #expect(!state.canRender(FrameLoad(undrawnFrames: limits.undrawnFrames)))
        #expect(state.canRender(load))
    }

    @Test mutating func `an answer that had to wait is one when it comes`() {
        _ = state.connect(frame: 0, isDrawn: true)
        _ = state.nextFrame()
        #expect(state.shouldRender(always: true, isAnswer: true, load: FrameLoad(hasRoom: false)) == false)
        #expect(state.shouldRender(always: false, load: load) == true)
        #expect(state.takeIsAnswer() == true)
        #expect(state.takeIsAnswer() == false)
    }

    @Test func `a redraw replaces what was under way`() {
        var state = state(in: .connected)
        #expect(state.redraw() == PageFrame(number: 3, event: 0))
        #expect(state.firstFrame == 3)
    }

    // MARK: - Hostile orders

    @Test(arguments: [1, 2, 3, UInt64.random(in: 0 ... .max)])
    func `no order of events breaks a session`(seed: UInt64) {
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
                #expect(actions.contains(.closeFormerSocket) == (before == .connected && actions.count > 1))
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
