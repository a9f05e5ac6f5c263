import Foundation

/// The owner of a page's state: a browser, and one of its users. The state is never given to another user of the same browser.
struct PageOwner: Hashable, Sendable {
    let client: ClientID
    /// The id of the user; nil for a guest.
    var user: String?

    /// The hash of both for storage outside of this process. Client ids have a fixed length, so the concatenation is unambiguous.
    var hash: Data { user.map { SHA256.hash("\(client.rawValue)\n\($0)") } ?? client.hash }
}
