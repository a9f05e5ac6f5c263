import EvergreenDocument

/// How far a heading is below the title of the window.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
    /// Nothing is said. On a page, the second level: the first one is the title of the window.
    case unspecified
    /// From the highest to the lowest.
    case h1, h2, h3, h4, h5, h6
}

extension View {
    /// Has assistive technology call the view a heading of a level. On a page, the role `heading` with `aria-level`.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        accessibility(
            adding: .header(level: level == .unspecified ? nil : Int(level.rawValue)),
            removing: .header(level: 7)
        )
    }
}
