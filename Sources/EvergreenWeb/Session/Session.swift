import EvergreenDocument
import Logging
import OrderedCollections

/// One tab: a window of the app with state of its own, and the frames on their way to the page that shows it.
///
/// Frames are kept until the page has acknowledged them, so that a page that lost its socket gets those that it
/// missed. While too many are under way, or there is no socket, nothing is rendered: the document gathers the
/// changes, and gives the difference when the page has caught up. So a slow page costs a bounded amount of memory,
/// and never holds up another one. ``SessionState`` decides which frames are sent, and which events are handled.
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
    private let logger: Logger
    private let frameClock: any Clock<Duration>
    /// Ends once the screen of the page has shown the last frame, or has had time to.
    private var rest: Task<Void, Never>?
    private var translation = PatchTranslation()

    private(set) var socket: (any SessionSocket)?
    /// Counts up with each time that a session is left without a socket: the oldest have the lowest.
    var waitingNumber = 0

    private var state: SessionState
    /// The bytes of frames that the budget counts for this session.
    private var budgetedBytes = 0
    /// The elements whose events were refused: the screen may show what did not happen.
    private var refused: OrderedSet<ElementID> = []

    /// - Parameters:
    ///   - openWindow: Gives a window that was updated once.
    ///   - budget: Shared with the sessions of other pages.
    ///   - frameClock: Measures the time between frames.
    init(
        client: ClientID,
        address: String,
        limits: SessionLimits,
        budget: FrameBudget,
        logger: Logger,
        frameClock: any Clock<Duration> = .continuous,
        openWindow: @escaping @MainActor () -> any SessionWindow
    ) {
        token = .random()
        self.client = client
        self.address = address
        self.budget = budget
        self.logger = logger
        self.frameClock = frameClock
        self.openWindow = openWindow
        state = SessionState(limits: limits)
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
        guard !state.wasConnected else { return }
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
        for case .close(let reason) in state.end(reason) { socket?.close(reason) }
        socket = nil
        closeWindow()
        settleBudget()
    }

    // MARK: - Sockets

    /// Gives the session a socket, whose page has applied all frames up to `frame`; -1 asks for the whole page.
    ///
    /// - Returns: Whether it has the socket now. One that asks for what can't be is closed.
    @discardableResult
    func connect(_ socket: any SessionSocket, frame: Int) -> Bool {
        let actions = state.connect(frame: frame, isDrawn: window != nil)
        settleBudget()
        if case .close(let reason) = actions.first {
            socket.close(reason)
            return false
        }
        let former = self.socket
        self.socket = socket
        for action in actions {
            if action == .closeFormerSocket {
                former?.close(.takenOver)
            } else {
                perform(action, on: socket)
            }
        }
        return true
    }

    /// - returns: Whether it was this socket that the session had.
    func disconnect(_ socket: any SessionSocket) -> Bool {
        guard self.socket === socket else { return false }
        state.disconnect()
        self.socket = nil
        return true
    }

    // MARK: - Messages

    /// Handles a message of the page. Messages of a replaced socket are ignored.
    func receive(_ message: PageMessage, from socket: any SessionSocket) {
        guard self.socket === socket else { return }
        switch message {
        case .acknowledge(let frame):
            let actions = state.acknowledge(frame)
            if frame == state.lastFrame { endRest() }
            settleBudget()
            for action in actions { perform(action, on: socket) }
        case .event(let number, let element, let event):
            // What the user does is shown at once, with what it leads to.
            endRest()
            for action in state.event(number) {
                if action == .handleEvent {
                    handle(event, number: number, on: element)
                } else {
                    perform(action, on: socket)
                }
            }
        case .ping:
            socket.sendIfWritable(state.greeting)
        case .hello, .bye:
            break
        }
    }

    private func perform(_ action: SessionState.Action, on socket: any SessionSocket) {
        switch action {
        case .close(let reason): socket.close(reason)
        case .greet(let text), .send(let text): socket.send(text)
        case .redraw: redraw()
        case .update(let always): updateIfPossible(always: always)
        case .answer: answer()
        // Performed by the caller, which has the socket or the event.
        case .closeFormerSocket, .handleEvent: break
        }
    }

    private func handle(_ event: ElementEvent, number: Int, on element: ElementID) {
        let window = presentWindow()
        // The event makes the document equal to what the user has changed on the screen. Earlier changes are sent
        // first.
        if window.document.hasChanges, state.canRender(hasRoom: hasRoom) {
            send(translation.operations(for: window.document.takePatches(), of: window.document.root))
        }
        state.accept(number)
        do {
            try window.handle(event, on: element)
        } catch {
            logger.debug("An event was refused.", metadata: ["reason": "\(error)"])
            if window.document.element(element) != nil { refused.append(element) }
        }
    }

    /// Sends the result of an event in the same turn of the main actor.
    private func answer() {
        let sent = state.lastFrame
        updateIfPossible(always: true, isAnswer: true)
        if state.lastFrame == sent { socket?.sendIfWritable(state.greeting) }
    }

    // MARK: - Updates

    private func scheduleUpdate() {
        guard state.invalidate() else { return }
        // A task runs in a later turn of the main actor: all changes of this turn are one update. So are all changes while
        // the screen shows the last frame.
        Task { [weak self, rest] in
            await rest?.value
            guard let self else { return }
            state.beginUpdate()
            updateIfPossible()
        }
    }

    private func updateIfPossible(always: Bool = false, isAnswer: Bool = false) {
        guard state.shouldRender(always: always, hasRoom: hasRoom) else { return }
        let window = presentWindow()
        window.update()
        let operations = translation.operations(for: window.document.takePatches(), of: window.document.root)
        let corrections = takeCorrections(in: window.document)
        send(operations + corrections, isAnswer: isAnswer || !corrections.isEmpty)
    }

    /// What makes the controls of refused events show what the document says: a switch that was turned, a text that was
    /// typed.
    private func takeCorrections(in document: Document) -> [PageOperation] {
        defer { refused.removeAll() }
        return refused.flatMap { id in
            document.element(id).map { ElementHTML(id: id, description: $0.description).stateOperations } ?? []
        }
    }

    private func redraw() {
        refused.removeAll()
        let window = presentWindow()
        window.update()
        _ = window.document.takePatches()
        let text = state.redraw(translation.redraw(window.document.root))
        settleBudget()
        if let text { socket?.send(text) }
    }

    private func send(_ operations: [PageOperation], isAnswer: Bool = false) {
        // Descriptions can differ in what a page does not show: then there are no operations, and no frame.
        guard let text = state.send(operations, isAnswer: isAnswer) else { return }
        settleBudget()
        socket?.send(text)
        startRest()
    }

    /// How long a screen shows one frame: 60 are seen in a second.
    static let frameInterval = Duration.milliseconds(16)

    private func startRest() {
        rest?.cancel()
        rest = Task { [frameClock] in
            // Cancelled once the page has shown the frame, or waits for another one.
            _ = try? await frameClock.sleep(for: Session.frameInterval)
        }
    }

    private func endRest() {
        rest?.cancel()
        rest = nil
    }

    // MARK: - The budget of all pages

    private var hasRoom: Bool { budget.hasRoom(for: address) }

    /// Has the budget count what the page has not acknowledged.
    private func settleBudget() {
        let difference = state.frameBytes - budgetedBytes
        budgetedBytes = state.frameBytes
        if difference > 0 { budget.add(difference, of: address) }
        if difference < 0 { budget.remove(-difference, of: address) }
    }
}
