import Foundation

/// The stored state of one page.
package struct PageStateRecord: Hashable, Sendable {
    /// The public part of the session's token, the key of the record.
    package let name: String
    /// A hash of the token's secret part, which the store does not have.
    package let secretHash: Data
    /// A hash of the browser's client id.
    package let clientHash: Data
    /// The encoded state of the views.
    package let state: Data
    /// The time of the page's last use.
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
    /// Saves a record, and replaces one with its name.
    case save(PageStateRecord)
    /// Removes the record with this name.
    case remove(name: String)
    /// Removes the record of a page that has moved to another session, and prevents it from being saved again.
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
