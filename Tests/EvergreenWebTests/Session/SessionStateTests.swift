import SeededRandomness
import Testing

@testable import EvergreenUI
@testable import EvergreenWeb

/// The state machine of a session: each transition, and orders that no page of ours produces.
struct SessionStateTests {
    private typealias Action = SessionState.Action

    private var state = SessionState(limits: SessionLimits())

    private let change = [PageOperation.remove(ElementID(rawValue: 2))]
    private let whole = [PageOperation.redraw("<main></main>")]

    /// A state in a phase, with two frames under way where there is a socket, or was.
    private func state(in phase: SessionState.Phase) -> SessionState {
        var state = SessionState(limits: SessionLimits())
        guard phase != .new else { return state }
        _ = state.connect(frame: 0, isDrawn: true)
        _ = state.send(change)
        _ = state.send(change)
        if phase == .waiting { state.disconnect() }
        if phase == .ended { _ = state.end(.unknownSession) }
        return state
    }

    // MARK: - Sockets

    @Test mutating func `the first socket is greeted and brought up to date`() {
        #expect(state.connect(frame: 0, isDrawn: true) == [.greet("[0,0]"), .update(always: true)])
        #expect(state.phase == .connected)
        #expect(state.wasConnected)
    }

    @Test mutating func `a page whose views were given up is drawn again`() {
        #expect(state.connect(frame: 0, isDrawn: false) == [.greet("[0,0]"), .redraw])
    }

    @Test func `a socket that comes back gets the frames that it missed`() {
        var state = state(in: .waiting)
        let frames = [#"[1,0,[["r",2]]]"#, #"[2,0,[["r",2]]]"#]
        #expect(
            state.connect(frame: 0, isDrawn: true)
                == [.greet("[0,0]"), .send(frames[0]), .send(frames[1]), .update(always: true)]
        )
        state.disconnect()
        #expect(state.connect(frame: 1, isDrawn: true) == [.greet("[0,0]"), .send(frames[1]), .update(always: true)])
        state.disconnect()
        // Frame 1 was acknowledged: it is no longer there.
        #expect(state.connect(frame: 0, isDrawn: true) == [.greet("[0,0]"), .redraw])
        let again = state.connect(frame: 2, isDrawn: true)
        #expect(again.last == .update(always: true))
    }

    @Test func `a socket that asks for the whole page gets it`() {
        var state = state(in: .waiting)
        #expect(state.connect(frame: -1, isDrawn: true) == [.greet("[0,0]"), .redraw])
    }

    @Test func `another socket takes over`() {
        var state = state(in: .connected)
        #expect(state.connect(frame: 2, isDrawn: true) == [.closeFormerSocket, .greet("[0,0]"), .update(always: true)])
        #expect(state.phase == .connected)
    }

    @Test(arguments: [SessionState.Phase.new, .connected, .waiting], [-2, 3, .min, .max])
    func `a socket that claims a frame that was never sent is closed, and changes nothing`(
        phase: SessionState.Phase,
        frame: Int
    ) {
        var state = state(in: phase)
        let bytes = state.frameBytes
        #expect(state.connect(frame: frame, isDrawn: true) == [.close(.malformed("frame \(frame) was never sent"))])
        #expect(state.phase == phase)
        #expect(state.frameBytes == bytes)
    }

    @Test func `a session that has ended closes each socket and does nothing else`() {
        var state = state(in: .ended)
        #expect(state.connect(frame: 0, isDrawn: true) == [.close(.unknownSession)])
        #expect(state.acknowledge(1) == [])
        #expect(state.event(1) == [])
        #expect(state.send(change) == nil)
        #expect(!state.canRender(hasRoom: true))
        #expect(state.end(.serverStops) == [])
        state.disconnect()
        #expect(state.phase == .ended)
        #expect(state.frameBytes == 0)
    }

    @Test(arguments: [SessionState.Phase.new, .waiting])
    func `a session without a socket takes no messages and renders nothing`(phase: SessionState.Phase) {
        var state = state(in: phase)
        #expect(state.acknowledge(1) == [])
        #expect(state.event(1) == [])
        #expect(state.shouldRender(always: true, hasRoom: true) == false)
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
        let bytes = state.frameBytes
        #expect(state.acknowledge(1) == [.update(always: false)])
        #expect(state.frameBytes == bytes / 2)
        // A late one changes nothing.
        #expect(state.acknowledge(-5) == [.update(always: false)])
        #expect(state.frameBytes == bytes / 2)
        #expect(state.acknowledge(3) == [.close(.malformed("frame 3 was never sent"))])
        #expect(state.frameBytes == bytes / 2)
    }

    @Test func `an event is handled once, and counts once it is accepted`() {
        var state = state(in: .connected)
        #expect(state.event(5) == [.handleEvent, .answer])
        // What changed before the event is sent as it was.
        #expect(state.send(change) == #"[3,0,[["r",2]]]"#)
        state.accept(5)
        #expect(state.send(change, isAnswer: true) == #"[4,5,[["r",2]],1]"#)
        for number in [5, 4, 0, -1, .min] { #expect(state.event(number) == []) }
        #expect(state.greeting == "[0,5]")
        #expect(state.event(.max) == [.handleEvent, .answer])
        state.accept(.max)
        #expect(state.event(.max) == [])
    }

    @Test mutating func `events for views that were made again are answered and not handled`() {
        _ = state.connect(frame: 0, isDrawn: false)
        #expect(state.redraw(whole) != nil)
        #expect(state.event(1) == [.answer])
        #expect(state.lastEvent == 1)
        _ = state.acknowledge(1)
        #expect(state.event(2) == [.handleEvent, .answer])
    }

    @Test func `events for views that were only drawn again are handled`() {
        var state = state(in: .connected)
        _ = state.connect(frame: -1, isDrawn: true)
        _ = state.redraw(whole)
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
        for number in 1...64 {
            #expect(state.canRender(hasRoom: true))
            #expect(state.send(change) == "[\(number),0,[[\"r\",2]]]")
        }
        #expect(state.shouldRender(always: true, hasRoom: true) == false)
        #expect(state.acknowledge(1) == [.update(always: false)])
        #expect(state.shouldRender(always: false, hasRoom: true) == true)
        #expect(state.shouldRender(always: false, hasRoom: true) == false)
    }

    @Test mutating func `a page with nothing under way may render without room`() {
        _ = state.connect(frame: 0, isDrawn: true)
        #expect(state.shouldRender(always: true, hasRoom: false) == true)
        _ = state.send(change)
        #expect(state.shouldRender(always: true, hasRoom: false) == false)
        #expect(state.shouldRender(always: false, hasRoom: true) == true)
    }

    @Test mutating func `no operations are no frame`() {
        _ = state.connect(frame: 0, isDrawn: true)
        #expect(state.send([]) == nil)
        #expect(state.lastFrame == 0)
    }

    @Test func `a redraw replaces what was under way`() throws {
        var state = state(in: .connected)
        let frame = state.redraw(whole)
        let text = try #require(frame)
        #expect(text.hasPrefix("[3,0,"))
        #expect(state.frameBytes == text.utf8.count)
    }

    // MARK: - Hostile orders

    @Test(arguments: [1, 2, 3, UInt64.random(in: 0 ... .max)])
    func `no order of events breaks a session`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var limits = SessionLimits()
        limits.unacknowledgedFrames = 4
        limits.unacknowledgedBytes = 200
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
                if actions.contains(.redraw) { #expect(state.redraw(whole) != nil) }
            case 2: state.disconnect()
            case 3, 4: _ = state.acknowledge(number)
            case 5, 6:
                let event = lastEvent + Int.random(in: -2...2, using: &random)
                let actions = state.event(event)
                #expect(actions.isEmpty || event > lastEvent)
                if actions.contains(.handleEvent) { state.accept(event) }
            case 7, 8:
                if state.shouldRender(always: Bool.random(using: &random), hasRoom: true) { _ = state.send(change) }
            default: if Int.random(in: 0..<500, using: &random) == 0 { _ = state.end(.silence) }
            }
            #expect(state.isConsistent)
            #expect(state.lastEvent >= lastEvent)
            #expect(before != .ended || state.phase == .ended)
            lastEvent = state.lastEvent
        }
    }
}
