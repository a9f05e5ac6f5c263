import Foundation

/// A one-time ticket that signs a user in to a browser.
///
/// A view signs a user in over the page's socket, which can't set a cookie. So the socket is closed with a ticket, which the page exchanges
/// for the cookie. The ticket is valid only in the browser that had the page, whose cookie is compared.
struct SignInTicket: Sendable {
    /// The time in which a page must exchange it, in seconds. A phone may be offline for a moment.
    static let lifetime: TimeInterval = 60

    let token: SessionToken
    let user: String
    let duration: Duration
    /// The browser, by the client id that it had before the exchange.
    let client: ClientID
    /// The ended session of the page.
    let session: SessionToken
    /// The browser's previous sign-in, which ends.
    let formerSignIn: String?
    let expiry: Date
    /// Whether it is in the store, so that other processes can exchange it.
    var isShared = false
}

/// A signed-in browser, for its new cookies.
struct SignedInBrowser: Hashable, Sendable {
    let signIn: SessionToken
    let client: ClientID
    let duration: Duration
}
