import Foundation

/// A browser's sign-in, as a store keeps it.
package struct SignInRecord: Hashable, Sendable {
    /// The public part of the browser's token, by which the record is found.
    package let name: String
    /// A hash of the token's secret part. The store can't tell the secret itself.
    package let secretHash: Data
    /// The id of the user, in the app's own records.
    package let user: String
    /// When the sign-in ends by itself.
    package let expiry: Date

    package init(name: String, secretHash: Data, user: String, expiry: Date) {
        self.name = name
        self.secretHash = secretHash
        self.user = user
        self.expiry = expiry
    }
}
