import EvergreenDocument
import EvergreenPageStorage

/// Pages come from other processes, and go on there: a balancer may send each connection to another one.
extension SessionRegistry {
    /// Goes on with a page whose session is not here: in a session of its own, which begins with what the former one has left
    /// in the store.
    ///
    /// The session is opened as for a request of the page, with the same bounds. Its token is a new one, so that nobody has
    /// chosen it, and that what another process may still save of the former session does no harm.
    ///
    /// - Parameter text: The token that the page has.
    /// - Returns: Nil if the session is here, or the page has to ask for another one by a request: the socket was given nothing
    ///   then.
    func continuePage(
        _ page: ShownPage,
        of text: String,
        on socket: any SessionSocket,
        from handshake: PageHandshake
    ) async -> Session? {
        guard let token = SessionToken(text: text), isElsewhere(token, client: handshake.client),
            // A page of another version can't go on here, and one of another user must not.
            page.script == PageScript.asset.address
        else { return nil }
        do {
            let address = try WindowAddress(text: page.address)
            // A sign-in that ends in this moment is asked for again.
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
                "A page of another process was not gone on with.",
                metadata: ["reason": "\(error)", "address": "\(handshake.address)"]
            )
        }
        return nil
    }

    /// Whether nothing here belongs to a token.
    private func isElsewhere(_ token: SessionToken, client: ClientID) -> Bool {
        session(of: token, client: client) == nil && signIns.ticket(ofSession: token, client: client) == nil
    }

    private func beginPage(
        of former: SessionToken,
        for visitor: Visitor,
        on socket: any SessionSocket,
        from handshake: PageHandshake
    ) async throws(SessionRefusal) -> Session {
        let (session, _) = try await makeSession(
            client: handshake.client,
            address: handshake.address,
            visitor: visitor,
            traits: handshake.traits,
            former: former
        )
        if let signIn = visitor.signIn { adoptSignIn(signIn) }
        session.onShown = { [weak self, weak session] in
            guard let self, let session else { return }
            endReplaced(by: session)
        }
        let hasBegun = await workQueue.perform(.drawing, for: session.workSource) {
            // It may have made room for another meanwhile.
            guard self.isOpen(session), session.begin(with: socket) else { return false }
            self.socketCame(for: session)
            return true
        }
        guard hasBegun else { throw .tooManySessions }
        return session
    }

    // MARK: - Pages that go on elsewhere

    /// Looks from time to time for pages that have gone on at other processes.
    func checkMovesRegularly() {
        guard moveCheck == nil else { return }
        moveCheck = Task { [weak self, clock, interval = limits.moveCheckInterval] in
            var position = await self?.checkMoves(after: nil)
            while (try? await clock.sleep(for: interval)) != nil, let self, !Task.isCancelled {
                position = await checkMoves(after: position)
            }
        }
    }

    /// Ends the sessions of pages that have gone on elsewhere: nobody looks at them, and what they save is not read.
    ///
    /// - Returns: The position to go on from.
    @discardableResult
    func checkMoves(after position: Int64?) async -> Int64? {
        guard let stateWriter else { return position }
        do {
            let moves = try await stateWriter.moves(after: position)
            for move in moves.moves { await pageMoved(move) }
            return moves.position
        } catch {
            logger.debug("It can't be found out which pages are elsewhere.", metadata: ["reason": "\(error)"])
            return position
        }
    }

    private func pageMoved(_ move: PageMove) async {
        if let session = session(named: move.name), move.isOf(session.token, of: session.owner) {
            // There may be many, and pages in sight have their turns between them.
            await workQueue.perform(.update, for: session.workSource) {
                guard self.isOpen(session) else { return }
                // The page that had the former session of this one is the same.
                self.endReplaced(by: session)
                self.end(session, .takenOver)
            }
        }
        if let token = sleepingSessions.token(of: move) { sleepingSessions.remove(token.name) }
    }
}

extension PageMove {
    /// Whether a session is the one that is meant.
    func isOf(_ token: SessionToken, of owner: PageOwner) -> Bool {
        name == token.name && equalInConstantTime(secretHash, token.secretHash)
            && equalInConstantTime(clientHash, owner.hash)
    }
}
