import EvergreenRuntime

/// An app's way to find out who sent a request.
struct Authenticator: Sendable {
    let user: @Sendable (WebRequest) async throws -> AuthenticatedUser?
}

private struct AuthenticatorKey: EnvironmentKey {
    static var defaultValue: Authenticator? { nil }
}

extension EnvironmentValues {
    /// That of the scene; nil if everybody is a guest.
    var authenticator: Authenticator? {
        get { self[AuthenticatorKey.self] }
        set { self[AuthenticatorKey.self] = newValue }
    }
}
