public import EvergreenUI

extension Scene {
    /// Says who a user is, for the windows of this scene, by what the browser has sent.
    ///
    /// The users of the app's own accounts, who sign in on a page with ``SignInAction``, are found by their id:
    ///
    /// ```swift
    /// WindowGroup { GuestBook() }
    ///     .authentication { request in
    ///         guard let id = request.signedInUserID else { return nil }
    ///         return try await accounts.user(id)
    ///     }
    /// ```
    ///
    /// Those of a proxy that asks them who they are, by its header:
    ///
    /// ```swift
    /// .authentication { request in
    ///     request.trustedHeader("X-Forwarded-User").map { AuthenticatedUser(id: $0) }
    /// }
    /// ```
    ///
    /// It is called for each page that is opened, off the main actor, and again about once a minute for each page of a user: if
    /// the answer is another one by then, because an account was closed or a role taken away, the page is opened anew. If it
    /// throws, the page is answered with status 503, and the log says why; an open page stays.
    ///
    /// - Parameter user: Returns nil for a guest.
    public func authentication(
        _ user: @escaping @Sendable (_ request: WebRequest) async throws -> AuthenticatedUser?
    ) -> some Scene {
        environment(\.authenticator, Authenticator(user: user))
    }
}
