/// The page's description of itself, from which a process that does not know its session can continue it.
struct ShownPage: Hashable, Sendable {
    /// Its location relative to the app's path, percent-encoded.
    let address: String
    /// The URL of its script relative to the app's path, which is named by the contents of all modules.
    let script: String
    /// The mark of its user; empty for a guest.
    let user: String
}
