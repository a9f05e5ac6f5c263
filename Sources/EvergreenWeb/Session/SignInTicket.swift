import Foundation

/// The permission to make a browser that of a user, once and soon.
///
/// A view signs a user in over the page's socket, which can't set a cookie. So the socket is closed with a ticket, and the page
/// exchanges it for the cookie. It is of use to the browser only that had the page: its cookie is compared.
struct SignInTicket: Sendable {
    /// How long a page may take to exchange it. A phone may be offline for a moment.
    static let lifetime: TimeInterval = 60

    let token: SessionToken
    let user: String
    let duration: Duration
    /// The browser, under the name that it loses with the exchange.
    let client: ClientID
    /// The session of the page, which has ended.
    let session: SessionToken
    /// The browser's sign-in before, which ends.
    let formerSignIn: String?
    let expiry: Date
    /// Whether the store has it, so that it may be exchanged at another process.
    var isShared = false
}

/// A browser that has been signed in, as its cookies are to say.
struct SignedInBrowser: Hashable, Sendable {
    let signIn: SessionToken
    let client: ClientID
    let duration: Duration
}
