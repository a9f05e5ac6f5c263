import EvergreenRuntime
public import Hummingbird
import NIOCore

/// The context of a request to a route of an app: see ``EvergreenUI/Scene/routes(requestBodyBytes:_:)``.
public struct WebRequestContext: RequestContext {
    /// The storage of Hummingbird's own context.
    public var coreContext: CoreRequestContextStorage
    /// The request as views see it: its path relative to the app's path, the client's address, cookies.
    public internal(set) var webRequest = WebRequest()
    /// Authenticates the user of the request.
    var identify: @Sendable () async throws -> AuthenticatedUser? = { nil }
    /// The user that the middleware of a host application has identified.
    var hostUser: AuthenticatedUser?
    /// Adds values from the middleware of a host application to the environment of the page.
    var prepareEnvironment: (@MainActor @Sendable (inout EnvironmentValues) -> Void)?
    /// The network address of the connection's peer.
    let address: String
    /// Closes the connection.
    let closeConnection: @Sendable () -> Void

    /// Creates the context of a request.
    public init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        address = source.channel.networkAddress
        closeConnection = { [channel = source.channel] in channel.close(promise: nil) }
    }

    /// The user of the request, from the scene's ``EvergreenUI/Scene/authentication(_:)``; nil for a guest.
    ///
    /// Cross-origin requests with any method but `GET`, `HEAD` and `OPTIONS` are treated as those of a guest, to prevent CSRF. Routes for
    /// `GET` requests must not have side effects.
    ///
    /// - Throws: The error of the authentication. If the route rethrows it, the response has status 500.
    public func user() async throws -> AuthenticatedUser? { try await identify() }
}
