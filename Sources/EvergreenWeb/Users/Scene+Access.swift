public import EvergreenUI

extension Scene {
    /// Restricts the windows of this scene to signed-in users. Guests see another view, such as a sign-in form.
    ///
    /// ```swift
    /// WindowGroup { Ledger() }
    ///     .requiresUser { SignInPage() }
    ///     .authentication { … }
    /// ```
    ///
    /// The view is a live page with status 401. The scene's content is not created for guests: its bodies do not run, and it receives no
    /// events.
    public func requiresUser(@ViewBuilder signIn: @escaping () -> some View) -> some Scene {
        access({ $0 != nil }, denied: signIn)
    }

    /// Restricts the windows of this scene to signed-in users. Guests see a standard page.
    public func requiresUser() -> some Scene {
        access { $0 != nil }
    }

    /// Restricts the windows of this scene by a condition. Other users see another view.
    ///
    /// ```swift
    /// WindowGroup { Ledger() }
    ///     .access { $0?.roles.contains("accountant") == true } denied: { NotForYou() }
    /// ```
    ///
    /// The view is a live page with status 401 for guests, and 403 for users. The scene's content is not created for them: its bodies do
    /// not run, and it receives no events. If the condition reads observable values, open pages update when these change. With several
    /// conditions, all must hold; the outermost is checked first.
    ///
    /// - Parameter isAllowed: Returns whether a user has access; nil is a guest. Called on the main actor for each page that is opened, and
    ///   when values that it reads change.
    public func access(
        _ isAllowed: @escaping @MainActor (_ user: AuthenticatedUser?) -> Bool,
        @ViewBuilder denied: @escaping () -> some View
    ) -> some Scene {
        windowGate(WindowGate { isAllowed($0.user) ? nil : AnyView(denied()) })
    }

    /// Restricts the windows of this scene by a condition. Other users see a standard page.
    ///
    /// - Parameter isAllowed: Returns whether a user has access; nil is a guest. See ``access(_:denied:)``.
    public func access(_ isAllowed: @escaping @MainActor (_ user: AuthenticatedUser?) -> Bool) -> some Scene {
        access(isAllowed) { DeniedPage() }
    }
}
