private struct NotFoundViewKey: EnvironmentKey {
    static var defaultValue: (@MainActor () -> AnyView)? { nil }
}

extension EnvironmentValues {
    /// The not-found view of the scene.
    var notFoundView: (@MainActor () -> AnyView)? {
        get { self[NotFoundViewKey.self] }
        set { self[NotFoundViewKey.self] = newValue }
    }
}

extension Scene {
    /// Sets the view for addresses that don't exist in the windows of this scene.
    ///
    /// ```swift
    /// WindowGroup { PlayerList() }
    ///     .notFound { NothingHere() }
    /// ```
    ///
    /// The page has status 404, and is live like any other. Without this modifier, a standard page is shown. SwiftUI has no such modifier:
    /// `Documentation/Addresses.md` describes what to do on Apple platforms.
    public func notFound(@ViewBuilder content: @escaping () -> some View) -> some Scene {
        transformEnvironment { $0.notFoundView = { AnyView(content()) } }
    }
}
