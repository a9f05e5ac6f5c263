import EvergreenDocument
import EvergreenRuntime

/// The information about a browser from its socket request: sufficient to continue a page whose session is in another process.
struct PageHandshake: Sendable {
    let client: ClientID
    /// The token of the browser's sign-in.
    let signIn: SessionToken?
    /// The traits of the screen.
    let traits: WindowTraits
    /// The equivalent request for the app's page.
    let request: WebRequest
    /// Adds the environment values of a host application to the page.
    let prepareEnvironment: (@MainActor @Sendable (inout EnvironmentValues) -> Void)?

    /// The network address of the client, which differs from that of the connection behind a proxy.
    var address: String { request.clientAddress }
}
