/// What a page says of itself, so that a process that does not know its session can go on with it.
struct ShownPage: Hashable, Sendable {
    /// Where it is, below the address of the app, percent-encoded.
    let address: String
    /// The file of its script, below the address of the app: it is named by the contents of all of them.
    let script: String
    /// The mark of its user; empty for a guest.
    let user: String
}
