/// Whether a window is visible and takes events.
public enum ScenePhase: String, Hashable, Sendable {
    /// The window is not visible: its tab is in the background, or the browser is minimized.
    case background
    /// The window is visible, but takes no events. Browser tabs are never in this phase.
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
