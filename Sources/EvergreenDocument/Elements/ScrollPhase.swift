/// The phase of a scroll view's movement.
public enum ScrollPhase: String, Hashable, Sendable {
    /// Not scrolling.
    case idle
    /// A finger is down, but has not moved yet. Not with a mouse.
    case tracking
    /// The user is scrolling, with a finger, the wheel or the scroll bar.
    case interacting
    /// The content is decelerating after the user has released it.
    case decelerating
    /// The app or a key press is scrolling.
    case animating

    /// Whether the content is moving or about to move.
    public var isScrolling: Bool { self != .idle }
}
