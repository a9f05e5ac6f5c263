/// The open pages of a mounted app, for the application around it: see ``MountedApp/sessions``.
///
/// ```swift
/// let ledger = MountedApp("/ledger", on: staff) { … }
/// router.post("sign-out") { request, context in
///     …
///     await ledger.sessions.end(ofUser: user.id)
/// }
/// ```
///
/// A page whose session ends is opened anew at once: its request goes through the middleware of the application, which knows by then that
/// the user is gone. Nothing of what the page had remains. Other processes that serve the same app are not told.
public struct AppSessions: Sendable {
    let server: MountedAppServer

    /// Ends all pages of a user, on all devices, and the user's sign-ins by ``SignInAction``: after a sign-out, or when an account is
    /// closed or a role taken away.
    ///
    /// - Parameter userID: The ``AuthenticatedUser/id`` of the user.
    @MainActor
    public func end(ofUser userID: AuthenticatedUser.ID) {
        guard let registry = server.responder?.registry else { return }
        registry.signIns.endAll(of: userID)
        registry.endSessions { $0.user == userID || $0.signedInUser == userID }
    }

    /// Ends the pages whose request or user meets a condition, such as those of one browser by a cookie of the application.
    ///
    /// A hidden page that sleeps is not asked about: when it is seen, its request goes through the middleware, and another user gets nothing
    /// of what it had.
    ///
    /// - Parameter isEnded: Called for each page, with the request that has asked for it, and its user.
    @MainActor
    public func end(where isEnded: (_ request: WebRequest, _ user: AuthenticatedUser?) -> Bool) {
        guard let registry = server.responder?.registry else { return }
        let tokens = registry.openSessions.filter { session in
            session.visitor.request.map { isEnded($0, session.visitor.user) } ?? false
        }
        .map(\.token)
        registry.endSessions { tokens.contains($0.token) }
    }
}
