/// The open pages of a mounted app, for its host application: see ``MountedApp/sessions``.
///
/// ```swift
/// let ledger = MountedApp("/ledger", on: staff) { … }
/// router.post("sign-out") { request, context in
///     …
///     await ledger.sessions.end(ofUser: user.id)
/// }
/// ```
///
/// A page whose session ends is reloaded immediately. Its request goes through the application's middleware, which by then no longer
/// identifies the user. Nothing of the page's state remains. Other processes that serve the same app are not notified.
public struct AppSessions: Sendable {
    let server: MountedAppServer

    /// Ends all pages of a user, on all devices, and the user's sign-ins by ``SignInAction``: after a sign-out, when an account is closed,
    /// or when a role is revoked.
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
    /// Sleeping pages are skipped: when such a page is shown again, its request goes through the middleware, and another user gets none of
    /// its state.
    ///
    /// - Parameter isEnded: Called for each page, with the request that loaded it, and its user.
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
