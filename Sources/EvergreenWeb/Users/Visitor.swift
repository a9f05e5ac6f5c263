import EvergreenRuntime

/// The visitor of a page.
struct Visitor: Sendable {
    /// Nil for pages without a request, in tests.
    var request: WebRequest?
    /// Nil for a guest.
    var user: AuthenticatedUser?
    /// The name of the sign-in that identifies the user; nil if the user is identified in another way.
    var signIn: String?
    /// The number of the last sign-in that had ended before authentication started.
    var lastEnding = 0
    /// Adds the environment values of a host application to the page.
    var prepareEnvironment: (@MainActor @Sendable (inout EnvironmentValues) -> Void)?

    /// Sets the environment values that views can read.
    @MainActor
    func write(to environment: inout EnvironmentValues) {
        prepareEnvironment?(&environment)
        environment.request = request
        environment.user = user
    }
}
