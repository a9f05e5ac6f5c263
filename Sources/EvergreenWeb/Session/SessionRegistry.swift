import EvergreenDocument
import EvergreenPageStorage
import EvergreenRuntime
import Foundation
import Logging

/// All sessions of a server: opens them, finds them, and ends unused ones.
///
/// A session without a socket, or with a hidden page, ends after a while. Its state is kept for the page (``SleepingSessions``). At a
/// limit, the session that has been without a socket the longest ends: a client that requests many pages ends those pages, and does not
/// lock out others.
@MainActor
final class SessionRegistry {
    /// The work queue of all sessions.
    nonisolated let workQueue: WorkQueue
    let limits: SessionLimits
    let clock: any Clock<Duration>
    private let frameClock: any Clock<Duration>
    let logger: Logger
    /// The access rules of the app.
    let rules: PageRules
    let signIns: SignIns
    /// The server's other services for sessions.
    let service: (any SessionService)?
    private let openWindow: @MainActor (WindowStart) -> any SessionWindow
    /// Saves the state of sessions; nil if it is not saved.
    let stateWriter: PageStateWriter?

    private var sessions = OpenSessions()
    /// The sessions whose page has not connected yet.
    private lazy var connecting = timeouts(after: limits.graceBeforeConnecting)
    /// The sessions that have lost their socket.
    private lazy var disconnected = timeouts(after: limits.graceAfterDisconnecting)
    /// The sessions of hidden pages; nil if those don't end.
    private(set) lazy var hidden = limits.hiddenBeforeSleep.map { limit in
        Timeouts<Session>(limit: limit, clock: clock) { [weak self] in self?.putToSleep($0) }
    }
    /// Periodically authenticates the users of pages again, while there are any.
    var userCheck: Task<Void, Never>?
    /// Periodically checks for pages that have moved to another process.
    var moveCheck: Task<Void, Never>?
    let sleepingSessions: SleepingSessions
    /// Nil if pages don't share windows.
    private let sharing: WindowSharing?
    /// The number of times that a session has lost its socket.
    private var waitingCount = 0
    private var waitingPages: WaitingPages
    private let budget: FrameBudget
    private let metrics: ServerMetrics
    private let memoryTrim: MemoryTrim
    private var isClosed = false

    /// - parameters:
    ///   - clock: Measures the time that a session waits for a socket.
    ///   - frameClock: Measures the time between the frames of a page.
    ///   - stateStore: Stores the state of sessions; nil if it is not saved.
    ///   - signInStore: Stores sign-ins. By default, they are lost when the process ends.
    ///   - now: The clock for the expiration of sign-ins.
    ///   - rules: The access rules of the app.
    ///   - service: The server's other services for sessions.
    ///   - metrics: The metrics of sessions and their costs.
    ///   - openWindow: Opens a window, and updates it once.
    init(
        limits: SessionLimits,
        clock: any Clock<Duration> = .continuous,
        frameClock: any Clock<Duration> = .continuous,
        stateStore: (any PageStateStore)? = nil,
        signInStore: any SignInStore = MemorySignInStore(),
        now: @escaping @Sendable () -> Date = { Date() },
        rules: PageRules = PageRules(),
        service: (any SessionService)? = nil,
        metrics: ServerMetrics = ServerMetrics(),
        logger: Logger,
        openWindow: @escaping @MainActor (WindowStart) -> any SessionWindow
    ) {
        self.limits = limits
        self.metrics = metrics
        self.clock = clock
        self.frameClock = frameClock
        self.logger = logger
        self.rules = rules
        self.openWindow = openWindow
        self.service = service
        signIns = SignIns(store: signInStore, now: now, logger: logger)
        waitingPages = WaitingPages(limit: limits.waitingPageBytes)
        sleepingSessions = SleepingSessions(limits: limits, size: metrics.sleepingSessions)
        budget = FrameBudget(limits: limits)
        let memoryTrim = MemoryTrim(clock: clock)
        self.memoryTrim = memoryTrim
        sharing = limits.idleBeforeSharing.map {
            WindowSharing(
                pause: $0,
                pauseAfterTouch: limits.idleBeforeSharingAgain,
                clock: clock,
                onShare: memoryTrim.windowDidEnd
            )
        }
        workQueue = WorkQueue(limits: limits, clock: clock, metrics: metrics)
        stateWriter = stateStore.map { PageStateWriter(store: $0, limits: limits, clock: clock, logger: logger) }
        stateWriter?.setNamesInUse { [weak self] in
            guard let self else { return [] }
            return sessions.all.filter { $0.socket != nil }.map(\.token.name) + sleepingSessions.names
        }
    }

    var count: Int { sessions.count }
    var openSessions: [Session] { Array(sessions.all) }

    /// Whether there is room for another page, possibly by ending a session without a socket.
    var acceptsPages: Bool {
        !isClosed && (sessions.count < limits.sessions || sessions.all.contains { $0.socket == nil })
    }

    /// Opens a session, and renders its page when its values have arrived.
    ///
    /// - Parameters:
    ///   - visitor: The visitor who requests the page.
    ///   - traits: The screen traits from the request.
    ///   - previous: The token of the page's previous session: the new one starts with its state, if it belongs to the same user.
    func openPage(
        client: ClientID,
        address: String,
        visitor: Visitor = Visitor(),
        traits: WindowTraits = WindowTraits(),
        previous: SessionToken? = nil
    ) async throws(SessionRefusal) -> (SessionToken, SessionDrawing) {
        let (session, taken) = try await makeSession(
            client: client,
            address: address,
            visitor: visitor,
            traits: traits,
            previous: previous,
            takesPage: true
        )
        let page = if let taken { taken } else { try await takeFirstPage(of: session) }
        var drawing = await draw(page, with: session.frames, appRoot: session.appRoot)
        if session.hasUnopenedQuery { drawing.unopenedQuery = session.visitor.request?.address.query }
        guard isOpen(session) else { throw .tooManySessions }
        for oldest in waitingPages.add(session, bytes: drawing.html.utf8.count) {
            // In a turn of its own: this page does not wait for it.
            workQueue.add(.drawing, for: oldest.workSource) { oldest.releaseViews() }
        }
        sharing?.addFirstPage(of: session)
        return (session.token, drawing)
    }

    private func takeFirstPage(of session: Session) async throws(SessionRefusal) -> FirstPage {
        try await workQueue.perform(.drawing, for: WorkSource(address: session.address)) {
            Result { () throws(SessionRefusal) in
                // It may have been ended meanwhile to make room for another.
                guard self.isOpen(session) else { throw .tooManySessions }
                return session.takeFirstPage()
            }
        }
        .get()
    }

    /// Opens a session, and makes its views once the values have arrived or timed out.
    ///
    /// - Parameter takesPage: Whether the first page is taken, too, if there are no pending values, which saves a turn.
    func makeSession(
        client: ClientID,
        address: String,
        visitor: Visitor,
        traits: WindowTraits,
        previous: SessionToken?,
        takesPage: Bool = false
    ) async throws(SessionRefusal) -> (Session, FirstPage?) {
        let owner = PageOwner(client: client, user: visitor.user?.id)
        let previousSession = await previousSession(previous, owner: owner)
        let (session, page) = try await workQueue.perform(.drawing, for: WorkSource(address: address)) {
            Result { () throws(SessionRefusal) in
                let session = try self.open(
                    client: client,
                    address: address,
                    visitor: visitor,
                    traits: traits,
                    previous: previousSession,
                    replaced: previous
                )
                session.makeViews()
                let hasAll = previousSession == nil && !session.isLoading
                return (session, takesPage && hasAll ? session.takeFirstPage() : nil)
            }
        }
        .get()
        if let page { return (session, page) }
        await session.load(clock: clock)
        // The page may connect to another process.
        if previousSession != nil { await stateWriter?.settle(name: session.token.name) }
        return (session, nil)
    }

    /// Returns the session with the public part of a token. The caller must compare the secret.
    func session(named name: String) -> Session? { sessions[name] }

    /// Whether a session is still registered here.
    func isOpen(_ session: Session) -> Bool { sessions.contains(session) }

    @concurrent
    private nonisolated func draw(
        _ page: FirstPage,
        with frames: FrameWriter,
        appRoot: AppRoot
    ) async -> SessionDrawing {
        frames.drawFirstPage(page, appRoot: appRoot)
    }

    /// Returns the state of a page's previous session, which may be active here, sleeping, or saved by another process.
    private func previousSession(_ token: SessionToken?, owner: PageOwner) async -> PreviousSession? {
        guard let token else { return nil }
        if let kept = sleepingSessions.state(of: token, owner: owner) {
            return PreviousSession(state: kept)
        }
        guard let stateWriter else { return nil }
        let state =
            if let session = session(of: token, client: owner.client) {
                session.owner == owner ? session.savedState : nil
            } else {
                await stateWriter.savedState(of: token, owner: owner)
            }
        guard let state, !state.isEmpty else { return nil }
        return PreviousSession(state: KeptState(saved: state))
    }

    /// Returns the session of a token for the browser that it belongs to.
    func session(of token: SessionToken, client: ClientID) -> Session? {
        guard let session = sessions[token.name], token.opens(session.token, of: session.client, in: client) else {
            return nil
        }
        return session
    }

    /// Opens a session for a page that is about to be rendered.
    func open(
        client: ClientID,
        address: String,
        visitor: Visitor = Visitor(),
        traits: WindowTraits = WindowTraits(),
        previous: PreviousSession? = nil,
        replaced: SessionToken? = nil
    ) throws(SessionRefusal) -> Session {
        guard !isClosed else { throw .tooManySessions }
        guard !signIns.mayHaveEnded(visitor) else { throw .userChanged }
        try makeRoom(for: limits.sessionsPerClient, in: sessions.all(of: client), orThrow: .tooManySessionsOfClient)
        try makeRoom(
            for: limits.sessionsPerAddress,
            in: sessions.all(from: address),
            orThrow: .tooManySessionsOfClient
        )
        try makeRoom(
            for: limits.waitingSessionsPerAddress,
            in: sessions.all(from: address),
            countsConnected: false,
            orThrow: .tooManySessionsOfClient
        )
        try makeRoom(for: limits.sessions, in: sessions.all, orThrow: .tooManySessions)
        let session = Session(
            client: client,
            address: address,
            visitor: visitor,
            traits: traits,
            limits: limits,
            budget: budget,
            workQueue: workQueue,
            logger: logger,
            clock: frameClock,
            previous: previous,
            replaced: replaced,
            stateWriter: stateWriter,
            openWindow: openWindow
        )
        sessions.insert(session)
        memoryTrim.windowDidOpen()
        metrics.sessions.set(sessions.count)
        session.userSwitch = userSwitch(for: session)
        session.service = service
        session.sharing = sharing
        if visitor.isKnown { checkUsersRegularly() }
        if stateWriter?.isShared == true { checkMovesRegularly() }
        session.onVisibilityChange = { [weak self, weak session] in
            guard let self, let session else { return }
            visibilityDidChange(of: session)
        }
        // If the process ends from here on, the state is stored under the token that the page is about to get.
        if previous != nil { session.savePreviousState() }
        endLater(session, connecting)
        return session
    }

    /// Makes room for one more session in a group.
    ///
    /// - Parameters:
    ///   - limit: The maximum size of the group.
    ///   - countsConnected: Whether the sessions with a socket count, too.
    private func makeRoom(
        for limit: Int,
        in group: some Collection<Session>,
        countsConnected: Bool = true,
        orThrow refusal: SessionRefusal
    ) throws(SessionRefusal) {
        guard group.count >= limit else { return }
        let waiting = group.filter { $0.socket == nil }
        guard countsConnected || waiting.count >= limit else { return }
        guard let oldest = waiting.min(by: { $0.waitingNumber < $1.waitingNumber }) else { throw refusal }
        logger.notice(
            "A session without a socket was ended to make room for another.",
            metadata: ["session": "\(oldest.token.shortName)", "address": "\(oldest.address)"]
        )
        keepState(of: oldest)
        end(oldest, .unknownSession)
    }

    /// Connects a socket to the session that its page requests, or closes it.
    func connect(_ socket: any SessionSocket, token text: String, client: ClientID, frame: Int) -> Session? {
        let token = SessionToken(text: text)
        guard let token, let session = session(of: token, client: client) else {
            let ticket = token.flatMap { signIns.ticket(ofSession: $0, client: client) }
            socket.close(ticket.map { .userChanges(ticket: $0.token.text) } ?? .unknownSession)
            return nil
        }
        // A rejected socket does not extend the life of the session.
        guard session.connect(socket, frame: frame) else { return nil }
        socketDidConnect(for: session)
        endReplaced(by: session)
        return session
    }

    /// Called when a session's socket has connected.
    func socketDidConnect(for session: Session) {
        connecting.cancel(session)
        disconnected.cancel(session)
        waitingPages.remove(session)
        sharing?.add(session)
    }

    /// Ends the previous session of a page, in whichever process that was.
    func endReplaced(by session: Session) {
        guard let token = session.takeReplaced() else { return }
        if let previous = self.session(of: token, client: session.client), previous.owner == session.owner {
            // Another page shows it.
            guard previous.socket == nil else { return }
            end(previous, .unknownSession)
        } else if sessions[token.name] != nil {
            return
        }
        if sleepingSessions.state(of: token, owner: session.owner) != nil { sleepingSessions.remove(token.name) }
        stateWriter?.move(token, of: session.owner)
    }

    /// Called when a socket is closed. Its session waits for a reconnect for a while.
    func disconnect(_ socket: any SessionSocket, from session: Session) {
        guard isOpen(session), session.disconnect(socket) else { return }
        endLater(session, session.isShown ? disconnected : connecting)
    }

    /// Ends a session whose page was closed permanently, if it still has this socket.
    func leave(_ session: Session, socket: any SessionSocket) {
        guard session.socket === socket else { return }
        end(session, .unknownSession)
        if session.isSaved { stateWriter?.remove(name: session.token.name) }
    }

    /// Ends sessions whose user changes, and discards their state.
    func endSessions(
        _ reason: CloseReason = .userChanges(ticket: nil),
        where isWanted: (SessionOwnership) -> Bool
    ) {
        for session in Array(sessions.all) where isWanted(session.ownership) {
            end(session, reason)
            stateWriter?.remove(name: session.token.name)
        }
        for name in sleepingSessions.names(where: isWanted) {
            sleepingSessions.remove(name)
            stateWriter?.remove(name: name)
        }
    }

    /// Ends all sessions and opens no more. Their state is still being saved afterwards.
    func close() {
        isClosed = true
        userCheck?.cancel()
        moveCheck?.cancel()
        sharing?.close()
        for session in Array(sessions.all) { end(session, .serverStops) }
        service?.close()
    }

    func end(_ session: Session, _ reason: CloseReason) {
        sessions.remove(session)
        metrics.sessions.set(sessions.count)
        waitingPages.remove(session)
        connecting.cancel(session)
        disconnected.cancel(session)
        hidden?.cancel(session)
        session.end(reason)
        service?.sessionDidEnd(session.token.name)
        memoryTrim.windowDidEnd()
    }

    /// Ends sessions that wait too long for a socket.
    private func timeouts(after grace: Duration) -> Timeouts<Session> {
        Timeouts(limit: grace, clock: clock) { [weak self] in self?.giveUp($0) }
    }

    /// Ends a session unless a socket connects in time.
    private func endLater(_ session: Session, _ timeouts: Timeouts<Session>) {
        waitingCount += 1
        session.waitingNumber = waitingCount
        timeouts.start(session)
    }

    /// Ends a session whose page has not connected in time.
    private func giveUp(_ session: Session) {
        guard session.socket == nil else { return }
        keepState(of: session)
        end(session, .unknownSession)
    }
}
