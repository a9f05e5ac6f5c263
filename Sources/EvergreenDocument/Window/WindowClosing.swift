/// Which windows of an app a screen closes.
package enum WindowClosing: Hashable, Sendable {
    /// The window itself.
    case own
    /// The windows of the same browser whose addresses begin with `address`, but for those that begin with one of the `others`. Each is
    /// a path below the address of the app, without a slash at its ends.
    case at(String, others: [String])
}
