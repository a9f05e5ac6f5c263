/// An error in a test's interaction with a ``Screen``. Its description includes the outline of the screen or element.
public enum ScreenError: Error, CustomStringConvertible {
    /// No element, option or preview matches.
    case notFound(String, screen: String)
    /// Several elements match, but a single one is required.
    case ambiguous(String, count: Int, screen: String)
    /// The element's role doesn't support the action.
    case wrongRole(ElementRole, action: String)
    /// The event was refused: the element is removed or disabled, does not allow hit testing, or has no handler for it.
    case refused(String, element: String)
    /// The condition of a wait did not hold in time.
    case timedOut(after: Duration, screen: String)

    public var description: String {
        switch self {
        case .notFound(let wanted, let screen): "Found no \(wanted) in:\n\(screen)"
        case .ambiguous(let wanted, let count, let screen): "Found \(count) of \(wanted), not one, in:\n\(screen)"
        case .wrongRole(let role, let action): "A \(role.rawValue) can't be \(action)."
        case .refused(let reason, let element): "The event was refused (\(reason)):\n\(element)"
        case .timedOut(let timeout, let screen):
            "The condition did not hold within \(timeout). The screen:\n\(screen)"
        }
    }
}
