import EvergreenRuntime
public import Hummingbird
import NIOCore

/// What a route of an app knows of a request besides the request: see ``EvergreenUI/Scene/routes(requestBodyBytes:_:)``.
public struct WebRequestContext: RequestContext {
    /// What Hummingbird needs.
    public var coreContext: CoreRequestContextStorage
    /// What the request said, as views know it: its path below that of the app, the client's address, cookies.
    public internal(set) var webRequest = WebRequest()
    /// Finds out who sent the request.
    var identify: @Sendable () async throws -> AuthenticatedUser? = { nil }
    /// The user whom the middleware of a host application has found.
    var hostUser: AuthenticatedUser?
    /// Adds to the environment of the page what the middleware of a host application has found.
    var prepareEnvironment: (@MainActor @Sendable (inout EnvironmentValues) -> Void)?
    /// The network address at the other end of the connection.
    let address: String
    /// Closes the connection.
    let closeConnection: @Sendable () -> Void

    /// A context for a request.
    public init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        address = source.channel.networkAddress
        closeConnection = { [channel = source.channel] in channel.close(promise: nil) }
    }

    /// The user who sent the request, as the scene's ``EvergreenUI/Scene/authentication(_:)`` says; nil for a guest.
    ///
    /// A request that changes something, and that a foreign page has sent, is a guest's: by any method but `GET`, `HEAD` and
    /// `OPTIONS`. Let `GET` requests change nothing.
    ///
    /// - Throws: The error of the authentication. The request is answered with status 500 if the route throws it on.
    public func user() async throws -> AuthenticatedUser? { try await identify() }
}
