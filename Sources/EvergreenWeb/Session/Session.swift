import EvergreenConcurrency
import EvergreenDocument
import EvergreenRuntime
import Logging
import OrderedCollections

/// One browser tab: a window of the app with its own state, and the frames in flight to its page.
///
/// Frames are kept until the page has acknowledged them, so that they can be resent after a reconnect. While too many are in flight, or
/// there is no socket, nothing is rendered: the document collects the changes, and yields their difference when the page has caught up. So
/// a slow page takes a bounded amount of memory, and never delays another one. ``SessionState`` decides which frames are sent, and which
/// events are handled; ``FrameWriter`` renders the frames off the main actor, from snapshots that the session takes here.
///
/// The views of a page whose socket has not connected yet can be discarded. They are remade when it connects.
///
/// A page that returns after its session was lost gets a new one, whose views start with the state of the previous session.
@MainActor
final class Session {
    let token: SessionToken
    let client: ClientID
    /// The network address that requested the page.
    let address: String
    /// The visitor of the page.
    let visitor: Visitor
    /// Signs in and out for the views of the page; nil if not supported.
    var userSwitch: UserSwitch?
    /// Finds sessions with the same content; nil if pages don't share windows.
    weak var sharing: WindowSharing?
    /// The server's other services for the session.
    var service: (any SessionService)?

    private let openWindow: @MainActor (WindowStart) -> any SessionWindow
    /// Nil before the first rendering, and while it is discarded.
    var window: (any SessionWindow)?
    /// The membership in a shared window, in place of an own one.
    var membership: Membership?
    /// Whether the page needs its own window: it has sent an event, or a model that its window shows has changed.
    var isTouched = false
    /// The number of such events and changes.
    var touches = 0
    /// Whether the page has ever needed its own window.
    var wasTouched: Bool { touches > 0 }
    /// Whether ``WindowSharing`` periodically checks the page.
    var isSharingCandidate = false
    /// The messages that are deferred until the page has its own window.
    var postponed: [PageMessage] = []
    /// The number of attempts to make that window.
    var attempts = 0
    let limits: SessionLimits
    /// The screen traits from the request.
    let traits: WindowTraits
    /// The pending values of its views.
    let loads: PendingLoads
    /// Whether the views were made before their values had arrived.
    private var hadPendingValues = false
    let workQueue: WorkQueue
    private let logger: Logger
    let frameClock: FrameClock
    let firstValues: FirstValues
    /// Renders the frames.
    let frames: FrameWriter
    /// The language code of the last frame.
    var language = "en"

    private(set) var socket: (any SessionSocket)?
    /// Called when the page is hidden or shown again.
    var onVisibilityChange: (@MainActor () -> Void)?
    /// Increases each time a session loses its socket, so that the oldest has the lowest number.
    var waitingNumber = 0

    /// Nil if no state is saved.
    let stateWriter: PageStateWriter?
    /// The state archive of the window.
    var archive: StateArchive?
    /// The initial state of the views, until a socket has confirmed that the page has them.
    private(set) var previous: PreviousSession?
    /// Whether there was one.
    private let hadPreviousSession: Bool
    /// The token of the page's previous session, until the page has confirmed this one's.
    private var replaced: SessionToken?
    /// Whether the page has confirmed the session's token.
    private(set) var isShown = false
    /// For a session that began with a socket: called when the page has confirmed its token.
    var onShown: (@MainActor () -> Void)?
    /// Whether the writer has not been notified yet of changed state.
    var hasUnsavedState = false
    /// Whether state was ever passed to the writer.
    var isSaved = false
    var exceedsStateLimit = false

    var state: SessionState
    /// The elements of rejected events, whose state on the page may differ from the document's.
    var refused: OrderedSet<ElementID> = []

    /// - Parameters:
    ///   - visitor: The visitor of the page.
    ///   - traits: The screen traits from the request.
    ///   - previous: The state of the page's previous session.
    ///   - replaced: The token of that session, if it is the page's.
    ///   - stateWriter: Saves the session's state.
    ///   - openWindow: Opens a window, and updates it once.
    ///   - budget: Shared by all sessions.
    ///   - workQueue: Schedules updates. Shared by all sessions.
    ///   - clock: Measures the time between frames, and how long they wait for values.
    init(
        client: ClientID,
        address: String,
        visitor: Visitor = Visitor(),
        traits: WindowTraits = WindowTraits(),
        limits: SessionLimits,
        budget: FrameBudget,
        workQueue: WorkQueue,
        logger: Logger,
        clock: any Clock<Duration> = .continuous,
        previous: PreviousSession? = nil,
        replaced: SessionToken? = nil,
        stateWriter: PageStateWriter? = nil,
        openWindow: @escaping @MainActor (WindowStart) -> any SessionWindow
    ) {
        token = .random()
        self.previous = previous
        hadPreviousSession = previous != nil
        self.replaced = replaced
        self.stateWriter = stateWriter
        self.client = client
        self.address = address
        self.visitor = visitor
        self.traits = traits
        self.limits = limits
        loads = PendingLoads(limit: limits.loadOnMainActor)
        self.workQueue = workQueue
        self.logger = logger
        self.frameClock = FrameClock(clock)
        firstValues = FirstValues(loads, limit: limits.loadOfFrame, clock: clock)
        self.openWindow = openWindow
        frames = FrameWriter(address: address, budget: budget, workQueue: workQueue)
        state = SessionState(limits: limits)
    }

    /// Makes the views of the page. To wait for their values, call ``load(clock:)``.
    func makeViews() {
        if beginSharing() { return }
        presentWindow()
        hadPendingValues = isLoading
    }

    /// Whether views wait for values.
    var isLoading: Bool { !loads.isEmpty }

    /// Waits for the values of the views, up to a limit.
    func load(clock: any Clock<Duration>) async {
        await loads.wait(atMost: limits.loadOfFirstPage, clock: clock)
    }

    /// Remakes views whose values arrived after they were made, because a `@State` may depend on such a value.
    private func makeViewsWithValues() {
        guard hadPendingValues, loads.isEmpty, let previous = window else { return }
        hadPendingValues = false
        window = nil
        // The old views keep the values in memory until the new ones have them.
        presentWindow()
        previous.onNeedsUpdate = nil
        previous.close()
    }

    /// The source to charge for the session's work.
    nonisolated var workSource: WorkSource { WorkSource(address: address, session: token.name) }

    /// Takes the content for the first page, which ``FrameWriter/drawFirstPage(_:appRoot:)`` renders, and from which frames continue.
    /// Called once.
    func takeFirstPage() -> FirstPage {
        if let page = takeSharedFirstPage() { return page }
        makeViewsWithValues()
        let window = presentWindow()
        loading { window.update() }
        if let rows = visitor.request?.rows { show(rows, in: window) }
        return FirstPage(root: takeSnapshot(of: window.document))
    }

    /// Shows the rows of a long list that an address requests. If the list has changed since, the page ignores the address.
    private func show(_ address: RowsAddress, in window: any SessionWindow) {
        guard let (placeholder, rows) = address.placeholder(in: window.document) else { return }
        do {
            try loading {
                try window.handle(.showRows(rows, keeping: nil), on: placeholder)
                window.update()
            }
        } catch {
            logger.debug("Rows were not shown.", metadata: ["session": "\(token.shortName)", "reason": "\(error)"])
        }
    }

    /// The root of the app, relative to the page.
    var appRoot: AppRoot { AppRoot(pathInApp: visitor.request?.path ?? "/") }

    /// Discards the views of a page whose socket has not connected. They are remade when it does.
    func releaseViews() {
        guard !state.wasConnected else { return }
        closeWindow()
    }

    @discardableResult
    func presentWindow() -> any SessionWindow {
        if let window { return window }
        let window = makePresentWindow()
        show(window)
        return window
    }

    private func makePresentWindow() -> any SessionWindow {
        let state = previous?.state ?? KeptState()
        guard state.isEmpty, let sharing else { return makeOwnWindow(restoring: state) }
        return sharing.openWindow(for: audience(traits: traits)) { makeOwnWindow(restoring: state, numbering: $0) }
    }

    /// Sets the page's window.
    func show(_ window: any SessionWindow) {
        window.onNeedsUpdate = { [weak self] in self?.scheduleUpdate() }
        self.window = window
    }

    /// Makes a window for the page.
    ///
    /// - Parameters:
    ///   - state: The initial state of its views.
    ///   - numbering: The numbering of its elements.
    func makeOwnWindow(
        restoring state: KeptState,
        numbering: ElementNumbering = ElementNumbering()
    ) -> any SessionWindow {
        archive?.onChange = nil
        archive = stateWriter != nil || limits.hiddenBeforeSleep != nil ? makeArchive(restoring: state) : nil
        return makeWindow(archive: archive, numbering: numbering)
    }

    /// Makes a window for the page's request, or for its location since.
    func makeWindow(archive: StateArchive?, numbering: ElementNumbering) -> any SessionWindow {
        let prepare = service?.environment(of: self)
        var start = WindowStart(
            archive: archive,
            traits: presentTraits,
            address: visitor.request?.address ?? WindowAddress(),
            isContinued: hadPreviousSession || wasTouched && !hasUnopenedQuery,
            origin: visitor.request?.origin ?? WindowOrigin()
        ) { [visitor, userSwitch] environment in
            visitor.write(to: &environment)
            environment.userSwitch = userSwitch
            prepare?(&environment)
        }
        start.numbering = numbering
        return loading { openWindow(start) }
    }

    /// Applies this session's limit to the initial values of views that an operation creates.
    func loading<Result>(_ operation: () throws -> Result) rethrows -> Result {
        try PendingLoads.$current.withValue(loads, operation: operation)
    }

    private func closeWindow() {
        leaveSharedWindow()
        archive?.onChange = nil
        archive = nil
        window?.onNeedsUpdate = nil
        window?.close()
        window = nil
    }

    /// Ends the session, and unmounts its views.
    func end(_ reason: CloseReason) {
        for case .close(let reason) in state.end(reason) { socket?.close(reason) }
        socket = nil
        if hasUnsavedState, isSavable { stateWriter?.addLast(of: self) }
        closeWindow()
        frames.close()
    }

    /// The latest screen traits, from the page or from the request.
    private var presentTraits: WindowTraits { (window ?? membership?.shared.window)?.traits ?? traits }

    /// Whether the page is hidden.
    var isHidden: Bool { presentTraits.scenePhase == .background }

    // MARK: - Sockets

    /// Called when the page has views with the restored state. Returns the token of the previous session, once.
    func takeReplaced() -> SessionToken? {
        defer {
            previous = nil
            replaced = nil
        }
        return replaced
    }

    /// Connects a socket whose page has applied all frames up to `frame`; -1 requests the whole page.
    ///
    /// - Returns: Whether the session has this socket now. Invalid requests close it.
    @discardableResult
    func connect(_ socket: any SessionSocket, frame: Int) -> Bool {
        takeAcknowledged()
        let actions = state.connect(frame: frame, isDrawn: window != nil || membership != nil)
        if case .close(let reason) = actions.first {
            socket.close(reason)
            return false
        }
        let previous = self.socket
        self.socket = socket
        frames.drop(before: state.firstFrame)
        frames.connect(socket)
        for action in actions {
            if action == .closePreviousSocket {
                previous?.close(.takenOver)
            } else {
                perform(action, on: socket)
            }
        }
        isShown = true
        awaitAcknowledgementIfNeeded()
        membership?.shared.pageDidConnect()
        if isTouched || sharesProvisionally { takeOwnWindowLater() }
        saveState()
        return true
    }

    /// Connects the first socket of a session that continues another one: the page gets this session's token and its whole content.
    ///
    /// - Returns: Whether the session has the socket.
    func begin(with socket: any SessionSocket) -> Bool {
        guard state.begin() == [.redraw] else { return false }
        self.socket = socket
        frames.connect(socket)
        let page = takeFirstPage()
        if var frame = state.redraw() {
            frame.operations = [.resume(token)]
            frames.draw(frame, .whole(page.root, sharedRules: page.sharedRules))
        }
        if sharesProvisionally { takeOwnWindowLater() }
        saveState()
        return true
    }

    /// - returns: Whether the session had this socket.
    func disconnect(_ socket: any SessionSocket) -> Bool {
        guard self.socket === socket else { return false }
        state.disconnect()
        // The page resends unanswered events.
        postponed.removeAll()
        self.socket = nil
        frames.disconnect()
        return true
    }

    // MARK: - Messages

    /// Handles a message of the page. Messages of a replaced socket are ignored.
    func receive(_ message: PageMessage, from socket: any SessionSocket) {
        guard self.socket === socket else { return }
        takeAcknowledged()
        switch message {
        case .acknowledge(let frame):
            let actions = state.acknowledge(frame)
            if frame == state.lastFrame { frameClock.end() }
            frames.drop(before: state.firstFrame)
            for action in actions { perform(action, on: socket) }
            if frame > 0, !isShown {
                isShown = true
                onShown?()
            }
            awaitAcknowledgementIfNeeded()
        case .event(let number, let element, let event):
            // The result of an event is shown immediately.
            frameClock.end()
            guard hasOwnWindow(for: event) else { return postpone(message) }
            for action in state.event(number) {
                if action == .handleEvent {
                    handle(event, number: number, on: element)
                } else {
                    perform(action, on: socket)
                }
            }
        case .ping:
            frames.greet(state.greeting, always: false)
        case .hello, .bye:
            break
        }
    }

    /// Takes the acknowledgements that were handled off the main actor.
    func takeAcknowledged() {
        guard let frame = frames.takeAcknowledged() else { return }
        // Frames that the writer has kept were sent.
        _ = state.acknowledge(frame)
        if frame == state.lastFrame { frameClock.end() }
    }

    /// Requests immediate notification of the page's next acknowledgement, if something waits for it.
    func awaitAcknowledgementIfNeeded() {
        frames.awaitAcknowledgement(!isShown || state.needsUpdate || frameClock.isWaiting)
    }

    private func perform(_ action: SessionState.Action, on socket: any SessionSocket) {
        switch action {
        case .close(let reason): socket.close(reason)
        case .greet(let greeting): frames.greet(greeting, always: true)
        case .replay(let numbers): frames.replay(numbers)
        case .redraw: redraw()
        case .update(always: true): updateIfPossible(always: true)
        // Not urgent, and potentially expensive.
        case .update(always: false): if state.needsUpdate { scheduleUpdate() }
        case .answer: answer()
        // Performed by the caller, which has the socket or the event.
        case .closePreviousSocket, .handleEvent: break
        }
    }

    private func handle(_ event: ElementEvent, number: Int, on element: ElementID) {
        let window = presentWindow()
        // The event changes the document to the state that the user's screen already shows. Earlier changes are sent first.
        if window.document.hasChanges, state.canRender(frames.load) {
            sendChanges(of: window.document)
        }
        state.accept(number)
        let phase = window.traits.scenePhase
        do {
            try loading { try window.handle(event, on: element) }
            if window.traits.scenePhase != phase { onVisibilityChange?() }
        } catch {
            logger.debug(
                "An event was rejected.",
                metadata: ["session": "\(token.shortName)", "reason": "\(error)"]
            )
            if window.document.element(element) != nil { refused.append(element) }
        }
    }

    /// Sends the result of an event in the same turn of the main actor.
    private func answer() { updateOrGreet(isAnswer: true) }
}
