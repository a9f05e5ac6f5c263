/// Where a view is that scrolls into sight or out of it.
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// Before the edge where the content begins: it has left there, or is about to come.
    case topLeading
    /// In sight.
    case identity
    /// Behind the edge where the content ends.
    case bottomTrailing

    /// Whether the view is in sight.
    public var isIdentity: Bool { self == .identity }

    /// -1 before the edge where the content begins, 0 in sight, and 1 behind the edge where it ends.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}
