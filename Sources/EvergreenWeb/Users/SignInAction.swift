public import EvergreenRuntime

/// Signs a user in to the browser of the page: see ``EvergreenRuntime/EnvironmentValues/signIn``.
///
/// ```swift
/// @Environment(\.signIn) private var signIn
///
/// Button("Sign in") {
///     Task {
///         if let id = try await accounts.userID(name: name, password: password) { try signIn(id) }
///     }
/// }
/// ```
///
/// The caller must have authenticated the user. The page is reloaded in a new session, and so are all other pages of this browser; no state
/// of a page is kept. Later requests have the id as ``WebRequest/signedInUserID``.
///
/// The browser gets a cookie with a random secret that no script can read; the server stores a hash of it. A sign-in survives a server
/// restart if page state does (`--page-state`).
public struct SignInAction: Sendable {
    /// The default duration of a sign-in: 14 days.
    public static let defaultDuration = Duration.seconds(14 * 86_400)

    let users: UserSwitch?

    /// Signs a user in.
    ///
    /// Returns immediately; the page is reloaded a moment later.
    ///
    /// - Parameters:
    ///   - userID: The id of the user in the app's own records: 1 to 256 bytes.
    ///   - duration: The duration of the sign-in. It does not end when the browser is closed.
    @MainActor
    public func callAsFunction(
        _ userID: String,
        for duration: Duration = SignInAction.defaultDuration
    ) throws(SignInError) {
        guard let users else { throw .noPage }
        guard (1...256).contains(userID.utf8.count) else { throw .invalidUserID }
        try users.signIn(userID, duration)
    }
}

/// Signs out the browser of the page: see ``EvergreenRuntime/EnvironmentValues/signOut``.
///
/// All pages of the sign-in are reloaded immediately, in all tabs; sleeping and offline tabs when they return. Their state on the server is
/// discarded.
public struct SignOutAction: Sendable {
    let users: UserSwitch?

    /// Whether the browser is signed in with ``SignInAction``. A user who was authenticated by a proxy signs out there.
    @MainActor public var isAvailable: Bool { users?.isSignedIn == true }

    /// Ends this sign-in. Does nothing without one: see ``isAvailable``.
    @MainActor public func callAsFunction() { users?.signOut(false) }

    /// Ends all sign-ins of the user, on all devices, for example after a change of the password. Does nothing without a sign-in: see
    /// ``isAvailable``.
    ///
    /// Pages in other processes that share the page-state file end within about a minute.
    @MainActor public func everywhere() { users?.signOut(true) }
}

private struct UserSwitchKey: EnvironmentKey {
    static var defaultValue: UserSwitch? { nil }
}

extension EnvironmentValues {
    /// The user switch of the page; nil outside of one.
    var userSwitch: UserSwitch? {
        get { self[UserSwitchKey.self] }
        set { self[UserSwitchKey.self] = newValue }
    }

    /// Signs a user in to the browser of the page.
    public var signIn: SignInAction { SignInAction(users: userSwitch) }

    /// Signs out the browser of the page.
    public var signOut: SignOutAction { SignOutAction(users: userSwitch) }
}
