import Foundation

/// The saved state of one page, as a store keeps it.
package struct PageStateRecord: Hashable, Sendable {
    /// The public part of the session's token, by which the record is found.
    package let name: String
    /// A hash of the token's secret part. The store can't tell the secret itself.
    package let secretHash: Data
    /// A hash of the name of the browser.
    package let clientHash: Data
    /// What the views had, encoded.
    package let state: Data
    /// When the page was last in use.
    package var time: Date

    package init(name: String, secretHash: Data, clientHash: Data, state: Data, time: Date) {
        self.name = name
        self.secretHash = secretHash
        self.clientHash = clientHash
        self.state = state
        self.time = time
    }
}

/// A change of the store.
package enum PageStateChange: Hashable, Sendable {
    /// Save a record in place of the one with its name, if there is one.
    case save(PageStateRecord)
    /// Remove the record with this name.
    case remove(name: String)
    /// Remove the record of a page that has gone on in another session, and save it never again.
    case move(PageMove, at: Date)

    /// The name of the record.
    package var name: String {
        switch self {
        case .save(let record): record.name
        case .remove(let name): name
        case .move(let move, _): move.name
        }
    }
}
