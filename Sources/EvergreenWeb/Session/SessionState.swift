import DequeModule

/// The state machine of a session: whether a page is there, which frames are on their way to it, and which of its
/// events have arrived.
///
/// It knows no socket, no view and no clock. Events go in, and come back as the actions to perform, in order:
///
/// | phase | event | then | actions |
/// | --- | --- | --- | --- |
/// | `new`, `waiting` | ``connect(frame:isDrawn:)`` | `connected` | greet; replay what was missed and update, or redraw |
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
        case greet(String)
        case send(String)
        /// Draw the whole page, and pass the operations to ``SessionState/redraw(_:)``.
        case redraw
        /// Render what has changed, if ``SessionState/shouldRender(always:hasRoom:)``.
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
    /// The bytes of the frames that the page has not acknowledged.
    private(set) var frameBytes = 0
    /// The frames that the page has not acknowledged, with consecutive numbers.
    private var frames: Deque<(number: Int, text: String)> = []
    /// The frame that drew views which were made again. Events that come before its acknowledgement are meant for the
    /// old views, whose elements had the same ids.
    private var remadeFrame = 0
    private var isRemaking = false
    /// Whether something has changed since the last update.
    private(set) var needsUpdate = false
    private var isUpdateScheduled = false
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
        let hasMissed = !isDrawn || frame < (frames.first?.number ?? lastFrame + 1) - 1
        drop(upTo: frame)
        actions.append(.greet(greeting))
        if hasMissed {
            isRemaking = !isDrawn
            actions.append(.redraw)
        } else {
            actions += frames.map { .send($0.text) }
            actions.append(.update(always: true))
        }
        return actions
    }

    mutating func disconnect() {
        if phase == .connected { phase = .waiting }
    }

    mutating func end(_ reason: CloseReason) -> [Action] {
        defer {
            phase = .ended
            dropFrames()
        }
        return phase == .connected ? [.close(reason)] : []
    }

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
        guard let first = frames.first, first.number <= remadeFrame else { return [.handleEvent, .answer] }
        lastEvent = number
        return [.answer]
    }

    /// The event is about to be handled: frames from here on say that it has arrived.
    mutating func accept(_ number: Int) {
        lastEvent = max(lastEvent, number)
    }

    /// A frame that says which events have arrived, and nothing else.
    var greeting: String { PageFrame(number: 0, event: lastEvent).text }

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

    /// Whether there is a page that keeps up.
    ///
    /// - parameter hasRoom: Whether all pages together may have more bytes under way.
    func canRender(hasRoom: Bool) -> Bool {
        guard phase == .connected else { return false }
        return frames.isEmpty
            || frames.count < limits.unacknowledgedFrames && frameBytes < limits.unacknowledgedBytes && hasRoom
    }

    /// Whether to render now. What is not rendered now is rendered when the page has caught up.
    mutating func shouldRender(always: Bool, hasRoom: Bool) -> Bool {
        guard needsUpdate || always, canRender(hasRoom: hasRoom) else {
            if always { needsUpdate = true }
            return false
        }
        needsUpdate = false
        return true
    }

    /// The next frame, with these operations; nil if there are none.
    mutating func send(_ operations: [PageOperation], isAnswer: Bool = false) -> String? {
        guard !operations.isEmpty, phase != .ended else { return nil }
        lastFrame += 1
        let text = PageFrame(number: lastFrame, event: lastEvent, operations: operations, isAnswer: isAnswer).text
        frames.append((lastFrame, text))
        frameBytes += text.utf8.count
        return text
    }

    /// The next frame, which draws the whole page: what was on its way is replaced.
    mutating func redraw(_ operations: [PageOperation]) -> String? {
        dropFrames()
        needsUpdate = false
        let text = send(operations)
        if isRemaking { remadeFrame = lastFrame }
        isRemaking = false
        return text
    }

    private mutating func drop(upTo number: Int) {
        while let first = frames.first, first.number <= number {
            frameBytes -= first.text.utf8.count
            frames.removeFirst()
        }
    }

    private mutating func dropFrames() {
        frames.removeAll()
        frameBytes = 0
    }

    private func neverSent(_ frame: Int) -> CloseReason { .malformed("frame \(frame) was never sent") }

    /// What holds between any two events.
    var isConsistent: Bool {
        let numbers = frames.map(\.number)
        return numbers == Array(numbers.indices.map { lastFrame - numbers.count + 1 + $0 })
            && frameBytes == frames.reduce(0) { $0 + $1.text.utf8.count }
            && frames.count <= max(1, limits.unacknowledgedFrames) && (phase != .ended || frames.isEmpty)
    }
}
