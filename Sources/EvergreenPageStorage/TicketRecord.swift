import Foundation

/// The permission to sign a browser in, as a store keeps it until it is used: at whichever process the browser asks.
package struct TicketRecord: Hashable, Sendable {
    /// The public part of the ticket's token, by which the record is found.
    package let name: String
    /// A hash of the token's secret part. The store can't tell the secret itself.
    package let secretHash: Data
    /// A hash of the name of the browser whose page it was given.
    package let clientHash: Data
    /// The id of the user, in the app's own records.
    package let user: String
    /// How long the sign-in lasts, in seconds.
    package let duration: Int64
    /// The name of the browser's sign-in before, which ends; nil if there was none.
    package let formerSignIn: String?
    /// When the ticket is of no use any more.
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
