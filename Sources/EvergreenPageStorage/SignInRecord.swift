import Foundation

/// The stored sign-in of a browser.
package struct SignInRecord: Hashable, Sendable {
    /// The public part of the browser's token, the key of the record.
    package let name: String
    /// A hash of the token's secret part, which the store does not have.
    package let secretHash: Data
    /// The id of the user, in the app's own records.
    package let user: String
    /// The expiration date of the sign-in.
    package let expiry: Date

    package init(name: String, secretHash: Data, user: String, expiry: Date) {
        self.name = name
        self.secretHash = secretHash
        self.user = user
        self.expiry = expiry
    }
}
