private struct NotFoundViewKey: EnvironmentKey {
    static var defaultValue: (@MainActor () -> AnyView)? { nil }
}

extension EnvironmentValues {
    /// That of the scene.
    var notFoundView: (@MainActor () -> AnyView)? {
        get { self[NotFoundViewKey.self] }
        set { self[NotFoundViewKey.self] = newValue }
    }
}

extension Scene {
    /// Sets the view for addresses at which the windows of this scene have nothing to show.
    ///
    /// ```swift
    /// WindowGroup { PlayerList() }
    ///     .notFound { NothingHere() }
    /// ```
    ///
    /// It is answered with status 404, and is a live page like any other. Without it, such a page says that there is nothing at the
    /// address. SwiftUI has no such modifier: `Documentation/Addresses.md` says what to do on Apple platforms.
    public func notFound(@ViewBuilder content: @escaping () -> some View) -> some Scene {
        transformEnvironment { $0.notFoundView = { AnyView(content()) } }
    }
}
