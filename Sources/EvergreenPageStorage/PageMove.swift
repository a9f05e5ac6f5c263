import Foundation

/// A page that has gone on in a session of another name, at whichever process: what the former session had is of no use.
///
/// It is about the session for which all three values match: a name is public, and says nothing alone.
package struct PageMove: Hashable, Sendable {
    /// How long a store remembers it. Processes look for moves every few seconds.
    package static let lifetime: TimeInterval = 600

    /// The public part of the former session's token.
    package let name: String
    /// A hash of the token's secret part.
    package let secretHash: Data
    /// A hash of the name of the browser, and of the user.
    package let clientHash: Data

    package init(name: String, secretHash: Data, clientHash: Data) {
        self.name = name
        self.secretHash = secretHash
        self.clientHash = clientHash
    }
}

/// What a store has heard of moves since it was asked last.
package struct PageMoves: Sendable {
    package var moves: [PageMove] = []
    /// What to ask with the next time.
    package var position: Int64 = 0

    package init(moves: [PageMove] = [], position: Int64 = 0) {
        self.moves = moves
        self.position = position
    }
}
