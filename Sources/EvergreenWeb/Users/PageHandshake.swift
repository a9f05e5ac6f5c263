import EvergreenDocument
import EvergreenRuntime

/// What the request for a socket says of the browser: as much as one for a page would, for a page whose session is at another
/// process.
struct PageHandshake: Sendable {
    let client: ClientID
    /// The token of the browser's sign-in.
    let signIn: SessionToken?
    /// What is known of the screen.
    let traits: WindowTraits
    /// The request for the page of the app itself, as the browser would have sent it.
    let request: WebRequest
    /// What a host application adds to the environment of the page.
    let prepareEnvironment: (@MainActor @Sendable (inout EnvironmentValues) -> Void)?

    /// The network address of the client, which is behind that of the connection if a proxy passes it on.
    var address: String { request.clientAddress }
}
