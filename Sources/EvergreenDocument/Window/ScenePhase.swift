/// Whether a person can see and use a window.
public enum ScenePhase: String, Hashable, Sendable {
    /// Nobody sees the window: its tab is in the background, or the browser is minimized.
    case background
    /// The window is visible, and takes no events. Tabs of a browser are never in this phase.
    case inactive
    /// The window is visible.
    case active

    private var order: Int {
        switch self {
        case .background: 0
        case .inactive: 1
        case .active: 2
        }
    }
}

extension ScenePhase: Comparable {
    /// Whether the window is less visible in the first phase than in the second.
    public static func < (lhs: ScenePhase, rhs: ScenePhase) -> Bool { lhs.order < rhs.order }
}
