/// The phase of a view that scrolls into or out of the visible area.
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// Beyond the leading edge of the scroll axis.
    case topLeading
    /// Visible.
    case identity
    /// Beyond the trailing edge of the scroll axis.
    case bottomTrailing

    /// Whether the view is visible.
    public var isIdentity: Bool { self == .identity }

    /// -1 beyond the leading edge, 0 when visible, and 1 beyond the trailing edge.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}
