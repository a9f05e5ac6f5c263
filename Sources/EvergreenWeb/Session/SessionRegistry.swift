import EvergreenUI
import Logging

/// All sessions of a server: opens them, finds them, and ends those that nobody looks at any more.
@MainActor
final class SessionRegistry {
    private let limits: SessionLimits
    private let clock: any Clock<Duration>
    private let logger: Logger
    private let openWindow: @MainActor () -> any SessionWindow

    private var sessions: [String: Session] = [:]
    private var graceTasks: [String: Task<Void, Never>] = [:]
    private var isClosed = false

    /// - parameters:
    ///   - clock: Measures how long a session waits for a socket.
    ///   - openWindow: Gives a window that was updated once.
    init(
        limits: SessionLimits,
        clock: any Clock<Duration> = .continuous,
        logger: Logger,
        openWindow: @escaping @MainActor () -> any SessionWindow
    ) {
        self.limits = limits
        self.clock = clock
        self.logger = logger
        self.openWindow = openWindow
    }

    var count: Int { sessions.count }

    /// Opens a session for a page that is about to be drawn.
    func open(client: ClientID, address: String) throws(SessionRefusal) -> Session {
        guard !isClosed, sessions.count < limits.sessions else { throw .tooManySessions }
        var ofClient = 0
        var waiting = 0
        for session in sessions.values {
            if session.client == client { ofClient += 1 }
            if session.address == address, !session.wasConnected { waiting += 1 }
        }
        guard ofClient < limits.sessionsPerClient, waiting < limits.waitingSessionsPerAddress else {
            throw .tooManySessionsOfClient
        }
        let session = Session(window: openWindow(), client: client, address: address, limits: limits, logger: logger)
        sessions[session.token.name] = session
        endLater(session, after: limits.graceBeforeConnecting)
        return session
    }

    /// Gives a socket the session that its page asks for, or closes it.
    func connect(_ socket: any SessionSocket, token text: String, client: ClientID, frame: Int) -> Session? {
        guard let token = SessionToken(text: text), let session = sessions[token.name],
            equalInConstantTime(session.token.secret, token.secret),
            equalInConstantTime(session.client.rawValue, client.rawValue)
        else {
            socket.close(.unknownSession)
            return nil
        }
        graceTasks.removeValue(forKey: token.name)?.cancel()
        session.connect(socket, frame: frame)
        return session
    }

    /// Tells that a socket is closed. Its session waits for another one for a while.
    func disconnect(_ socket: any SessionSocket, from session: Session) {
        guard sessions[session.token.name] === session, session.disconnect(socket) else { return }
        endLater(session, after: limits.graceAfterDisconnecting)
    }

    /// Ends a session whose page was left for good, if it is still this socket's.
    func leave(_ session: Session, socket: any SessionSocket) {
        guard session.socket === socket else { return }
        end(session, .unknownSession)
    }

    /// Ends all sessions; no more are opened.
    func close() {
        isClosed = true
        for session in Array(sessions.values) { end(session, .serverStops) }
    }

    private func end(_ session: Session, _ reason: CloseReason) {
        sessions[session.token.name] = nil
        graceTasks.removeValue(forKey: session.token.name)?.cancel()
        session.end(reason)
    }

    private func endLater(_ session: Session, after grace: Duration) {
        graceTasks[session.token.name]?.cancel()
        graceTasks[session.token.name] = Task { [weak self, weak session, clock] in
            // Cancelled when a socket came, or the session ended otherwise.
            guard (try? await clock.sleep(for: grace)) != nil, !Task.isCancelled else { return }
            guard let self, let session, session.socket == nil else { return }
            end(session, .unknownSession)
        }
    }
}

/// Why there is no session for a page.
enum SessionRefusal: Error, Hashable {
    /// The server has as many as it may.
    case tooManySessions
    /// This browser, or this network address, has as many as it may.
    case tooManySessionsOfClient
}
