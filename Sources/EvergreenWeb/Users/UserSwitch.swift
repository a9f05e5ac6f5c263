/// The sign-in and sign-out actions of a page's browser, implemented by the server. Views compare it by identity.
@MainActor
final class UserSwitch {
    /// Whether the browser is signed in with a cookie of the app.
    let isSignedIn: Bool
    let signIn: @MainActor (_ user: String, _ duration: Duration) throws(SignInError) -> Void
    let signOut: @MainActor (_ everywhere: Bool) -> Void

    init(
        isSignedIn: Bool,
        signIn: @escaping @MainActor (String, Duration) throws(SignInError) -> Void,
        signOut: @escaping @MainActor (_ everywhere: Bool) -> Void
    ) {
        self.isSignedIn = isSignedIn
        self.signIn = signIn
        self.signOut = signOut
    }
}
