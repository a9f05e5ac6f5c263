/// Why a test could not do on a screen what it wanted.
public enum ScreenError: Error, CustomStringConvertible {
    case notFound(String, screen: String)
    case ambiguous(String, count: Int, screen: String)
    /// The element can't be used in this way.
    case wrongRole(ElementRole, action: String)
    /// The element did not take the event: it is gone, or disabled.
    case refused(String, element: String)
    case timedOut(after: Duration, screen: String)

    public var description: String {
        switch self {
        case .notFound(let wanted, let screen): "Found no \(wanted) in:\n\(screen)"
        case .ambiguous(let wanted, let count, let screen): "Found \(count) of \(wanted), not one, in:\n\(screen)"
        case .wrongRole(let role, let action): "A \(role.rawValue) can't be \(action)."
        case .refused(let reason, let element): "The event was refused (\(reason)):\n\(element)"
        case .timedOut(let timeout, let screen): "What was waited for did not happen within \(timeout). The screen:\n\(screen)"
        }
    }
}
