import EvergreenDocument
import EvergreenPageStorage

/// Moves pages between processes: a load balancer may send each connection to another one.
extension SessionRegistry {
    /// Continues a page whose session is unknown here, in a new session with the previous one's saved state.
    ///
    /// The session is opened as for a request of the page, with the same limits. It gets a new token, so that no client has chosen it, and
    /// so that another process can still save the previous session without conflict.
    ///
    /// - Parameter text: The token that the page has.
    /// - Returns: Nil if the session is known here, or if the page must request another one. The socket was sent nothing then.
    func continuePage(
        _ page: ShownPage,
        of text: String,
        on socket: any SessionSocket,
        from handshake: PageHandshake
    ) async -> Session? {
        guard let token = SessionToken(text: text), isElsewhere(token, client: handshake.client),
            // A page of another version can't continue here, and one of another user must not.
            page.script == PageScript.asset.address
        else { return nil }
        do {
            let address = try WindowAddress(text: page.address)
            // Retried if a sign-in ends at the same time.
            for _ in 0..<3 {
                var visitor = try await identify(handshake.request.asking(for: address), signIn: handshake.signIn)
                visitor.prepareEnvironment = handshake.prepareEnvironment
                guard visitor.user?.mark ?? "" == page.user else { return nil }
                do {
                    return try await beginPage(of: token, for: visitor, on: socket, from: handshake)
                } catch SessionRefusal.userChanged {
                    continue
                }
            }
        } catch {
            logger.notice(
                "A page of another process could not be continued.",
                metadata: ["reason": "\(error)", "address": "\(handshake.address)"]
            )
        }
        return nil
    }

    /// Whether the token is unknown here.
    private func isElsewhere(_ token: SessionToken, client: ClientID) -> Bool {
        session(of: token, client: client) == nil && signIns.ticket(ofSession: token, client: client) == nil
    }

    private func beginPage(
        of previous: SessionToken,
        for visitor: Visitor,
        on socket: any SessionSocket,
        from handshake: PageHandshake
    ) async throws(SessionRefusal) -> Session {
        let (session, _) = try await makeSession(
            client: handshake.client,
            address: handshake.address,
            visitor: visitor,
            traits: handshake.traits,
            previous: previous
        )
        if let signIn = visitor.signIn { adoptSignIn(signIn) }
        session.onShown = { [weak self, weak session] in
            guard let self, let session else { return }
            endReplaced(by: session)
        }
        let hasBegun = await workQueue.perform(.drawing, for: session.workSource) {
            // It may have been ended meanwhile to make room for another.
            guard self.isOpen(session), session.begin(with: socket) else { return false }
            self.socketDidConnect(for: session)
            return true
        }
        guard hasBegun else { throw .tooManySessions }
        return session
    }

    // MARK: - Pages that have moved

    /// Periodically checks for pages that have moved to other processes.
    func checkMovesRegularly() {
        guard moveCheck == nil else { return }
        moveCheck = Task { [weak self, clock, interval = limits.moveCheckInterval] in
            var position = await self?.checkMoves(after: nil)
            while (try? await clock.sleep(for: interval)) != nil, let self, !Task.isCancelled {
                position = await checkMoves(after: position)
            }
        }
    }

    /// Ends the sessions of pages that have moved: they have no page, and their saved state is not read.
    ///
    /// - Returns: The position for the next call.
    @discardableResult
    func checkMoves(after position: Int64?) async -> Int64? {
        guard let stateWriter else { return position }
        do {
            let moves = try await stateWriter.moves(after: position)
            for move in moves.moves { await pageMoved(move) }
            return moves.position
        } catch {
            logger.debug("The records of moved pages can't be read.", metadata: ["reason": "\(error)"])
            return position
        }
    }

    private func pageMoved(_ move: PageMove) async {
        if let session = session(named: move.name), move.isOf(session.token, of: session.owner) {
            // There may be many, and visible pages take turns with them.
            await workQueue.perform(.update, for: session.workSource) {
                guard self.isOpen(session) else { return }
                // The same page also had the previous session of this one.
                self.endReplaced(by: session)
                self.end(session, .takenOver)
            }
        }
        if let token = sleepingSessions.token(of: move) { sleepingSessions.remove(token.name) }
    }
}

extension PageMove {
    /// Whether the move refers to this session.
    func isOf(_ token: SessionToken, of owner: PageOwner) -> Bool {
        name == token.name && equalInConstantTime(secretHash, token.secretHash)
            && equalInConstantTime(clientHash, owner.hash)
    }
}
