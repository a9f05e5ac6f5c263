/// The state machine of a session: whether a page is there, which frames are on their way to it, and which of its
/// events have arrived.
///
/// It knows no socket, no view, no clock, and no frame but its number: ``FrameWriter`` draws them. Events go in, and come back
/// as the actions to perform, in order:
///
/// | phase | event | then | actions |
/// | --- | --- | --- | --- |
/// | `new`, `waiting` | ``connect(frame:isDrawn:)`` | `connected` | greet; replay what was missed and update, or redraw |
/// | `new` | ``begin()`` | `connected` | redraw |
/// | `connected` | ``connect(frame:isDrawn:)`` | `connected` | close the former socket, then as above |
/// | any | ``connect(frame:isDrawn:)`` with a frame that was never sent | the same | close the new socket |
/// | `connected` | ``acknowledge(_:)`` | `connected` | update |
/// | `connected` | ``acknowledge(_:)`` of a frame that was never sent | `connected` | close the socket |
/// | `connected` | ``event(_:)`` | `connected` | handle the event and answer; only answer; or nothing |
/// | `connected` | ``disconnect()`` | `waiting` | |
/// | any | ``end(_:)`` | `ended` | close the socket, if there is one |
/// | `ended` | any | `ended` | nothing; a new socket is closed |
struct SessionState {
    enum Phase: Hashable, Sendable {
        /// No socket has asked for the session yet.
        case new
        case connected
        /// The session lost its socket.
        case waiting
        case ended
    }

    enum Action: Hashable, Sendable {
        /// Close the socket that the session had before: another one shows it.
        case closeFormerSocket
        /// Close the socket that the event came from, or that the session has.
        case close(CloseReason)
        /// Send a frame without operations, which says what has arrived.
        case greet(PageFrame)
        /// Send the frames with these numbers again.
        case replay(ClosedRange<Int>)
        /// Draw the whole page, as the frame of ``SessionState/redraw()``.
        case redraw
        /// Render what has changed, if ``SessionState/shouldRender(always:isAnswer:load:)``.
        case update(always: Bool)
        /// Send what changed before, accept the event (``SessionState/accept(_:)``), and have the views handle it.
        case handleEvent
        /// Render what an event led to; if that is nothing, greet.
        case answer
    }

    private(set) var phase = Phase.new
    /// Whether a socket has ever been accepted.
    private(set) var wasConnected = false
    private(set) var lastFrame = 0
    /// The number of the page's last handled event.
    private(set) var lastEvent = 0
    /// The number of the last event of which the page was told that it has arrived.
    private var toldEvent = 0
    /// The first frame that the page has not acknowledged. All from there on are under way, or being drawn.
    private(set) var firstFrame = 1
    /// The frame that drew views which were made again. Events that come before its acknowledgement are meant for the
    /// old views, whose elements had the same ids.
    private var remadeFrame = 0
    private var isRemaking = false
    /// Whether something has changed since the last update.
    private(set) var needsUpdate = false
    private var isUpdateScheduled = false
    /// Whether the answer to an event has to wait until the page has caught up.
    private var isAnswerDue = false
    private let limits: SessionLimits

    init(limits: SessionLimits) {
        self.limits = limits
    }

    // MARK: - Sockets

    /// A socket asks for the session, whose page has applied all frames up to `frame`; -1 asks for the whole page.
    ///
    /// - parameter isDrawn: Whether the views are there that the page shows; otherwise they are made again.
    mutating func connect(frame: Int, isDrawn: Bool) -> [Action] {
        guard phase != .ended else { return [.close(.unknownSession)] }
        guard frame >= -1, frame <= lastFrame else { return [.close(neverSent(frame))] }
        var actions: [Action] = phase == .connected ? [.closeFormerSocket] : []
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

    /// A socket whose page has shown another session begins with this one: the whole page is the first that it gets. No greeting
    /// comes before, which would have the page send again what it has not been answered.
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

    /// The views that the page shows are made again, with others of the same ids: the frame that comes next draws them.
    mutating func remake() { isRemaking = true }

    // MARK: - Messages

    mutating func acknowledge(_ frame: Int) -> [Action] {
        guard phase == .connected else { return [] }
        guard frame <= lastFrame else { return [.close(neverSent(frame))] }
        drop(upTo: frame)
        return [.update(always: false)]
    }

    /// An event of the page. The page repeats events when it does not know whether they arrived.
    mutating func event(_ number: Int) -> [Action] {
        guard phase == .connected, number > lastEvent else { return [] }
        guard framesUnderWay > 0, firstFrame <= remadeFrame else { return [.handleEvent, .answer] }
        lastEvent = number
        return [.answer]
    }

    /// The event is about to be handled: frames from here on say that it has arrived.
    mutating func accept(_ number: Int) {
        lastEvent = max(lastEvent, number)
    }

    /// A frame that says which events have arrived, and nothing else.
    var greeting: PageFrame { PageFrame(number: 0, event: lastEvent) }

    /// Says which events have arrived; nil if a frame or another greeting has said so.
    mutating func takeGreeting() -> PageFrame? {
        guard toldEvent < lastEvent else { return nil }
        toldEvent = lastEvent
        return greeting
    }

    // MARK: - Updates

    /// Something has changed. Returns whether an update has to be scheduled, in a later turn.
    mutating func invalidate() -> Bool {
        needsUpdate = true
        guard !isUpdateScheduled else { return false }
        isUpdateScheduled = true
        return true
    }

    /// The scheduled update begins: what changes from here on needs another one.
    mutating func beginUpdate() {
        isUpdateScheduled = false
    }

    /// Whether the page is there, or about to come, and all that there is has been sent to it.
    var isUpToDate: Bool { (phase == .connected || phase == .new) && !needsUpdate }

    private var framesUnderWay: Int { lastFrame - firstFrame + 1 }

    /// Whether there is a page that keeps up.
    ///
    /// Bytes are known once a frame is drawn. Frames that are not are bounded by their number, so that what is under way goes
    /// beyond its bounds by those at most.
    ///
    /// - parameter load: What the page has under way.
    func canRender(_ load: FrameLoad) -> Bool {
        guard phase == .connected else { return false }
        let isIdle = framesUnderWay == 0 && load.undrawnFrames == 0
        return isIdle
            || framesUnderWay < limits.unacknowledgedFrames && load.bytes < limits.unacknowledgedBytes
                && load.undrawnFrames < limits.undrawnFrames && load.hasRoom
    }

    /// Whether to render now. What is not rendered now is rendered when the page has caught up.
    ///
    /// - parameter isAnswer: Whether that is the answer to an event.
    mutating func shouldRender(always: Bool, isAnswer: Bool = false, load: FrameLoad) -> Bool {
        if isAnswer { isAnswerDue = true }
        guard needsUpdate || always, canRender(load) else {
            if always { needsUpdate = true }
            return false
        }
        needsUpdate = false
        return true
    }

    /// Whether what is rendered now answers an event. Asked once when something is rendered.
    mutating func takeIsAnswer() -> Bool {
        defer { isAnswerDue = false }
        return isAnswerDue
    }

    /// The next frame, whose operations are still to be drawn; nil if the session has ended.
    mutating func nextFrame(isAnswer: Bool = false) -> PageFrame? {
        guard phase != .ended else { return nil }
        lastFrame += 1
        toldEvent = lastEvent
        return PageFrame(number: lastFrame, event: lastEvent, isAnswer: isAnswer)
    }

    /// The next frame, which draws the whole page: what was on its way is replaced.
    mutating func redraw() -> PageFrame? {
        drop(upTo: lastFrame)
        needsUpdate = false
        let frame = nextFrame()
        if isRemaking { remadeFrame = lastFrame }
        isRemaking = false
        return frame
    }

    private mutating func drop(upTo number: Int) { firstFrame = max(firstFrame, number + 1) }

    private func neverSent(_ frame: Int) -> CloseReason { .malformed("frame \(frame) was never sent") }

    /// What holds between any two events.
    var isConsistent: Bool {
        (1...lastFrame + 1).contains(firstFrame) && framesUnderWay <= max(1, limits.unacknowledgedFrames)
            && (phase != .ended || framesUnderWay == 0)
    }
}
