/// Whether something is shown.
public enum Visibility: CaseIterable, Hashable, Sendable {
    /// As suits the place.
    case automatic
    case visible
    case hidden
}
