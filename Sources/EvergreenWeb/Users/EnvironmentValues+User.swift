public import EvergreenRuntime

struct RequestKey: EnvironmentKey {
    static var defaultValue: WebRequest? { nil }
}

struct UserKey: EnvironmentKey {
    static var defaultValue: AuthenticatedUser? { nil }
}

extension EnvironmentValues {
    /// The request that loaded the page. Nil outside of a page, as in tests and previews.
    public var request: WebRequest? {
        get { self[RequestKey.self] }
        set { self[RequestKey.self] = newValue }
    }

    /// The user of the page, from the scene's ``EvergreenUI/Scene/authentication(_:)``; nil for a guest.
    ///
    /// The user of a window never changes: when another user signs in, the page is reloaded. Tests and previews can set any user.
    public var user: AuthenticatedUser? {
        get { self[UserKey.self] }
        set { self[UserKey.self] = newValue }
    }
}
