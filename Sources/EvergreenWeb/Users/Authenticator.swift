import EvergreenRuntime

/// The app's function that authenticates the user of a request.
struct Authenticator: Sendable {
    let user: @Sendable (WebRequest) async throws -> AuthenticatedUser?
}

private struct AuthenticatorKey: EnvironmentKey {
    static var defaultValue: Authenticator? { nil }
}

extension EnvironmentValues {
    /// The authenticator of the scene; nil if all users are guests.
    var authenticator: Authenticator? {
        get { self[AuthenticatorKey.self] }
        set { self[AuthenticatorKey.self] = newValue }
    }
}
