import DequeModule
import EvergreenUI
import Logging

/// One tab: a window of the app with state of its own, and the frames on their way to the page that shows it.
///
/// Frames are kept until the page has acknowledged them, so that a page that lost its socket gets those that it
/// missed. While too many are under way, or there is no socket, nothing is rendered: the document gathers the
/// changes, and gives the difference when the page has caught up. So a slow page costs a bounded amount of memory,
/// and never holds up another one.
@MainActor
final class Session {
    let token: SessionToken
    let client: ClientID
    /// The network address that asked for the page.
    let address: String

    private let window: any SessionWindow
    private let limits: SessionLimits
    private let logger: Logger
    private var translation = PatchTranslation()

    private(set) var socket: (any SessionSocket)?
    /// Whether a socket has ever asked for this session.
    private(set) var wasConnected = false

    /// The frames that the page has not acknowledged, with consecutive numbers.
    private var frames: Deque<(number: Int, text: String)> = []
    private var frameBytes = 0
    private var lastFrame = 0
    /// The number of the last event of the page that was carried out.
    private var lastEvent = 0
    private var needsUpdate = false
    private var isUpdateScheduled = false

    init(window: any SessionWindow, client: ClientID, address: String, limits: SessionLimits, logger: Logger) {
        token = .random()
        self.window = window
        self.client = client
        self.address = address
        self.limits = limits
        self.logger = logger
        window.onNeedsUpdate = { [weak self] in self?.scheduleUpdate() }
    }

    /// Draws what the session shows. From then on its frames lead on from there: called once.
    func draw() -> SessionDrawing {
        _ = window.document.takePatches()
        var writer = HTMLWriter()
        writer.write(window.document.root)
        translation = PatchTranslation(knownStyles: writer.styles)
        return SessionDrawing(title: window.document.title, html: writer.text, styles: writer.styles)
    }

    /// Ends the session, with all its views.
    func end(_ reason: CloseReason) {
        socket?.close(reason)
        socket = nil
        window.onNeedsUpdate = nil
        window.close()
        frames.removeAll()
    }

    // MARK: - Sockets

    /// Gives the session a socket, whose page has carried out all frames up to `frame`; -1 asks for the whole page.
    func connect(_ socket: any SessionSocket, frame: Int) {
        guard frame >= -1, frame <= lastFrame else {
            return socket.close(.malformed("frame \(frame) was never sent"))
        }
        self.socket?.close(.takenOver)
        self.socket = socket
        wasConnected = true
        let hasMissed = frame < (frames.first?.number ?? lastFrame + 1) - 1
        acknowledge(frame)
        // Says which events of the page have arrived: it sends the others again.
        socket.send(PageFrame(number: 0, event: lastEvent).text)
        if hasMissed {
            redraw()
        } else {
            for frame in frames { socket.send(frame.text) }
            updateIfPossible(always: true)
        }
    }

    /// - returns: Whether it was this socket that the session had.
    func disconnect(_ socket: any SessionSocket) -> Bool {
        guard self.socket === socket else { return false }
        self.socket = nil
        return true
    }

    // MARK: - Messages

    /// Carries out a message of the page. Messages of a socket that is the session's no longer do nothing.
    func receive(_ message: PageMessage, from socket: any SessionSocket) {
        guard self.socket === socket else { return }
        switch message {
        case .acknowledge(let frame):
            guard frame <= lastFrame else {
                return socket.close(.malformed("frame \(frame) was never sent"))
            }
            acknowledge(frame)
            updateIfPossible()
        case .event(let number, let element, let event):
            // The page repeats events when it does not know whether they arrived.
            guard number > lastEvent else { return }
            carryOut(event, number: number, on: element)
            answer()
        case .ping:
            socket.sendIfWritable(PageFrame(number: 0, event: lastEvent).text)
        case .hello, .bye:
            break
        }
    }

    private func carryOut(_ event: ElementEvent, number: Int, on element: ElementID) {
        // The document is about to take over what the person's screen shows: what changed before is sent as it was.
        if window.document.hasChanges, canRender { send(window.document.takePatches()) }
        lastEvent = number
        do {
            try window.handle(event, on: element)
        } catch {
            logger.debug("An event was refused.", metadata: ["reason": "\(error)"])
            // The screen may show what did not happen: a switch that was turned, a text that was typed.
            if let element = window.document.element(element) {
                let operations = ElementHTML(id: element.id, description: element.description).stateOperations
                if !operations.isEmpty { send(operations, isAnswer: true) }
            }
        }
    }

    /// Shows what an event led to, in the same turn.
    private func answer() {
        let sent = lastFrame
        updateIfPossible(always: true, isAnswer: true)
        if lastFrame == sent { socket?.sendIfWritable(PageFrame(number: 0, event: lastEvent).text) }
    }

    private func acknowledge(_ number: Int) {
        while let first = frames.first, first.number <= number {
            frameBytes -= first.text.utf8.count
            frames.removeFirst()
        }
    }

    // MARK: - Updates

    /// Whether there is a page that keeps up.
    private var canRender: Bool {
        socket != nil && frames.count < limits.unacknowledgedFrames && frameBytes < limits.unacknowledgedBytes
    }

    private func scheduleUpdate() {
        needsUpdate = true
        guard !isUpdateScheduled else { return }
        isUpdateScheduled = true
        // A task runs in a later turn of the main actor: all changes of this turn are one update.
        Task { [weak self] in
            guard let self else { return }
            isUpdateScheduled = false
            updateIfPossible()
        }
    }

    private func updateIfPossible(always: Bool = false, isAnswer: Bool = false) {
        guard needsUpdate || always, canRender else {
            if always { needsUpdate = true }
            return
        }
        needsUpdate = false
        window.update()
        send(window.document.takePatches(), isAnswer: isAnswer)
    }

    private func redraw() {
        frames.removeAll()
        frameBytes = 0
        needsUpdate = false
        window.update()
        _ = window.document.takePatches()
        send(translation.redraw(window.document.root))
    }

    private func send(_ patches: [Patch], isAnswer: Bool = false) {
        guard !patches.isEmpty else { return }
        send(translation.operations(for: patches), isAnswer: isAnswer)
    }

    private func send(_ operations: [PageOperation], isAnswer: Bool = false) {
        // Descriptions can differ in what a page does not show.
        guard !operations.isEmpty else { return }
        lastFrame += 1
        let frame = PageFrame(number: lastFrame, event: lastEvent, operations: operations, isAnswer: isAnswer)
        let text = frame.text
        frames.append((lastFrame, text))
        frameBytes += text.utf8.count
        socket?.send(text)
    }
}
