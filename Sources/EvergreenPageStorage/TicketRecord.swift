import Foundation

/// The stored ticket to sign in a browser, until it is exchanged in any process.
package struct TicketRecord: Hashable, Sendable {
    /// The public part of the ticket's token, the key of the record.
    package let name: String
    /// A hash of the token's secret part, which the store does not have.
    package let secretHash: Data
    /// A hash of the client id of the browser whose page got the ticket.
    package let clientHash: Data
    /// The id of the user, in the app's own records.
    package let user: String
    /// The duration of the sign-in, in seconds.
    package let duration: Int64
    /// The name of the browser's previous sign-in, which ends; nil for none.
    package let formerSignIn: String?
    /// The expiration date of the ticket.
    package let expiry: Date

    package init(
        name: String,
        secretHash: Data,
        clientHash: Data,
        user: String,
        duration: Int64,
        formerSignIn: String?,
        expiry: Date
    ) {
        self.name = name
        self.secretHash = secretHash
        self.clientHash = clientHash
        self.user = user
        self.duration = duration
        self.formerSignIn = formerSignIn
        self.expiry = expiry
    }
}
