/// The windows of an app that a client closes.
package enum WindowClosing: Hashable, Sendable {
    /// The client's own window.
    case own
    /// The windows of the same browser whose addresses have the prefix `address`, except those with a prefix from `others`. Each prefix is
    /// a path relative to the app's path, without leading and trailing slashes.
    case at(String, others: [String])
}
