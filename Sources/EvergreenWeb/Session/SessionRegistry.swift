import DequeModule
import EvergreenDocument
import EvergreenPageStorage
import EvergreenRuntime
import Foundation
import Logging

/// All sessions of a server: opens them, finds them, and ends those that nobody looks at any more.
///
/// A session without a socket has a task that ends it after a while, and so has one whose page is hidden. What it had is kept
/// for the page (``SleepingSessions``). Where a bound is reached, the one ends that has been
/// without a socket for longest: a stranger who asks for many pages ends those pages, and keeps nobody out.
@MainActor
final class SessionRegistry {
    /// The work of all sessions.
    nonisolated let workQueue: WorkQueue
    let limits: SessionLimits
    let clock: any Clock<Duration>
    private let frameClock: any Clock<Duration>
    let logger: Logger
    /// What the app says of users.
    let rules: PageRules
    let signIns: SignIns
    /// What the server does for sessions besides showing their views.
    let service: (any SessionService)?
    private let openWindow: @MainActor (WindowStart) -> any SessionWindow
    /// Saves the state of sessions; nil if it is not saved.
    let stateWriter: PageStateWriter?

    private var sessions: [String: Session] = [:]
    private var graceTasks: [String: Task<Void, Never>] = [:]
    /// Asks from time to time who looks at the pages of users, while there are any.
    var userCheck: Task<Void, Never>?
    /// Looks from time to time for pages that have gone on at another process.
    var moveCheck: Task<Void, Never>?
    /// Those that end the sessions of hidden pages.
    private var sleepTasks: [String: Task<Void, Never>] = [:]
    let sleepingSessions: SleepingSessions
    /// Nil if each page has a window of its own.
    private let sharing: WindowSharing?
    /// How many times a session was left without a socket.
    private var waitingCount = 0
    /// The pages whose socket has not come, with the bytes of each, oldest first.
    private var waitingPages: Deque<(session: Session, bytes: Int)> = []
    private var waitingPageBytes = 0
    private let budget: FrameBudget
    private let metrics: ServerMetrics
    private let memoryTrim: MemoryTrim
    private var isClosed = false

    /// - parameters:
    ///   - clock: Measures how long a session waits for a socket.
    ///   - frameClock: Measures the time between the frames of a page.
    ///   - stateStore: Keeps the state of sessions; nil if it is not saved.
    ///   - signInStore: Keeps who is signed in. By default, it is forgotten at the end of the process.
    ///   - now: Tells when sign-ins end.
    ///   - rules: What the app says of users.
    ///   - service: What the server does for sessions besides showing their views.
    ///   - metrics: Tell how many sessions there are, and what they cost.
    ///   - openWindow: Gives a window that was updated once.
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
            return sessions.values.filter { $0.socket != nil }.map(\.token.name) + sleepingSessions.names
        }
    }

    var count: Int { sessions.count }
    var openSessions: [Session] { Array(sessions.values) }

    /// Whether there is room for another page: for one that nobody has open, others make room.
    var acceptsPages: Bool {
        !isClosed && (sessions.count < limits.sessions || sessions.values.contains { $0.socket == nil })
    }

    /// Opens a session, and draws its page when its values are there.
    ///
    /// - Parameters:
    ///   - visitor: Who asks for the page.
    ///   - traits: What the request said of the screen.
    ///   - former: The token of a session that the page had before: the new one begins with its state, if it was the same
    ///     user's.
    func openPage(
        client: ClientID,
        address: String,
        visitor: Visitor = Visitor(),
        traits: WindowTraits = WindowTraits(),
        former: SessionToken? = nil
    ) async throws(SessionRefusal) -> (SessionToken, SessionDrawing) {
        let (session, taken) = try await makeSession(
            client: client,
            address: address,
            visitor: visitor,
            traits: traits,
            former: former,
            takesPage: true
        )
        let page = if let taken { taken } else { try await takeFirstPage(of: session) }
        let drawing = await draw(page, with: session.frames, appRoot: session.appRoot)
        guard sessions[session.token.name] === session else { throw .tooManySessions }
        keepViews(of: session, bytes: drawing.html.utf8.count)
        sharing?.addFirstPage(of: session)
        return (session.token, drawing)
    }

    private func takeFirstPage(of session: Session) async throws(SessionRefusal) -> FirstPage {
        try await workQueue.perform(.drawing, for: WorkSource(address: session.address)) {
            Result { () throws(SessionRefusal) in
                // It may have made room for another meanwhile.
                guard self.isOpen(session) else { throw .tooManySessions }
                return session.takeFirstPage()
            }
        }
        .get()
    }

    /// Opens a session, and makes its views, when the values are there or have taken long.
    ///
    /// - Parameter takesPage: Whether the first page is taken, too, if there is nothing to wait for: a turn of its own would be
    ///   waited for.
    func makeSession(
        client: ClientID,
        address: String,
        visitor: Visitor,
        traits: WindowTraits,
        former: SessionToken?,
        takesPage: Bool = false
    ) async throws(SessionRefusal) -> (Session, FirstPage?) {
        let owner = PageOwner(client: client, user: visitor.user?.id)
        let formerSession = await formerSession(former, owner: owner)
        let (session, page) = try await workQueue.perform(.drawing, for: WorkSource(address: address)) {
            Result { () throws(SessionRefusal) in
                let session = try self.open(
                    client: client,
                    address: address,
                    visitor: visitor,
                    traits: traits,
                    former: formerSession,
                    replaced: former
                )
                session.makeViews()
                let hasAll = formerSession == nil && !session.isLoading
                return (session, takesPage && hasAll ? session.takeFirstPage() : nil)
            }
        }
        .get()
        if let page { return (session, page) }
        await session.load(clock: clock)
        // The page may come to another process.
        if formerSession != nil { await stateWriter?.settle(name: session.token.name) }
        return (session, nil)
    }

    /// The session with the public part of a token. The caller has to compare the secret.
    func session(named name: String) -> Session? { sessions[name] }

    /// Whether a session is still one of this registry.
    func isOpen(_ session: Session) -> Bool { sessions[session.token.name] === session }

    @concurrent
    private nonisolated func draw(
        _ page: FirstPage,
        with frames: FrameWriter,
        appRoot: AppRoot
    ) async -> SessionDrawing {
        frames.drawFirstPage(page, appRoot: appRoot)
    }

    /// What a page's former session left: the session may still be here, or sleep, or have been another process's.
    private func formerSession(_ token: SessionToken?, owner: PageOwner) async -> FormerSession? {
        guard let token else { return nil }
        if let kept = sleepingSessions.state(of: token, owner: owner) {
            return FormerSession(state: kept)
        }
        guard let stateWriter else { return nil }
        let state =
            if let session = session(of: token, client: owner.client) {
                session.owner == owner ? session.savedState : nil
            } else {
                await stateWriter.savedState(of: token, owner: owner)
            }
        guard let state, !state.isEmpty else { return nil }
        return FormerSession(state: KeptState(saved: state))
    }

    /// The session of a token, for the browser that it belongs to.
    func session(of token: SessionToken, client: ClientID) -> Session? {
        guard let session = sessions[token.name], token.opens(session.token, of: session.client, in: client) else {
            return nil
        }
        return session
    }

    /// Opens a session for a page that is about to be drawn.
    func open(
        client: ClientID,
        address: String,
        visitor: Visitor = Visitor(),
        traits: WindowTraits = WindowTraits(),
        former: FormerSession? = nil,
        replaced: SessionToken? = nil
    ) throws(SessionRefusal) -> Session {
        guard !isClosed else { throw .tooManySessions }
        guard !signIns.mayHaveEnded(visitor) else { throw .userChanged }
        try makeRoom(limits.sessionsPerClient, orThrow: .tooManySessionsOfClient) { $0.client == client }
        try makeRoom(limits.sessionsPerAddress, orThrow: .tooManySessionsOfClient) { $0.address == address }
        try makeRoom(limits.waitingSessionsPerAddress, orThrow: .tooManySessionsOfClient) {
            $0.address == address && $0.socket == nil
        }
        try makeRoom(limits.sessions, orThrow: .tooManySessions) { _ in true }
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
            former: former,
            replaced: replaced,
            stateWriter: stateWriter,
            openWindow: openWindow
        )
        sessions[session.token.name] = session
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
        // A process that ends from here on has the state under the token that the page is about to get.
        if former != nil { session.saveFormerState() }
        endLater(session, after: limits.graceBeforeConnecting)
        return session
    }

    /// Makes room for one more session, where some are counted together.
    private func makeRoom(
        _ limit: Int,
        orThrow refusal: SessionRefusal,
        where isCounted: (Session) -> Bool
    ) throws(SessionRefusal) {
        var count = 0
        var oldest: Session?
        for session in sessions.values where isCounted(session) {
            count += 1
            guard session.socket == nil else { continue }
            if session.waitingNumber < oldest?.waitingNumber ?? .max { oldest = session }
        }
        guard count >= limit else { return }
        guard let oldest else { throw refusal }
        logger.notice(
            "A session without a socket made room for another.",
            metadata: ["session": "\(oldest.token.shortName)", "address": "\(oldest.address)"]
        )
        keepState(of: oldest)
        end(oldest, .unknownSession)
    }

    /// Keeps the views of a page until its socket comes, and gives up those of the oldest where they are too many.
    private func keepViews(of session: Session, bytes: Int) {
        waitingPages.append((session, bytes))
        waitingPageBytes += bytes
        while waitingPageBytes > limits.waitingPageBytes, waitingPages.count > 1, let oldest = waitingPages.popFirst() {
            waitingPageBytes -= oldest.bytes
            oldest.session.releaseViews()
        }
    }

    /// Counts a page no longer whose socket has come, or whose session has ended.
    private func stopWaiting(_ session: Session) {
        guard let index = waitingPages.firstIndex(where: { $0.session === session }) else { return }
        waitingPageBytes -= waitingPages.remove(at: index).bytes
    }

    /// Gives a socket the session that its page asks for, or closes it.
    func connect(_ socket: any SessionSocket, token text: String, client: ClientID, frame: Int) -> Session? {
        let token = SessionToken(text: text)
        guard let token, let session = session(of: token, client: client) else {
            let ticket = token.flatMap { signIns.ticket(ofSession: $0, client: client) }
            socket.close(ticket.map { .userChanges(ticket: $0.token.text) } ?? .unknownSession)
            return nil
        }
        // A socket that is refused leaves the session to its end.
        guard session.connect(socket, frame: frame) else { return nil }
        socketCame(for: session)
        endReplaced(by: session)
        return session
    }

    /// A session waits for its socket no longer.
    func socketCame(for session: Session) {
        graceTasks.removeValue(forKey: session.token.name)?.cancel()
        stopWaiting(session)
        sharing?.add(session)
    }

    /// The page of a session has no other one now, at whichever process that was.
    func endReplaced(by session: Session) {
        guard let token = session.takeReplaced() else { return }
        if let former = self.session(of: token, client: session.client), former.owner == session.owner {
            // Another page shows it.
            guard former.socket == nil else { return }
            end(former, .unknownSession)
        } else if sessions[token.name] != nil {
            return
        }
        if sleepingSessions.state(of: token, owner: session.owner) != nil { sleepingSessions.remove(token.name) }
        stateWriter?.move(token, of: session.owner)
    }

    /// Tells that a socket is closed. Its session waits for another one for a while.
    func disconnect(_ socket: any SessionSocket, from session: Session) {
        guard sessions[session.token.name] === session, session.disconnect(socket) else { return }
        endLater(session, after: session.isShown ? limits.graceAfterDisconnecting : limits.graceBeforeConnecting)
    }

    /// Ends a session whose page was left for good, if it is still this socket's.
    func leave(_ session: Session, socket: any SessionSocket) {
        guard session.socket === socket else { return }
        end(session, .unknownSession)
        if session.isSaved { stateWriter?.remove(name: session.token.name) }
    }

    /// Ends sessions of which the user changes, and forgets what they had.
    func endSessions(
        _ reason: CloseReason = .userChanges(ticket: nil),
        where isWanted: (SessionOwnership) -> Bool
    ) {
        for session in Array(sessions.values) where isWanted(session.ownership) {
            end(session, reason)
            stateWriter?.remove(name: session.token.name)
        }
        for name in sleepingSessions.names(where: isWanted) {
            sleepingSessions.remove(name)
            stateWriter?.remove(name: name)
        }
    }

    /// Ends all sessions; no more are opened. Their state is being saved afterwards.
    func close() {
        isClosed = true
        userCheck?.cancel()
        moveCheck?.cancel()
        sharing?.close()
        for session in Array(sessions.values) { end(session, .serverStops) }
        service?.close()
    }

    func end(_ session: Session, _ reason: CloseReason) {
        sessions[session.token.name] = nil
        metrics.sessions.set(sessions.count)
        stopWaiting(session)
        graceTasks.removeValue(forKey: session.token.name)?.cancel()
        sleepTasks.removeValue(forKey: session.token.name)?.cancel()
        session.end(reason)
        service?.sessionDidEnd(session.token.name)
        memoryTrim.windowDidEnd()
    }

    private func endLater(_ session: Session, after grace: Duration) {
        waitingCount += 1
        session.waitingNumber = waitingCount
        graceTasks[session.token.name]?.cancel()
        graceTasks[session.token.name] = Task { [weak self, weak session, clock] in
            // Cancelled when a socket came, or the session ended otherwise.
            guard (try? await clock.sleep(for: grace)) != nil, !Task.isCancelled else { return }
            guard let self, let session, session.socket == nil else { return }
            keepState(of: session)
            end(session, .unknownSession)
        }
    }
}

// MARK: - Sleep

extension SessionRegistry {
    /// The page of a session was hidden, or is seen again. A hidden page gives up its session after a while, unless that has
    /// state that could not be found again.
    private func visibilityDidChange(of session: Session) {
        let name = session.token.name
        sleepTasks.removeValue(forKey: name)?.cancel()
        guard session.isHidden, let pause = limits.hiddenBeforeSleep else { return }
        sleepTasks[name] = Task { [weak self, weak session, clock] in
            // Cancelled when the page is seen, or the session ends otherwise.
            while (try? await clock.sleep(for: pause)) != nil, !Task.isCancelled {
                guard let self, let session else { return }
                // What can't be kept may be gone later.
                guard keepState(of: session) else { continue }
                end(session, .asleep)
                return
            }
        }
    }

    /// Keeps what a session has, for the one that takes its place. Returns whether that is all.
    @discardableResult
    private func keepState(of session: Session) -> Bool {
        guard session.isSavable, limits.hiddenBeforeSleep != nil, let state = session.keptState else { return false }
        sleepingSessions.add(session, state: state)
        return true
    }
}

/// Why there is no session for a page.
enum SessionRefusal: Error, Hashable {
    /// The server has as many as it may.
    case tooManySessions
    /// This browser, or this network address, has as many as it may.
    case tooManySessionsOfClient
    /// The sign-in has ended since it was found out whose it is: to be asked again.
    case userChanged
}
