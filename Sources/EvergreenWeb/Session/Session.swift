import DequeModule
import EvergreenDocument
import Logging
import OrderedCollections

/// One tab: a window of the app with state of its own, and the frames on their way to the page that shows it.
///
/// Frames are kept until the page has acknowledged them, so that a page that lost its socket gets those that it
/// missed. While too many are under way, or there is no socket, nothing is rendered: the document gathers the
/// changes, and gives the difference when the page has caught up. So a slow page costs a bounded amount of memory,
/// and never holds up another one.
///
/// The views of a page whose socket has not come yet may be given up, and are made again when it comes.
@MainActor
final class Session {
    let token: SessionToken
    let client: ClientID
    /// The network address that asked for the page.
    let address: String

    private let openWindow: @MainActor () -> any SessionWindow
    /// Nil before it is drawn, and while it is given up.
    private var window: (any SessionWindow)?
    private let budget: FrameBudget
    private let limits: SessionLimits
    private let logger: Logger
    private var translation = PatchTranslation()

    private(set) var socket: (any SessionSocket)?
    /// Whether a socket has ever asked for this session.
    private(set) var wasConnected = false
    /// Counts up with each time that a session is left without a socket: the oldest have the lowest.
    var waitingNumber = 0

    /// The frames that the page has not acknowledged, with consecutive numbers.
    private var frames: Deque<(number: Int, text: String)> = []
    private var frameBytes = 0
    private var lastFrame = 0
    /// The frame that drew views which were made again. Events that come before its acknowledgement are meant for the old
    /// views, whose elements had the same ids.
    private var remadeFrame = 0
    /// The number of the last event of the page that was carried out.
    private var lastEvent = 0
    /// The elements whose events were refused: the screen may show what did not happen.
    private var refused: OrderedSet<ElementID> = []
    private var needsUpdate = false
    private var isUpdateScheduled = false

    /// - Parameters:
    ///   - openWindow: Gives a window that was updated once.
    ///   - budget: Shared with the sessions of other pages.
    init(
        client: ClientID,
        address: String,
        limits: SessionLimits,
        budget: FrameBudget,
        logger: Logger,
        openWindow: @escaping @MainActor () -> any SessionWindow
    ) {
        token = .random()
        self.client = client
        self.address = address
        self.limits = limits
        self.budget = budget
        self.logger = logger
        self.openWindow = openWindow
    }

    /// Draws what the session shows. From then on its frames lead on from there: called once.
    func draw() -> SessionDrawing {
        let window = presentWindow()
        _ = window.document.takePatches()
        var writer = HTMLWriter()
        writer.write(window.document.root)
        translation = PatchTranslation(knownStyles: writer.styles)
        return SessionDrawing(title: window.document.title, html: writer.text, styles: writer.styles)
    }

    /// Gives up the views of a page whose socket has not come. They are made again for it.
    func releaseViews() {
        guard !wasConnected else { return }
        closeWindow()
    }

    private func presentWindow() -> any SessionWindow {
        if let window { return window }
        let window = openWindow()
        window.onNeedsUpdate = { [weak self] in self?.scheduleUpdate() }
        self.window = window
        return window
    }

    private func closeWindow() {
        window?.onNeedsUpdate = nil
        window?.close()
        window = nil
    }

    /// Ends the session, with all its views.
    func end(_ reason: CloseReason) {
        socket?.close(reason)
        socket = nil
        closeWindow()
        dropFrames()
    }

    // MARK: - Sockets

    /// Gives the session a socket, whose page has carried out all frames up to `frame`; -1 asks for the whole page.
    ///
    /// - Returns: Whether it has the socket now. One that asks for what can't be is closed.
    @discardableResult
    func connect(_ socket: any SessionSocket, frame: Int) -> Bool {
        guard frame >= -1, frame <= lastFrame else {
            socket.close(.malformed("frame \(frame) was never sent"))
            return false
        }
        self.socket?.close(.takenOver)
        self.socket = socket
        wasConnected = true
        let isRemade = window == nil
        let hasMissed = isRemade || frame < (frames.first?.number ?? lastFrame + 1) - 1
        acknowledge(frame)
        // Says which events of the page have arrived: it sends the others again.
        socket.send(PageFrame(number: 0, event: lastEvent).text)
        if hasMissed {
            redraw()
            if isRemade { remadeFrame = lastFrame }
        } else {
            for frame in frames { socket.send(frame.text) }
            updateIfPossible(always: true)
        }
        return true
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
            if let first = frames.first, first.number <= remadeFrame {
                lastEvent = number
            } else {
                carryOut(event, number: number, on: element)
            }
            answer()
        case .ping:
            socket.sendIfWritable(PageFrame(number: 0, event: lastEvent).text)
        case .hello, .bye:
            break
        }
    }

    private func carryOut(_ event: ElementEvent, number: Int, on element: ElementID) {
        let window = presentWindow()
        // The document is about to take over what the person's screen shows: what changed before is sent as it was.
        if window.document.hasChanges, canRender { send(window.document.takePatches()) }
        lastEvent = number
        do {
            try window.handle(event, on: element)
        } catch {
            logger.debug("An event was refused.", metadata: ["reason": "\(error)"])
            if window.document.element(element) != nil { refused.append(element) }
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
            let bytes = first.text.utf8.count
            frameBytes -= bytes
            budget.remove(bytes, of: address)
            frames.removeFirst()
        }
    }

    private func dropFrames() {
        budget.remove(frameBytes, of: address)
        frames.removeAll()
        frameBytes = 0
    }

    // MARK: - Updates

    /// Whether there is a page that keeps up.
    private var canRender: Bool {
        guard socket != nil else { return false }
        return frames.isEmpty
            || frames.count < limits.unacknowledgedFrames && frameBytes < limits.unacknowledgedBytes
                && budget.hasRoom(for: address)
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
        let window = presentWindow()
        window.update()
        let operations = translation.operations(for: window.document.takePatches())
        let corrections = takeCorrections(in: window.document)
        send(operations + corrections, isAnswer: isAnswer || !corrections.isEmpty)
    }

    /// What makes the controls of refused events show what the document says: a switch that was turned, a text that was typed.
    private func takeCorrections(in document: Document) -> [PageOperation] {
        defer { refused.removeAll() }
        return refused.flatMap { id in
            document.element(id).map { ElementHTML(id: id, description: $0.description).stateOperations } ?? []
        }
    }

    private func redraw() {
        dropFrames()
        needsUpdate = false
        refused.removeAll()
        let window = presentWindow()
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
        budget.add(text.utf8.count, of: address)
        socket?.send(text)
    }
}
