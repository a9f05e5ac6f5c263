import EvergreenDocument
import EvergreenPageStorage
import EvergreenRuntime

/// Sign-ins and sign-outs, after which pages get new sessions.
extension SessionRegistry {
    /// Authenticates the user of a request.
    ///
    /// - Parameter token: The token of the browser's sign-in.
    /// - Throws: The error of the app's authentication, or of the store of sign-ins.
    func identify(_ request: WebRequest, signIn token: SessionToken?) async throws -> Visitor {
        let lastEnding = signIns.lastEnding
        let record = if let token { try await signIns.signIn(of: token) } else { nil as SignInRecord? }
        var visitor = try await visitor(of: request, signIn: record)
        visitor.lastEnding = lastEnding
        return visitor
    }

    private func visitor(of request: WebRequest, signIn record: SignInRecord?) async throws -> Visitor {
        var request = request
        request.signedInUserID = record?.user
        let user =
            if let authenticator = rules.authenticator(request.address) { try await authenticator.user(request) } else {
                request.hostUser
            }
        return Visitor(request: request, user: user, signIn: record?.name)
    }

    /// Called when the browser of a new sign-in has its cookie: pages with its previous identity are reloaded.
    func adoptSignIn(_ name: String) {
        guard let previous = signIns.takePredecessor(of: name) else { return }
        endSessions { $0.client == previous.client || $0.signIn != nil && $0.signIn == previous.signIn }
    }

    /// The sign-in and sign-out actions for the views of a session.
    func userSwitch(for session: Session) -> UserSwitch {
        let visitor = session.visitor
        return UserSwitch(
            isSignedIn: visitor.signIn != nil,
            signIn: { [weak self, weak session] user, duration throws(SignInError) in
                guard let self, let session else { return }
                guard rules.authenticator(visitor.request?.address ?? WindowAddress()) != nil else {
                    throw .noAuthentication
                }
                let ticket = signIns.makeTicket(
                    user: user,
                    duration: duration,
                    client: session.client,
                    session: session.token,
                    formerSignIn: visitor.signIn
                )
                // In a task, because this unmounts the views that handle the current event.
                Task {
                    await self.signIns.share(ticket)
                    self.endSessions(.userChanges(ticket: ticket.token.text)) { $0.token == session.token }
                }
            },
            signOut: { [weak self] isEverywhere in
                guard let self, let signIn = visitor.signIn else { return }
                signIns.end(signIn)
                let user = isEverywhere ? visitor.request?.signedInUserID : nil
                if let user { signIns.endAll(of: user) }
                Task {
                    // The pages are reloaded from any process, none of which must find the sign-in.
                    await self.signIns.flush()
                    self.endSessions { $0.signIn == signIn || user != nil && $0.signedInUser == user }
                }
            }
        )
    }

    // MARK: - External changes

    /// Ends the session of a page if a host application has identified another user in the socket's request than in the page's.
    ///
    /// - Returns: Whether it has ended.
    func endSession(_ text: String, of client: ClientID, unlessHostUserIs user: AuthenticatedUser?) -> Bool {
        guard let token = SessionToken(text: text), let session = session(of: token, client: client),
            let request = session.visitor.request, request.hostUser != user
        else { return false }
        endSessions { $0.token == token }
        return true
    }

    /// Periodically authenticates the users of pages again: a sign-in may have expired or ended in another process, and the app may have
    /// closed an account.
    func checkUsersRegularly() {
        guard userCheck == nil else { return }
        userCheck = Task { [weak self, clock, interval = limits.userCheckInterval] in
            while (try? await clock.sleep(for: interval)) != nil, let self, !Task.isCancelled {
                let isNeeded = await checkUsers()
                if !isNeeded { break }
            }
            self?.userCheck = nil
        }
    }

    /// Returns whether there are pages of users.
    func checkUsers() async -> Bool {
        signIns.removePending()
        var isNeeded = false
        for session in openSessions {
            let visitor = session.visitor
            guard visitor.isKnown, let request = visitor.request else { continue }
            isNeeded = true
            do {
                let record =
                    if let name = visitor.signIn { try await signIns.signIn(named: name) } else {
                        nil as SignInRecord?
                    }
                let present = try await self.visitor(of: request, signIn: record)
                guard present.user != visitor.user || present.signIn != visitor.signIn else { continue }
                endSessions { $0.token == session.token }
            } catch {
                logger.warning(
                    "Users can't be authenticated again: their pages stay open.",
                    metadata: ["reason": "\(error)"]
                )
                return true
            }
        }
        return isNeeded
    }
}

/// The owner of a session or of its remaining state.
struct SessionOwnership {
    let token: SessionToken
    let client: ClientID
    let signIn: String?
    let signedInUser: String?
    let user: String?
}

extension Visitor {
    /// Whether they have or had an identified user.
    var isKnown: Bool { user != nil || signIn != nil }
}

extension Session {
    var owner: PageOwner { PageOwner(client: client, user: visitor.user?.id) }

    var ownership: SessionOwnership {
        SessionOwnership(
            token: token,
            client: client,
            signIn: visitor.signIn,
            signedInUser: visitor.request?.signedInUserID,
            user: visitor.user?.id
        )
    }
}
