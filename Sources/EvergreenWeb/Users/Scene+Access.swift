public import EvergreenUI

extension Scene {
    /// Shows the windows of this scene to signed-in users only. Guests see another view, such as one to sign in.
    ///
    /// ```swift
    /// WindowGroup { Ledger() }
    ///     .requiresUser { SignInPage() }
    ///     .authentication { … }
    /// ```
    ///
    /// The view is a live page like any other, answered with status 401. The content of the scene is not made for guests: its
    /// bodies do not run, and no event reaches it.
    public func requiresUser(@ViewBuilder signIn: @escaping () -> some View) -> some Scene {
        access({ $0 != nil }, denied: signIn)
    }

    /// Shows the windows of this scene to signed-in users only. Guests see a page that says so.
    public func requiresUser() -> some Scene {
        access { $0 != nil }
    }

    /// Says who may see the windows of this scene. Others see another view.
    ///
    /// ```swift
    /// WindowGroup { Ledger() }
    ///     .access { $0?.roles.contains("accountant") == true } denied: { NotForYou() }
    /// ```
    ///
    /// The view is a live page like any other, answered with status 401 to guests, and 403 to users. The content of the scene is
    /// not made for them: its bodies do not run, and no event reaches it. If what the condition reads is observable, an open
    /// page follows its changes. Of several conditions, all have to hold; the outermost is asked first.
    ///
    /// - Parameter isAllowed: Whether a user may see the windows; nil is a guest. Called on the main actor, for each page that is
    ///   opened, and when something changes that it reads.
    public func access(
        _ isAllowed: @escaping @MainActor (_ user: AuthenticatedUser?) -> Bool,
        @ViewBuilder denied: @escaping () -> some View
    ) -> some Scene {
        windowGate(WindowGate { isAllowed($0.user) ? nil : AnyView(denied()) })
    }

    /// Says who may see the windows of this scene. Others see a page that says so.
    ///
    /// - Parameter isAllowed: Whether a user may see the windows; nil is a guest. See ``access(_:denied:)``.
    public func access(_ isAllowed: @escaping @MainActor (_ user: AuthenticatedUser?) -> Bool) -> some Scene {
        access(isAllowed) { DeniedPage() }
    }
}
