/// The reading direction of a language, in which views are laid out: leading is where a line starts.
public enum LayoutDirection: String, CaseIterable, Hashable, Sendable {
    /// Left to right, as in English.
    case leftToRight
    /// Right to left, as in Arabic and Hebrew.
    case rightToLeft
}
