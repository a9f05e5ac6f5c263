import Foundation

/// Whose state that of a page is: a browser's, and in it one user's. Another user of the same browser never gets it.
struct PageOwner: Hashable, Sendable {
    let client: ClientID
    /// The id of the user; nil for a guest.
    var user: String?

    /// What is kept of both beyond this process. Names of browsers have one length, so that no two owners are one text.
    var hash: Data { user.map { SHA256.hash("\(client.rawValue)\n\($0)") } ?? client.hash }
}
