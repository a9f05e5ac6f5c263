/// The state machine of a session: whether a page is connected, which frames are in flight, and which of its events have arrived.
///
/// It has no socket, views, clock, or frames other than their numbers: ``FrameWriter`` renders them. Each event returns the actions to
/// perform, in order:
///
/// | phase | event | then | actions |
/// | --- | --- | --- | --- |
/// | `new`, `waiting` | ``connect(frame:isDrawn:)`` | `connected` | greet; replay what was missed and update, or redraw |
/// | `new` | ``begin()`` | `connected` | redraw |
/// | `connected` | ``connect(frame:isDrawn:)`` | `connected` | close the previous socket, then as above |
/// | any | ``connect(frame:isDrawn:)`` with a frame that was never sent | the same | close the new socket |
/// | `connected` | ``acknowledge(_:)`` | `connected` | update |
/// | `connected` | ``acknowledge(_:)`` of a frame that was never sent | `connected` | close the socket |
/// | `connected` | ``event(_:)`` | `connected` | handle the event and answer; only answer; or nothing |
/// | `connected` | ``disconnect()`` | `waiting` | |
/// | any | ``end(_:)`` | `ended` | close the socket, if there is one |
/// | `ended` | any | `ended` | nothing; a new socket is closed |
struct SessionState {
    enum Phase: Hashable, Sendable {
        /// No socket has connected yet.
        case new
        case connected
        /// The session has lost its socket.
        case waiting
        case ended
    }

    enum Action: Hashable, Sendable {
        /// Close the previous socket of the session, because another one shows it.
        case closePreviousSocket
        /// Close the socket of the event, or else of the session.
        case close(CloseReason)
        /// Send a frame without operations, which acknowledges events.
        case greet(PageFrame)
        /// Resend the frames with these numbers.
        case replay(ClosedRange<Int>)
        /// Render the whole page, as the frame of ``SessionState/redraw()``.
        case redraw
        /// Render pending changes, if ``SessionState/shouldRender(always:isAnswer:load:)``.
        case update(always: Bool)
        /// Send earlier changes, accept the event (``SessionState/accept(_:)``), and dispatch it to the views.
        case handleEvent
        /// Render the result of an event; greet if there is none.
        case answer
    }

    private(set) var phase = Phase.new
    /// Whether a socket has ever been accepted.
    private(set) var wasConnected = false
    private(set) var lastFrame = 0
    /// The number of the page's last handled event.
    private(set) var lastEvent = 0
    /// The number of the last event that was acknowledged to the page.
    private var acknowledgedEvent = 0
    /// The first unacknowledged frame. All later ones are in flight or being rendered.
    private(set) var firstFrame = 1
    /// The frame with remade views. Events that arrive before its acknowledgement are meant for the old views, whose elements had the same
    /// ids.
    private var lastRemadeFrame = 0
    private var isRemaking = false
    /// Whether something has changed since the last update.
    private(set) var needsUpdate = false
    private var isUpdateScheduled = false
    /// Whether the answer to an event must wait until the page has caught up.
    private var isAnswerDue = false
    private let limits: SessionLimits

    init(limits: SessionLimits) {
        self.limits = limits
    }

    // MARK: - Sockets

    /// Connects a socket whose page has applied all frames up to `frame`; -1 requests the whole page.
    ///
    /// - parameter isDrawn: Whether the views that the page shows exist; otherwise they are remade.
    mutating func connect(frame: Int, isDrawn: Bool) -> [Action] {
        guard phase != .ended else { return [.close(.unknownSession)] }
        guard frame >= -1, frame <= lastFrame else { return [.close(neverSent(frame))] }
        var actions: [Action] = phase == .connected ? [.closePreviousSocket] : []
        phase = .connected
        wasConnected = true
        let hasMissed = !isDrawn || frame < firstFrame - 1
        drop(upTo: frame)
        actions.append(.greet(greeting))
        if hasMissed {
            isRemaking = !isDrawn
            actions.append(.redraw)
        } else {
            if framesUnderWay > 0 { actions.append(.replay(firstFrame...lastFrame)) }
            actions.append(.update(always: true))
        }
        return actions
    }

    /// Begins the session with a socket whose page has shown another session: it first gets the whole page. No greeting precedes it,
    /// because that would make the page resend unanswered events.
    mutating func begin() -> [Action] {
        guard phase == .new else { return [.close(.unknownSession)] }
        phase = .connected
        wasConnected = true
        return [.redraw]
    }

    mutating func disconnect() {
        if phase == .connected { phase = .waiting }
    }

    mutating func end(_ reason: CloseReason) -> [Action] {
        defer {
            phase = .ended
            drop(upTo: lastFrame)
        }
        return phase == .connected ? [.close(reason)] : []
    }

    /// Called when the page's views are remade with the same ids: the next frame renders them.
    mutating func remake() { isRemaking = true }

    // MARK: - Messages

    mutating func acknowledge(_ frame: Int) -> [Action] {
        guard phase == .connected else { return [] }
        guard frame <= lastFrame else { return [.close(neverSent(frame))] }
        drop(upTo: frame)
        return [.update(always: false)]
    }

    /// Handles an event of the page. The page resends events when it does not know whether they arrived.
    mutating func event(_ number: Int) -> [Action] {
        guard phase == .connected, number > lastEvent else { return [] }
        guard framesUnderWay > 0, firstFrame <= lastRemadeFrame else { return [.handleEvent, .answer] }
        lastEvent = number
        return [.answer]
    }

    /// Called when the event is about to be handled: later frames acknowledge it.
    mutating func accept(_ number: Int) {
        lastEvent = max(lastEvent, number)
    }

    /// A frame that only acknowledges events.
    var greeting: PageFrame { PageFrame(number: 0, event: lastEvent) }

    /// Returns a frame that acknowledges events; nil if another one already has.
    mutating func takeGreeting() -> PageFrame? {
        guard acknowledgedEvent < lastEvent else { return nil }
        acknowledgedEvent = lastEvent
        return greeting
    }

    // MARK: - Updates

    /// Records a change. Returns whether an update must be scheduled for a later turn.
    mutating func invalidate() -> Bool {
        needsUpdate = true
        guard !isUpdateScheduled else { return false }
        isUpdateScheduled = true
        return true
    }

    /// Called when the scheduled update begins: later changes need another one.
    mutating func beginUpdate() {
        isUpdateScheduled = false
    }

    /// Whether the page is connected or expected, and has been sent all changes.
    var isUpToDate: Bool { (phase == .connected || phase == .new) && !needsUpdate }

    private var framesUnderWay: Int { lastFrame - firstFrame + 1 }

    /// Whether the page is connected and keeps up.
    ///
    /// The size of a frame is known after rendering. Frames in rendering are limited in number, so that the limit of bytes is exceeded by
    /// those at most.
    ///
    /// - parameter load: The page's frames in flight.
    func canRender(_ load: FrameLoad) -> Bool {
        guard phase == .connected else { return false }
        let isIdle = framesUnderWay == 0 && load.undrawnFrames == 0
        return isIdle
            || framesUnderWay < limits.unacknowledgedFrames && load.bytes < limits.unacknowledgedBytes
                && load.undrawnFrames < limits.undrawnFrames && load.hasRoom
    }

    /// Whether to render now. Otherwise rendering is deferred until the page has caught up.
    ///
    /// - parameter isAnswer: Whether this is the answer to an event.
    mutating func shouldRender(always: Bool, isAnswer: Bool = false, load: FrameLoad) -> Bool {
        if isAnswer { isAnswerDue = true }
        guard needsUpdate || always, canRender(load) else {
            if always { needsUpdate = true }
            return false
        }
        needsUpdate = false
        return true
    }

    /// Returns whether the current rendering answers an event. Called once per rendering.
    mutating func takeIsAnswer() -> Bool {
        defer { isAnswerDue = false }
        return isAnswerDue
    }

    /// Returns the next frame, without its operations; nil if the session has ended.
    mutating func nextFrame(isAnswer: Bool = false) -> PageFrame? {
        guard phase != .ended else { return nil }
        lastFrame += 1
        acknowledgedEvent = lastEvent
        return PageFrame(number: lastFrame, event: lastEvent, isAnswer: isAnswer)
    }

    /// Returns the next frame, which renders the whole page and replaces all frames in flight.
    mutating func redraw() -> PageFrame? {
        drop(upTo: lastFrame)
        needsUpdate = false
        let frame = nextFrame()
        if isRemaking { lastRemadeFrame = lastFrame }
        isRemaking = false
        return frame
    }

    private mutating func drop(upTo number: Int) { firstFrame = max(firstFrame, number + 1) }

    private func neverSent(_ frame: Int) -> CloseReason { .malformed("frame \(frame) was never sent") }

    /// The invariants between any two events.
    var isConsistent: Bool {
        (1...lastFrame + 1).contains(firstFrame) && framesUnderWay <= max(1, limits.unacknowledgedFrames)
            && (phase != .ended || framesUnderWay == 0)
    }
}
