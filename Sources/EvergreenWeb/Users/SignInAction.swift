public import EvergreenRuntime

/// Signs a user in to the browser that shows the page: see ``EvergreenRuntime/EnvironmentValues/signIn``.
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
/// Whoever calls it has made sure who the user is. The page is opened anew, with a session of its own, and so are all other pages
/// of this browser: nothing that a page had before remains. Requests have the id as ``WebRequest/signedInUserID`` from then on.
///
/// The browser gets a cookie with a random secret that no script can read; the server keeps a hash of it. A sign-in survives
/// a restart of the server if the state of pages does (`--page-state`).
public struct SignInAction: Sendable {
    /// How long a sign-in lasts unless something else is said: 14 days.
    public static let defaultDuration = Duration.seconds(14 * 86_400)

    let users: UserSwitch?

    /// Signs a user in.
    ///
    /// It returns at once; the page is opened anew a moment later.
    ///
    /// - Parameters:
    ///   - userID: The id of the user in the app's own records: 1 to 256 bytes.
    ///   - duration: How long the sign-in lasts, whether or not the browser is closed meanwhile.
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

/// Signs the browser out that shows the page: see ``EvergreenRuntime/EnvironmentValues/signOut``.
///
/// All pages of the sign-in are opened anew at once, in all tabs, and a tab that is asleep or offline when it comes back. What
/// they had on the server is gone.
public struct SignOutAction: Sendable {
    let users: UserSwitch?

    /// Whether the browser is signed in with ``SignInAction``. A user whom a proxy has signed in signs out there.
    @MainActor public var isAvailable: Bool { users?.isSignedIn == true }

    /// Ends this sign-in. Does nothing if there is none: see ``isAvailable``.
    @MainActor public func callAsFunction() { users?.signOut(false) }

    /// Ends this and all other sign-ins of the user, on all devices: after a change of the password, for instance. Does nothing
    /// if there is none: see ``isAvailable``.
    ///
    /// Pages at other processes that share the file of saved state end within about a minute.
    @MainActor public func everywhere() { users?.signOut(true) }
}

private struct UserSwitchKey: EnvironmentKey {
    static var defaultValue: UserSwitch? { nil }
}

extension EnvironmentValues {
    /// That of the page; nil outside of one.
    var userSwitch: UserSwitch? {
        get { self[UserSwitchKey.self] }
        set { self[UserSwitchKey.self] = newValue }
    }

    /// Signs a user in to the browser that shows the page.
    public var signIn: SignInAction { SignInAction(users: userSwitch) }

    /// Signs the browser out that shows the page.
    public var signOut: SignOutAction { SignOutAction(users: userSwitch) }
}
