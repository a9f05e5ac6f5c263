/// The direction in which a language is read, and views are laid out: leading is where a line starts.
public enum LayoutDirection: String, CaseIterable, Hashable, Sendable {
    /// As in English.
    case leftToRight
    /// As in Arabic and Hebrew.
    case rightToLeft
}
