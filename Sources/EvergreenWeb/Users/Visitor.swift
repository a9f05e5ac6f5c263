import EvergreenRuntime

/// Who looks at a page.
struct Visitor: Sendable {
    /// Nil for pages that no request has asked for, in tests.
    var request: WebRequest?
    /// Nil for a guest.
    var user: AuthenticatedUser?
    /// The name of the sign-in by which the user is known; nil for one that is known otherwise.
    var signIn: String?
    /// The number of the last sign-in that had ended before it was asked who it is.
    var lastEnding = 0
    /// What a host application adds to the environment of the page.
    var prepareEnvironment: (@MainActor @Sendable (inout EnvironmentValues) -> Void)?

    /// Sets what views may read of it.
    @MainActor
    func write(to environment: inout EnvironmentValues) {
        prepareEnvironment?(&environment)
        environment.request = request
        environment.user = user
    }
}
