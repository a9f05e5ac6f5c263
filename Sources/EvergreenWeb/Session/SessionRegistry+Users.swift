import EvergreenDocument
import EvergreenPageStorage
import EvergreenRuntime

/// Users come and go: their pages get other sessions.
extension SessionRegistry {
    /// Finds out who sent a request.
    ///
    /// - Parameter token: That of the browser's sign-in.
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

    /// The browser of a sign-in has its cookie: what it showed before under another name is opened anew.
    func adoptSignIn(_ name: String) {
        guard let former = signIns.takePredecessor(of: name) else { return }
        endSessions { $0.client == former.client || $0.signIn != nil && $0.signIn == former.signIn }
    }

    /// The way for the views of a session to sign in and out.
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
                // Not in the middle of an event: its views are unmounted.
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
                    // The pages are opened anew at any process: none is to find the sign-in.
                    await self.signIns.flush()
                    self.endSessions { $0.signIn == signIn || user != nil && $0.signedInUser == user }
                }
            }
        )
    }

    // MARK: - Changes elsewhere

    /// Ends the session of a page if a host application has found another user in the request for its socket than in that for the page.
    ///
    /// - Returns: Whether it has ended.
    func endSession(_ text: String, of client: ClientID, unlessHostUserIs user: AuthenticatedUser?) -> Bool {
        guard let token = SessionToken(text: text), let session = session(of: token, client: client),
            let request = session.visitor.request, request.hostUser != user
        else { return false }
        endSessions { $0.token == token }
        return true
    }

    /// Asks again from time to time who looks at the pages of users: a sign-in may have ended at another process or by its
    /// time, and the app may have closed an account.
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
                    "It can't be found out whether users are still there: their pages stay.",
                    metadata: ["reason": "\(error)"]
                )
                return true
            }
        }
        return isNeeded
    }
}

/// What a session, or what one has left, belongs to.
struct SessionOwnership {
    let token: SessionToken
    let client: ClientID
    let signIn: String?
    let signedInUser: String?
    let user: String?
}

extension Visitor {
    /// Whether it is known of them who they are, or were.
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
