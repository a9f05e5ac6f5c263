import EvergreenConcurrency
import EvergreenDocument
import EvergreenRuntime
import Logging
import OrderedCollections

/// One tab: a window of the app with state of its own, and the frames on their way to the page that shows it.
///
/// Frames are kept until the page has acknowledged them, so that a page that lost its socket gets those that it
/// missed. While too many are under way, or there is no socket, nothing is rendered: the document gathers the
/// changes, and gives the difference when the page has caught up. So a slow page costs a bounded amount of memory,
/// and never holds up another one. ``SessionState`` decides which frames are sent, and which events are handled;
/// ``FrameWriter`` draws the frames, off the main actor, from what the session takes from the document here.
///
/// The views of a page whose socket has not come yet may be given up, and are made again when it comes.
///
/// A page that comes back after its session was lost gets another one, whose views begin with the state that the former
/// session left.
@MainActor
final class Session {
    let token: SessionToken
    let client: ClientID
    /// The network address that asked for the page.
    let address: String
    /// Who looks at the page.
    let visitor: Visitor
    /// Signs in and out for the views of the page; nil if they can't.
    var userSwitch: UserSwitch?
    /// Finds others that show the same; nil if pages share nothing.
    weak var sharing: WindowSharing?
    /// What the server does for the session besides showing its views.
    var service: (any SessionService)?

    private let openWindow: @MainActor (WindowStart) -> any SessionWindow
    /// Nil before it is drawn, and while it is given up.
    var window: (any SessionWindow)?
    /// The window that the page shows with others, instead of one of its own.
    var membership: Membership?
    /// Whether the page needs a window of its own: it has sent an event, or a model that its window shows has changed.
    var isTouched = false
    /// How many times that was so.
    var touches = 0
    /// Whether it ever was.
    var wasTouched: Bool { touches > 0 }
    /// Whether ``WindowSharing`` looks at the page from time to time.
    var isSharingCandidate = false
    /// The messages that wait for the window of a page that had none of its own.
    var postponed: [PageMessage] = []
    /// How many times it was tried to make that window.
    var attempts = 0
    let limits: SessionLimits
    /// What the request said of the screen.
    let traits: WindowTraits
    /// What its views wait for.
    let loads: PendingLoads
    /// Whether the views were made before their values were there.
    private var valuesComeLate = false
    let workQueue: WorkQueue
    private let logger: Logger
    let frameClock: FrameClock
    let firstValues: FirstValues
    /// Draws the frames.
    let frames: FrameWriter
    /// The language that the last frame was drawn in, by its code.
    var language = "en"

    private(set) var socket: (any SessionSocket)?
    /// Called when the page is hidden, and when it is seen again.
    var onVisibilityChange: (@MainActor () -> Void)?
    /// Counts up with each time that a session is left without a socket: the oldest have the lowest.
    var waitingNumber = 0

    /// Nil if no state is saved.
    let stateWriter: PageStateWriter?
    /// That of the window.
    var archive: StateArchive?
    /// What the views begin with, until a socket has shown that the page has them.
    private(set) var former: FormerSession?
    /// Whether there was one.
    private let hadFormer: Bool
    /// The token of the session that the page had before, until the page has shown that it has this one's.
    private var replaced: SessionToken?
    /// Whether the page has shown that it has the session's token.
    private(set) var isShown = false
    /// Called when the page of a session that began with a socket has shown that.
    var onShown: (@MainActor () -> Void)?
    /// Whether the writer does not know yet that state has changed.
    var hasUnsavedState = false
    /// Whether the writer has been given something.
    var isSaved = false
    var hasTooMuchState = false

    var state: SessionState
    /// The elements whose events were refused: the screen may show what did not happen.
    var refused: OrderedSet<ElementID> = []

    /// - Parameters:
    ///   - visitor: Who looks at the page.
    ///   - traits: What the request said of the screen.
    ///   - former: What the session left that the page had before.
    ///   - replaced: The token of that one, if it is the page's.
    ///   - stateWriter: Saves the session's state.
    ///   - openWindow: Gives a window that was updated once.
    ///   - budget: Shared with the sessions of other pages.
    ///   - workQueue: Where updates wait for their turn, shared in the same way.
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
        former: FormerSession? = nil,
        replaced: SessionToken? = nil,
        stateWriter: PageStateWriter? = nil,
        openWindow: @escaping @MainActor (WindowStart) -> any SessionWindow
    ) {
        token = .random()
        self.former = former
        hadFormer = former != nil
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

    /// Makes the views of the page. What they wait for is waited for by ``load(clock:)``.
    func makeViews() {
        if beginSharing() { return }
        presentWindow()
        valuesComeLate = isLoading
    }

    /// Whether the views wait for values.
    var isLoading: Bool { !loads.isEmpty }

    /// Waits for the values of the views for a while.
    func load(clock: any Clock<Duration>) async {
        await loads.wait(atMost: limits.loadOfFirstPage, clock: clock)
    }

    /// Makes the views again whose values came after them: a `@State` may begin with one of those values.
    private func makeViewsWithValues() {
        guard valuesComeLate, loads.isEmpty, let former = window else { return }
        valuesComeLate = false
        window = nil
        // The former views keep the values until the new ones have them.
        presentWindow()
        former.onNeedsUpdate = nil
        former.close()
    }

    /// Who is charged for the work that the session causes.
    nonisolated var workSource: WorkSource { WorkSource(address: address, session: token.name) }

    /// Takes what the session shows, for its first page: ``FrameWriter/drawFirstPage(_:appRoot:)`` draws it. From then on its
    /// frames lead on from there: called once.
    func takeFirstPage() -> FirstPage {
        if let page = takeSharedFirstPage() { return page }
        makeViewsWithValues()
        let window = presentWindow()
        loading { window.update() }
        if let rows = visitor.request?.rows { show(rows, in: window) }
        return FirstPage(root: takeWhole(of: window.document))
    }

    /// Shows rows of a long list that an address asks for. It may have been written when the list had others: then the page
    /// begins as it does without.
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

    /// Where the app is, seen from the page.
    var appRoot: AppRoot { AppRoot(pathInApp: visitor.request?.path ?? "/") }

    /// Gives up the views of a page whose socket has not come. They are made again for it.
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
        let state = former?.state ?? KeptState()
        guard state.isEmpty, let sharing else { return makeOwnWindow(restoring: state) }
        return sharing.openWindow(for: audience(traits: traits)) { makeOwnWindow(restoring: state, numbering: $0) }
    }

    /// The page has this window.
    func show(_ window: any SessionWindow) {
        window.onNeedsUpdate = { [weak self] in self?.scheduleUpdate() }
        self.window = window
    }

    /// Makes a window for the page.
    ///
    /// - Parameters:
    ///   - state: What its views begin with.
    ///   - numbering: The ids of its elements.
    func makeOwnWindow(
        restoring state: KeptState,
        numbering: ElementNumbering = ElementNumbering()
    ) -> any SessionWindow {
        archive?.onChange = nil
        archive = stateWriter != nil || limits.hiddenBeforeSleep != nil ? makeArchive(restoring: state) : nil
        return makeWindow(archive: archive, numbering: numbering)
    }

    /// Makes a window as the page's request asks for it, or as the page has gone on since.
    func makeWindow(archive: StateArchive?, numbering: ElementNumbering) -> any SessionWindow {
        let prepare = service?.environment(of: self)
        var start = WindowStart(
            archive: archive,
            traits: presentTraits,
            address: visitor.request?.address ?? WindowAddress(),
            isContinued: hadFormer || wasTouched,
            origin: visitor.request?.origin ?? WindowOrigin()
        ) { [visitor, userSwitch] environment in
            visitor.write(to: &environment)
            environment.userSwitch = userSwitch
            prepare?(&environment)
        }
        start.numbering = numbering
        return loading { openWindow(start) }
    }

    /// Has the first values of views that an operation makes come within the limit of this session.
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

    /// Ends the session, with all its views.
    func end(_ reason: CloseReason) {
        for case .close(let reason) in state.end(reason) { socket?.close(reason) }
        socket = nil
        if hasUnsavedState, isSavable { stateWriter?.addLast(of: self) }
        closeWindow()
        frames.close()
    }

    /// What the page has said of its screen last, or the request has.
    private var presentTraits: WindowTraits { (window ?? membership?.shared.window)?.traits ?? traits }

    /// Whether the page is hidden.
    var isHidden: Bool { presentTraits.scenePhase == .background }

    // MARK: - Sockets

    /// The page has the views that began with the state of a former session. Returns the token of that one, once.
    func takeReplaced() -> SessionToken? {
        defer {
            former = nil
            replaced = nil
        }
        return replaced
    }

    /// Gives the session a socket, whose page has applied all frames up to `frame`; -1 asks for the whole page.
    ///
    /// - Returns: Whether it has the socket now. One that asks for what can't be is closed.
    @discardableResult
    func connect(_ socket: any SessionSocket, frame: Int) -> Bool {
        takeAcknowledged()
        let actions = state.connect(frame: frame, isDrawn: window != nil || membership != nil)
        if case .close(let reason) = actions.first {
            socket.close(reason)
            return false
        }
        let former = self.socket
        self.socket = socket
        frames.drop(before: state.firstFrame)
        frames.connect(socket)
        for action in actions {
            if action == .closeFormerSocket {
                former?.close(.takenOver)
            } else {
                perform(action, on: socket)
            }
        }
        isShown = true
        awaitAcknowledgementIfNeeded()
        if isTouched || membership?.lacksObjects == true { takeOwnWindowLater() }
        saveState()
        return true
    }

    /// Gives the session its first socket, whose page has shown another session: it gets the token of this one, and the whole
    /// page.
    ///
    /// - Returns: Whether it has the socket.
    func begin(with socket: any SessionSocket) -> Bool {
        guard state.begin() == [.redraw] else { return false }
        self.socket = socket
        frames.connect(socket)
        let page = takeFirstPage()
        if var frame = state.redraw() {
            frame.operations = [.goOn(token)]
            frames.draw(frame, .whole(page.root, sharedRules: page.sharedRules))
        }
        if membership?.lacksObjects == true { takeOwnWindowLater() }
        saveState()
        return true
    }

    /// - returns: Whether it was this socket that the session had.
    func disconnect(_ socket: any SessionSocket) -> Bool {
        guard self.socket === socket else { return false }
        state.disconnect()
        // The page repeats what was not answered.
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
            // What the user does is shown at once, with what it leads to.
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

    /// Learns of the frames that the page has acknowledged where it was read.
    func takeAcknowledged() {
        guard let frame = frames.takeAcknowledged() else { return }
        // A frame that the writer has kept was sent.
        _ = state.acknowledge(frame)
        if frame == state.lastFrame { frameClock.end() }
    }

    /// Has the page's next acknowledgement come here at once, if something waits for it.
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
        // Nobody waits for it, and it may cost much.
        case .update(always: false): if state.needsUpdate { scheduleUpdate() }
        case .answer: answer()
        // Performed by the caller, which has the socket or the event.
        case .closeFormerSocket, .handleEvent: break
        }
    }

    private func handle(_ event: ElementEvent, number: Int, on element: ElementID) {
        let window = presentWindow()
        // The event makes the document equal to what the user has changed on the screen. Earlier changes are sent
        // first.
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
                "An event was refused.",
                metadata: ["session": "\(token.shortName)", "reason": "\(error)"]
            )
            if window.document.element(element) != nil { refused.append(element) }
        }
    }

    /// Sends the result of an event in the same turn of the main actor.
    private func answer() { updateOrGreet(isAnswer: true) }
}
