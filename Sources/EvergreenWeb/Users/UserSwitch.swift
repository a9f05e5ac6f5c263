/// The way from the views of a page to the server, which knows the browser's sign-in. Views compare it by identity.
@MainActor
final class UserSwitch {
    /// Whether the browser is signed in by a cookie of the app.
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
