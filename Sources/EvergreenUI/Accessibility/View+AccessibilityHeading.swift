import EvergreenDocument

/// The level of a heading in the hierarchy of a window.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
    /// No explicit level. On a page, the second level: the window's title is the first.
    case unspecified
    /// Levels from the highest to the lowest.
    case h1, h2, h3, h4, h5, h6
}

extension View {
    /// Marks the view as a heading of a level. On a page, the role `heading` with `aria-level`.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        accessibility(
            adding: .header(level: level == .unspecified ? nil : Int(level.rawValue)),
            removing: .header(level: 7)
        )
    }
}
