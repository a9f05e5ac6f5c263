public import EvergreenUI

extension Scene {
    /// Authenticates the users of this scene's windows from their requests.
    ///
    /// For the app's own accounts, with a sign-in page that calls ``SignInAction``, look up the id:
    ///
    /// ```swift
    /// WindowGroup { GuestBook() }
    ///     .authentication { request in
    ///         guard let id = request.signedInUserID else { return nil }
    ///         return try await accounts.user(id)
    ///     }
    /// ```
    ///
    /// For users that a proxy has authenticated, read its header:
    ///
    /// ```swift
    /// .authentication { request in
    ///     request.trustedHeader("X-Forwarded-User").map { AuthenticatedUser(id: $0) }
    /// }
    /// ```
    ///
    /// The closure runs off the main actor for each page that is opened, and again about once a minute for each page of a user: if the
    /// result has changed, because an account was closed or a role was revoked, the page is reloaded. If it throws, the page gets status
    /// 503, and the error is logged; an open page stays.
    ///
    /// - Parameter user: Returns the user, or nil for a guest.
    public func authentication(
        _ user: @escaping @Sendable (_ request: WebRequest) async throws -> AuthenticatedUser?
    ) -> some Scene {
        environment(\.authenticator, Authenticator(user: user))
    }
}
