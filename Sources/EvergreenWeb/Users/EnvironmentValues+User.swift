public import EvergreenRuntime

struct RequestKey: EnvironmentKey {
    static var defaultValue: WebRequest? { nil }
}

struct UserKey: EnvironmentKey {
    static var defaultValue: AuthenticatedUser? { nil }
}

extension EnvironmentValues {
    /// The request that asked for the page. Nil outside of a page, as in tests and previews.
    public var request: WebRequest? {
        get { self[RequestKey.self] }
        set { self[RequestKey.self] = newValue }
    }

    /// The user who looks at the page, as the scene's ``EvergreenUI/Scene/authentication(_:)`` says; nil for a guest.
    ///
    /// A window has the same user for as long as it lives: when that changes, its page is opened anew. A test or a preview may
    /// set any user.
    public var user: AuthenticatedUser? {
        get { self[UserKey.self] }
        set { self[UserKey.self] = newValue }
    }
}
