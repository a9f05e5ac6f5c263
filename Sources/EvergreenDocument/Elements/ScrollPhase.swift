/// What scrolls a scroll view, if anything does.
public enum ScrollPhase: String, Hashable, Sendable {
    /// Nothing.
    case idle
    /// A finger is down, and has not moved yet. Not with a mouse.
    case tracking
    /// The user, by a finger, a wheel or the scroll bar.
    case interacting
    /// It goes on after the user has let go.
    case decelerating
    /// The app, or a key.
    case animating

    /// Whether it moves, or may begin to.
    public var isScrolling: Bool { self != .idle }
}
