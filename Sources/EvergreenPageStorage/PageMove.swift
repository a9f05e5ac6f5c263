import Foundation

/// The move of a page to a session with another name, possibly in another process, which makes the state of the previous session obsolete.
///
/// It refers to the session for which all three values match: a name is public, and proves nothing alone.
package struct PageMove: Hashable, Sendable {
    /// The time for which a store keeps it, in seconds. Processes check for moves every few seconds.
    package static let lifetime: TimeInterval = 600

    /// The public part of the previous session's token.
    package let name: String
    /// A hash of the token's secret part.
    package let secretHash: Data
    /// A hash of the browser's client id and of the user.
    package let clientHash: Data

    package init(name: String, secretHash: Data, clientHash: Data) {
        self.name = name
        self.secretHash = secretHash
        self.clientHash = clientHash
    }
}

/// The moves since a position.
package struct PageMoves: Sendable {
    package var moves: [PageMove] = []
    /// The position for the next query.
    package var position: Int64 = 0

    package init(moves: [PageMove] = [], position: Int64 = 0) {
        self.moves = moves
        self.position = position
    }
}
